// What few tables have is in memory of its own: a file may have a hundred thousand tables, each as large as all that it
// might have.

/// What a table shows beyond its series, if anything.
indirect enum ApartOfTable: Equatable, Sendable {
  case prices(ShownPrices)
  case track(TrackPath)
}

/// What few presentations say, if anything.
indirect enum ApartOfPresentation: Equatable, Sendable {
  case sessions(SessionTime)
  case activity(ShownActivity)
  case faces(TableFaces)
}

/// What few series have beside their column, if anything.
indirect enum ApartOfSeries: Equatable, Sendable {
  case counted(Column)
}
