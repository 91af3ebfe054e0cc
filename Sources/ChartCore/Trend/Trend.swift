/// The straight line through the values of a series, and what is known of it.
public struct Trend: Equatable, Sendable {
  /// Where the line would be by chance.
  private enum Uncertainty: Equatable {
    /// Of points that are on it, or too few.
    case unknown
    /// So far up and down at the middle, and so much more for each x away from it, as sides of a right triangle.
    case deviations(ofMiddle: Double, ofSlope: Double)
    /// Between lines of these slopes.
    case slopes(ClosedRange<Double>)
  }

  /// The x from which `middleX` counts, so that x far from 0 lose no digits.
  private let origin: Double
  private let middleX, middleY: Double
  /// How much y rises with x.
  public let slope: Double
  /// Pearson's coefficient of correlation of the values with x, from -1 to 1; nil where all of them are one.
  public let correlation: Double?
  /// How many values there are.
  public let count: Int
  private let uncertainty: Uncertainty

  /// The line of least squares, or by the middle one of the slopes of pairs where it is to be robust; nil where there are less
  /// than two x with a value. Linear time; a robust one takes n log n.
  init?(of values: [Double], over x: [Double], isRobust: Bool) {
    guard let first = x.first else { return nil }
    let points = Self.points(x, values, from: first)
    guard let line = LeastSquares(points, around: 0), line.slope.isFinite, line.middle.y.isFinite
    else { return nil }
    let rests = Rests(of: points, from: line)
    (origin, count, correlation) = (first, points.count, rests.correlation)
    guard isRobust, let robust = TheilSen(points.map { ($0.x, $0.y) }) else {
      (middleX, middleY, slope) = (line.middle.x, line.middle.y, line.slope)
      uncertainty =
        rests.deviation.map {
          .deviations(
            ofMiddle: $0 / line.weights.squareRoot(), ofSlope: $0 / line.spread.squareRoot())
        } ?? .unknown
      return
    }
    (middleX, middleY, slope) = (robust.middle.x, robust.middle.y, robust.slope)
    uncertainty =
      points.count > 2 ? .slopes(robust.slopes(within: Confidence.deviations)) : .unknown
  }

  /// Those that have a value, each as heavy.
  private static func points(
    _ x: [Double], _ y: [Double], from first: Double
  ) -> [(x: Double, y: Double, weight: Double)] {
    var points: [(x: Double, y: Double, weight: Double)] = []
    points.reserveCapacity(x.count)
    for (x, y) in zip(x, y) where !y.isNaN { points.append((x - first, y, 1)) }
    return points
  }

  /// The y of the line at an x.
  public func callAsFunction(_ x: Double) -> Double { middleY + slope * (x - origin - middleX) }

  /// Between which y the line would be at an x with a confidence of 95 percent, were all values independent of each other;
  /// nil of two points. N. R. Draper and H. Smith, Applied Regression Analysis (1966), 1.4.
  public func band(at x: Double) -> ClosedRange<Double>? {
    let distance = x - origin - middleX
    switch uncertainty {
    case .unknown: return nil
    case .deviations(let middle, let slope):
      let reach = (middle * middle + slope * slope * distance * distance).squareRoot()
      return .finite(self(x) - reach, self(x) + reach)
    case .slopes(let slopes):
      let ends = [slopes.lowerBound, slopes.upperBound].map { middleY + $0 * distance }
      return .finite(min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
  }
}

extension ClosedRange<Double> {
  /// From one number to another; nil where values are too large for one of them to be a number.
  fileprivate static func finite(_ lower: Double, _ upper: Double) -> ClosedRange<Double>? {
    lower.isFinite && upper.isFinite && lower <= upper ? lower...upper : nil
  }
}

/// What a line of least squares leaves of values.
private struct Rests {
  /// How far they are from it, times what Student's t makes of that; nil where there are none.
  let deviation: Double?
  let correlation: Double?

  /// Linear time.
  init(of points: [(x: Double, y: Double, weight: Double)], from line: LeastSquares) {
    var (rests, spread) = (DoubleDouble(), DoubleDouble())
    for point in points {
      let rest = point.y - line(point.x)
      rests = rests + DoubleDouble(rest, times: rest)
      spread = spread + DoubleDouble(point.y - line.middle.y, times: point.y - line.middle.y)
    }
    let free = points.count - 2
    deviation =
      free > 0
      ? (rests.value / Double(free)).squareRoot() * Confidence.deviations(ofFree: free) : nil
    let relation = line.slope * (line.spread / spread.value).squareRoot()
    correlation = spread.value > 0 && relation.isFinite ? relation.clamped(to: -1...1) : nil
  }
}
