import ChartCore

/// What the points of a chart open into.
public nonisolated enum DrillSource: Sendable {
  /// Nothing.
  case none
  /// The shares of the days around a point, from the chart itself.
  case shares
  /// A chart of each point, read by a function of the point's moment that may take its time: it is
  /// called in the background.
  case days(read: @Sendable (Double) -> DayReading)
  /// Cards of what there is in the time of each point, read by a function of that which may take its time: it is called
  /// in the background.
  case cards(read: @Sendable (ClosedRange<Double>) -> [CardCharts])
}

/// The charts of one card: the first one is on it, and opens into all where there are more.
public nonisolated struct CardCharts: Sendable {
  /// The charts, at least one.
  public let tables: [Table]

  /// Charts, at least one.
  public init(_ tables: [Table]) { self.tables = tables }
}

/// What came of reading the chart of a day.
public nonisolated enum DayReading: Sendable {
  /// The chart.
  case table(Table)
  /// There is none for that day.
  case missing
  /// There is one, but it cannot be read: a sentence says why.
  case broken(String)
}

/// Why a point did not open.
public nonisolated enum OpeningFailure: Equatable, Sendable {
  /// There is nothing for this moment of a chart.
  case missing(chart: Int, moment: Double)
  /// What there is cannot be read: a sentence says why.
  case broken(String)
}
