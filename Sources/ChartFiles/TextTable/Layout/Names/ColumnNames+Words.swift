import ChartCore

extension ColumnNames {
  /// Gives numbers without a name that of the words in front of them, which are the same in all rows: `Humidity: 44.8%`. A
  /// number behind a number is the same in another unit.
  mutating func nameBehindWords(_ columns: [ColumnGuess], _ layout: TableLayout) {
    guard layout.headers.isEmpty else { return }
    let words = columns.indices.map { Self.constant(columns[$0], layout.texts(ofColumn: $0)) }
    guard words.contains(where: { $0?.hasSuffix(":") ?? false || $0?.hasSuffix("=") ?? false })
    else { return }
    var (name, last) = ("", "")
    for column in columns.indices {
      if let word = words[column] {
        name = [name, word].filter { !$0.isEmpty }.joined(separator: " ")
        continue
      }
      if name.hasSuffix(":") || name.hasSuffix("=") { last = String(name.dropLast()).trimmed }
      if columns[column].isNumber, !last.isEmpty { rename(column, last) }
      name = ""
      if !columns[column].isNumber { last = "" }
    }
  }

  /// The word of a column that has no other; nil for other columns.
  private static func constant(_ column: ColumnGuess, _ texts: [String]) -> String? {
    guard column.kind == .words, let most = texts.mostFrequent, most.count * 10 >= texts.count * 9
    else { return nil }
    return most.element.contains(where: \.isLetter) ? most.element.trimmed : nil
  }
}
