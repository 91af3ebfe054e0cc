import ChartCore

/// The rows of a table below what a device or an agency says above it.
enum TableBlock {
  /// The rows below the last blank line, or row of nothing but delimiters, with names near below it and more rows than
  /// above; all where there is no such line.
  static func rows(of all: [TableRow]) -> [TableRow] {
    let starts = all.indices.dropFirst().filter { isParted(all, at: $0) }
    let start = starts.last { start in
      all.count - start > max(start, leastRows) && beginsWithNames(Array(all[start...]))
    }
    return start.map { Array(all[$0...]) } ?? all
  }

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
