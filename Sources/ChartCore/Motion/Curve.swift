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
