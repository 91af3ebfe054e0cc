/// What a file says about how its table is shown, beyond the data.
public struct Presentation: Equatable, Sendable {
  /// What the numbers of the series count.
  public enum Unit: Hashable, Sendable {
    /// Just numbers.
    case plain
    /// Billionths of a Toncoin.
    case nanotons
    /// Telegram Stars.
    case stars
    /// Bytes, a thousand of which are a kilobyte.
    case bytes
    /// Bytes, 1024 of which are a kibibyte.
    case binaryBytes
    /// Hundredths of something.
    case percent
    /// Numbers in a unit of measure.
    case measured(String)
    /// Hours or minutes, whose parts are told in sixtieths: 5.5 is `5:30`.
    case sixtieths
    /// States, each the number of one of these words: 0 is the first.
    case states([String])
  }

  /// How long a point's time is, as the file's labels say it.
  public enum Period: Hashable, Sendable, CaseIterable {
    /// Five minutes, an hour, a day, seven days, 30 days, each from the point's moment on.
    case fiveMinutes, hour, day, week, month
  }

  /// What the numbers of the x column are; the raw values are the names that other programs read.
  public enum XKind: String, Hashable, Sendable, CaseIterable {
    /// UTC milliseconds from the start of 1970.
    case moments = "moment"
    /// Milliseconds of the time that the presentation's sessions have, which is told as the moments they stand for.
    case sessions = "session"
    /// Milliseconds from midnight of any day, without a date.
    case timesOfDay = "time-of-day"
    /// Just numbers, perhaps in a unit.
    case numbers = "number"
    /// Milliseconds.
    case durations = "duration"
    /// Numbers of rows, from 1.
    case rows = "row"
  }

  /// Which colours everything but the data has.
  public enum Palette: Hashable, Sendable {
    /// The desktop's own surfaces and accent.
    case desktop
    /// Those of Telegram's charts.
    case telegram
  }

  /// How its series are drawn, beyond their kind.
  public struct Drawing: Equatable, Sendable {
    /// The width of lines in pixels; nil where the kind decides.
    public var lineWidth: Double?
    /// Which colours everything but the data has.
    public var palette = Palette.desktop
    /// Whether bars have space between them and round tops, where they are wide enough, and grow from the axis as they
    /// come.
    public var barsStandApart = false
    /// Whether larger values are drawn below smaller ones, as people want it of what is better the less it is.
    public var isDownward = false
  }

  /// What is around the plot, and what of the data is in it when the chart opens.
  public struct Layout: Equatable, Sendable {
    /// The part of x on which the chart opens; nil for its last quarter.
    public var openingRange: ClosedRange<Double>?
    /// The y axis with which the chart opens.
    public var openingYScale = YScaleChoice.automatic
    /// Whether there is a mini-map below the plot.
    public var hasMiniMap = true
    /// Whether there is a calendar of its days beside it, where there is room.
    public var hasCalendar = false
  }

  /// What is around the plot, and what of the data is in it when the chart opens.
  public var layout = Layout()
  /// How its series are drawn, beyond their kind.
  public var drawing = Drawing()

  // Facts of the file.

  /// What the numbers of the x column are.
  public var xKind = XKind.moments
  /// What the x column is called; nil where it has no name that is worth telling.
  public var xName: String?
  /// The unit of an x of numbers, such as `nm`; nil where that is not known.
  public var xUnit: String?
  /// The zone that an x of moments is told in.
  public var zone = Zone.utc
  /// Whether its moments are those of clocks of which nobody says where they are: its zone stands for theirs, whatever
  /// zone other moments are told in.
  public var isOfOwnClocks = false
  /// The time of sessions that x counts in, where it is of that kind.
  public internal(set) var sessions: TradingTime? {
    get { rare?.sessions }
    set { change { $0.sessions = newValue } }
  }
  /// The moments that points are called by, where x is when they begin, as that of compared weeks; nil where x says them.
  var calledMoments: Column? {
    get { rare?.calledMoments }
    set { change { $0.calledMoments = newValue } }
  }
  private var apart: ApartOfPresentation?
  private var rare: RareFacts? { if case .facts(let facts) = apart { facts } else { nil } }
  private mutating func change(_ change: (inout RareFacts) -> Void) {
    var facts = rare ?? RareFacts()
    change(&facts)
    apart = facts == RareFacts() ? nil : .facts(facts)
  }
  /// The zone whose clocks x goes with: the time of sessions goes with none, all of its days are as long.
  var zoneOfX: Zone { sessions == nil ? zone : .utc }
  /// The time a point stands for; nil where its moments tell.
  public var period: Period?
  /// What the numbers count.
  public var unit = Unit.plain
  /// The activity that it is of, and whose laps it has; often none.
  public var activity: ShownActivity? {
    get { rare?.activity }
    set { change { $0.activity = newValue } }
  }
  /// The tables that its chart shows in turn, if there are others; often none.
  public var metrics: TableMetrics? {
    get { rare?.metrics }
    set { change { $0.metrics = newValue } }
  }
  /// Whether its values at several points add up, where whoever made the table knows; nil where names and numbers tell.
  public var addsUp: Bool?
  /// Whether its series are what several histories of prices closed at.
  public var isComparison = false
  /// What it is from, such as a file's name without its ending, where a board has several sources.
  public var source: String?
  /// Whether it is one chart of a table's columns, so that others of the file may have the same x column.
  public var isOfTable = false

  /// A table shown as its kind is usually.
  public init() {}
}
