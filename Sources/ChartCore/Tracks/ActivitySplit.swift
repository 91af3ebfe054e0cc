/// A part of an activity, as people compare one with the next: a lap, or one of its kilometres or miles.
public struct ActivitySplit: Equatable, Sendable {
  /// What ends it.
  public enum Kind: Sendable {
    /// Whoever did it, or the device.
    case lap
    /// The distance that is told.
    case distance
  }

  /// What ended it.
  public let kind: Kind
  /// Its number among those of its kind, from 1 on.
  public let number: Int
  /// Where on x it is.
  public let range: ClosedRange<Double>
  /// What is known of it.
  public let activity: Activity
  /// Whether none of its kind was faster, of several.
  public internal(set) var isBest = false

  /// A part of an activity.
  public init(_ kind: Kind, number: Int, in range: ClosedRange<Double>, _ activity: Activity) {
    (self.kind, self.number, self.range, self.activity) = (kind, number, range, activity)
  }

  /// How many seconds a metre took; nil where nothing is known of that.
  fileprivate var pace: Double? {
    guard let seconds = activity.movingSeconds, let meters = activity.meters, meters > 0,
      seconds > 0
    else { return nil }
    return seconds / meters
  }
}

/// What is shorter is no part that others are compared with, in metres.
private let leastCompared = 100.0

extension [ActivitySplit] {
  /// The same with the fastest one known, the first of several; none where there are no two to be compared. What is far
  /// shorter than the longest of them is a rest of one, and no rival.
  public var withBest: [ActivitySplit] {
    let longest = compactMap(\.activity.meters).max() ?? 0
    let rivals = indices.filter { index in
      let meters = self[index].activity.meters ?? 0
      let isWhole = self[index].kind == .lap || meters > longest - 1
      return isWhole && meters >= leastCompared && self[index].pace != nil
    }
    let best = rivals.min { (self[$0].pace ?? .infinity) < (self[$1].pace ?? .infinity) }
    guard rivals.count > 1, let best else { return self }
    var splits = self
    splits[best].isBest = true
    return splits
  }
}
