import ChartCore

/// So many bytes are looked at for the first cells of a text.
private let mostFirstBytes = 512

/// A text whose lines are records of several kinds, each with cells between commas, the first of which says the kind.
struct RecordText {
  /// The cells of each line, blanks around them left out.
  let lines: [[String]]

  /// The lines of a text.
  init(_ text: some Sequence<UInt8>) {
    lines = String(decoding: Array(text), as: UTF8.self).split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
  }

  /// Whether a text begins with a record of these first cells, which are short: any other text may be one long line.
  static func begins(_ head: ArraySlice<UInt8>, with cells: [String]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: mark) ? head.dropFirst(mark.count) : head
    let first = RecordText(text.prefix(mostFirstBytes).prefix { $0 != lineFeed }).lines.first ?? []
    return first.starts(with: cells)
  }
}

extension String {
  /// The cell as a value of JSON: the number that it is, else null.
  var jsonNumber: String { JSONText.number(Double(self).flatMap { $0.isFinite ? $0 : nil }) }
}
