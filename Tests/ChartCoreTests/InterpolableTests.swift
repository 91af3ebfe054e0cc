import ChartCore
import TestSupport
import Testing

@Suite struct InterpolableTests {
  @Test(arguments: [
    (0.0, 10.0, 0.25, 2.5), (10, 0, 0.25, 7.5), (0.1, 0.7, 0, 0.1), (0.1, 0.7, 1, 0.7),
    (5, 5, 0.3, 5), (0, 10, 1.5, 15), (0, 10, -0.5, -5), (-1.6e308, 1.6e308, 0.5, 0),
    (-1.6e308, 1.6e308, 1, 1.6e308), (-1.6e308, 1.6e308, 0, -1.6e308), (tiniest, 0, 1, 0),
    (0, 1e308, 1e308, .greatestFiniteMagnitude),
  ])
  func numbers(from: Double, to: Double, fraction: Double, expected: Double) {
    #expect(from.interpolated(to: to, by: fraction) == expected)
  }

  @Test func rangesMoveBothBounds() {
    #expect((0.0...10).interpolated(to: 10...30, by: 0.5) == 5...20)
    #expect((0.1...0.3).interpolated(to: 0.2...0.7, by: 1) == 0.2...0.7)
    #expect((0.0...0).interpolated(to: 1...1, by: 0.1) == 0.1...0.1)
  }

  @Test func rangesNeverTurnOver() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<10_000 {
      let a = Double.random(in: -1...1, using: &random)
      let b = Double.random(in: -1...1, using: &random)
      let range = (a...a.nextUp).interpolated(
        to: b...b.nextUp, by: Double.random(in: 0...1, using: &random))
      #expect(range.lowerBound <= range.upperBound, "seed 41")
    }
  }

  @Test func aGapStaysAGap() {
    #expect(Double.nan.interpolated(to: 1, by: 0.5).isNaN)
    #expect(1.0.interpolated(to: .nan, by: 0.5).isNaN)
  }
}
