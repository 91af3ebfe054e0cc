/// What there is to choose of how activities are summed and told.
public enum ActivityChoice: Sendable {
  /// Which days are a week.
  case weeks
  /// Kilometres or miles.
  case unit
  /// Over the time or the distance.
  case axis
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
  /// Whether what was recorded is drawn over the distance, not over the time.
  public var isOverDistance = false

  /// Calendar weeks from Monday on, up to the last activity, in kilometres and metres.
  public init() {}
}
