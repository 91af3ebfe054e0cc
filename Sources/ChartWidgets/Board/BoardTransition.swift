import ChartCore
import ChartScene

/// How long a change of layout or order takes, in seconds: long enough to follow with the eye.
private let transitionSeconds = 0.42

/// The way of charts, meant by their ids, from where they stood to where they stand now: one may go on the way, and others
/// take its place.
struct BoardTransition {
  /// Where charts were when it began.
  private var starts: [Int: CardPlacement] = [:]
  private var motion = Motion<Double>(resting: 1)

  /// Begins at these places.
  mutating func begin(from places: [Int: CardPlacement], isAnimated: Bool, at seconds: Double) {
    starts = places
    motion = Motion(resting: 0)
    motion.retarget(
      to: 1, at: seconds, duration: isAnimated ? transitionSeconds : 0, curve: .easeInOut)
  }

  /// Whether everything stands where it is to stand.
  func isFinished(at seconds: Double) -> Bool { motion.isFinished(at: seconds) }

  /// Forgets where charts came from.
  mutating func end() { starts = [:] }

  /// The charts that are on their way.
  func charts(at seconds: Double) -> Set<Int> {
    isFinished(at: seconds) ? [] : Set(starts.keys)
  }

  /// Where something stands that comes from a place and is to rest at another.
  func place(from start: CardPlacement, to rest: CardPlacement, at seconds: Double) -> CardPlacement
  {
    isFinished(at: seconds)
      ? rest : start.interpolated(to: rest, by: motion.value(at: seconds))
  }

  /// Where a chart stands that is to rest at a place.
  func place(of id: Int, restingAt rest: CardPlacement, at seconds: Double) -> CardPlacement {
    guard let start = starts[id] else { return rest }
    var place = place(from: start, to: rest, at: seconds)
    place.depth = rest.depth
    return place
  }
}
