// What few tables have is in memory of its own: a file may have a hundred thousand tables, each as large as all that it
// might have.

/// What a table shows beyond its series, if anything.
indirect enum ApartOfTable: Equatable, Sendable {
  case prices(ShownPrices)
  case track(TrackPath)
}

/// What few presentations say, if anything.
indirect enum ApartOfPresentation: Equatable, Sendable {
  case facts(RareFacts)
}

/// All of it: each fact is one by itself.
struct RareFacts: Equatable, Sendable {
  /// The time of sessions that x counts in.
  var sessions: TradingTime?
  /// The moments that points are called by which x has the beginnings of.
  var calledMoments: Column?
  /// The activity that it is of.
  var activity: ShownActivity?
  /// The tables that its chart shows in turn.
  var metrics: TableMetrics?
}

/// What few series have beside their column, if anything.
indirect enum ApartOfSeries: Equatable, Sendable {
  case counted(Column)
  case shifted(XShift)
}
