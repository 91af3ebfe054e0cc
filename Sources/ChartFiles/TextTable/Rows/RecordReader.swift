import ChartCore

/// Reads a text table record by record from a window that slides over it.
struct RecordReader: RowSource {
  static let readsFastRows = true
  /// The dialect of what is read.
  let dialect: Dialect
  /// How many cells a record should have: one with quotes that spans lines and has others is read as lines of
  /// their own. Nil where nobody knows.
  var width: Int?
  private(set) var window: ByteWindow
  /// Where the next record starts.
  private(set) var position: Int
  /// The line of the record that was read last, from 1.
  private(set) var line = 0
  /// The cells of the record that was read last, counted from the window's start.
  private(set) var cells: [CellPlace] = []
  private let scanner: RecordScanner
  private var nextLine = 1
  private var expected: PlainForm?

  /// At the start of a text, behind its byte-order mark.
  init(_ window: ByteWindow, _ dialect: Dialect) throws(Fault) {
    var window = window
    let head = try window.head(byteOrderMark.count)
    position = head.elementsEqual(byteOrderMark) ? byteOrderMark.count : 0
    self.window = window
    self.window.findInAdvance(.nothing)
    self.dialect = dialect
    scanner = RecordScanner(dialect)
  }

  /// Reads the next record; returns whether there was one.
  mutating func next() throws(Fault) -> Bool {
    while true {
      if position == window.end && !window.hasMore { return false }
      if let end = record() {
        position = window.start + end.offset
        (line, nextLine) = (nextLine, nextLine + end.lines)
        return true
      }
      try slide()
    }
  }

  /// Has more of a record that does not end in the window.
  private mutating func slide() throws(Fault) {
    guard window.end - position <= Limits.rowBytes else {
      throw Fault(
        at: position,
        expected: "a row of at most \(Limits.rowBytes >> 20) MiB was expected, found a longer one")
    }
    try window.slide(to: position)
  }

  /// Reads rows from the next record on, as long as they are plain and in the window, or takes those that were read
  /// in advance; nil where there are none. They are records of one line each, the first of them in `line`.
  mutating func readPlain(_ rows: FastRows) throws(Fault) -> FastRows? {
    if expected != rows.form {
      expected = rows.form
      window.findInAdvance(.rows(rows.form))
    }
    while window.hasMore, !window.hasLineFeed(from: position) { try slide() }
    let ready = window.rows.flatMap {
      $0.form == rows.form && $0.range.lowerBound >= position && $0.count > 0 ? $0 : nil
    }
    if let ready, ready.range.lowerBound == position { return take(ready) }
    let end = ready?.range.lowerBound ?? window.end
    return rows.read(window, in: position..<end) ? take(rows) : nil
  }

  func expectedRows(after count: Int) -> Int? {
    window.size.map { Int(clamping: Double(count) * Double($0) / Double(max(position, 1))) }
  }

  private mutating func take(_ rows: FastRows) -> FastRows {
    position = rows.range.upperBound
    (line, nextLine) = (nextLine, nextLine + rows.count)
    return rows
  }

  /// Whether the record has nothing in it but blanks.
  var isBlank: Bool {
    cells.count == 1
      && withBytes { bytes in (cells[0].start..<cells[0].end).allSatisfy { bytes[$0] <= blank } }
  }

  var start: Int { window.start }
  var quote: UInt8 { UInt8(truncatingIfNeeded: dialect.quote.value) }
  /// Nothing: any text is a record.
  var problem: Phrase? { nil }
  var remarks: [Phrase] { [] }

  /// Goes over records as they were split when the beginning was looked at: only then is it known how many cells one
  /// should have.
  mutating func skip(rows: Int, width: Int) throws(Fault) {
    for _ in 0..<rows { _ = try next() }
    self.width = width
  }

  /// Does something with the bytes that the cells' places are counted in.
  @inline(__always)
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe window.withBytes { unsafe body($0.span) }
  }

  private mutating func record() -> RecordScanner.End? {
    let end = split(spansLines: true)
    guard let end, end.lines > 1, let width, cells.count != width else { return end }
    return split(spansLines: false)
  }

  private mutating func split(spansLines: Bool) -> RecordScanner.End? {
    var places: [CellPlace] = []
    swap(&places, &cells)
    defer { swap(&places, &cells) }
    let (start, isWhole) = (position - window.start, !window.hasMore)
    return withBytes { bytes in
      scanner.record(
        of: bytes, from: start, isWhole: isWhole, spansLines: spansLines, into: &places)
    }
  }
}

// MARK: - Places

extension RecordReader {
  /// The cells of the record with their texts and, where blanks part them and no tab is among these, with their places in
  /// its line.
  var placedRow: [TableCell] {
    guard dialect.delimiter == .blanks, let places = withBytes(letterPlaces) else { return row }
    return zip(row, places).map { cell, place in
      var placed = cell
      placed.place = place
      return placed
    }
  }

  /// How many letters of the line are in front of each cell; nil where there is a tab.
  private func letterPlaces(_ bytes: Span<UInt8>) -> [Int]? {
    var (offset, letters) = (cells.first?.start ?? 0, 0)
    while offset > 0, !isLineEnd(bytes[offset - 1]) { offset -= 1 }
    var places: [Int] = []
    for cell in cells {
      while offset < cell.start {
        if bytes[offset] == UInt8(ascii: "\t") { return nil }
        // What goes on with a letter in UTF-8 is none by itself.
        if bytes[offset] & 0xC0 != 0x80 { letters += 1 }
        offset += 1
      }
      places.append(letters)
    }
    return places
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}

// MARK: - Comments

extension RecordReader {
  /// Whether the record begins with a sign of comments, `#` or `//`.
  var isComment: Bool {
    withBytes { bytes in
      let (start, end) = (cells[0].start, cells[0].end)
      guard start < end, !cells[0].isQuoted else { return false }
      let stroke = UInt8(ascii: "/")
      return bytes[start] == UInt8(ascii: "#")
        || bytes[start] == stroke && start + 1 < end && bytes[start + 1] == stroke
    }
  }
}
