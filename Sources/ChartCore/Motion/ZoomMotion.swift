/// Seconds from an overview to its detail: long enough to follow, short enough not to wait.
private let zoomSeconds = 0.4
/// The least time for a way back: one that is nearly over must still be seen to turn.
private let shortestSeconds = 0.15

/// How far a chart is on its way from an overview, 0, to the detail of one of its points, 1: a
/// function of the time that the caller hands in.
public struct ZoomMotion: Equatable, Sendable {
  private var progressMotion: Motion<Double>

  /// A chart at rest: in the detail or in the overview.
  public init(isZoomedIn: Bool) {
    progressMotion = Motion(resting: isZoomedIn ? 1 : 0)
  }

  /// Whether the detail is where it rests or is going.
  public var isZoomedIn: Bool { progressMotion.target == 1 }

  /// Sets out for the detail or back, from wherever it is; there at once where `isAnimated` is not.
  ///
  /// A part of the way takes a part of the time. The end it heads for already changes nothing.
  public mutating func head(toDetail: Bool, isAnimated: Bool, at seconds: Double) {
    let target = toDetail ? 1.0 : 0
    let rest = abs(target - progress(at: seconds))
    let duration = isAnimated ? max(shortestSeconds, zoomSeconds * rest) : 0
    progressMotion.retarget(to: target, at: seconds, duration: duration, curve: .easeInOut)
  }

  /// The progress at a time in seconds, from 0 to 1, exact at both ends.
  public func progress(at seconds: Double) -> Double { progressMotion.value(at: seconds) }

  /// Whether it has arrived at a time in seconds.
  public func isFinished(at seconds: Double) -> Bool { progressMotion.isFinished(at: seconds) }
}
