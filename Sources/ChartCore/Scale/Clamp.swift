extension Int {
  /// The integer part of `value`, or the nearest integer there is; NaN becomes 0. Never traps.
  public init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else if let integer = Int(exactly: value.rounded(.towardZero)) {
      self = integer
    } else {
      self = value < 0 ? .min : .max
    }
  }
}

extension Double {
  /// The nearest value inside `range`; NaN becomes the range's lower bound.
  public func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// The nearest finite value; NaN becomes the lowest.
  var clampedToFinite: Double {
    clamped(to: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }
}

extension ClosedRange<Double> {
  /// The distance of the bounds, at most the greatest finite number.
  public var span: Double { Swift.min(upperBound - lowerBound, .greatestFiniteMagnitude) }

  /// The value halfway between the bounds.
  var middle: Double { lowerBound.interpolated(to: upperBound, by: 0.5) }
}
