import ChartCore

/// Rows of a table whose words name what their numbers belong to: `symbol,date,close` has a series a symbol.
struct LongTable {
  /// Every x, ascending: as often as one thing has it.
  let x: Column
  /// The keys, in the order of the file.
  let words: [String]
  /// The column of numbers that tells rows apart, if one does: it has no values.
  let keyColumn: Int?
  /// For each word its rows and their places among x, ascending.
  private let rows: [[(row: Int, place: Int)]]
  /// For each word whether most of its x are no other's.
  private let isApart: [Bool]

  /// The rows by a key. Linear time.
  init(_ columns: TableColumns, by key: RowKey) throws(Fault) {
    let x = columns.x
    let distinct = ColumnBuilder()
    var rows = Array(repeating: [(row: Int, place: Int)](), count: key.words.count)
    // Rows of one thing may say the same moment: when clocks are put back an hour comes twice.
    var seen: [Int: Int] = [:]
    var start = 0
    for row in 0..<x.count {
      if row > 0, x[row] != x[row - 1] {
        start = distinct.count
        seen.removeAll(keepingCapacity: true)
      }
      let word = Int(clamping: key.codes[row])
      let place = start + seen[word, default: 0]
      seen[word, default: 0] += 1
      if place == distinct.count { distinct.append(x[row]) }
      rows[word].append((row, place))
    }
    self.x = try distinct.finishedOrShort()
    (words, keyColumn) = (key.words, key.column)
    self.rows = rows
    isApart = Self.areApart(rows, of: self.x.count)
  }

  private static func areApart(_ rows: [[(row: Int, place: Int)]], of count: Int) -> [Bool] {
    var isTaken = [Bool](repeating: false, count: count)
    var isShared = isTaken
    for (_, place) in rows.joined() {
      isShared[place] = isTaken[place]
      isTaken[place] = true
    }
    return rows.map { own in own.count { !isShared[$0.place] } * 2 > own.count }
  }

  /// How the line of a word's values goes: over the x that are only those of others.
  func line(through values: Column, word: Int) -> LineForm {
    guard words.count > 1, isApart[word] else { return LineForm(of: values) }
    return LineForm(of: values, ownPoints: rows[word].lazy.map(\.place), x: x)
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
    for index in drawn where index != long.keyColumn {
      let series = try series(of: long, index, columns.numbers[index])
      guard !series.isEmpty else { continue }
      tables.append(
        table(
          title: seriesName(index), x: long.x, series: series, unit: plan.valueUnit(of: [index])))
    }
    return tables
  }

  /// A series a word of what one column has.
  func series(of long: LongTable, _ index: Int, _ column: Column?) throws(Fault) -> [Series] {
    var series: [Series] = []
    guard let column else { return [] }
    for (number, word) in long.words.enumerated() {
      let values = try long.values(of: column, word: number)
      series.append(
        Series(
          id: "y\(index)-\(number)", name: word.isBlank ? "(empty)" : word.onOneLine,
          color: SeriesPalette.color(number), nightColor: SeriesPalette.nightColor(number),
          column: values, line: long.line(through: values, word: number)))
    }
    return series
  }
}
