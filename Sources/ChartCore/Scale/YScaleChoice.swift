/// From where to where a y axis goes, and how, as people choose it.
public enum YScaleChoice: String, Hashable, Sendable, CaseIterable {
  /// Near the lowest value, or from 0 where that is near.
  case automatic
  /// From 0.
  case fromZero = "from-zero"
  /// By powers of ten.
  case logarithmic
  /// Each line in percent of its value at the start of the visible range.
  case percent
}

/// How much of an axis may be empty so that it starts at 0.
private let mostEmptyPart = 1.0 / 3

extension ClosedRange<Double> {
  /// The range that an axis of lines shows of values: with 0 where that is near, which is where no more
  /// than a third of the axis is empty then; at both sides of 0 alike.
  public var withZeroIfNear: ClosedRange<Double> {
    let (nearest, farthest) =
      lowerBound >= 0 ? (lowerBound, upperBound) : (-upperBound, -lowerBound)
    return nearest >= 0 && nearest <= farthest * mostEmptyPart ? withZero : self
  }

  /// The range up to 0, or from there.
  var withZero: ClosedRange<Double> { Swift.min(lowerBound, 0)...Swift.max(upperBound, 0) }
}
