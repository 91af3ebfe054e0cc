import Testing

@testable import chartdeck_bench

@Suite struct StackBenchTests {
  @Test func everyKindThatHasColumnsIsMeasured() {
    let tasks = StackBench(counts: [300], frames: 2).measurements().map(\.task)
    for kind in ["bars", "stacked-bars", "areas", "percentage-areas"] {
      #expect(tasks.contains("frame of 4 noisy \(kind); 300 points"))
      #expect(tasks.contains("table of 4 noisy \(kind); 300 points"))
    }
  }
}
