import ChartCore

/// A way to read a table as a whole: what parts its cells, which of its rows are names, and what its columns are.
struct TableReading {
  let dialect: Dialect
  /// The first rows.
  let rows: [TableRow]
  /// What becomes of them.
  let plan: TablePlan

  /// Reads the first rows of a text, as many as begin within `size` bytes, as a dialect has them.
  init(
    _ window: ByteWindow, _ dialect: Dialect, within size: Int, _ options: ReadingOptions
  ) throws(Fault) {
    self.dialect = dialect
    rows = try Self.rows(window, dialect, within: size)
    plan = try TablePlan(dialect, rows: rows, options: options)
  }

  private static func rows(
    _ window: ByteWindow, _ dialect: Dialect, within size: Int
  ) throws(Fault) -> [TableRow] {
    var reader = try RecordReader(window, dialect)
    var rows: [TableRow] = []
    var record = 0
    while try reader.next(), reader.position <= size || rows.isEmpty {
      guard reader.cells.count <= Limits.series else { throw Fault.tooManyColumns }
      if !reader.isBlank {
        rows.append(TableRow(record: record, line: reader.line, cells: reader.placedRow))
      }
      record += 1
    }
    return rows
  }
}
