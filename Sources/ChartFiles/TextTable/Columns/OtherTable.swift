import ChartCore

/// Another table below the one that is read: it begins with names of its own, and its numbers belong to none of the
/// columns above.
struct OtherTable {
  /// Whether nothing but blank lines stand above the next row.
  var isAfterBlank = false
  /// The line of its names, of the first one where there are several, and whether its rows go on.
  private var line: Int?
  private var goesOn = false
  private var rowCount = 0
  /// How many cells the row above has, where that may be names, and where it is.
  private var candidate: (line: Int, width: Int)?

  /// Whether the next row is to be looked at by itself: all are from another table's names on.
  var mayBegin: Bool { goesOn || candidate != nil || isAfterBlank }

  /// Looks at the next row; returns whether it belongs to the other table, so that it is left out.
  mutating func takes(
    _ row: some RowSource, below layout: TableLayout, of dialect: Dialect, x: Int?
  ) -> Bool {
    defer { isAfterBlank = false }
    guard !goesOn else {
      if row.hasValues { rowCount += 1 }
      goesOn = row.hasValues || layout.headers.last != row.row.map(\.text)
      return true
    }
    if let candidate, row.cells.count == candidate.width, candidate.width != layout.width {
      if row.hasValues {
        begin(inLine: candidate.line)
        rowCount += 1
        return true
      }
    }
    candidate = nil
    guard !layout.headers.isEmpty, row.cells.count > 1 else { return false }
    // Between blanks words are sentences of a log as well.
    if dialect.delimiter == .blanks { isAfterBlank = false }
    return begins(row, below: layout, x: x)
  }

  /// Whether a row has names of other columns: below a blank line, or where x has its name again. One as wide as no
  /// row above is known by the next one.
  private mutating func begins(
    _ row: some RowSource, below layout: TableLayout, x: Int?
  ) -> Bool {
    let isOtherWidth = row.cells.count != layout.width
    let hasX = x.map { row.has(layout.headers[layout.headers.count - 1][$0], inCell: $0) } ?? false
    guard isAfterBlank || isOtherWidth || hasX else { return false }
    let texts = row.row.map(\.text)
    guard texts.areNames, !layout.headers.contains(texts) else { return false }
    if hasX || isAfterBlank && !isOtherWidth {
      begin(inLine: row.line)
      return true
    }
    candidate = (row.line, texts.count)
    return false
  }

  private mutating func begin(inLine line: Int) {
    self.line = self.line ?? line
    goesOn = true
  }

  /// What is to be said of it, if there is one.
  var remarks: [Phrase] {
    guard let line, rowCount > 0 else { return [] }
    return [
      Phrase(
        counting: rowCount,
        one: "Another table begins in line \(line): its \(rowCount) row is left out.",
        many: "Another table begins in line \(line): its \(rowCount) rows are left out.")
    ]
  }
}

extension RowSource {
  /// Whether a cell has this text; most are seen to be of another length.
  fileprivate func has(_ text: String, inCell index: Int) -> Bool {
    guard index < cells.count, cells[index].end - cells[index].start == text.utf8.count else {
      return false
    }
    return self.text(ofCell: index) == text
  }

  /// Whether any cell is a number, a moment or a time.
  fileprivate var hasValues: Bool { row.contains { CellShape(of: $0.text).valueKind != nil } }
}

extension [String] {
  /// Whether all are words, and different ones.
  fileprivate var areNames: Bool {
    Set(self).count == count
      && allSatisfy {
        let shape = CellShape(of: $0)
        return shape.valueKind == nil && shape != .empty && shape != .missing
      }
  }
}
