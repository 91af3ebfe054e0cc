import ChartCore

/// Fewer days are no rows of their own.
private let leastDays = 2

/// A table whose days stand in rows of their own, each above the clocks of that day.
enum DayRows {
  /// The same table with the day in each row, as it would stand in a file; nil for others, and for long ones.
  static func text(of rows: [TableRow], isWhole: Bool) -> [UInt8]? {
    guard isWhole, let first = rows.firstIndex(where: { day($0) != nil }), first > 0 else {
      return nil
    }
    let parts = rows[first...].split(omittingEmptySubsequences: false) { day($0) != nil }
      .dropFirst()
    guard parts.count >= leastDays, parts.joined().allSatisfy(beginsWithClock),
      !parts.joined().isEmpty
    else { return nil }
    var (lines, today) = ([line("Date", rows[first - 1])], "")
    for row in rows[first...] {
      if let day = day(row) { today = day } else { lines.append(line(today, row)) }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The day in a row of nothing else; nil for others.
  private static func day(_ row: TableRow) -> String? {
    let filled = row.cells.map(\.text).filter { !$0.isBlank }
    guard filled.count == 1, let cell = CellCursor(filled[0]),
      let moment = MomentCell(cell, order: .monthFirst), !moment.hasTime
    else { return nil }
    return filled[0].trimmed
  }

  private static func beginsWithClock(_ row: TableRow) -> Bool {
    row.cells.count > 1 && CellShape(of: row.cells[0].text) == .time
  }

  private static func line(_ day: String, _ row: TableRow) -> String {
    ([day] + row.cells.map(\.text)).map(\.asCell).joined(separator: ",")
  }
}
