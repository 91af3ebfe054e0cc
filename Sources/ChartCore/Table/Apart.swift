// What few tables have is in memory of its own: a file may have a hundred thousand tables, each as large as all that it
// might have.

/// What a table shows beyond its series, if anything.
indirect enum ApartOfTable: Equatable, Sendable {
  case prices(ShownPrices)
  case track(TrackPath)
  /// Its one series is drawn over another one, point by point.
  case pair(SeriesPair)
  /// The points of a scatter are coloured by where they lie along x.
  case coloredByX
  /// How strong each frequency is at each x, of which its series has the strongest.
  case spectrogram(ShownSpectrogram)
}

/// Two series of which each point has one value of both.
struct SeriesPair: Equatable, Sendable {
  /// What the first one is called by itself.
  let upName: String
  /// The second one.
  let across: Series
  /// What colours the points, if anything.
  let color: PairColor?
}

/// What the points of two series are coloured by.
enum PairColor: Equatable, Sendable {
  /// Where they lie along x.
  case x
  /// The values of a series.
  case series(Series)
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
  case facts(RareSeriesFacts)
}

/// All of it: each fact is one by itself.
struct RareSeriesFacts: Equatable, Sendable {
  /// What its values are besides those at its points.
  var values: SeriesValues?
  /// The unit that its values are known to have.
  var unit: MeasureUnit?
  /// The straight line that it is.
  var trend: Trend?
  /// The zones in which people see its values, and those that its file has for it.
  var zones, zonesOfFile: ValueZones?
}

/// What the values of a series are, if not just those at its points.
enum SeriesValues: Equatable, Sendable {
  case counted(Column)
  /// It shows another series as it was earlier.
  case earlier(XShift)
  /// It has the points of a table of its own, which are shown at another x.
  case laid(LaidPoints)
}

/// The points of a series that is laid over a table of others.
struct LaidPoints: Equatable, Sendable {
  /// The table whose points they are.
  let table: Table
  /// Where they are shown.
  let shift: XShift
  /// Whether they are what another series was earlier.
  let areEarlier: Bool
}
