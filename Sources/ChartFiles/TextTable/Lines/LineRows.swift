import ChartCore

/// The rows of a log: the fields of each line that is written as most are.
struct LineRows: RowSource {
  static let readsFastRows = false

  private var reader: RecordReader
  private let template: LineTemplate
  private(set) var cells: [CellPlace] = []
  private(set) var problem: Phrase?

  /// Lines are records of one cell: neither sign is in a text.
  static let dialect = Dialect(
    encoding: .utf8, delimiter: .sign("\u{1}"), quote: "\u{2}", escape: nil, newline: .lineFeed,
    headerRows: 0,
    decimal: ".", thousands: nil)

  /// At the start of a text.
  init(_ window: ByteWindow, _ template: LineTemplate) throws(Fault) {
    reader = try RecordReader(window, Self.dialect)
    self.template = template
  }

  mutating func next() throws(Fault) -> Bool {
    guard try reader.next() else { return false }
    problem = nil
    cells = fields()
    if cells.isEmpty, !reader.isBlank {
      problem = "a line like the others was expected, found \(found.quoted)"
    }
    return true
  }

  /// The cells of a line that is written as the template is; none for others.
  private func fields() -> [CellPlace] {
    reader.withBytes { bytes in
      guard let line = reader.cells.first else { return [] }
      let found = LineFields(
        bytes.extracting(line.start..<line.end), namesAreFields: template.namesAreFields)
      guard found.pattern == template.pattern else { return [] }
      return found.fields.map {
        CellPlace(start: line.start + $0.range.lowerBound, end: line.start + $0.range.upperBound)
      }
    }
  }

  private var found: String { String(reader.text(ofCell: 0).prefix(40)) }

  var line: Int { reader.line }
  var quote: UInt8 { reader.quote }
  var isBlank: Bool { reader.isBlank }
  var isComment: Bool { false }
  var remarks: [Phrase] { [] }
  var start: Int { reader.start }
  func expectedRows(after count: Int) -> Int? { reader.expectedRows(after: count) }
  mutating func skip(rows: Int, width: Int) throws(Fault) {}
  mutating func readPlain(_ rows: FastRows) throws(Fault) -> FastRows? { nil }
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { reader.withBytes(body) }
}
