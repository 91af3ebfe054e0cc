/// Of a dialect whose rows are less of a table than this, nothing says that it is one: a lone column.
private let leastScore = 0.2
/// Of one row alone the usual delimiters are taken, even where others split it into somewhat better cells.
private let loneRowTolerance = 0.8
/// A dialect of so much of the best one's score may make the better table.
private let leastPartOfBest = 0.5

/// How many bytes of a file are looked at, and of one with thousands of columns.
private let (headSize, mostHeadSize) = (64 << 10, 1 << 20)
/// Fewer lines do not tell how a table is written.
private let leastLines = 4
/// Where so many signs may part cells, no more are looked at: each cell is kept as a text.
private let manyCells = 1 << 15

extension ByteWindow {
  /// The beginning of a table, from which all about it is told: 64 KiB, or a few of its rows where these are longer.
  mutating func tableHead() throws(Fault) -> ArraySlice<UInt8> {
    var size = headSize
    while true {
      let head = try head(size)
      let lines = head.count { $0 == lineFeed || $0 == carriageReturn }
      let cells = head.count { ",;|\t ".utf8.contains($0) }
      if lines >= leastLines || cells >= manyCells || size >= mostHeadSize || head.count < size {
        return head
      }
      size *= 4
    }
  }
}

extension Dialect {
  /// The dialect of a text that begins with these bytes: the first of its `candidates`. `isWhole` says whether the text
  /// ends with the bytes: else its last line may be cut. A delimiter that is given is none of many.
  public init(of head: ArraySlice<UInt8>, isWhole: Bool, delimiter: Delimiter? = nil) {
    self = Self.candidates(of: head, isWhole: isWhole, delimiter: delimiter)[0]
  }

  /// The dialects that a text may be written in: first the delimiter and quotes of all whose rows are most alike and whose
  /// cells are most often something, then those of other delimiters whose rows are nearly so.
  ///
  /// The score is that of the consistency measure of van den Burg, Nazábal and Sutton, "Wrangling messy CSV files
  /// by detecting row and type patterns" (2019), with widths for row patterns.
  static func candidates(
    of head: ArraySlice<UInt8>, isWhole: Bool, delimiter: Delimiter? = nil
  ) -> [Dialect] {
    let encoding = TextEncoding(of: head)
    let raw = encoding.text(of: head)
    let readings = Newline.readings(of: raw).map { ends in
      let text = RecognisedText(raw, rowsEndAt: ends, isWhole: isWhole)
      return (newline: Newline(mostIn: raw, of: ends), all: Split.all(for: text, delimiter))
    }
    let (newline, all) = readings.dropFirst().reduce(readings[0]) {
      $1.all[0].score > $0.all[0].score ? $1 : $0
    }
    return all.map { Dialect($0, encoding, newline) }
  }

  private init(_ split: Split, _ encoding: TextEncoding, _ newline: Newline) {
    self.init(
      encoding: encoding, delimiter: split.finalDelimiter, quote: split.quote,
      escape: split.escape, newline: newline, headerRows: split.headerRows)
    (decimal, thousands, showsDecimal) = split.numberSigns
  }
}

extension Dialect.Newline {
  /// What may end rows in a text: anything that ends lines, or where there are returns and line feeds by
  /// themselves, returns alone.
  fileprivate static func readings(of text: String) -> [[Dialect.Newline]] {
    let all: [Dialect.Newline] = [.lineFeed, .returnAndLineFeed, .return]
    return text.contains("\r") && text.contains("\n") ? [all, [.return]] : [all]
  }

  /// What ends most lines of a text, of these.
  fileprivate init(mostIn text: String, of ends: [Dialect.Newline]) {
    var counts: [Dialect.Newline: Int] = [:]
    for sign in text where sign.isNewline {
      if let newline = Dialect.Newline(rawValue: String(sign)) { counts[newline, default: 0] += 1 }
    }
    self = ends.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .lineFeed
    if counts[self, default: 0] == 0 { self = .lineFeed }
  }
}

