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
    let start = starts.last {
      beginsWithNames(Array(all[$0...])) && !goesOn(Array(all[..<$0]), Array(all[$0...]))
    }
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

  /// Whether rows above are as wide as those below, and have values as they do, below the same names or none: then all are
  /// of one table.
  private static func goesOn(_ above: [TableRow], _ below: [TableRow]) -> Bool {
    let sample = SampleRows(below)
    let names = sample.headers.rows.last.map { below[$0].cells.map(\.text) }
    let others = SampleRows(above).headers.rows.last.map { above[$0].cells.map(\.text) }
    guard names == nil || others == nil || names == others else { return false }
    let all = SampleRows(below + above)
    let like = above.indices.map { below.count + $0 }.count { row in
      let (fitting, others, _) = all.counts(of: row)
      return all.rows[row].cells.count == sample.cellCount && fitting > 1 && others == 0
        && !all.rows[row].isComment
    }
    return like >= leastRows - 1
  }

  private static func beginsWithNames(_ rows: [TableRow]) -> Bool {
    SampleRows(rows).headers.rows.first.map { $0 <= mostAboveNames } ?? false
  }
}
