import ChartCore

// What is seen of a point, for those who hear it.
extension ChartPicture {
  /// What the indicator's card says: the date, each row, and the remark; nil where there is no card.
  ///
  /// All rows, as there is no lack of room; a name that would take a minute is cut.
  public var spokenPoint: String? {
    guard let index = readIndex else { return nil }
    let rows = CardRows(self, index: index).fitting(.max)
    return ([style.formats.point(index, of: table)] + rows.map(\.words)).joined(separator: ", ")
  }
}

extension ChartPicture {
  /// The name, percent and value of the sector that has moved out; nil where none has.
  public var spokenSector: String? {
    guard let chosen = pie.last, let share = pieGeometry.shares.sector(ofSeries: chosen.series)
    else { return nil }
    let value = style.formats.value(share.value, unit: table.presentation.unit)
    return "\(table.series[share.series].name.shortened), \(share.percent) percent, \(value)"
  }
}

extension CardRow {
  /// The row in words: `Joined 2 300`, `Apples 17 percent, 4 120`, or the note.
  fileprivate var words: String {
    if isNote { return name }
    let percent = percent.isEmpty ? "" : " \(percent.filter(\.isNumber)) percent,"
    return "\(name.shortened)\(percent) \(value == gap ? "no value" : value)"
  }
}

/// How a missing value is written.
private let gap = "–"
/// The most characters of a name that are read out.
private let longestSpokenName = 200

extension String {
  /// The beginning of a name that would take a minute to read out.
  public var shortened: String {
    count > longestSpokenName ? prefix(longestSpokenName) + "…" : self
  }
}
