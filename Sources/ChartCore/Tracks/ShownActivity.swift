/// The activity that charts are of, as they tell it.
public struct ShownActivity: Equatable, Sendable {
  /// What is known of it.
  public var activity: Activity
  /// In what it is told.
  public var unit: DistanceUnit
  /// Where on x its laps begin, ascending; the first one too.
  public var laps: [Double]
  /// Where on x each of several activities begins, ascending, and what it was; none of one alone.
  public var legs: [Leg] = []
  /// Its laps, if there are several, then its kilometres or miles; none of what was not recorded.
  public var splits: [ActivitySplit] = []
  /// When each point of its charts was recorded, in milliseconds, a gap at each pause; nil where that is not known.
  public var times: Column?
  /// The points before which there was a long time without any, ascending: nothing is known of that, over whatever x.
  public var outages: [Int] = []
  /// How far it was at each point of a chart of its speed or of its pace, in what that is told for: kilometres, miles or
  /// hundreds of metres; nil of other charts, and where that is not known.
  public var distances: Column?
  /// What somebody weighs, in kilograms, of which what it took is estimated where nobody told it; nil for no estimate.
  public var weightKilograms: Double?
  /// Whether what it took is told by its own file alone, and not by the list that it is of: sums of the list lack it.
  public var isEnergyOfFile = false
  /// Whether this chart is the one that has its figures above the plot.
  public var hasFigures = false

  /// An activity and its laps.
  public init(
    _ activity: Activity, unit: DistanceUnit, laps: [Double] = [], weightKilograms: Double? = nil
  ) {
    (self.activity, self.unit, self.laps) = (activity, unit, laps)
    self.weightKilograms = weightKilograms
  }

  /// One of several activities in one go.
  public struct Leg: Equatable, Sendable {
    /// Where it begins.
    public let start: Double
    /// What it was.
    public let sport: Sport

    /// A sport from an x on.
    public init(_ sport: Sport, from start: Double) { (self.sport, self.start) = (sport, start) }
  }

  /// What people call it, or else its sport.
  public var name: Phrase {
    activity.name.map { Phrase(verbatim: $0) } ?? activity.sport.phrase
  }
}
