import ChartCore
import Testing

@testable import chartdeck_bench

@Suite struct KindBenchTests {
  @Test func everyKindIsMeasuredBesideLines() {
    let tasks = KindBench(frames: 2).measurements().map(\.task)
    for kind in ChartKind.allCases where kind != .pie {
      #expect(tasks.contains { $0.hasSuffix(" " + kind.rawValue) }, "\(kind)")
    }
    // As many lines as there are series in a stack.
    #expect(tasks.contains("drag frame of 7 lines") && tasks.contains("drag frame of 6 lines"))
  }

  @Test func tablesAreTheSameInEveryRun() {
    let tables = (0..<2).map { _ in Table.wandering(.areas, seriesCount: 3) }
    #expect(tables[0] == tables[1])
    #expect(tables[0].x.count == 365 && tables[0].series.count == 3)
  }
}
