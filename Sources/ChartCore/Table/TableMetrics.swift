/// The tables that one chart shows in turn, as people choose, and which of them a table is.
///
/// They are neighbours in their file, and in their order.
public struct TableMetrics: Equatable, Sendable {
  /// What all of them are of, and no other tables of the file: `week`.
  public var group: String
  /// What each is called beside the others: `Distance`.
  public var names: [String]
  /// Which of them the table is.
  public var shown: Int
  /// What each of them comes to at a point, where all are told above the plot; else none.
  public var figures: [MetricFigure] = []
  /// What one more would be called, for which something has to be asked first; nil where there is no more.
  public var asked: String?
  /// Whether its periods are any seven days, back from the last one; nil where it has no weeks.
  public var isRolling: Bool?
  /// What its series stand for, where those of other cards are the same ones and are switched along; else nil.
  public var seriesGroup: String?
  /// What its rows are, where they count the days of periods that are compared.
  public var countedDays: CountedDays?
  /// What its series are sums of, where those are parts that other cards switch; else nil.
  public var parts: SummedParts?

  /// The table of a number among these.
  public init(group: String, names: [String], shown: Int) {
    (self.group, self.names, self.shown) = (group, names, shown)
  }

  /// Whether others are the same, but for which of them is shown. Time in proportion to the names.
  func isSame(as other: TableMetrics?) -> Bool { group == other?.group && names == other?.names }
}

/// Rows that count the days from the beginning of a week, a month or a year on, of which the newest is the first series.
public struct CountedDays: Hashable, Sendable {
  /// What begins with the first day.
  public enum Span: Sendable {
    case week, month, year
  }

  /// What the days are of.
  public let span: Span
  /// The midnight that the newest begins at, as clocks show it; of years that of any leap year, as every date has its row.
  public let start: Double

  /// The days of a span that begins at a local midnight.
  public init(of span: Span, from start: Double) { (self.span, self.start) = (span, start) }
}

/// One of the figures that the tables of a chart tell.
public struct MetricFigure: Equatable, Sendable {
  /// What stands behind its number.
  public let unit: String
  /// What it counts.
  public let kind: Presentation.Unit
  /// How many decimals it is told with.
  public let places: Int
  /// Its parts, one a series.
  public let columns: [Column]

  /// A figure of columns that are as long as the table's.
  public init(unit: String, kind: Presentation.Unit, places: Int, columns: [Column]) {
    (self.unit, self.kind, self.places, self.columns) = (unit, kind, places, columns)
  }
}
