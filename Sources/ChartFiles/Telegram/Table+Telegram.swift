public import ChartCore

extension Table {
  /// Whether it can be a chart of Telegram's format: that has moments, or the hours of a day, along x.
  public var fitsTelegram: Bool { !kind.isOfPlaces && (xKind.hasDates || xKind == .timesOfDay) }

  /// Tells the points inside a range, of some of the series, as a chart object of Telegram's format: x in milliseconds
  /// or, of times of day, in hours, numbers as the shortest that read back as they are, gaps as null.
  ///
  /// Chartdeck reads the same columns from it, names, colours, kind and title. Of a table that does not fit, the numbers
  /// of x are told as they are. Linear time in the number of points.
  public func tellTelegram<Failure>(
    of range: ClosedRange<Double>, series shown: [Int], title: String,
    _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let indexes = indexes(inside: range)
    let written = shown.flatMap { index in
      drawnColumns(ofSeries: index).map { ($0.name, $0.column, series[index].color) }
    }
    let ids = written.indices.map { "y\($0)" }
    try tell("{\"columns\": [[\"x\"")
    for index in indexes { try tell(", \(hourOrMoment(ofPoint: index).shortestDecimal)") }
    for (id, (_, column, _)) in zip(ids, written) {
      try tell("], [\(JSONText.string(id))")
      for index in indexes { try tell(", \(column[index].jsonNumber)") }
    }
    let members = zip(ids, written)
    try tell("]], \"types\": ")
    try tell(
      JSONText.object([("x", "\"x\"")] + ids.map { ($0, JSONText.string(kind.telegramType)) }))
    try tell(", \"names\": " + JSONText.object(members.map { ($0, JSONText.string($1.0)) }))
    try tell(", \"colors\": " + JSONText.object(members.map { ($0, JSONText.string($1.2.hex)) }))
    let marks = kind.telegramMarks.map { ", \"\($0)\": true" }.joined()
    try tell("\(marks), \"title\": \(JSONText.string(title))}")
  }

  /// What is drawn of a series: of candles all four prices.
  private func drawnColumns(ofSeries index: Int) -> [(name: String, column: Column)] {
    guard kind.showsQuotes, index == 0, let quotes = prices?.quotes else {
      return [(series[index].name, valuesAtPoints(ofSeries: index))]
    }
    return [
      ("open", quotes.open), ("high", quotes.high), ("low", quotes.low), ("close", quotes.close),
    ]
  }

  private func hourOrMoment(ofPoint index: Int) -> Double {
    xKind == .timesOfDay ? x[index] / millisecondsPerHour : moment(ofPoint: index)
  }
}

extension ChartKind {
  /// What Telegram's format calls a series of the kind.
  fileprivate var telegramType: String {
    switch mark {
    case .line, .price, .track, .scatter, .cells: "line"
    case .step: "step"
    case .column: "bar"
    case .area, .total, .sector: "area"
    }
  }

  /// The keys that are true of a chart of the kind.
  fileprivate var telegramMarks: [String] {
    switch stacking {
    case .none: axisCount > 1 ? ["y_scaled"] : []
    case .sums: ["stacked"]
    case .percentages: ["stacked", "percentage"]
    }
  }
}

extension Double {
  fileprivate var jsonNumber: String { isNaN ? "null" : shortestDecimal }
}