/// The beginning of a text, in whole rows.
private struct RecognisedText {
  let bytes: [UInt8]
  /// The signs in it.
  let signs: Set<Unicode.Scalar>
  let returnsAlone: Bool

  /// A text whose last row may be cut where it is not whole.
  init(_ text: String, rowsEndAt ends: [Dialect.Newline], isWhole: Bool) {
    returnsAlone = ends == [.return]
    let isEnd: (UInt8) -> Bool = { [returnsAlone] in
      $0 == carriageReturn || $0 == lineFeed && !returnsAlone
    }
    let all = Array(text.utf8)
    let last = isWhole ? nil : all.lastIndex(where: isEnd)
    bytes = last.map { Array(all[...$0]) } ?? all
    signs = Set(text.unicodeScalars)
  }

  /// The rows, comments only where there is nothing else.
  func rows(_ delimiter: Dialect.Delimiter, quote: Unicode.Scalar) -> [TableRow] {
    let scanner = RecordScanner(delimiter, quote: quote, returnsAlone: returnsAlone)
    let rows = scanner.rows(of: bytes, quote: quote)
    let others = rows.filter { !$0.isComment }
    return others.count > 1 ? others : rows
  }
}

/// A way to split a text, and what comes of it.
private struct Split {
  let delimiter: Dialect.Delimiter
  let quote: Unicode.Scalar
  let rows: [TableRow]
  let shapes: [[CellShape]]
  let score: Double

  private static let signs: [Unicode.Scalar] = [",", ";", "\t", "|", ":"]

  /// The best of all for a text, and those of other delimiters that come near it: clocks have colons, so these never do.
  static func all(for text: RecognisedText, _ known: Dialect.Delimiter?) -> [Split] {
    let all = every(for: text, known).withoutPartedMoments
    let best = best(of: all) ?? Split(text, known ?? .sign(","), quote: "\"")
    // One row alone tells nothing of what comes of it.
    guard best.rows.count > 1 else { return [best] }
    let near = all.filter {
      $0.score >= max(leastScore, best.score * leastPartOfBest) && $0.delimiter != .sign(":")
    }
    let others = near.filter { $0.delimiter != best.delimiter }.sorted { $0.score > $1.score }
    let bestRivals = others.enumerated().filter { place, split in
      !others[..<place].contains { $0.delimiter == split.delimiter }
    }
    return [best] + bestRivals.map(\.element)
  }

  private static func every(
    for text: RecognisedText, _ known: Dialect.Delimiter?
  ) -> [Split] {
    let delimiters =
      known.map { [$0] } ?? signs.filter(text.signs.contains).map(Dialect.Delimiter.sign)
      + (text.signs.contains(" ") ? [.blanks] : [])
    let quotes: [Unicode.Scalar] = text.signs.contains("'") ? ["\"", "'"] : ["\""]
    return delimiters.flatMap { delimiter in
      quotes.map { Split(text, delimiter, quote: $0) }
    }
  }

  /// The best of all; nil where none makes a table.
  private static func best(of all: [Split]) -> Split? {
    guard let best = all.max(by: { $0.score < $1.score }), best.score >= leastScore else {
      return nil
    }
    if best.rows.count > 1 { return all.first { $0.score >= best.score } ?? best }
    return all.first { $0.score >= best.score * loneRowTolerance } ?? best
  }

  init(_ text: RecognisedText, _ delimiter: Dialect.Delimiter, quote: Unicode.Scalar) {
    (self.delimiter, self.quote) = (delimiter, quote)
    rows = text.rows(delimiter, quote: quote)
    shapes = rows.map { $0.cells.map { CellShape(of: $0.text) } }
    // Quotes of both kinds split most tables alike: then they are the usual ones.
    score = Self.evenness(of: rows) * Self.sense(of: rows, shapes) * (quote == "\"" ? 1 : 0.999)
  }

