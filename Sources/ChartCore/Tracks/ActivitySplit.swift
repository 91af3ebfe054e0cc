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

  /// The same without how far it went up.
  public var withoutAscent: ActivitySplit {
    var activity = activity
    activity.ascentMeters = nil
    var split = ActivitySplit(kind, number: number, in: range, activity)
    split.isBest = isBest
    return split
  }

  fileprivate var leastCompared: Double {
    activity.sport == .swim ? leastSwum : ChartCore.leastCompared
  }

  /// How slow it was as it is told, in whole seconds or tenths of a speed, and between those that are told alike in whole
  /// tenths of a second for a kilometre: less is only how sums are rounded. Nil where nothing is known of it.
  fileprivate func slowness(in unit: DistanceUnit) -> (told: Double, tenths: Double)? {
    guard let seconds = activity.movingSeconds, let meters = activity.meters, meters > 0,
      seconds > 0
    else { return nil }
    let told =
      unit.paceDistance(of: activity.sport).map { (seconds / meters * $0.meters).rounded() }
      ?? -(meters / seconds * 3600 / unit.meters * 10).rounded()
    return (told, (seconds / meters * 10_000).rounded())
  }
}

/// What is shorter is no part that others are compared with, in metres: of a swim less than the shortest pools have.
private let (leastCompared, leastSwum) = (100.0, 15.0)

extension [ActivitySplit] {
  /// The same with the fastest one known, as it is told in a unit, the first of several; none where there are no two to be
  /// compared. What is far shorter than the longest of them is a rest of one, and no rival.
  public func withBest(in unit: DistanceUnit) -> [ActivitySplit] {
    let longest = compactMap(\.activity.meters).max() ?? 0
    let rivals = indices.compactMap { index in
      let meters = self[index].activity.meters ?? 0
      let isWhole = self[index].kind == .lap || meters > longest - 1
      let slowness =
        isWhole && meters >= self[index].leastCompared ? self[index].slowness(in: unit) : nil
      return slowness.map { (index: index, slowness: $0) }
    }
    guard rivals.count > 1, let best = rivals.min(by: { $0.slowness < $1.slowness }) else {
      return self
    }
    var splits = self
    splits[best.index].isBest = true
    return splits
  }
}
