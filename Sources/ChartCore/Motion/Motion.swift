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
