import ChartCore

/// Zones that are asked for, and of which series: `Heart Rate: age 40`.
struct ZonesRequest: Equatable {
  /// The name or the id of the series; nil for the first one.
  let series: String?
  /// The zones.
  let zones: ValueZones

  /// Reads a text, the name before the first colon behind which there are zones; nil where there are none.
  init?(_ text: String) {
    let colons = text.indices.filter { text[$0] == ":" }
    let ways =
      [(nil, text)]
      + colons.map { colon in
        (String(text[..<colon]).trimmedBlanks, String(text[text.index(after: colon)...]))
      }
    for (name, rest) in ways {
      guard let zones = ValueZones(rest) else { continue }
      (series, self.zones) = (name, zones)
      return
    }
    return nil
  }
}

extension StillChart {
  /// Shows the values of a series in zones.
  mutating func show(_ request: ZonesRequest) throws(RenderError) {
    guard table.kind.mayHaveZones else { throw .noZones }
    let found = request.series.map { name in
      table.series.firstIndex { $0.id == name } ?? table.series.firstIndex { $0.name == name }
    }
    guard let series = found ?? 0 else {
      throw .zonesOf(request.series ?? "", known: table.series.map(\.name))
    }
    show(request.zones, ofSeries: series)
  }
}
