import ChartCore

/// So many figures a group of a number has at most.
private let figuresOfGroup = 3

/// Texts of lists of activities, as languages write them.
enum ActivityText {
  /// The moment in a text, in UTC milliseconds where it says no zone; nil where there is none.
  static func moment(_ text: String) -> Double? {
    let plain = text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
      .replacing(" de ", with: " ")
    return CellCursor(plain).flatMap { MomentCell($0, order: .dayFirst) }?.milliseconds
  }

  /// A number whose last point or comma parts the whole from what is broken, unless three figures follow a first
  /// group: `9,44`, `1,234.5`, `4,808`; nil where there is none. Where points may part groups too, so do they: `4.808`.
  static func number(_ text: String, pointsMayGroup: Bool = false) -> Double? {
    let marks = text.indices.filter { text[$0] == "," || text[$0] == "." }
    guard let last = marks.last else { return Double(text).known }
    let isGroup =
      (text[last] == "," || pointsMayGroup) && text.distance(from: last, to: text.endIndex) == 4
      && !text.hasPrefix("0") && marks.allSatisfy { text[$0] == text[last] }
      && text.distance(from: text.startIndex, to: marks[0]) <= figuresOfGroup
    let whole = text[..<last].filter { $0 != "," && $0 != "." }
    return Double(whole + (isGroup ? "" : ".") + text[text.index(after: last)...]).known
  }

  /// A number of a column that has no groups as it is exported, with a point or a comma: `10020.525`, `120,437`; nil where
  /// there is none. Some other program may have put some in: `1,296.1`, `1 012,4`.
  static func ungroupedNumber(_ text: String) -> Double? {
    let figures = text.filter { !$0.isWhitespace }
    let mark = figures.lastIndex { $0 == "," || $0 == "." }
    guard let mark else { return Double(figures).known }
    let whole = figures[..<mark]
    let other: Character = figures[mark] == "," ? "." : ","
    return Double(whole.filter { $0 != other } + "." + figures[figures.index(after: mark)...]).known
  }

  /// The seconds of a duration, `1:02:03.4` or `52:10`; nil where there is none.
  static func seconds(_ text: String) -> Double? {
    let parts = text.replacing(",", with: ".").split(separator: ":").map { Double($0).known }
    guard 2...3 ~= parts.count else { return nil }
    return parts.reduce(0) { sum, part in sum.flatMap { sum in part.map { sum * 60 + $0 } } }
  }
}
