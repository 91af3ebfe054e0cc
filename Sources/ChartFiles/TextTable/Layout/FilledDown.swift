import ChartCore

/// Columns that are written once for several rows, as reports and merged cells have them: a row without has what is above.
enum FilledDown {
  /// At least one of so many cells is not written.
  private static let mostWritten = 3
  /// So many rows of names and what is above them may be above the values.
  private static let mostAbove = 5

  /// The rows of a table with the columns that are written so, each cell as often as it holds.
  static func filled(_ rows: [TableRow]) -> (rows: [TableRow], columns: [Int]) {
    for start in rows.indices.prefix(mostAbove) {
      let body = Array(rows[start...])
      let columns = columns(of: body)
      if !columns.isEmpty { return (rows[..<start] + filled(body, columns), columns) }
    }
    return (rows, [])
  }

  /// The first columns that are written so below all names: with each new cell another column starts again.
  private static func columns(of rows: [TableRow]) -> [Int] {
    guard rows.count > 3, let width = rows.map(\.cells.count).max() else { return [] }
    let columns = Array((0..<width).prefix { isWrittenNowAndThen($0, rows) })
    guard let finest = columns.last, finest + 1 < width else { return [] }
    let starts = rows.indices.filter { !rows[$0].text(finest).isBlank }
    let blocks = zip(starts, starts.dropFirst() + [rows.count]).map { $0..<$1 }
    let isADay =
      blocks.count == 1 && CellShape(of: rows[0].text(finest)) == .date
      && CellShape(of: rows[0].text(finest + 1)) == .time
    guard blocks.count > 1 || isADay else { return [] }
    let startsAgain = (finest + 1..<width).contains { column in
      let keys = rows.map { key($0.text(column)) }
      return isADay
        ? keys.isStrictlyMonotone
        : !keys.isMonotone && blocks.allSatisfy { $0.count > 1 && Array(keys[$0]).isSteady }
          || namesThings(rows.map { $0.text(column).trimmed }, blocks)
    }
    return startsAgain ? columns : []
  }

  /// Whether each block names the same things, each once: the rooms of a day.
  private static func namesThings(_ words: [String], _ blocks: [Range<Int>]) -> Bool {
    let most = blocks.map(\.count).max() ?? 0
    return blocks.allSatisfy { $0.count > 1 && Set(words[$0]).count == $0.count }
      && Set(words).count <= most && blocks.count > 1
      && words.allSatisfy { CellShape(of: $0).valueKind == nil && !$0.isEmpty }
  }

  private static func filled(_ rows: [TableRow], _ columns: [Int]) -> [TableRow] {
    guard !columns.isEmpty else { return rows }
    var last = Array(repeating: "", count: columns.count)
    return rows.map { row in
      var row = row
      for (place, column) in columns.enumerated() where column < row.cells.count {
        if row.cells[column].text.isBlank {
          row.cells[column].text = last[place]
        } else {
          last[place] = row.cells[column].text
        }
      }
      return row
    }
  }

  private static func isWrittenNowAndThen(_ column: Int, _ rows: [TableRow]) -> Bool {
    let blank = rows.count { $0.text(column).isBlank }
    return blank * mostWritten >= rows.count && !rows[0].text(column).isBlank
  }

  /// What a cell is ordered by: its number, its time, its month or its moment; NaN where it has none.
  private static func key(_ text: String) -> Double {
    if let number = Double(text.trimmed) { return number }
    if let month = PartOfYear.firstMonth(of: text) { return Double(month) }
    guard let cell = CellCursor(text) else { return .nan }
    return TimeCell(cell)?.milliseconds ?? MomentCell(cell, order: .dayFirst)?.milliseconds ?? .nan
  }
}

extension [Double] {
  /// Whether all are known and grow, or fall.
  fileprivate var isSteady: Bool { !contains(where: \.isNaN) && isStrictlyMonotone }
}

extension TableRow {
  fileprivate func text(_ column: Int) -> String {
    column < cells.count ? cells[column].text : ""
  }
}
