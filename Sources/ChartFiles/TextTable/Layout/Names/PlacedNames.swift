import ChartCore

/// No more rows are above the values of a table that is laid out by blanks.
private let mostRowsAbove = 12
/// So many rows tell where its columns are.
private let askedRows = 40
/// More columns nobody writes below each other by hand: each word is compared with all of them.
private let mostColumns = 500
/// Names of several words have so many blanks between them, and one within.
private let blanksBetween = 2

extension [TableRow] {
  /// The rows, with the words of names that stand over one column put together, where blanks part cells and names have
  /// blanks in them: `CPU (%)`. Names are parted by wide gaps or, where that does not give one for each column, are over the
  /// column that they stand nearest to.
  var withPlacedNames: [TableRow] {
    guard let columns = PlacedColumns(self) else { return self }
    var rows = self
    for row in rows.indices.prefix(columns.firstRow) where !rows[row].isRule {
      if let cells = columns.names(of: rows[row].cells) { rows[row].cells = cells }
    }
    return rows
  }
}

/// Where the columns of a table stand whose cells are parted by blanks, in letters of a line.
private struct PlacedColumns {
  /// The first row of values.
  let firstRow: Int
  private let spans: [Range<Int>]

  /// Those of rows with places, most of which have as many cells, each column beside the next one; nil for others.
  init?(_ rows: [TableRow]) {
    guard rows.contains(where: { $0.cells.first?.place != nil }) else { return nil }
    let counts = rows.map(\.cells.count)
    guard let width = counts.mostFrequent?.element, 2...mostColumns ~= width else { return nil }
    let body = rows.indices.filter { counts[$0] == width && rows[$0].hasValues }.prefix(askedRows)
    guard body.count > 1, let first = body.first, 1...mostRowsAbove ~= first else { return nil }
    let spans = (0..<width).compactMap { column in
      body.compactMap { rows[$0].cells[column].span }.reduce(nil) { united, span in
        united.map {
          Swift.min($0.lowerBound, span.lowerBound)..<Swift.max($0.upperBound, span.upperBound)
        }
          ?? span
      }
    }
    guard spans.count == width,
      zip(spans, spans.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
    else { return nil }
    (firstRow, self.spans) = (first, spans)
  }

  /// A name for each column of the words of a row that has more of them; nil where that is no row of names.
  func names(of cells: [TableCell]) -> [TableCell]? {
    let words = Array(
      cells.dropFirst(cells.first.map { SampleRows.marks.contains($0.text) } == true ? 1 : 0))
    guard words.count > spans.count, words.allSatisfy(\.isWord) else { return nil }
    let groups = words.groupedByGaps
    if groups.count == spans.count { return groups.map(\.joined) }
    let places = words.compactMap(\.span)
    guard places.count == words.count else { return nil }
    // One blank between all words that stand nowhere in line is a sentence's.
    let nearest = groups.count > 1 ? places.map(nearestColumn) : []
    let columns = flushRight(places) ?? flushLeft(places) ?? nearest
    guard Set(columns).count == spans.count, zip(columns, columns.dropFirst()).allSatisfy(<=)
    else { return nil }
    return spans.indices.map { column in
      zip(words, columns).filter { $0.1 == column }.map(\.0).joined
    }
  }

  /// The columns of words of which some end where each of the columns does.
  private func flushRight(_ words: [Range<Int>]) -> [Int]? {
    let ends = spans.map(\.upperBound)
    guard Set(words.map(\.upperBound)).isSuperset(of: ends) else { return nil }
    return words.map { word in ends.firstIndex { word.upperBound <= $0 } ?? spans.count - 1 }
  }

  /// The same of words of which some begin where each of the columns does.
  private func flushLeft(_ words: [Range<Int>]) -> [Int]? {
    let starts = spans.map(\.lowerBound)
    guard Set(words.map(\.lowerBound)).isSuperset(of: starts) else { return nil }
    return words.map { word in starts.lastIndex { $0 <= word.lowerBound } ?? 0 }
  }

  private func nearestColumn(of word: Range<Int>) -> Int {
    spans.indices.min { spans[$0].distance(to: word) < spans[$1].distance(to: word) } ?? 0
  }
}

extension TableRow {
  /// Whether any of its cells is a value.
  fileprivate var hasValues: Bool {
    !isComment && cells.contains { CellShape(of: $0.text).valueKind != nil }
  }
}

extension TableCell {
  /// The letters of its line that it has.
  fileprivate var span: Range<Int>? { place.map { $0..<$0 + text.unicodeScalars.count } }

  fileprivate var isWord: Bool { CellShape(of: text).valueKind == nil }
}

extension [TableCell] {
  /// Words that have one blank between them, together.
  fileprivate var groupedByGaps: [[TableCell]] {
    reduce(into: []) { groups, word in
      if let last = groups.last?.last?.span, let next = word.span,
        next.lowerBound - last.upperBound < blanksBetween
      {
        groups[groups.count - 1].append(word)
      } else {
        groups.append([word])
      }
    }
  }

  fileprivate var joined: TableCell {
    var cell = TableCell(map(\.text).joined(separator: " "))
    cell.place = first?.place
    return cell
  }
}

extension Range<Int> {
  /// How many letters are between two spans, less than none where they overlap.
  fileprivate func distance(to other: Range<Int>) -> Int {
    Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound)
  }
}
