import TestSupport
import Testing

@testable import ChartCore

@Suite struct YTicksTests {
  @Test(
    "the step is the smallest that puts at most eight ticks on the domain",
    arguments: [
      (0.0...0.0, 1.0, 0.0...5.3), (-1 ... -1, 1, -3...2.3), (0...1, 0.2, 0...1.06),
      (0...7.9, 1, 0...7.9), (0...8, 2, 0...8.6), (0...15.9, 2, 0...15.9), (0...16, 5, 0...16.5),
      (5...20, 5, 5...21.5), (1...8, 1, 1...8.3), (0.9...8, 2, 0...8.6), (0...53, 10, 0...53),
      (0...54, 10, 0...54), (75...220, 50, 50...220), (4000...15_400, 2000, 4000...15_400),
      (328_510...4_505_200, 1e6, 0...4_505_200), (-50...50, 20, -60...50),
      (-3 ... -1, 0.5, -3 ... -0.85),
      (1.1...1.2, 0.02, 1.1...1.206), (0...0.3, 0.05, 0...0.315), (0...1e-9, 2e-10, 0...1.06e-9),
    ])
  func niceSteps(range: ClosedRange<Double>, step: Double, domain: ClosedRange<Double>) {
    let ticks = YTicks(containing: range)
    let found = ticks.domain(containing: range)
    #expect(ticks.step == step)
    #expect(found.lowerBound == domain.lowerBound)
    #expect(abs(found.upperBound - domain.upperBound) <= domain.upperBound.ulp * 2)
  }

  @Test("ticks are equal while their step is, wherever the values")
  func ticksAreTheirStep() {
    #expect(YTicks(containing: 0...53) == YTicks(containing: -31...25))
    #expect(YTicks(containing: 0...53) == YTicks(containing: 1e6 + 3...1e6 + 60))
    #expect(YTicks(containing: 0...53) != YTicks(containing: 0...5.3))
    #expect(YTicks(containing: 0...53) != YTicks(containing: 0...106))
  }

  @Test func coarserStepsStayNice() {
    let steps = sequence(first: YTicks(containing: 0...0.053), next: \.coarser).prefix(8)
    #expect(steps.map(\.step) == [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2])
  }

  @Test(
    "binary ticks are multiples of a power of two",
    arguments: [
      (0.0...0.0, 1.0, 5.3), (0...1024, 256, 1100.8), (0...5000, 1024, 5000),
      (3...4, 0.25, 4.075),
      (-1...1, 0.5, 1.15), (0...1e300, 0, 0),
    ])
  func binarySteps(range: ClosedRange<Double>, step: Double, top: Double) {
    let ticks = YTicks(containing: range, isBinary: true)
    #expect((4...8).contains(ticks.values(in: ticks.domain(containing: range)).count))
    #expect(ticks.coarser.step == 2 * ticks.step)
    guard step > 0 else { return }
    #expect(ticks.step == step)
    #expect(abs(ticks.domain(containing: range).upperBound - top) < 1e-9)
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
    let domain = ticks.domain(containing: value...value)
    #expect(ticks.step == step)
    #expect(domain.lowerBound == first)
    #expect(domain.contains(value))
    #expect(ticks.values(in: domain).count == 6)
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
      let domain = ticks.domain(containing: lower...upper)
      let values = ticks.values(in: domain)
      #expect(domain.lowerBound <= lower && upper <= domain.upperBound)
      #expect(ticks.step > 0 && ticks.step.isFinite && domain.upperBound.isFinite)
      #expect((4...8).contains(values.count), "\(lower)...\(upper): \(values)")
      #expect(zip(values, values.dropFirst()).allSatisfy(<), "\(values)")
    }
  }

  @Test("ticks of one range have a domain for any other", arguments: magnitudes)
  func anyDomain(lower: Double) {
    for upper in Self.magnitudes where lower <= upper {
      for ticks in [0...5e-300, 0...53, 0...5.3e307].map({ YTicks(containing: $0) }) {
        let domain = ticks.domain(containing: lower...upper)
        #expect(domain.lowerBound <= lower && upper <= domain.upperBound)
        #expect(domain.lowerBound < domain.upperBound && domain.upperBound.isFinite)
      }
    }
  }

  @Test func infiniteRangesAreClamped() {
    let infinity = Double.infinity
    for range in [-infinity...infinity, infinity...infinity, -infinity ... -infinity] {
      let ticks = YTicks(containing: range)
      #expect(ticks.step.isFinite)
      #expect(ticks.domain(containing: range).upperBound.isFinite)
      #expect(ticks.domain(containing: range).lowerBound.isFinite)
      #expect(ticks.values(in: range).count <= 100)
    }
  }

  /// A range of any size and place.
  private func range(using random: inout SeededGenerator) -> ClosedRange<Double> {
    let size = Double("1e\(Int.random(in: -12...15, using: &random))") ?? 1
    let lower = [0, Double.random(in: -1...1, using: &random) * size].randomElement(using: &random)
    let span = Double.random(in: 0.001...2, using: &random) * size
    return (lower ?? 0)...(lower ?? 0) + span
  }

  @Test func randomRangesHaveFourToEightTicksOnNiceSteps() {
    var random = SeededGenerator(seed: 21)
    var counts: [Int: Int] = [:]
    for _ in 0..<10_000 {
      let range = range(using: &random)
      let ticks = YTicks(containing: range)
      let count = ticks.values(in: ticks.domain(containing: range)).count
      counts[count, default: 0] += 1
      #expect([[1], [2], [5]].contains(DecimalDigits(ticks.step).digits), "seed 21, \(range)")
      #expect((4...8).contains(count), "seed 21, \(range)")
    }
    // Both bounds are met, and about six is the rule.
    #expect(counts.keys.sorted() == [4, 5, 6, 7, 8], "seed 21")
    let sum = counts.reduce(0) { $0 + $1.key * $1.value }
    #expect((55_000...65_000).contains(sum), "seed 21: \(sum)")
  }

  @Test func randomDomainsWasteLittle() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<10_000 {
      let range = range(using: &random)
      let ticks = YTicks(containing: range)
      let domain = ticks.domain(containing: range)
      let last = ticks.values(in: domain).last ?? .nan
      #expect(domain.lowerBound <= range.lowerBound, "seed 22, \(range)")
      #expect(domain.lowerBound > range.lowerBound - ticks.step, "seed 22, \(range)")
      #expect(domain.upperBound >= range.upperBound, "seed 22, \(range)")
      #expect(domain.upperBound <= range.upperBound + ticks.step * 0.3001, "seed 22, \(range)")
      #expect(domain.upperBound >= last + ticks.step * 0.2999, "seed 22, \(range)")
      #expect(last <= range.upperBound, "seed 22, \(range)")
    }
  }
}
