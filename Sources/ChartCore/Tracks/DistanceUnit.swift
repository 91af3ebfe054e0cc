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
}
