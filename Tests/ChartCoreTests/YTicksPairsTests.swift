import TestSupport
import Testing

@testable import ChartCore

@Suite struct YTicksPairsTests {
  @Test func quartersOfAHundred() {
    #expect(YTicks.quarters.values(in: 0...105) == [0, 25, 50, 75, 100])
    #expect(YTicks.quarters.coarser.values(in: 0...105) == [0, 50, 100])
    var ticks = YTicks.quarters
    for _ in 0..<8 {
      #expect(ticks.coarser.step > ticks.step)
      ticks = ticks.coarser
    }
  }

  @Test func theSecondAxisHasRoundNumbersOnTheLinesOfTheFirst() {
    let first = YTicks(containing: 261_400...894_000)
    let domain = first.domain(containing: 261_400...894_000)
    let (second, other) = YTicks.matching(first, over: domain, containing: 12_360...44_060)
    #expect(first.step == 100_000 && domain == 200_000...894_000)
    #expect(second.step == 5_000)
    #expect(second.values(in: other) == [10, 15, 20, 25, 30, 35, 40].map { $0 * 1_000 })
  }

  @Test(arguments: 0..<200) func linesMeetAndNothingIsCutOff(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (range, other) = (ClosedRange.random(&random), ClosedRange.random(&random))
    let ticks = YTicks(containing: range)
    let domain = ticks.domain(containing: range)
    let (matching, matched) = YTicks.matching(ticks, over: domain, containing: other)
    #expect(matched.lowerBound <= other.lowerBound, "seed \(seed)")
    #expect(matched.upperBound >= other.upperBound, "seed \(seed)")
    let places = ticks.values(in: domain).map { LinearScale(domain: domain, from: 0, to: 1)($0) }
    let others = matching.values(in: matched.widenedByRounding)
      .map { LinearScale(domain: matched, from: 0, to: 1)($0) }
    #expect(zip(places, others).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
    #expect(abs(places.count - others.count) <= 1, "seed \(seed)")
    // A smaller step would not do, so no more than three quarters of the axis are empty.
    #expect(other.span >= matched.span / 8, "seed \(seed)")
  }

  @Test(arguments: [0.0...0, 7...7, -3 ... -3, 0...1e300, -1e308...1e308])
  func oddRangesHaveFiniteAxes(range: ClosedRange<Double>) {
    let ticks = YTicks(containing: 0...10)
    let (matching, domain) = YTicks.matching(ticks, over: 0...10.6, containing: range)
    #expect(matching.step > 0 && matching.step.isFinite)
    #expect(domain.lowerBound <= range.lowerBound && domain.upperBound >= range.upperBound)
    #expect(domain.lowerBound.isFinite && domain.upperBound.isFinite)
  }
}

extension ClosedRange<Double> {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    let size = [1e-6, 1, 1e3, 1e7].randomElement(using: &random)!
    let lower = Double.random(in: -1...3, using: &random) * size
    return lower...(lower + Double.random(in: 0.1...1, using: &random) * size)
  }

  /// The last line may lie a rounding beyond the end.
  fileprivate var widenedByRounding: Self {
    lowerBound - span * 1e-9...upperBound + span * 1e-9
  }
}
