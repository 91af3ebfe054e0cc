import ChartCore

/// So many rows are looked at to see whether words tell apart rows of the same x.
private let rowsLookedAt = 10_000

/// Words beyond so many different ones are no names of series.
private let mostWords = 512

/// Rows of a table whose words name what their numbers belong to: `symbol,date,close` has a series a symbol.
struct LongTable {
  /// Every x once, ascending.
  let x: Column
  /// The words, in the order of the file.
  let words: [String]
  /// For each word its rows and their places among x, ascending.
  private let rows: [[(row: Int, place: Int)]]

  /// The words that tell rows of the same x apart; nil where no x repeats or no words do that come up twice or
  /// more, in the middle.
  init?(_ columns: TableColumns) throws(Fault) {
    let x = columns.x
    let looked = min(x.count, rowsLookedAt)
    guard (1..<max(1, looked)).contains(where: { x[$0] == x[$0 - 1] }) else { return nil }
    let found = columns.labels.first {
      (2...max(2, min(mostWords, x.count / 2))).contains($0.words.count)
        && Self.tells($0, rowsOf: x, looked)
    }
    guard let found else { return nil }
    let distinct = ColumnBuilder()
    var rows = Array(repeating: [(row: Int, place: Int)](), count: found.words.count)
    for row in 0..<x.count {
      if row == 0 || x[row] != x[row - 1] { distinct.append(x[row]) }
      let word = Int(clamping: found.codes[row])
      let place = distinct.count - 1
      // Of rows that nothing tells apart the first is shown.
      if rows[word].last?.place != place { rows[word].append((row, place)) }
    }
    self.x = try distinct.finishedOrShort()
    words = found.words
    self.rows = rows
  }

  /// Whether rows of the same x have different words.
  private static func tells(_ words: Labels, rowsOf x: Column, _ count: Int) -> Bool {
    var seen: Set<Double> = []
    for row in 0..<count {
      if row > 0 && x[row] != x[row - 1] { seen.removeAll(keepingCapacity: true) }
      guard seen.insert(words.codes[row]).inserted else { return false }
    }
    return true
  }

  /// The numbers of a word's rows in a column, gaps where it has none.
  func values(of column: Column, word: Int) throws(Fault) -> Column {
    let values = ColumnBuilder()
    for (row, place) in rows[word] {
      values.appendGaps(place - values.count)
      if column[row].isNaN { values.appendGaps() } else { values.append(column[row]) }
    }
    values.appendGaps(x.count - values.count)
    return try values.finishedOrShort()
  }
}

extension TextTable {
  /// A chart of each column of numbers, with a series a word.
  func tables(of long: LongTable, columns drawn: [Int]) throws(Fault) -> [Table] {
    var tables: [Table] = []
    for index in drawn {
      guard let column = columns.numbers[index] else { continue }
      var series: [Series] = []
      for (number, word) in long.words.enumerated() {
        series.append(
          Series(
            id: "y\(index)-\(number)", name: word.isBlank ? "(empty)" : word.onOneLine,
            color: SeriesPalette.color(number), nightColor: SeriesPalette.nightColor(number),
            column: try long.values(of: column, word: number)))
      }
      tables.append(
        table(
          title: seriesName(index), x: long.x, series: series,
          unit: plan.valueUnit(of: [index])))
    }
    return tables
  }
}
