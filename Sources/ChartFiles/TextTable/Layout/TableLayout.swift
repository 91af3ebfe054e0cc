import ChartCore

/// Where names, units and values are at the beginning of a text table.
struct TableLayout: Equatable {
  /// How many columns there are.
  let width: Int
  /// How many cells most rows have: more, where the last ones are always empty.
  let cellCount: Int
  /// The rows of names, from above, each with as many cells as the table is wide.
  let headers: [[String]]
  /// The row of units among those of names, from 0.
  let unitsRow: Int?
  /// The number of the first record of values.
  let firstRecord: Int
  /// The line of that record, from 1.
  let firstLine: Int
  /// The rows of values that were looked at.
  let body: [TableRow]
  /// The columns that are written once for several rows.
  let filled: [Int]
  /// The numbers that stand for no value, as it says above the values.
  let gaps: [Double]
  /// How many seconds it says that are from each row to the next; nil where it says nothing.
  let secondsPerRow: Double?
  /// The year that is said above the names, or in front of them.
  let year: Int?

  /// Looks at the first rows of a table. The first values are where cells are of the kind that most of their
  /// columns are below; what is above with as many cells, and words in them, are names; all else a preamble. Where
  /// somebody knows how many rows of names there are, these are the first as wide as the table.
  init(of rows: [TableRow], headerRows: Int? = nil) {
    let table = rows.besidesRemarks.withPlacedNames
    let (rows, filled) = FilledDown.filled(
      headerRows == nil ? TableBlock.rows(of: table) : table)
    let sample = SampleRows(rows)
    let (found, first) = headerRows.map(sample.headers(count:)) ?? sample.headers
    let names = NamesOverColumns(sample)
    let told = found.map { names.aligned(sample.names(inRow: $0)) }.withoutRemarks
    body = Self.values(rows[first...])
    let above = rows.prefix { [first = body.first?.record ?? 0] in $0.record < first }
    let written =
      told.isEmpty && headerRows == nil ? sample.namesBetweenBlanks(above: first) : told
    let listed = ListedNames.names(in: above, width: sample.width, besideOthers: !written.isEmpty)
    let headers = listed.map { [$0] } ?? written
    gaps = DeclaredGaps.values(in: above)
    secondsPerRow = DeclaredStep.seconds(in: above)
    (width, cellCount) = (sample.width, sample.cellCount)
    self.headers = headers
    unitsRow = headers.indices.dropFirst().first {
      KnownUnits.areUnits(headers[$0]) || headers[$0].first.map(KeyWords.isUnit) ?? false
    }
    year = found.last.flatMap { YearAbove.year(in: table, above: rows[$0]) }
    self.filled = filled
    firstRecord = body.first?.record ?? (rows.last.map { $0.record + 1 } ?? 0)
    firstLine = body.first?.line ?? (rows.last.map { $0.line + 1 } ?? 1)
  }
}

extension TableLayout {
  /// The rows of values among those below names: comments between them are no values that are missing, and neither are
  /// sums, or rows of nothing but delimiters, below them.
  private static func values(_ rows: ArraySlice<TableRow>) -> [TableRow] {
    let values = rows.filter { !$0.isComment }
    let all = values.isEmpty ? Array(rows) : values
    let empty = all.reversed().prefix { $0.cells.allSatisfy(\.text.isBlank) }
    let known = empty.count < all.count ? all.dropLast(empty.count) : all[...]
    let sums = known.reversed().prefix { $0.cells.first.map { SumWords.isSum($0.text) } ?? false }
    return Array(sums.count < known.count ? known.dropLast(sums.count) : known)
  }

  /// Columns of these names, and the first rows of values.
  init(names: [String], rows: [TableRow]) {
    (width, cellCount, headers, unitsRow) = (names.count, names.count, [names], nil)
    (firstRecord, firstLine, body, filled, gaps) = (0, rows.first?.line ?? 1, rows, [], [])
    (secondsPerRow, year) = (nil, nil)
  }
}

extension RowSource {
  /// Goes from the start of a table over all that stands above its values.
  mutating func skipNames(of layout: TableLayout) throws(Fault) {
    try skip(rows: layout.firstRecord, width: layout.cellCount)
  }
}

extension [[String]] {
  /// The rows of names that are some: none that says how columns are written, or what was made of each where the others
  /// tell them apart.
  fileprivate var withoutRemarks: [[String]] {
    let names = filter { !KnownUnits.areFormats($0) }
    let rest = names.filter { !KnownUnits.areAggregates($0) }
    let areTold = rest.contains { Set($0).count == $0.count }
    return areTold ? rest : names
  }
}
