import ChartCore

// What is seen of a point, for those who hear it.
extension ChartPicture {
  /// What the indicator's card says: the date, each row, and the remark; nil where there is no card.
  ///
  /// As many rows as anyone listens to; a name that would take a minute is cut.
  public var spokenPoint: String? {
    guard let index = readIndex else { return nil }
    let title = cardTitle(ofPoint: index)
    if let table = markedTable { return ([title] + table.spoken).joined(separator: ", ") }
    let rows = CardRows(self, index: index).fitting(mostSpokenRows)
    // Figures above the plot are of the point too, and begin with its date.
    let heading = metricFigures == nil ? title : spokenFigures ?? title
    return ([heading] + rows.map { style.words($0.words) }).joined(separator: ", ")
  }
}

extension ChartPicture {
  /// The name, percent and value of the sector that has moved out; nil where none has.
  public var spokenSector: String? {
    guard let chosen = effects.sectors.last,
      let share = pieGeometry.shares.sector(ofSeries: chosen.series)
    else { return nil }
    let notation = ValueNotation(resolving: [share.value], unit: table.presentation.unit)
    let value = style.formats.value(share.value, in: notation)
    let name = table.series[share.series].name.shortened
    return style.words("\(name), \(share.percent) percent, \(value)")
  }
}

extension CardRow {
  /// The row in words: `Joined 2 300`, `Apples 17 percent, 4 120`, or the note.
  fileprivate var words: Phrase {
    if let spoken { return spoken }
    if isNote { return Phrase(verbatim: name) }
    let value: Phrase = value == gap ? "no value" : Phrase(verbatim: self.value)
    if percent.isEmpty { return "\(name.shortened) \(value)" }
    return "\(name.shortened) \(percent.withoutPercentSign) percent, \(value)"
  }
}

extension String {
  /// A percentage without its sign, which stands before it or behind it, with or without a space.
  fileprivate var withoutPercentSign: String { filter { !"%٪".contains($0) && !$0.isWhitespace } }
}

/// The most rows of a card that are read out: a minute.
private let mostSpokenRows = 50
/// How a missing value is written.
private let gap = "–"
/// The most characters of a name that are read out.
private let longestSpokenName = 200
/// The most scalars of Unicode that are looked at for these characters.
private let mostSpokenScalars = 4096

extension Unicode.Scalar {
  fileprivate var turnsText: Bool {
    ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
  }
}

extension String {
  /// The beginning of a name that would take a minute to read out, without the marks that would turn
  /// round what stands beside it (Unicode Standard Annex 9: embeddings, overrides and isolates).
  public var shortened: String {
    var plain = UnicodeScalarView()
    plain.append(contentsOf: unicodeScalars.prefix(mostSpokenScalars).filter { !$0.turnsText })
    let name = String(plain)
    return name.count > longestSpokenName ? name.prefix(longestSpokenName) + "…" : name
  }
}
