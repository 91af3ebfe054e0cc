import CKernels
import ChartCore
import Glibc

/// What a cell of a plain row is.
enum RowCell: Equatable {
  case number(Int64)
  /// By its bits: minus zero is not zero, and a gap is one.
  case decimal(UInt64)
  case skipped

  static let gap = RowCell.number(.min)
  static let decimalGap = RowCell.decimal(Double.nan.bitPattern)
}

/// What was read of a text: its rows, and how long they are.
struct RowReading: Equatable {
  var rows: [[RowCell]] = []
  var length = 0
}

/// Reads plain rows as the kernels say that they do, the slow way: with texts and split ones.
struct RowReference {
  var dialect: ChartTableDialect
  var columns: [ChartTableColumn]

  /// The rows from the text's start up to the first that is not plain or not whole.
  func rows(of text: [UInt8]) -> RowReading {
    var reading = RowReading()
    while let end = text[reading.length...].firstIndex(of: UInt8(ascii: "\n")),
      let row = row(of: text[reading.length..<end])
    {
      reading.rows.append(row)
      reading.length = end + 1
    }
    return reading
  }

  private func row(of line: ArraySlice<UInt8>) -> [RowCell]? {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let cells = cells(of: line), cells[0].first != UInt8(ascii: "#") else { return nil }
    let texts = cells.map(trimmed)
    guard texts.count == columns.count, texts.count > 1 || !texts[0].isEmpty else { return nil }
    let values = zip(texts, columns).compactMap { cell($0, of: $1) }
    return values.count == columns.count ? values : nil
  }

