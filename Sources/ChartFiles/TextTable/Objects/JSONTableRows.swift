import ChartCore

/// So many rows, and cells of them, are looked at first.
private let (mostSampledRows, mostSampledCells) = (2000, 1 << 17)

/// Gives a table that was found in JSON row by row.
struct JSONTableRows: RowSource {
  static let readsFastRows = false

  private let table: JSONTable
  private let count: Int
  private var place = 0
  private var bytes: [UInt8] = []
  private(set) var cells: [CellPlace] = []

  /// Before the first row.
  init(_ table: JSONTable) { (self.table, count) = (table, table.count) }

  var line: Int { place > 0 && place <= table.lines.count ? table.lines[place - 1] : max(1, place) }
  var quote: UInt8 { 0 }
  var isComment: Bool { false }
  var isBlank: Bool { cells.allSatisfy { $0.start == $0.end } && table.names == nil }
  var problem: Phrase? { nil }
  var remarks: [Phrase] { [] }
  var start: Int { 0 }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }
  func expectedRows(after count: Int) -> Int? { self.count }
  mutating func readPlain(_ rows: FastRows) -> FastRows? { nil }

  mutating func skip(rows: Int, width: Int) { for _ in 0..<rows { _ = next() } }

  mutating func next() -> Bool {
    guard place < count else { return false }
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    for column in table.columns {
      let start = bytes.count
      bytes.append(contentsOf: column[place])
      cells.append(
        CellPlace(start: start, end: bytes.count, isQuoted: column.kind(place) == .string))
    }
    place += 1
    return true
  }

  /// The first rows, from which it is known what columns hold.
  var sample: [TableRow] {
    var (copy, rows) = (self, [TableRow]())
    let most = min(mostSampledRows, mostSampledCells / max(1, table.columns.count))
    while rows.count < max(1, most), copy.next() {
      rows.append(
        TableRow(
          record: rows.count, line: copy.line, cells: copy.row.map { TableCell($0.text) }))
    }
    return rows
  }

  /// How its rows are read.
  func plan(_ options: ReadingOptions) throws(Fault) -> TablePlan {
    try JSONRows.plan(sample, table.names, options)
  }
}
