import ChartCore

/// A cell of a record with its text, for the beginning of a table: where speed is nothing.
struct TableCell: Equatable {
  /// Its text, without quotes around it and what tells quotes in it.
  var text: String
  /// Whether quotes are around it.
  var isQuoted = false
  /// What a quote in it is told by: the quote itself or a backslash; nil where there is none.
  var escape: UInt8?
  /// How many letters of its line are in front of it; nil where that tells nothing.
  var place: Int?

  /// A cell of this text.
  init(_ text: String) { self.text = text }

  /// The cell at a place of a text.
  init(_ place: CellPlace, of bytes: Span<UInt8>, quote: UInt8) {
    var letters: [UInt8] = []
    letters.reserveCapacity(place.end - place.start)
    var offset = place.start
    while offset < place.end {
      let tellsQuote =
        place.isQuoted && bytes[offset] == place.escape && offset + 1 < place.end
        && bytes[offset + 1] == quote
      if tellsQuote { offset += 1 }
      letters.append(bytes[offset])
      offset += 1
    }
    text = String(decoding: letters, as: UTF8.self)
    (isQuoted, escape) = (place.isQuoted, place.escape)
  }
}

/// A row of the beginning of a table.
struct TableRow: Equatable {
  /// The number of its record in the text, from 0, blank ones counted.
  let record: Int
  /// Its line in the text, from 1.
  let line: Int
  var cells: [TableCell]

  /// Whether it begins with the sign of comments.
  var isComment: Bool {
    cells.first.map { !$0.isQuoted && ($0.text.hasPrefix("#") || $0.text.hasPrefix("//")) } ?? false
  }

  /// Whether it only parts names and values, as programs print tables: `-----  ----:`, `+---+---+`, `=== ===`.
  var isRule: Bool {
    cells.map(\.text).isRule
  }

  /// Whether there is nothing in it but blanks.
  var isBlank: Bool { cells.allSatisfy { $0.text.isBlank } && cells.count == 1 }
}

extension RecordScanner {
  /// The rows of a text, without blank ones. Linear time.
  func rows(of text: [UInt8], quote: Unicode.Scalar) -> [TableRow] {
    let quote = UInt8(truncatingIfNeeded: quote.value)
    var (offset, record, line) = (0, 0, 1)
    var places: [CellPlace] = []
    var rows: [TableRow] = []
    let bytes = text.span
    while offset < bytes.count,
      let end = self.record(of: bytes, from: offset, isWhole: true, into: &places)
    {
      let cells = places.map { TableCell($0, of: bytes, quote: quote) }
      let row = TableRow(record: record, line: line, cells: cells)
      if !row.isBlank { rows.append(row) }
      (offset, record, line) = (end.offset, record + 1, line + end.lines)
    }
    return rows
  }
}

extension [String] {
  /// Whether these cells only part names and values.
  var isRule: Bool {
    let filled = filter { !$0.isBlank }
    return filled.contains { $0.utf8.count > 2 }
      && filled.allSatisfy { $0.utf8.allSatisfy { "-=+_|: ".utf8.contains($0) } }
  }
}
