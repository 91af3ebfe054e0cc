import ChartCore

/// More columns are not told by words in one cell: these are a sentence.
private let mostColumns = 64

extension SampleRows {
  /// The names in the row right above values, where they stand in its only cell, parted by blanks, and the values by
  /// another sign; nothing where it has not a word for each column, or where a column has no values.
  func namesBetweenBlanks(above first: Int) -> [[String]] {
    guard first > 0, first < rows.count, 2...mostColumns ~= width, !kinds.contains(nil),
      rows[first - 1].cells.dropFirst().allSatisfy(\.text.isBlank)
    else { return [] }
    let text = rows[first - 1].cells[0].text.drop { $0 == "#" || $0 == "%" }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let areNames = words.allSatisfy { CellShape(of: $0).valueKind == nil }
    return words.count == width && Set(words).count == width && areNames ? [words] : []
  }
}
