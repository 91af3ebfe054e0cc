import ChartCore

// What the indicator reads, for other programs: spreadsheets take its numbers and moments as such, in every language.
extension ChartPicture {
  /// The point, and a line for each series that is on, its name and its value after a tab, then the point's words; of a
  /// range between two marks its ends, and the table of its card with all digits. Nil where there is no indicator.
  public var copiedPoint: String? {
    guard let index = readIndex else { return nil }
    return (markedLines ?? [copiedX(ofPoint: index)] + copiedRows(ofPoint: index))
      .joined(separator: "\n")
  }

  private var markedLines: [String]? {
    guard let points = markedIndexes, let marked = markedTable else { return nil }
    let point = table.copiedPoints
    let ends = [("First", points.lowerBound), ("Last", points.upperBound)] as [(Phrase, Int)]
    return ends.map { "\(style.words($0))\t\(point($1))" }
      + ["\(style.words("Points"))\t\(table.ownCount(of: points))"]
      + marked.copied(corner: style.words("Series"))
  }

  /// A point, of numbers with their name; of periods that are drawn as one both ends, as ISO 8601 has intervals.
  private func copiedX(ofPoint index: Int) -> String {
    let points = indexes(readWith: index)
    if points.count > 1 { return table.copiedSpan(of: points) }
    let point = table.copiedPoints(index)
    guard table.xKind == .numbers, let name = table.presentation.xName else { return point }
    return "\(name.onOneLine)\t\(point)"
  }

  private func copiedRows(ofPoint index: Int) -> [String] {
    let words = table.labels.compactMap { labels in
      labels.word(at: index).map { "\(labels.name.onOneLine)\t\($0.onOneLine)" }
    }
    return drawing.copiedValues(at: index, in: self).map {
      "\($0.name.onOneLine)\t\($0.value.copied)"
    } + words
  }
}
