import ChartCore

/// The rows of a table below what a device or an agency says above it.
enum TableBlock {
  /// The rows below the last blank line, or row of nothing but delimiters, with names near below it and more rows than
  /// above; all where there is no such line.
  static func rows(of all: [TableRow]) -> [TableRow] {
    let starts = all.indices.dropFirst().prefix { all.count - $0 > max($0, leastRows) }
      .filter { isParted(all, at: $0) }
    // Tables that are full of blank lines have none above them alone.
    guard starts.count <= mostStarts else { return all }
    let start = starts.last { beginsWithNames(Array(all[$0...])) }
    return start.map { Array(all[$0...]) } ?? all
  }

  /// More blank lines do not part what stands above a table.
  private static let mostStarts = 8
  /// So many rows of values are a table, and so many may stand above its names.
  private static let (leastRows, mostAboveNames) = (4, 12)

  private static func isParted(_ rows: [TableRow], at row: Int) -> Bool {
    rows[row].record > rows[row - 1].record + 1
      || rows[row - 1].cells.count > 1 && rows[row - 1].cells.allSatisfy(\.text.isBlank)
  }

  private static func beginsWithNames(_ rows: [TableRow]) -> Bool {
    SampleRows(rows).headers.rows.first.map { $0 <= mostAboveNames } ?? false
  }
}