  /// The cells of a line without the quotes around them; nil where there are others, or returns outside of them.
  private func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let delimiter = [dialect.delimiter] + (dialect.has_blank ? [UInt8(ascii: " ")] : [])
    var (cells, rest) = ([ArraySlice<UInt8>](), line)
    while true {
      let quoted = dialect.quote != 0 && rest.first == dialect.quote ? quotedCell(at: rest) : nil
      let cell = quoted ?? rest.prefix(upTo: end(ofCellIn: rest, delimiter))
      let signs = [dialect.quote, UInt8(ascii: "\r")]
      guard quoted != nil || !cell.contains(where: signs.contains) else { return nil }
      cells.append(cell)
      rest = rest[(cell.endIndex + (quoted == nil ? 0 : 1))...]
      if rest.isEmpty { return cells }
      guard rest.starts(with: delimiter) else { return nil }
      rest = rest.dropFirst(delimiter.count)
    }
  }

  private func end(ofCellIn rest: ArraySlice<UInt8>, _ delimiter: [UInt8]) -> Int {
    rest.indices.first { rest[$0...].starts(with: delimiter) } ?? rest.endIndex
  }

  private func quotedCell(at rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let inner = rest.dropFirst()
    guard let close = inner.firstIndex(of: dialect.quote) else { return nil }
    let cell = inner[..<close]
    return cell.last == UInt8(ascii: "\\") ? nil : cell
  }

  private func trimmed(_ cell: ArraySlice<UInt8>) -> String {
    // Each byte a letter: what is no ASCII is no number.
    let letters = String(String.UnicodeScalarView(cell.map { Unicode.Scalar($0) }))
    return String(letters.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private func cell(_ text: String, of column: ChartTableColumn) -> RowCell? {
    switch column.kind {
    case CHART_CELL_NUMBER:
      text.isEmpty ? .gap : number(text, decimals: Int(column.decimals)).map { .number($0) }
    case CHART_CELL_DECIMAL: text.isEmpty ? .decimalGap : decimal(text)
    case CHART_CELL_MOMENT: text.isEmpty ? .gap : moment(text, of: column).map { .number($0) }
    default: .skipped
    }
  }
}

// MARK: - Numbers

extension RowReference {
  private func number(_ text: String, decimals: Int) -> Int64? {
    guard let (parts, exponent) = partsAndExponent(of: text) else { return nil }
    let zeros = decimals - parts.broken.count + exponent
    guard zeros >= 0, parts.whole.count + parts.broken.count + zeros <= 15 else { return nil }
    return Int64(
      parts.minus + "0" + parts.whole + parts.broken + String(repeating: "0", count: zeros))
  }

  private func decimal(_ text: String) -> RowCell? {
    guard let (parts, exponent) = partsAndExponent(of: text),
      parts.whole.count + parts.broken.count <= 19
    else { return nil }
    guard let mantissa = UInt64("0" + parts.whole + parts.broken) else { return nil }
    let power = exponent - parts.broken.count
    let isExact = mantissa <= 1 << 53
    if !isExact && parts.broken.isEmpty {
      guard exponent == 0, UInt64(Double(mantissa)) == mantissa else { return nil }
    }
    guard (-19...0).contains(power) || (isExact && abs(power) <= 22) else { return nil }
    return .decimal(strtod("\(parts.minus)\(mantissa)e\(power)", nil).bitPattern)
  }

  private typealias Parts = (minus: String, whole: String, broken: String)

  private func partsAndExponent(of text: String) -> (Parts, Int)? {
    let marks = text.split(whereSeparator: { "eE".contains($0) })
    guard marks.count == 1 || marks.count == 2, let parts = parts(of: String(marks[0])),
      text.count == marks.map(\.count).reduce(marks.count - 1, +)
    else { return nil }
    guard marks.count == 2 else { return (parts, 0) }
    let digits = marks[1].drop { "+-".contains($0) }
    guard marks[1].count - digits.count <= 1, (1...3).contains(digits.count), isOfDigits(digits),
      let exponent = Int(marks[1])
    else { return nil }
    return (parts, exponent)
  }

  /// The minus, and the digits on both sides of the decimal sign.
  private func parts(of text: String) -> Parts? {
    let minus = text.hasPrefix("-") ? "-" : ""
    let sign = Character(Unicode.Scalar(dialect.decimal))
    let parts = text.dropFirst(minus.count).split(separator: sign, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(isOfDigits), parts.last?.isEmpty == false
    else { return nil }
    return (minus, String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
  }

  private func isOfDigits(_ text: Substring) -> Bool {
    text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }
}

// MARK: - Moments

extension RowReference {
  private func moment(_ text: String, of column: ChartTableColumn) -> Int64? {
    let parts = Int64(column.decimals)
    guard parts <= 3, let date = fields(text.prefix(10), "dddd-dd-dd") else { return nil }
    var rest = text.dropFirst(10)
    var time = [0, 0, 0]
    var fraction = ""
    if !rest.isEmpty {
      guard rest.first == "T" || rest.first == " " else { return nil }
      rest = rest.dropFirst()
      if let full = fields(rest.prefix(8), "dd:dd:dd") {
        time = full
        rest = rest.dropFirst(8)
        if rest.first == "." || rest.first == "," {
          fraction = String(rest.dropFirst().prefix { ("0"..."9").contains($0) })
          guard (1...3 + Int(parts)).contains(fraction.count) else { return nil }
          rest = rest.dropFirst(1 + fraction.count)
        }
      } else if let short = fields(rest.prefix(5), "dd:dd") {
        time = short + [0]
        rest = rest.dropFirst(5)
      } else {
        return nil
      }
    }
    let hasZone = !rest.isEmpty
    guard let offset = hasZone ? zone(rest) : 0,
      column.zones == CHART_ZONES_ANY || hasZone == (column.zones == CHART_ZONES_ONE),
      column.zones != CHART_ZONES_ONE || offset == column.offset,
      let start = CivilDate(
        year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1],
        second: time[2])
    else { return nil }
    let unit = Int64(pow(10, Double(parts)))
    let digits = fraction.padding(toLength: 3 + Int(parts))
    return (Int64(start.milliseconds) - offset * 60_000) * unit + (Int64(digits) ?? 0)
  }

  private func zone(_ text: Substring) -> Int64? {
    let text = text.first == " " ? text.dropFirst() : text
    if text == "Z" || text == "UTC" { return 0 }
    guard let sign = ["+": 1, "-": -1][text.prefix(1)] else { return nil }
    let digits = text.dropFirst()
    let time =
      fields(digits, "dd").map { $0 + [0] } ?? fields(digits, "dddd") ?? fields(digits, "dd:dd")
    guard var time else { return nil }
    if time.count == 1 { time = [time[0] / 100, time[0] % 100] }
    return time[0] < 24 && time[1] < 60 ? Int64(sign * (time[0] * 60 + time[1])) : nil
  }

  /// The numbers in a text of just this shape, where `d` is a digit.
  private func fields(_ text: Substring, _ shape: String) -> [Int]? {
    guard text.unicodeScalars.count == shape.unicodeScalars.count else { return nil }
    let fits = zip(text.unicodeScalars, shape.unicodeScalars).allSatisfy { letter, sign in
      sign == "d" ? ("0"..."9").contains(letter) : letter == sign
    }
    guard fits else { return nil }
    return text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
  }
}

extension String {
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: "0", count: max(0, length - count))
  }
}
