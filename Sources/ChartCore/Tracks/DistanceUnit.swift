/// In what distances and heights are told.
public enum DistanceUnit: Sendable {
  case kilometers, miles

  /// Miles, or kilometres.
  public init(isInMiles: Bool) { self = isInMiles ? .miles : .kilometers }

  /// What stands behind a distance.
  public var name: Phrase { self == .miles ? "mi" : "km" }
  /// What stands behind a height.
  public var heightName: Phrase { self == .miles ? "ft" : "m" }
  /// What stands behind a speed.
  public var speedName: Phrase { self == .miles ? "mph" : "km/h" }
  /// How many metres a distance of 1 is.
  public var meters: Double { self == .miles ? 1609.344 : 1000 }
  /// How many metres a height of 1 is.
  public var heightMeters: Double { self == .miles ? 0.3048 : 1 }

  /// The distance for which people tell the time that somebody took at a sport, in metres, and what it is called: a
  /// kilometre or a mile on foot, a hundred metres or yards of a swim. Nil of what is told by its speed.
  public func paceDistance(of sport: Sport?) -> (meters: Double, name: Phrase)? {
    switch sport {
    case .run, .walk, .hike: (meters, name)
    case .swim: self == .miles ? (91.44, "100 yd") : (100, "100 m")
    default: nil
    }
  }

  /// What pools are measured in, in metres, and what it is called; nil of what is no swim.
  func poolLength(of sport: Sport?) -> (meters: Double, name: Phrase)? {
    guard sport == .swim else { return nil }
    return self == .miles ? (0.9144, "yd") : (1, "m")
  }
}
