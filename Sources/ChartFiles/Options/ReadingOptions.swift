public import ChartCore

/// How a file is read where somebody knows better than its recognition, by the families of what it may be. Each format
/// looks at what is its own, and at the place.
public struct ReadingOptions: Hashable, Sendable {
  /// How a text table is read.
  public var text = TextOptions()
  /// How activities are summed; nil for what is usual.
  public var activities: ActivityOptions?
  /// Whom to believe of health.
  public var health = HealthOptions()
  /// Where, when and in which language somebody looks.
  public var place = ReadingPlace()

  /// Nothing is known better.
  public init() {}

  /// How activities are summed.
  var sums: ActivityOptions { activities ?? ActivityOptions() }

  /// Takes from others how a table is read.
  public mutating func readTable(as other: ReadingOptions) {
    (text, place.zone) = (other.text, other.place.zone)
  }
}

/// Whom to believe of health.
public struct HealthOptions: Hashable, Sendable {
  /// Who is believed where several sources tell of the same time, by their names, the first one first. Those that are not
  /// named follow: watches, phones, others.
  public var sources: [String] = []
}

/// Where, when and in which language somebody looks.
public struct ReadingPlace: Hashable, Sendable {
  /// The zone of all moments that do not say theirs, and the one that all are told in, of other files too; nil
  /// where the text tells.
  public var zone: Zone?
  /// The zone of who looks: the days and weeks of activities are its, where no other one is asked for.
  public var here: Zone?
  /// The moment of who looks, in UTC milliseconds: dates that say no year are of the last one that has passed.
  public var now: Double?
  /// How titles and names are written that are not the file's own.
  public var formats = Formats.english

  /// The language of these.
  var words: Words { formats.words }
  /// The zone of days and weeks.
  var zoneOfDays: Zone { zone ?? here ?? .utc }
}
