/// One thing at a time, each fading into the next: a function of the time that the caller hands in.
///
/// At most two layers are ever visible. What is asked for during a fade waits for its end, and the
/// latest wish wins, so a quick hand does not smear many faint layers over each other.
public struct CrossFade<Key: Hashable & Sendable>: Equatable, Sendable {
  private struct Fade: Equatable, Sendable {
    var key: Key
    var start, duration: Double
    var end: Double { start + duration }
  }

  private var old: Key?
  private var current: Fade
  private var waiting: Fade?

  /// Shows `key` alone.
  public init(showing key: Key) {
    current = Fade(key: key, start: -.infinity, duration: 0)
  }

  /// Fades to `key` over `duration` seconds, after the fade that is under way.
  ///
  /// The key that is shown or coming already changes nothing; a duration of 0 is there at once.
  public mutating func show(_ key: Key, at seconds: Double, duration: Double) {
    if duration <= 0 {
      self = CrossFade(showing: key)
      return
    }
    advance(to: seconds)
    if key == current.key {
      waiting = nil
    } else if waiting?.key != key {
      waiting = Fade(key: key, start: seconds, duration: duration)
      advance(to: seconds)
    }
  }

  /// What is visible at a time in seconds, the oldest first, with opacities from 0 to 1.
  public func layers(at seconds: Double) -> [(key: Key, opacity: Double)] {
    var present = self
    present.advance(to: seconds)
    return present.visibleLayers(at: seconds)
  }

  /// Whether one thing is fully shown, with nothing else coming, at a time in seconds.
  public func isFinished(at seconds: Double) -> Bool {
    var present = self
    present.advance(to: seconds)
    return present.old == nil
  }

  private func visibleLayers(at seconds: Double) -> [(key: Key, opacity: Double)] {
    guard let old else { return [(current.key, 1)] }
    let shown = ((seconds - current.start) / current.duration).clamped(to: 0...1)
    let layers = [(key: old, opacity: 1 - shown), (key: current.key, opacity: shown)]
    return layers.filter { $0.opacity > 0 }
  }

  /// Ends what is over by then, and begins what waited for it.
  private mutating func advance(to seconds: Double) {
    endFade(at: seconds)
    guard old == nil, var next = waiting else { return }
    next.start = max(next.start, current.end)
    (old, current, waiting) = (current.key, next, nil)
    endFade(at: seconds)
  }

  private mutating func endFade(at seconds: Double) {
    if seconds >= current.end { old = nil }
  }
}