  /// How alike the rows are, and how many cells they have, from 0 to 1. The parts of the rows that have so many
  /// cells count by their squares: one row with a cell too many changes little, ever other numbers much.
  private static func evenness(of rows: [TableRow]) -> Double {
    let widths = Dictionary(grouping: rows, by: \.cells.count).mapValues(\.count)
    // In one order: sums of parts are rounded.
    return widths.sorted { $0.key < $1.key }.reduce(0.0) { sum, width in
      let part = Double(width.value) / Double(rows.count)
      return sum + part * part * max(0.001, 1 - 1 / Double(width.key))
    }
  }

  /// The part of the cells that are something; quotes around one say so too, nearly.
  private static func sense(of rows: [TableRow], _ shapes: [[CellShape]]) -> Double {
    var (sum, count) = (0.0, 0)
    for (cell, shape) in zip(rows.lazy.flatMap(\.cells), shapes.joined()) {
      count += 1
      sum += shape != .other ? 1 : cell.isQuoted ? 0.8 : 0
    }
    return count == 0 ? 0 : sum / Double(count)
  }

  /// Whether its delimiter is also in moments: `1 Jan 2024`, `12:30`.
  var mayPartMoments: Bool { delimiter == .blanks || delimiter == .sign(":") }

  /// How much of the text is in cells that are moments or times of day, in bytes: of a span that is parted less is.
  var momentSize: Int {
    zip(rows.lazy.flatMap(\.cells), shapes.joined()).reduce(0) { size, cell in
      cell.1 == .date || cell.1 == .time ? size + cell.0.text.utf8.count : size
    }
  }

  /// The delimiter, with the blank that is after every comma where it is.
  var finalDelimiter: Dialect.Delimiter {
    guard delimiter == .sign(",") else { return delimiter }
    let later = rows.flatMap { $0.cells.dropFirst() }.filter { !$0.isQuoted }
    let areBlank = !later.isEmpty && later.allSatisfy { $0.text.utf8.first == blank }
    return areBlank ? .commaAndBlank : delimiter
  }

  /// What tells most quotes in cells; nil where there are none.
  var escape: Unicode.Scalar? {
    rows.lazy.flatMap(\.cells).compactMap(\.escape).mostFrequent.map { Unicode.Scalar($0.element) }
  }

  /// How many rows of names there are.
  var headerRows: Int { TableLayout(of: rows).headers.count }

  /// The decimal sign and the one between thousands that most numbers have, and whether some show that it is the decimal
  /// one.
  var numberSigns: (decimal: Unicode.Scalar?, thousands: Unicode.Scalar?, showsDecimal: Bool) {
    var decimals: [Unicode.Scalar: Int] = [:]
    var thousands: [Unicode.Scalar: Int] = [:]
    var either: [Unicode.Scalar: Int] = [:]
    for case .number(let shape) in shapes.joined() {
      (shape.decimal ?? (shape.beginsWithZero ? shape.either : nil)).map {
        decimals[$0, default: 0] += 1
      }
      shape.thousands.map { thousands[$0, default: 0] += 1 }
      shape.either.map { either[$0, default: 0] += 1 }
    }
    func most(_ counts: [Unicode.Scalar: Int]) -> Unicode.Scalar? {
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    let group = most(thousands)
    let decimal = most(decimals) ?? most(either.filter { $0.key != group })
    return (decimal, group == decimal ? nil : group, !decimals.isEmpty)
  }
}

extension [Split] {
  /// Those whose delimiter does not part moments that are whole in a table of another one: parts of moments are numbers and
  /// names, and would count as cells that are something.
  fileprivate var withoutPartedMoments: [Split] {
    let others = filter { $0.delimiter != .sign(":") && $0.score >= leastScore }
    guard let most = others.map(\.momentSize).max(), most > 0 else { return self }
    return filter { !$0.mayPartMoments || $0.momentSize >= most }
  }
}
