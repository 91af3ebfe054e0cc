import ChartCore

/// Quoted cells that span more lines, or more bytes, have a quote that runs away.
private let (mostLinesInCell, mostBytesInCell) = (40, 1 << 20)

/// Where a cell of a record lies in a text.
struct CellPlace: Equatable {
  /// Its first byte, without a quote before it.
  var start: Int
  /// The byte behind its last, without a quote.
  var end: Int
  /// Whether quotes are around it.
  var isQuoted = false
  /// What tells a quote in it: the quote itself or a backslash; nil where there is none.
  var escape: UInt8?
}

/// Splits bytes of a text into records of cells, as a dialect says.
///
/// A quote counts at a cell's start and end alone; one that no other ends is a sign like others (RFC 4180, and
/// what programs make of it).
struct RecordScanner {
  private let delimiter: UInt8
  /// Whether several delimiters in a row are one, and those at a line's ends none.
  private let joinsDelimiters: Bool
  /// Whether a delimiter is one only before a blank.
  private let needsBlank: Bool
  private let quote: UInt8
  /// Whether a quote behind a backslash never ends a cell: elsewhere a cell may end with a backslash.
  private let hasEscapes: Bool
  /// Whether line feeds end records, not returns alone.
  private let endsAtLineFeeds: Bool

  /// What stands where a record ends.
  struct End: Equatable {
    /// The first byte of the next record.
    let offset: Int
    /// How many lines the record has.
    let lines: Int
  }

  /// A splitter for a delimiter and a quote, which are ASCII; `hasEscapes` says that backslashes tell quotes,
  /// `returnsAlone` that line feeds are signs like others.
  init(
    _ delimiter: Dialect.Delimiter, quote: Unicode.Scalar, hasEscapes: Bool = false,
    returnsAlone: Bool = false
  ) {
    self.delimiter =
      switch delimiter {
      case .sign(let sign): UInt8(truncatingIfNeeded: sign.value)
      case .blanks: blank
      case .commaAndBlank: UInt8(ascii: ",")
      }
    joinsDelimiters = delimiter == .blanks
    needsBlank = delimiter == .commaAndBlank
    self.quote = UInt8(truncatingIfNeeded: quote.value)
    self.hasEscapes = hasEscapes
    endsAtLineFeeds = !returnsAlone
  }

  /// A splitter for texts in a dialect.
  init(_ dialect: Dialect) {
    self.init(
      dialect.delimiter, quote: dialect.quote, hasEscapes: dialect.escape == "\\",
      returnsAlone: dialect.newline == .return)
  }

  /// Splits the record at `start` into `cells`; nil where the bytes end before it does and `isWhole` says that
  /// there are more.
  ///
  /// One with more cells than a file may have series ends behind the first of them that is too many.
  /// Where `spansLines` is false a quoted cell ends on its line, or its quote is a sign like others. Linear time.
  func record(
    of bytes: Span<UInt8>, from start: Int, isWhole: Bool, spansLines: Bool = true,
    into cells: inout [CellPlace]
  ) -> End? {
    cells.removeAll(keepingCapacity: true)
    var walk = Walk(place: start, isWhole: isWhole, spansLines: spansLines)
    if joinsDelimiters { walk.place = afterBlanks(bytes, walk.place) }
    repeat {
      guard let cell = cell(bytes, &walk) else { return nil }
      cells.append(cell)
    } while cells.count <= Limits.series && takeDelimiter(bytes, &walk)
    if joinsDelimiters { dropComment(bytes, &cells) }
    return end(bytes, walk)
  }

  /// Leaves out a comment behind the values of a row.
  private func dropComment(_ bytes: Span<UInt8>, _ cells: inout [CellPlace]) {
    let first = cells[0]
    guard first.end > first.start, bytes[first.start] &- UInt8(ascii: "0") < 10,
      let comment = cells.firstIndex(where: {
        $0.end > $0.start && bytes[$0.start] == UInt8(ascii: "#")
      })
    else { return }
    cells.removeSubrange(comment...)
  }

  /// How far a record has been read.
  private struct Walk {
    var place: Int
    var lines = 1
    let isWhole: Bool
    let spansLines: Bool
    /// Whether a quote of the record ran away: then no other is followed that far.
    var isWary = false
  }

  private func end(_ bytes: Span<UInt8>, _ walk: Walk) -> End? {
    var place = walk.place
    guard place < bytes.count else {
      return walk.isWhole ? End(offset: place, lines: walk.lines) : nil
    }
    let isReturn = bytes[place] == carriageReturn
    place += 1
    if isReturn && endsAtLineFeeds {
      if place == bytes.count && !walk.isWhole { return nil }
      if place < bytes.count && bytes[place] == lineFeed { place += 1 }
    }
    return End(offset: place, lines: walk.lines)
  }
}

