/// A value on its way to a target: a function of the time that the caller hands in.
public struct Motion<Value: Interpolable & Equatable & Sendable>: Equatable, Sendable {
  /// Where the value is going, or rests.
  public private(set) var target: Value
  private var origin: Value
  private var start = 0.0
  private var duration = 0.0
  private var curve = Curve.linear

  /// A value that rests.
  public init(resting value: Value) {
    target = value
    origin = value
  }

  /// The value at a time in seconds: the exact target from the end of the motion on.
  public func value(at seconds: Double) -> Value {
    if isFinished(at: seconds) { return target }
    let fraction = ((seconds - start) / duration).clamped(to: 0...1)
    return origin.interpolated(to: target, by: curve.progress(after: fraction))
  }

  /// Whether the value has reached its target at a time in seconds.
  public func isFinished(at seconds: Double) -> Bool {
    origin == target || seconds >= start + duration
  }

  /// Sets out for another target from wherever the value is, without a jump.
  ///
  /// The target it has already changes nothing, so a motion under way keeps its end; a duration of 0
  /// is there at once. Both times are in seconds.
  public mutating func retarget(
    to value: Value, at seconds: Double, duration: Double, curve: Curve = .easeOut
  ) {
    if value == target && duration > 0 { return }
    origin = duration > 0 ? self.value(at: seconds) : value
    target = value
    start = seconds
    self.duration = max(0, duration)
    self.curve = curve
  }
}

/// How a motion's progress follows its time.
public enum Curve: Equatable, Sendable {
  /// The same speed all the way.
  case linear
  /// Fast at first, slow at its end; cubic. For what answers to a hand.
  case easeOut
  /// Slow at both ends; cubic.
  case easeInOut

  /// The progress, 0 to 1, after `fraction` of the time, 0 to 1.
  func progress(after fraction: Double) -> Double {
    let rest = 1 - fraction
    switch self {
    case .linear: return fraction
    case .easeOut: return 1 - rest * rest * rest
    case .easeInOut:
      return fraction < 0.5
        ? 4 * fraction * fraction * fraction : 1 - 4 * rest * rest * rest
    }
  }
}

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
