import TestSupport
import Testing

@testable import ChartCore

/// Straight lines through values, and what is known of them.
@Suite struct TrendTests {
  @Test func tooLittleHasNoLine() {
    #expect(Trend(of: [], over: [], isRobust: false) == nil)
    #expect(Trend(of: [1], over: [1], isRobust: false) == nil)
    #expect(Trend(of: [1, 2], over: [1, 1], isRobust: true) == nil)
    #expect(Trend(of: [1, .nan], over: [1, 2], isRobust: false) == nil)
  }

  @Test(arguments: [false, true]) func twoPointsAreOnTheirLine(isRobust: Bool) throws {
    let trend = try #require(Trend(of: [1, 3], over: [10, 14], isRobust: isRobust))
    #expect(trend(12) == 2)
    #expect((trend.slope, trend.count) == (0.5, 2))
    #expect(trend.band(at: 12) == nil)
  }

  @Test func oneValueHasNoCorrelation() throws {
    let trend = try #require(Trend(of: [7, .nan, 7, 7], over: [0, 1, 2, 3], isRobust: false))
    #expect((trend.slope, trend.correlation, trend.count) == (0, nil, 3))
    #expect(trend.band(at: 9) == 7...7)
  }

  @Test(arguments: [1e154, 1e160, 1e200, 1e307, 1e-170, 1e-300], [false, true])
  func extremeValuesHaveNoImpossibleBand(size: Double, isRobust: Bool) {
    let values = [1, 3, 2, 5, 4].map { $0 * size }
    let trend = Trend(of: values, over: [0, 1, 2, 3, 4], isRobust: isRobust)
    let band = trend?.band(at: 2)
    #expect(band.map { $0.lowerBound.isFinite && $0.upperBound.isFinite } ?? true)
    #expect(trend?.correlation.map { (-1...1).contains($0) } ?? true)
  }

  /// By hand: the middle is (1.5, 1.5), r² = 0.8 squared, rests 0.36 by two that are free, t 4.302652729749458.
  @Test func fourPoints() throws {
    let trend = try #require(Trend(of: [0, 2, 1, 3], over: [0, 1, 2, 3], isRobust: false))
    #expect((trend.slope - 0.8).magnitude < 1e-15)
    #expect(try (#require(trend.correlation) - 0.8).magnitude < 1e-15)
    let band = try #require(trend.band(at: 1.5))
    let reach = 4.302652729749458 * (1.8 / 2 / 4).squareRoot()
    #expect((band.upperBound - 1.5 - reach).magnitude < 1e-12)
    #expect((1.5 - band.lowerBound - reach).magnitude < 1e-12)
  }

  @Test func whatIsFarOffWidensNoRobustBand() throws {
    let x = (0..<50).map(Double.init)
    let values = x.map { $0 == 25 ? 1e6 : 2 * $0 + ($0.truncatingRemainder(dividingBy: 2)) }
    let trend = try #require(Trend(of: values, over: x, isRobust: true))
    let band = try #require(trend.band(at: 49))
    #expect((trend.slope - 2).magnitude < 0.1)
    #expect(band.upperBound - band.lowerBound < 4)
    #expect(band.contains(trend(49)))
  }

  /// W. S. Gosset's tables, with the digits of later ones.
  @Test(arguments: [
    (1, 12.706204736174705), (2, 4.302652729749458), (3, 3.1824463052836967),
    (10, 2.228138851986263), (30, 2.04227245630129), (1000, 1.9623390808257895),
    (1001, 1.962336705282207), (1_000_000, 1.9599663568112842),
  ]) func studentsQuantiles(free: Int, expected: Double) {
    #expect((Confidence.deviations(ofFree: free) / expected - 1).magnitude < 1e-11)
  }

  /// Both ways to find them meet: what is counted last is as far from its neighbour as those behind it.
  @Test func quantilesHaveNoStep() {
    let values = (998...1003).map(Confidence.deviations)
    let steps = zip(values, values.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 > 0 && ($0 / steps[0] - 1).magnitude < 0.02 })
  }
}
