/// A value that can be anywhere on the way to another one.
public protocol Interpolable {
  /// The value `fraction` of the way to `other`: this value itself at 0, exactly `other` at 1.
  func interpolated(to other: Self, by fraction: Double) -> Self
}

extension Double: Interpolable {
  /// The number `fraction` of the way to `other`, beyond them for a fraction outside 0 to 1.
  ///
  /// Finite numbers give a finite number.
  public func interpolated(to other: Double, by fraction: Double) -> Double {
    if isNaN || other.isNaN || fraction.isNaN { return .nan }
    let whole = other - self
    if !whole.isFinite { return (self * (1 - fraction) + other * fraction).clampedToFinite }
    // From the nearer end, so that both ends come out exactly.
    return (fraction < 0.5 ? self + whole * fraction : other - whole * (1 - fraction))
      .clampedToFinite
  }
}

extension ClosedRange: Interpolable where Bound == Double {
  /// The range whose bounds are `fraction` of the way to those of `other`.
  public func interpolated(to other: ClosedRange, by fraction: Double) -> ClosedRange {
    let lower = lowerBound.interpolated(to: other.lowerBound, by: fraction)
    let upper = upperBound.interpolated(to: other.upperBound, by: fraction)
    return Swift.min(lower, upper)...Swift.max(lower, upper)
  }
}
