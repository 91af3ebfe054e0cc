import ChartScene
import Testing

@testable import chartdeck_bench

@Suite struct MorphBenchTests {
  @Test func eachKindAndTheSlowestFrameAreTold() {
    let bench = MorphBench(window: Size(240, 200), rounds: 1, counts: (100, 70))
    let lines = bench.measurements().map { "\($0)" }
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("morph frame of") })
  }
}
