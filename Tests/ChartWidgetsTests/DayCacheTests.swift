import ChartCore
import Testing

@testable import ChartWidgets

@Suite struct DayCacheTests {
  private func key(_ moment: Int) -> DayCache.Key {
    DayCache.Key(chart: 0, moment: Double(moment))
  }

  @Test func keepsWhatWasUsedLast() {
    var cache = DayCache()
    for moment in 0..<DayCache.capacity { cache.keep(.line("\(moment)"), for: key(moment)) }
    #expect(cache.table(for: key(0))?.title == "0")
    cache.keep(.line("new"), for: key(-1))
    #expect(cache.table(for: key(0)) != nil)
    #expect(cache.table(for: key(1)) == nil)
    #expect(cache.table(for: key(2)) != nil)
  }

  @Test func aChartsDaysAreItsOwn() {
    var cache = DayCache()
    cache.keep(.line("A"), for: key(1))
    #expect(cache.table(for: DayCache.Key(chart: 1, moment: 1)) == nil)
  }

  @Test func keepingAgainReplaces() {
    var cache = DayCache()
    cache.keep(.line("A"), for: key(1))
    cache.keep(.line("B"), for: key(1))
    #expect(cache.table(for: key(1))?.title == "B")
  }
}
