import ChartCore

/// Fewer cells are no column of pressures.
private let leastCells = 3
/// What the two pressures of blood are in, in mmHg.
private let (systolic, diastolic) = (60...280, 30...180)

/// A table with a column of pressures of blood, both in a cell: `128/82`.
enum PressureCells {
  /// The same table with a column for each of them, as it would stand in a file; nil for others, and for long ones.
  static func text(
    of rows: [TableRow], _ dialect: Dialect, isWhole: Bool, _ words: Words
  ) -> [UInt8]? {
    let last = rows.suffix(leastCells)
    guard isWhole, let width = last.map(\.cells.count).max(),
      let column = (0..<width).first(where: { column in
        last.contains { pair($0, column) != nil } && isOfPressures(column, rows)
      }),
      let first = rows.firstIndex(where: { pair($0, column) != nil })
    else { return nil }
    let names = [words("systolic"), words("diastolic")]
    let lines = rows.enumerated().map { place, row in
      var cells = row.cells.map(\.text)
      guard column < cells.count else { return line(cells, dialect) }
      let name = cells[column].trimmed
      let both =
        place < first && !name.isEmpty
        ? names.map { "\(name) \($0)" } : pair(row, column).map { [$0, $1] } ?? ["", ""]
      cells.replaceSubrange(column...column, with: both)
      return line(cells, dialect)
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Whether all cells of a column that are not blank are pressures, but for names above them.
  private static func isOfPressures(_ column: Int, _ rows: [TableRow]) -> Bool {
    guard let first = rows.firstIndex(where: { pair($0, column) != nil }) else { return false }
    let filled = rows[first...].filter { column < $0.cells.count && !$0.cells[column].text.isBlank }
    return filled.count >= leastCells && filled.allSatisfy { pair($0, column) != nil }
  }

  private static func pair(_ row: TableRow, _ column: Int) -> (String, String)? {
    guard column < row.cells.count, row.cells[column].text.utf8.contains(UInt8(ascii: "/")) else {
      return nil
    }
    let bare = row.cells[column].text.trimmed.replacing("mmHg", with: "")
    let parts = bare.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    guard parts.count == 2, let high = Int(parts[0]), let low = Int(parts[1]), high > low,
      systolic.contains(high), diastolic.contains(low)
    else { return nil }
    return (parts[0], parts[1])
  }

  private static func line(_ cells: [String], _ dialect: Dialect) -> String {
    guard dialect.delimiter == .sign(";") else { return cells.map(\.asCell).joined(separator: ",") }
    return cells.map { text in
      text.contains { ";\"\n".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }.joined(separator: ";")
  }
}
