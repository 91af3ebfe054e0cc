import CKernels
import TestSupport

/// Tables as they come up, most cells of which are plain.
struct RowTable {
  private let reference: RowReference
  /// One thing in so many is odd.
  private let rarity: Int
  private let newline: String
  private var random: SeededGenerator

  static let comma = ChartTableDialect(
    delimiter: UInt8(ascii: ","), decimal: UInt8(ascii: "."), quote: UInt8(ascii: "\""),
    has_blank: false)

  /// The table of a seed, and a text of it.
  static func any(seed: UInt64) -> (RowReference, [UInt8]) {
    var table = RowTable(seed: seed)
    var text: [UInt8] = []
    for _ in 0..<table.below(300) { text += table.row().utf8 }
    if !text.isEmpty && table.below(2) == 0 {
      text[table.below(text.count)] = UInt8(table.below(256))
    }
    return (table.reference, text)
  }

  private init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func one<Kind>(_ of: [Kind]) -> Kind { of[Int(random.next() % UInt64(of.count))] }
    let delimiter = one(Array(",,;\t| ".utf8))
    let dialect = ChartTableDialect(
      delimiter: delimiter, decimal: one(Array("..,".utf8)), quote: UInt8(ascii: "\""),
      has_blank: delimiter != UInt8(ascii: " ") && one([true, false, false, false]))
    let kinds = [
      CHART_CELL_NUMBER, CHART_CELL_NUMBER, CHART_CELL_DECIMAL, CHART_CELL_MOMENT,
      CHART_CELL_SKIPPED,
    ]
    let columns = (1...one(Array(1...9))).map { _ in
      ChartTableColumn(one(kinds), decimals: one([0, 0, 1, 2, 3]))
    }
    reference = RowReference(dialect: dialect, columns: columns)
    rarity = one([30, 300, 3_000])
    newline = one(["\n", "\r\n"])
    self.random = random
  }

  private mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private mutating func isOdd() -> Bool { below(rarity) == 0 }

  private mutating func one(of texts: [String]) -> String { texts[below(texts.count)] }

  private mutating func row() -> String {
    let delimiter =
      String(Unicode.Scalar(reference.dialect.delimiter)) + (reference.dialect.has_blank ? " " : "")
    var cells = reference.columns.map { cell(of: $0) }
    if isOdd() { cells.removeLast() }
    if isOdd() { cells.append("1") }
    let ends = isOdd() ? one(of: ["\n", "\r\n", "\r", "\n\n", "\r\r\n"]) : newline
    return (isOdd() ? "#" : "") + cells.joined(separator: delimiter) + ends
  }

  private mutating func cell(of column: ChartTableColumn) -> String {
    if isOdd() {
      return one(of: [
        "N/A", "\"1\"", "1\"", "+1", "5.", "1e3", "1.5e-300", ".5", "-", "1 2", "é", "\r", "#",
      ])
    }
    let text = below(20) == 0 ? "" : plainCell(of: column)
    return isOdd() ? " \(text)  " : text
  }

  private mutating func plainCell(of column: ChartTableColumn) -> String {
    switch column.kind {
    case CHART_CELL_SKIPPED: one(of: ["", "word", "two words", "ü"])
    case CHART_CELL_MOMENT: moment()
    default: number(decimals: Int(column.decimals))
    }
  }

  private mutating func number(decimals: Int) -> String {
    let sign = String(Unicode.Scalar(reference.dialect.decimal))
    let digits = isOdd() ? below(20) : 1 + below(7)
    let whole = (0..<digits).map { _ in String(below(10)) }.joined()
    let places = isOdd() ? below(6) : below(decimals + 1)
    let broken = (0..<places).map { _ in String(below(10)) }.joined()
    return (below(3) == 0 ? "-" : "") + whole + (broken.isEmpty ? "" : sign + broken)
  }

  private mutating func moment() -> String {
    let odd = isOdd()
    let day =
      odd ? one(of: ["2023-02-2", "2024-02-3", "2024-13-1"]) : one(of: ["2023-12-1", "2024-02-0"])
    let time = one(of: ["", "T16:05", " 16:05:30", "T23:59:59.5", odd ? "T24:00" : "T00:00"])
    let zone = time.isEmpty ? "" : one(of: ["", "Z", "+02", "-03:30", odd ? "+" : " UTC"])
    return day + String(1 + below(9)) + time + zone
  }
}
