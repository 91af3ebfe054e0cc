import ChartCore

extension ChartDocument {
  /// The file's facts as one line of JSON: what its charts hold, and the notices.
  ///
  /// `count` includes gaps; `min` and `max` do not, and are null where there is nothing but gaps.
  /// Linear time in the number of values.
  public var info: String {
    JSONText.object([
      "format": JSONText.string(format),
      "charts": JSONText.array(tables.map(\.info)),
      "notices": JSONText.array(notices.map { JSONText.string($0.description) }),
    ])
  }
}

/// What an hour of the day is in the file's own moments.
private let millisecondsPerHour = 3_600_000.0

extension Table {
  /// The moments are the file's own: milliseconds, or hours of the day.
  fileprivate var info: String {
    let unit = presentation.isTimeOfDay ? millisecondsPerHour : 1
    let visibleRange = ChartState(table: self).visibleRange
    return JSONText.object([
      "title": JSONText.string(title),
      "kind": JSONText.string(kind.rawValue),
      "x": JSONText.object([
        "count": String(x.count),
        "first": JSONText.number(x[0] / unit),
        "last": JSONText.number(x[x.count - 1] / unit),
      ]),
      "visibleRange": JSONText.array(
        [visibleRange.lowerBound, visibleRange.upperBound].map { JSONText.number($0 / unit) }),
      "series": JSONText.array(series.map(\.info)),
    ])
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
