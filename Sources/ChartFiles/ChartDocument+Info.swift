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

extension Table {
  fileprivate var info: String {
    let visibleRange = ChartState(table: self).visibleRange
    return JSONText.object([
      "title": JSONText.string(title),
      "kind": JSONText.string(kind.rawValue),
      "x": JSONText.object([
        "count": String(x.count),
        "first": JSONText.number(domain.lowerBound),
        "last": JSONText.number(domain.upperBound),
      ]),
      "visibleRange": JSONText.array(
        [visibleRange.lowerBound, visibleRange.upperBound].map(JSONText.number)),
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
