import Testing

@testable import ChartCore

@Suite struct LogTicksTests {
  @Test(
    "divides a decade as far as its lines keep apart",
    arguments: [
      (.infinity, [1, 2, 3, 4, 5, 6, 7, 8, 9]), (110, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      (109, [1, 2, 5]),
      (17, [1, 2, 5]), (16, []), (0, []), (.nan, []),
    ] as [(Double, [Double])])
  func minor(decadePixels: Double, values: [Double]) {
    let ticks = LogTicks.minor(decadePixels: decadePixels, closest: 5)
    #expect((ticks?.values(in: 1...9.9) ?? []) == values)
  }

  @Test("has fewer and fewer, powers of ten at last") func coarser() {
    var ticks = LogTicks(containing: 1...9)
    var counts: [Int] = []
    for _ in 0..<6 {
      counts.append(ticks.values(in: 1...9999).count)
      ticks = ticks.coarser
    }
    #expect(counts == [28, 16, 12, 4, 2, 1])
  }

  @Test("of a range that has no logarithm there are none", arguments: [0...10, -5...5])
  func nothing(range: ClosedRange<Double>) {
    #expect(LogTicks(containing: 1...100).values(in: range).isEmpty)
  }
}
