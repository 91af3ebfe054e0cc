import ChartScene
import Testing

@testable import chartdeck_bench

@Suite struct MonthBenchTests {
  @Test func aFrameIsTold() {
    let bench = MonthBench(window: Size(900, 500), rounds: 1, days: 60)
    #expect("\(bench.measurement())".contains("growth frame of a month"))
  }
}
