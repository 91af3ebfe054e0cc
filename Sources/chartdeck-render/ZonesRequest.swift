import ChartCore

/// Zones that are asked for, and of which series: `Heart Rate: age 40`.
struct ZonesRequest: Equatable {
  /// The name or the id of the series; nil for the first one.
  let series: String?
  /// The zones.
  let zones: ValueZones

  /// Reads a text, the name before its last colon; nil where there are no zones.
  init?(_ text: String) {
    let colon = text.lastIndex(of: ":")
    let name = colon.map { String(text[..<$0]).trimmedBlanks }
    guard let zones = ValueZones(colon.map { String(text[text.index(after: $0)...]) } ?? text)
    else {
      return nil
    }
    (series, self.zones) = (name, zones)
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
