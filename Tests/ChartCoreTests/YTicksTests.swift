import ChartCore
import Testing

@Suite struct YTicksTests {
  @Test(arguments: [
    (0.0...53, 0.0, 10.0), (12...278, 10, 55), (0...150, 0, 30), (0...0.3, 0, 0.06),
    (328_510...4_505_200, 300_000, 800_000), (-50...50, -50, 20), (1550...1810, 1550, 50),
    (0...1, 0, 0.2), (1.1...1.2, 1.1, 0.02), (0...1e-9, 0, 2e-10), (-3 ... -1, -3, 0.4),
  ])
  func niceNumbers(range: ClosedRange<Double>, first: Double, step: Double) {
    let ticks = YTicks(containing: range)
    #expect(ticks.first == first)
    #expect(ticks.step == step)
    #expect(ticks.domain.lowerBound == first)
  }

  @Test func tickValuesAreExactDecimals() {
    #expect(
      YTicks(containing: 0...0.53).values(in: 0...0.53) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(
      YTicks(containing: -0.3...0.23).values(in: -0.3...0.23) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2])
    #expect(YTicks(containing: 0...5.3e22).values(in: 0...3e22) == [0, 1e22, 2e22, 3e22])
  }

  @Test func valuesGoOnBeyondTheDomain() {
    let ticks = YTicks(containing: 0...53)
    #expect(ticks.values(in: -25...75) == [-20, -10, 0, 10, 20, 30, 40, 50, 60, 70])
    #expect(ticks.values(in: 31...39).isEmpty)
    #expect(ticks.values(in: 30...30) == [30])
  }

  @Test func atMostAHundredValues() {
    let ticks = YTicks(containing: 0...0.53)
    for range in [0...1e3, -1e300...1e300, -1e308...1e308, 1e17...1e17 + 64, 0...9.9, 0...9.8] {
      let values = ticks.values(in: range)
      #expect(values.count <= 100)
      #expect(values.allSatisfy(range.contains))
      #expect(zip(values, values.dropFirst()).allSatisfy(<))
    }
    #expect(ticks.values(in: 0...9.7).count == 98)
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (5, 3, 1), (12, 10, 1), (1, 0, 1), (-1, -3, 1), (1e6, 800_000, 100_000),
    (0.5, 0.48, 0.01),
  ])
  func aLoneValueGetsRoomAround(value: Double, first: Double, step: Double) {
    let ticks = YTicks(containing: value...value)
    #expect(ticks.first == first)
    #expect(ticks.step == step)
    #expect(ticks.domain.contains(value))
  }

  static let magnitudes = [
    -Double.greatestFiniteMagnitude, -1e308, -1e15, -1, -1e-300, -tiniest, 0, tiniest,
    tiniest * 1e13,
    1e-300, 1e-9, 0.1, 0.3, 1, 255, 1e15, 1e15 + 1, 9_007_199_254_740_994, 1e22, 1e308,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: magnitudes) func anyRangeHasTicks(lower: Double) {
    for upper in Self.magnitudes where lower <= upper {
      let ticks = YTicks(containing: lower...upper)
      let values = ticks.values(in: ticks.domain)
      #expect(ticks.domain.lowerBound <= lower && upper <= ticks.domain.upperBound)
      #expect(ticks.step > 0 && ticks.step.isFinite && ticks.domain.upperBound.isFinite)
      #expect((3...6).contains(values.count), "\(lower)...\(upper): \(values)")
      #expect(zip(values, values.dropFirst()).allSatisfy(<), "\(values)")
    }
  }

  @Test func infiniteRangesAreClamped() {
    #expect(YTicks(containing: -.infinity ... .infinity).step.isFinite)
    #expect(YTicks(containing: .infinity ... .infinity).step.isFinite)
  }

  @Test func randomRangesAreContainedAndWasteLittle() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<5000 {
      let size = Double("1e\(Int.random(in: -12...15, using: &random))") ?? 1
      let lower = Double.random(in: -1...1, using: &random) * size
      let span = Double.random(in: 0.001...2, using: &random) * size
      let ticks = YTicks(containing: lower...lower + span)
      let interval = (lower + span) / 5.3 - lower / 5.3
      #expect(ticks.domain.lowerBound <= lower, "seed 21")
      #expect(ticks.domain.upperBound >= lower + span, "seed 21")
      #expect(ticks.domain.lowerBound >= lower - interval / 2, "seed 21")
      #expect(ticks.domain.upperBound <= lower + span + interval * 0.5001, "seed 21")
      #expect(ticks.values(in: ticks.domain).count == 6, "seed 21")
    }
  }
}