// MARK: - Cells

extension RecordScanner {
  /// The cell at the walk's place, which is behind it then; nil where the bytes may end within it.
  private func cell(_ bytes: Span<UInt8>, _ walk: inout Walk) -> CellPlace? {
    let opening = joinsDelimiters ? walk.place : afterBlanks(bytes, walk.place)
    if opening < bytes.count, bytes[opening] == quote, !walk.isWary {
      switch quotedCell(bytes, from: opening + 1, walk) {
      case .cell(let cell, let behind, let lines):
        walk.place = behind
        walk.lines += lines
        return cell
      case .cut: return nil
      case .ranAway: walk.isWary = walk.spansLines
      }
    }
    let start = walk.place
    var place = start
    while place < bytes.count, !isRowEnd(bytes[place]), !isDelimiter(bytes, place) { place += 1 }
    if place == bytes.count && !walk.isWhole { return nil }
    walk.place = place
    return CellPlace(start: start, end: place)
  }

  /// What comes of a quote at a cell's start.
  private enum Quoted {
    case cell(CellPlace, behind: Int, lines: Int)
    case ranAway
    case cut
  }

  private func quotedCell(_ bytes: Span<UInt8>, from start: Int, _ walk: Walk) -> Quoted {
    var (place, lines) = (start, 0)
    var escape: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1
      if byte == quote {
        if next < bytes.count, bytes[next] == quote {
          (escape, place) = (escape ?? quote, next + 1)
          continue
        }
        if endsCell(bytes, next) {
          if next == bytes.count && !walk.isWhole { return .cut }
          let cell = CellPlace(start: start, end: place, isQuoted: true, escape: escape)
          return .cell(
            cell, behind: joinsDelimiters ? next : afterBlanks(bytes, next), lines: lines)
        }
        // On a later line a quote that begins a cell: the first one had no end.
        if lines > 0 && isDelimiterOrRowEnd(bytes, before: place) { return .ranAway }
      } else if byte == backslash, next < bytes.count, bytes[next] == quote,
        hasEscapes || !endsCell(bytes, next + 1)
      {
        (escape, place) = (backslash, next + 1)
        continue
      } else if hasEscapes, byte == backslash, next < bytes.count, bytes[next] == backslash {
        place = next + 1
        continue
      } else if isRowEnd(byte) {
        lines += byte == carriageReturn && next < bytes.count && bytes[next] == lineFeed ? 0 : 1
        if !walk.spansLines || lines > mostLinesInCell { return .ranAway }
      }
      place = next
      if place - start > mostBytesInCell { return .ranAway }
    }
    return walk.isWhole ? .ranAway : .cut
  }

  /// Whether nothing but blanks stand between a place and a cell's end.
  private func endsCell(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    let place = joinsDelimiters ? place : afterBlanks(bytes, place)
    return place >= bytes.count || isRowEnd(bytes[place]) || isDelimiter(bytes, place)
  }

  private func isDelimiterOrRowEnd(_ bytes: Span<UInt8>, before place: Int) -> Bool {
    var place = place - 1
    while place > 0, bytes[place] == blank, delimiter != blank { place -= 1 }
    return isRowEnd(bytes[place]) || bytes[place] == delimiter
  }
}

// MARK: - Signs

extension RecordScanner {
  @inline(__always)
  private func isRowEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed && endsAtLineFeeds || byte == carriageReturn
  }

  @inline(__always)
  private func isDelimiter(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    guard bytes[place] == delimiter else { return false }
    return !needsBlank || place + 1 < bytes.count && bytes[place + 1] == blank
  }

  private func afterBlanks(_ bytes: Span<UInt8>, _ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == blank { place += 1 }
    return place
  }

  /// Goes over a delimiter, if one is here; joined ones at a row's end are none.
  private func takeDelimiter(_ bytes: Span<UInt8>, _ walk: inout Walk) -> Bool {
    guard walk.place < bytes.count, !isRowEnd(bytes[walk.place]) else { return false }
    walk.place += needsBlank ? 2 : 1
    guard joinsDelimiters else { return true }
    walk.place = afterBlanks(bytes, walk.place)
    return walk.place < bytes.count && !isRowEnd(bytes[walk.place])
  }
}

let blank = UInt8(ascii: " ")
let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
private let backslash = UInt8(ascii: "\\")
