import ChartCore

/// Gives a table row by row: the records of a text, or the objects of JSON.
protocol RowSource {
  /// Whether many plain rows may be read at once.
  static var readsFastRows: Bool { get }
  /// Reads the next row; returns whether there was one.
  mutating func next() throws(Fault) -> Bool
  /// Goes over the first rows, which stand above the values of a table that is so many cells wide.
  mutating func skip(rows: Int, width: Int) throws(Fault)
  /// Reads plain rows from the next one on, into those that are given where they are not read yet; nil where the next
  /// one is not plain.
  mutating func readPlain(_ rows: FastRows) throws(Fault) -> FastRows?
  /// How many rows there are in all, if they go on as the first ones of a count did; nil where nobody knows.
  func expectedRows(after count: Int) -> Int?
  /// The line of the row that was read last, from 1.
  var line: Int { get }
  /// Its cells, counted from the start of the bytes.
  var cells: [CellPlace] { get }
  /// The sign that is around quoted cells.
  var quote: UInt8 { get }
  /// Whether there is nothing in it, or a comment.
  var isBlank: Bool { get }
  var isComment: Bool { get }
  /// Why nothing can be read of it; nil where it can.
  var problem: Phrase? { get }
  /// What was left out of the rows so far, a sentence each.
  var remarks: [Phrase] { get }
  /// The offset of the first of the bytes in the text, where plain rows may be read.
  var start: Int { get }
  /// Does something with the bytes that the cells' places are counted in.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result
}

extension Fault {
  /// A table is wider than it may be.
  static var tooManyColumns: Fault {
    Fault(ofFile: "at most \(Limits.series) columns were expected in the table, found more")
  }
}

extension RowSource {
  /// The cells of the row with their texts.
  var row: [TableCell] {
    withBytes { bytes in cells.map { TableCell($0, of: bytes, quote: quote) } }
  }

  /// The text of a cell; empty where the row has none there.
  func text(ofCell index: Int) -> String {
    guard index < cells.count else { return "" }
    return withBytes { TableCell(cells[index], of: $0, quote: quote).text }
  }
}
