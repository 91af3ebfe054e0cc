/// What there is to choose of how activities are summed and told.
public enum ActivityChoice: Sendable {
  /// Which days are a week.
  case weeks
  /// Kilometres or miles.
  case unit
  /// Over the time or the distance.
  case axis
  /// What somebody weighs, as some of the energy is to be estimated.
  case weight
  /// What a list counts in that does not say it.
  case accountUnit
}

/// How activities are summed and told.
public struct ActivityOptions: Hashable, Sendable {
  /// Which days are a week.
  public var weeks = ActivityWeeks.calendar(firstWeekday: 0)
  /// The moment until which there are weeks, in UTC milliseconds: what is later is left out. Nil where the last activity
  /// ends them.
  public var now: Double?
  /// Whether distances are told in miles and heights in feet.
  public var isInMiles = false
  /// Whether lists that do not say what they count in are in miles; nil where that is what all is told in.
  public var accountIsInMiles: Bool?
  /// Whether what was recorded is drawn over the distance, not over the time.
  public var isOverDistance = false

  /// What somebody weighs, in kilograms, at least and at most those of `weights`; nil where nobody says it, and energy is
  /// not estimated.
  public var weightKilograms: Double? {
    didSet { weightKilograms = weightKilograms?.clamped(to: Self.weights) }
  }

  /// What people who go on foot weigh, in kilograms: others are mistakes.
  public static let weights = 20.0...300

  /// Calendar weeks from Monday on, up to the last activity, in kilometres and metres.
  public init() {}
}
