public import ChartCore

/// How a text table is read where somebody knows better than its recognition.
public struct TableOptions: Hashable, Sendable {
  /// What is between two cells; nil where the text tells.
  public var delimiter: Dialect.Delimiter?
  /// The decimal sign of all numbers, a point or a comma; nil where each column tells.
  public var decimal: Unicode.Scalar?
  /// How many rows of names there are: the first that are as wide as the table. Nil where the text tells.
  public var headerRows: Int?
  /// The name or number of the column that is x, `row` for the rows' numbers; nil where the columns tell.
  public var x: String?
  /// The names or numbers of the columns that are drawn, on one chart; nil for all, on as many as they need.
  public var series: [String]?
  /// What columns are there for, by their names or numbers; the others tell it themselves.
  public var roles: [String: TableRole] = [:]
  /// Whether the file has other tables.
  var isAmongOthers = false
  /// What the whole of a file told of its columns, by their places, where its beginning told otherwise.
  var told: Set<Int> = []
  /// Whether columns that are called as prices are have lines like others, not candles.
  public var isWithoutPrices = false

  /// The zone of all moments that do not say theirs, and the one that all are told in, of other files too; nil
  /// where the text tells.
  public var zone: Zone?
  /// The zone of who looks: the days and weeks of activities are its, where no other one is asked for.
  public var here: Zone?
  /// The moment of who looks, in UTC milliseconds: dates that say no year are of the last one that has passed.
  public var now: Double?

  /// Who is believed where several sources of health tell the same time, by their names, the first one first. Those that
  /// are not named follow: watches, phones, others.
  public var healthSources: [String] = []

  /// How activities are summed; nil for what is usual.
  public var activities: ActivityOptions?

  /// How titles and names are written that are not the file's own.
  public var formats = Formats.english

  /// The language of these.
  var words: Words { formats.words }
  /// How activities are summed.
  var sums: ActivityOptions { activities ?? ActivityOptions() }
  /// The zone of days and weeks.
  var zoneOfDays: Zone { zone ?? here ?? .utc }

  /// Nothing is known better.
  public init() {}
}
