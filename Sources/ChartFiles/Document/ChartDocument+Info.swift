import ChartCore

extension ChartDocument {
  /// The file's facts as one line of JSON: what its charts hold, and the notices.
  ///
  /// `count` includes gaps; `min` and `max` do not, and are null where there is nothing but gaps.
  /// Linear time in the number of values.
  public var info: String {
    var info = ""
    tellInfo { info += $0 }
    return info
  }

  /// Tells `info` part by part, so that that of many series need not be in memory as a whole.
  public func tellInfo<Failure>(_ tell: (String) throws(Failure) -> Void) throws(Failure) {
    let facts = health?.info ?? activities.map { "\"activities\": \($0.info), " } ?? ""
    try tell("{\"format\": \(JSONText.string(format)), \(facts)\"charts\": [")
    for (index, table) in tables.enumerated() {
      if index > 0 { try tell(", ") }
      try table.tellInfo(tell)
    }
    let notices = JSONText.array(notices.map { JSONText.string($0.description) })
    try tell("], \"notices\": \(notices)\(columnsInfo)}")
  }
}

extension ChartDocument {
  /// What became of the columns of a table, and what else it may be read as, with a comma before it; nothing for other files.
  private var columnsInfo: String {
    guard !columns.isEmpty else { return "" }
    let all = columns.map { column in
      JSONText.object([
        "name": JSONText.string(column.name), "role": JSONText.string(column.role.rawValue),
        "unit": JSONText.string(column.unit), "why": JSONText.string(column.why.description),
      ])
    }
    return """
      , "columns": \(JSONText.array(all)), "choices": \(JSONText.array(choices.map(\.info)))
      """
  }
}

extension Table {
  /// What x is, is the file's own: milliseconds, hours of the day, or numbers.
  fileprivate func tellInfo<Failure>(
    _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let unit = xKind == .timesOfDay ? millisecondsPerHour : 1
    let visibleRange = moments(of: ChartState(table: self).visibleRange)
    let moments = (moment(ofPoint: 0), moment(ofPoint: x.count - 1))
    let x = JSONText.object([
      "kind": JSONText.string((xKind == .sessions ? .moments : xKind).rawValue),
      "name": JSONText.string(presentation.xName),
      "unit": JSONText.string(presentation.xUnit),
      "zone": JSONText.string(xKind.hasDates ? zone.name : nil),
      "count": String(x.count),
      "first": JSONText.number(moments.0 / unit),
      "last": JSONText.number(moments.1 / unit),
    ])
    let range = JSONText.array(
      [visibleRange.lowerBound, visibleRange.upperBound].map { JSONText.number($0 / unit) })
    try tell("{\"title\": \(JSONText.string(title)), \"kind\": \(JSONText.string(kind.rawValue)), ")
    try tell("\"x\": \(x), \"visibleRange\": \(range), \(pricesInfo)\"series\": [")
    for (index, part) in series.enumerated() {
      try tell((index > 0 ? ", " : "") + part.info)
    }
    try tell("]}")
  }
}

extension Table {
  /// What the file says of prices, with a comma behind it; nothing where there are none.
  private var pricesInfo: String {
    guard let history = prices?.history else { return "" }
    let facts = JSONText.object([
      "symbol": JSONText.string(history.symbol), "currency": JSONText.string(history.currency),
      "zone": JSONText.string(zone.name),
      "splits": String(history.splits.count),
    ])
    return "\"prices\": \(facts), "
  }
}

extension Series {
  fileprivate var info: String {
    let extent = column.extent(of: 0..<column.count)
    return JSONText.object([
      "id": JSONText.string(id),
      "name": JSONText.string(name),
      "color": JSONText.string(color.hex),
      "hidden": String(isHidden),
      "count": String(column.count),
      "gaps": String(column.gapCount),
      "min": JSONText.number(extent?.lowerBound),
      "max": JSONText.number(extent?.upperBound),
    ])
  }
}
