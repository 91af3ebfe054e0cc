import ChartCore

/// The rows of one of several tables in a text, the moment above them in the first cell.
struct SectionRows: RowSource {
  static let readsFastRows = false

  private var reader: RecordReader
  private var walk = SectionWalk()
  private let names: [String]
  private let hasMoments: Bool
  private var record = -1
  private var bytes: [UInt8] = []
  private(set) var cells: [CellPlace] = []
  private(set) var problem: Phrase?

  /// At the start of a text, for the table of these names.
  init(_ window: ByteWindow, _ dialect: Dialect, _ names: [String], hasMoments: Bool) throws(Fault)
  {
    reader = try RecordReader(window, dialect)
    (self.names, self.hasMoments) = (names, hasMoments)
  }

  mutating func next() throws(Fault) -> Bool {
    while try reader.next() {
      record += 1
      if reader.isBlank { continue }
      let texts = reader.row.map(\.text)
      let isParted = walk.isParted(record)
      let part = walk.take(texts, isParted: isParted)
      guard walk.names == names else { continue }
      switch part {
      case .values: problem = nil
      case .other: problem = "\(names.count) cells were expected, found \(texts.count)"
      case .names, .moment: continue
      }
      keep(Array(texts.suffix(names.count)))
      return true
    }
    return false
  }

  /// Keeps the cells of a row: below the first name nothing stands where it says what the others are.
  private mutating func keep(_ texts: [String]) {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    let missing = Array(repeating: "", count: names.count - texts.count)
    for text in (hasMoments ? [walk.moment] : []) + missing + texts {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      cells.append(CellPlace(start: start, end: bytes.count))
    }
  }

  var line: Int { reader.line }
  var quote: UInt8 { 0 }
  var isBlank: Bool { false }
  var isComment: Bool { false }
  var remarks: [Phrase] { [] }
  var start: Int { 0 }
  func expectedRows(after count: Int) -> Int? { nil }
  mutating func skip(rows: Int, width: Int) throws(Fault) {}
  mutating func readPlain(_ rows: FastRows) throws(Fault) -> FastRows? { nil }
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }
}

extension SectionRows {
  /// So many rows of a table are looked at.
  private static let mostSampled = 500

  /// The charts of all tables below each other in a text, each called by its names; nil where there are not several.
  static func document(
    _ input: FormatInput, _ dialect: Dialect, _ head: [TableRow]
  ) throws(Fault) -> ChartDocument? {
    guard let sections = Sections(of: head) else { return nil }
    var parts: [ChartDocument] = []
    for names in sections.names {
      var rows = try SectionRows(input.window, dialect, names, hasMoments: sections.haveMoments)
      var sample: [TableRow] = []
      while sample.count < mostSampled, try rows.next() {
        if rows.problem == nil {
          sample.append(TableRow(record: sample.count, line: rows.line, cells: rows.row))
        }
      }
      let titles = (sections.haveMoments ? [input.options.place.words("Time")] : []) + names
      let plan = try TablePlan(dialect, TableLayout(names: titles, rows: sample), input.options)
      guard plan.x != .rows else { continue }
      var all = try SectionRows(input.window, dialect, names, hasMoments: sections.haveMoments)
      var body = TableBody(plan)
      try body.read(&all)
      if let part = try? TextTable(plan, body).document(named: names[0].trimmed) {
        parts.append(part)
      }
    }
    return parts.count > 1 ? joined(parts) : nil
  }

  private static func joined(_ parts: [ChartDocument]) -> ChartDocument {
    ChartDocument(
      format: FileFormat.table.name, tables: parts.flatMap(\.tables),
      waiting: parts.flatMap(\.waiting),
      notices: parts.flatMap(\.notices))
  }
}
