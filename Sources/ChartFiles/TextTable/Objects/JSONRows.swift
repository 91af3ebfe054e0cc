import ChartCore

/// So many cells of the rows that are looked at first, filled or not: each is kept as a text.
private let mostSampledCells = 1 << 18
/// On so many cells one has to be filled, beyond the first ones: memory and time go by all of them.
private let (cellsOfFilled, freeCells) = (32, 1 << 22)
/// No more of a value is looked at to see what its column holds: no number is longer, and names of columns, which rows
/// of arrays may have, are hardly ever.
private let longestValue = 256

/// The rows of a table in JSON: objects whose keys are its columns, or arrays of values.
///
/// An object in an object has a column for each of its keys, `outer.inner`; arrays are left out. Of a text that is cut off
/// what is whole is read.
/// Of members with the same key the last one counts. A line that is no JSON costs itself, where lines are rows.
struct JSONRows: RowSource {
  static let readsFastRows = false

  /// What the column of keys is called.
  private static let keyName = "timestamp"

  private(set) var line = 0
  var cells: [CellPlace] = []
  private(set) var problem: Phrase?
  /// The keys so far.
  var keys: JSONKeys
  /// How many columns there are; nil where every key makes one.
  var width: Int?
  let form: Form
  /// The way to the array or object that has the rows.
  private let steps: [JSONStep]
  var reader: JSONReader
  /// The values of the row.
  var bytes: [UInt8] = []
  private var isBegun = false
  private var rowCount = 0
  /// The key of the row, where it has one.
  private var rowKey: String?
  /// The columns of the members of the row before, which most likely are those of the next one, too.
  var order: [Int?] = []
  /// The first value of each key that has no column.
  var lateValues: [Int: String] = [:]
  var leftOut = LeftOutValues()
  private var cellCount = 0
  var filledCount = 0

  /// The keys behind the rows that have numbers, of which nothing is read.
  private(set) var behind: [String] = []
  /// The line in which the text ends before its rows do.
  private var lineOfCut: Int?

  /// At the start of a text whose rows stand at the end of a way; `keys` are those of all columns, where they are known.
  init(
    _ window: ByteWindow, _ form: Form, at steps: [JSONStep] = [], keys: JSONKeys? = nil
  ) throws(Fault) {
    self.form = form
    self.steps = if case .keyed(let member?) = form { [.key(member)] } else { steps }
    self.keys = keys ?? JSONKeys()
    if case .keyed = form, keys == nil { _ = try self.keys.place(of: Self.keyName) }
    width = form == .arrays ? nil : keys?.names.count
    reader = try JSONReader(window, isOfLines: form == .lines)
    reader.isLenient = form != .lines
  }

