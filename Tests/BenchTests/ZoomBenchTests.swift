import ChartScene
import Testing

@testable import chartdeck_bench

@Suite struct ZoomBenchTests {
  @Test func everyPairHasItsFramesAndTheSlowest() {
    let lines = ZoomBench(window: Size(240, 200), rounds: 1).measurements().map { "\($0)" }
    #expect(lines.count == 10)
    #expect(lines.filter { $0.contains(",25,") }.count == 5)
    #expect(lines[8].hasPrefix("zoom frame of percentage-areas to pie,25,"))
    #expect(lines[9].hasPrefix("zoom frame of percentage-areas to pie: slowest,1,"))
  }
}
