/// Rows of quoted cells that span more lines than these have a quote that runs away.
private let mostLinesInCell = 40

/// A cell of a row as it stands in the text.
struct TableCell {
  /// Its text, without quotes around it.
  var text: Substring.UnicodeScalarView
  /// Whether quotes are around it.
  var isQuoted = false
  /// What a quote in it is told by: the quote itself or a backslash; nil where there is none.
  var escape: Unicode.Scalar?
}

/// Splits a text into rows of cells, as a dialect says: for its beginning alone, where speed is nothing.
///
/// Line ends are line feeds. A quote counts at a cell's start and end; one that no other ends is a sign like
/// others.
struct TableRows {
  private let text: Substring.UnicodeScalarView
  private let delimiter: Dialect.Delimiter
  private let quote: Unicode.Scalar
  private var position: String.Index
  /// Signs that may yet be looked at for ends of quotes that have none: more would take forever where every cell
  /// begins with one.
  private var patience = 1 << 19

  /// The rows of a text.
  static func rows(
    of text: String, _ delimiter: Dialect.Delimiter, quote: Unicode.Scalar
  ) -> [[TableCell]] {
    var reader = TableRows(text, delimiter, quote)
    var rows: [[TableCell]] = []
    while let row = reader.row() {
      if row.count > 1 || !row[0].text.allSatisfy(\.properties.isWhitespace) { rows.append(row) }
    }
    return rows
  }

  private init(_ text: String, _ delimiter: Dialect.Delimiter, _ quote: Unicode.Scalar) {
    self.text = Substring(text).unicodeScalars
    (self.delimiter, self.quote) = (delimiter, quote)
    position = self.text.startIndex
  }

  private mutating func row() -> [TableCell]? {
    guard position < text.endIndex else { return nil }
    var cells: [TableCell] = []
    if case .blanks = delimiter { position = afterBlanks(position) }
    repeat { cells.append(cell()) } while takeDelimiter()
    if position < text.endIndex { position = text.index(after: position) }
    return cells
  }

  private mutating func cell() -> TableCell {
    if let quoted = quotedCell() { return quoted }
    let start = position
    while position < text.endIndex, text[position] != "\n", !isDelimiter(at: position) {
      position = text.index(after: position)
    }
    return TableCell(text: text[start..<position])
  }

  /// A cell in quotes, if there is one here that ends.
  private mutating func quotedCell() -> TableCell? {
    let opening = delimiter == .blanks ? position : afterBlanks(position)
    guard patience > 0, opening < text.endIndex, text[opening] == quote else { return nil }
    let start = text.index(after: opening)
    var (place, lines) = (start, 0)
    var escape: Unicode.Scalar?
    while place < text.endIndex {
      let next = text.index(after: place)
      switch text[place] {
      case "\\"
      where next < text.endIndex && text[next] == quote && !endsCell(text.index(after: next)):
        (escape, place) = ("\\", text.index(after: next))
      case quote where next < text.endIndex && text[next] == quote:
        (escape, place) = (escape ?? quote, text.index(after: next))
      case quote where endsCell(next):
        position = delimiter == .blanks ? next : afterBlanks(next)
        return TableCell(text: text[start..<place], isQuoted: true, escape: escape)
      case "\n":
        lines += 1
        if lines > mostLinesInCell { return ranAway(to: place, from: start) }
        place = next
      default: place = next
      }
    }
    return ranAway(to: place, from: start)
  }

  /// No cell: the quote that was before `start` has no end up to a place.
  private mutating func ranAway(to place: String.Index, from start: String.Index) -> TableCell? {
    patience -= text.distance(from: start, to: min(place, text.endIndex))
    return nil
  }

  private func endsCell(_ place: String.Index) -> Bool {
    let place = delimiter == .blanks ? place : afterBlanks(place)
    return place >= text.endIndex || text[place] == "\n" || isDelimiter(at: place)
  }

  private func afterBlanks(_ place: String.Index) -> String.Index {
    text[place...].firstIndex { $0 != " " } ?? text.endIndex
  }

  private func isDelimiter(at place: String.Index) -> Bool {
    switch delimiter {
    case .sign(let sign): return text[place] == sign
    case .blanks: return text[place] == " "
    case .commaAndBlank:
      let next = text.index(after: place)
      return text[place] == "," && next < text.endIndex && text[next] == " "
    }
  }

  /// Goes over a delimiter, if one is here; blanks at a row's end are none.
  private mutating func takeDelimiter() -> Bool {
    guard position < text.endIndex, text[position] != "\n" else { return false }
    position = text.index(after: position)
    switch delimiter {
    case .sign: return true
    case .commaAndBlank:
      position = text.index(after: position)
      return true
    case .blanks:
      position = afterBlanks(position)
      return position < text.endIndex && text[position] != "\n"
    }
  }
}