  /// JSON has marks of its own around texts: those are no cell's.
  var quote: UInt8 { 0 }
  var isComment: Bool { false }
  /// Whether an array has nothing in it; an object without members is a row of gaps.
  var isBlank: Bool { form == .arrays && cells.isEmpty && problem == nil }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }

  var start: Int { 0 }
  func expectedRows(after count: Int) -> Int? { nil }
  mutating func readPlain(_ rows: FastRows) -> FastRows? { nil }

  mutating func skip(rows: Int, width: Int) throws(Fault) {
    for _ in 0..<rows { _ = try next() }
  }

  mutating func next() throws(Fault) -> Bool {
    guard try beginRow() else { return false }
    line = reader.line
    problem = nil
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    if let width { cells.append(contentsOf: repeatElement(.nothing, count: width)) }
    do throws(Fault) {
      try readRow()
      if form == .lines { try reader.finishLine() }
    } catch {
      guard form == .lines, error.offset != nil else { return try endsAtCut(error) }
      problem = error.words
      try reader.leaveLine()
    }
    try checkFilling()
    rowCount += 1
    return true
  }

  /// Ends the rows where the text does, in the middle; false, as there is no further row. Other faults are thrown.
  private mutating func endsAtCut(_ fault: Fault) throws(Fault) -> Bool {
    guard fault.offset != nil, reader.isAtEnd, rowCount > 0 else { throw fault }
    lineOfCut = reader.line
    return false
  }

  private mutating func beginRow() throws(Fault) -> Bool {
    if form == .lines { return try reader.nextLine() }
    do throws(Fault) {
      return try beginElement()
    } catch {
      return try endsAtCut(error)
    }
  }

  private mutating func beginElement() throws(Fault) -> Bool {
    if !isBegun { try begin() }
    isBegun = true
    if try isAtRow() { return true }
    behind = try reader.leave(steps)
    try reader.finish()
    return false
  }

  private mutating func begin() throws(Fault) {
    if form == .documents { return }
    try reader.enter(steps)
    if case .keyed = form { try reader.beginObject() } else { try reader.beginArray() }
  }

  private mutating func isAtRow() throws(Fault) -> Bool {
    if form == .documents { return try reader.nextDocument() }
    if case .keyed = form {
      rowKey = try reader.nextKey()?.text
      return rowKey != nil
    }
    guard try reader.nextElement() else { return false }
    try reader.skipSpace()
    return true
  }

  private mutating func readRow() throws(Fault) {
    if let rowKey {
      let start = bytes.count
      bytes.append(contentsOf: rowKey.utf8)
      if cells.isEmpty { cells.append(.nothing) }
      cells[0] = CellPlace(start: start, end: bytes.count)
    }
    switch (try reader.nextKind(), form) {
    case (.array, .arrays): try readArray()
    case (.object, .lines), (.object, .objects), (.object, .keyed), (.object, .documents):
      try readObject()
    case (let kind, _):
      problem =
        form == .arrays
        ? "an array was expected, found \(kind.words)"
        : "an object was expected, found \(kind.words)"
      try reader.skip()
    }
  }

  /// Columns that hardly any row has would make much out of little.
  private mutating func checkFilling() throws(Fault) {
    cellCount += cells.count
    guard cellCount > cellsOfFilled * filledCount + freeCells else { return }
    throw Fault(
      ofFile:
        """
        rows with mostly the same keys were expected, found \(keys.names.count) different ones, of which \
        most rows have hardly any
        """)
  }
}

extension JSONRows {
  var remarks: [Phrase] { leftOut.remarks + (lineOfCut.map { [Self.cut(inLine: $0)] } ?? []) }

  /// What is said of a text that ends in the middle.
  static func cut(inLine line: Int) -> Phrase {
    "The file is cut off in line \(line): what is whole up to there is shown."
  }
}

extension Fault {
  /// What is wrong, and the key it is in.
  fileprivate var words: Phrase {
    keys.isEmpty ? problem : "\(problem), in \(keys.joined(separator: ".").quoted)"
  }
}

// MARK: - The first rows

extension JSONRows {
  /// The first rows, from which it is known what columns hold: as many as are looked at of any table, less where they
  /// are wide.
  mutating func sample() throws(Fault) -> [TableRow] {
    var rows: [TableRow] = []
    var count = 0
    while reader.position <= FileHead.size || rows.isEmpty, count < mostSampledCells, try next() {
      count += max(1, keys.names.count)
      if problem == nil, !isBlank {
        rows.append(TableRow(record: rows.count, line: line, cells: sampledCells))
      }
    }
    return rows
  }

  /// The cells of the row, long texts cut: what they are is told by their beginning.
  private var sampledCells: [TableCell] {
    cells.map { TableCell(text(of: $0)) }
  }

  func text(of cell: CellPlace) -> String {
    String(decoding: bytes[cell.start..<cell.end].prefix(longestValue), as: UTF8.self)
  }

  /// A row of the first values of keys that had no columns; nil where there were none.
  var lateRow: TableRow? {
    guard let width, width < keys.names.count else { return nil }
    let cells = keys.names.indices.map { TableCell(lateValues[$0] ?? "") }
    return TableRow(record: 0, line: line, cells: cells)
  }
}
