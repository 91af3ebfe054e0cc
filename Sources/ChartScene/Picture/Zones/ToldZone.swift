import ChartCore

/// A zone as it is told: how long values were in it, and which part of all that is.
struct ToldZone: Equatable {
  /// What it is called, `12:34`, and `23%`.
  let name, length, percent: String
  /// The part, from 0 to 1.
  let share: Double
}

extension ChartPicture {
  /// What is told of the zones that are seen, from the lowest on; none while they are being counted.
  var toldZones: [ToldZone] {
    guard let (series, zones) = shownZones,
      let lengths = table.zoneLengths(ofSeries: series, in: visibleRange, by: reading.zoneCounting)
    else {
      return []
    }
    let told = style.formats.zoneLengths(lengths, of: table)
    let (all, percents) = (lengths.reduce(0, +), percentages(rounded: lengths))
    return lengths.indices.map { zone in
      ToldZone(
        name: style.words(zones.name(ofZone: zone)), length: told[zone],
        percent: style.formats.percent(percents[zone]),
        share: all > 0 ? (lengths[zone] / all).clamped(to: 0...1) : 0)
    }
  }

  /// The same for those who hear it; nil where no zone is seen.
  public var spokenZones: String? {
    let told = toldZones
    guard let (series, zones) = shownZones, !told.isEmpty else { return nil }
    let notation = ValueNotation(resolving: zones.bounds, unit: table.unit(of: [series]))
    let bounds = zones.bounds.map { style.formats.value($0, in: notation) }
    return told.enumerated().map { zone, told in
      let range: Phrase =
        zone == 0
        ? "below \(bounds[0])"
        : zone == bounds.count
          ? "from \(bounds[zone - 1])" : "\(bounds[zone - 1]) to \(bounds[zone])"
      return style.words("\(told.name), \(range): \(told.length), \(told.percent)")
    }.joined(separator: "; ")
  }
}
