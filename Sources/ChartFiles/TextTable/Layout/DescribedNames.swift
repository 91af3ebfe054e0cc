import ChartCore

/// Names of columns that stand among rows which say more of each: `Title`, `Unit`, `Source`, as agencies write them.
struct DescribedNames {
  /// The row of names, and that of units where there is one.
  let names: Int
  let units: Int?

  /// Looks at the rows above values; nil where fewer than two begin with such a word.
  init?(above end: Int, _ rows: [TableRow]) {
    guard let width = (rows.dropFirst(end).first ?? rows.last)?.cells.count else { return nil }
    let above = rows.indices.prefix(end).filter {
      rows[$0].cells.count > 1 && rows[$0].cells.count * 2 >= width
    }
    let first = above.map { (row: $0, word: Self.word(rows[$0])) }
    guard first.count(where: { Self.words.contains($0.word) }) > 1,
      let names = first.first(where: { Self.titles.contains($0.word) })
        ?? first.first(where: { $0.word.isEmpty && !rows[$0.row].cells[1].text.isBlank })
    else { return nil }
    self.names = names.row
    units = first.first { KeyWords.isUnit($0.word) }?.row
  }

  private static func word(_ row: TableRow) -> String {
    row.cells[0].text.trimmed.lowercased().filter { $0 != ":" }
  }

  private static let titles: Set = [
    "title", "name", "series", "series name", "series title", "bezeichnung", "indicator", "titel",
  ]
  private static let words: Set = titles.union([
    "unit", "units", "einheit", "preunit", "source", "quelle", "release date", "next release",
    "important notes", "stand vom", "dimension", "cdid", "source dataset id", "frequency",
    "series id", "last updated", "description", "notes", "data type", "seasonal adjustment",
    "table", "publication date", "date range", "source name", "first observation date",
  ])
}
