import ChartCore

/// Rows of a table whose words name what their numbers belong to: `symbol,date,close` has a series a symbol.
struct LongTable {
  /// Every x, ascending: as often as one thing has it.
  let x: Column
  /// The keys, in the order of the file.
  let words: [String]
  /// The column of numbers that tells rows apart, if one does: it has no values.
  let keyColumns: [Int]
  /// What the key is called.
  let name: String
  /// For each word its rows and their places among x, ascending.
  private let rows: [[(row: Int, place: Int)]]
  /// For each word whether most of its x are no other's.
  private let isApart: [Bool]

  /// The rows by a key. Linear time.
  init(_ columns: TableColumns, by key: RowKey) throws(Fault) {
    let (x, codes) = (columns.x.all, key.codes.all)
    let distinct = ColumnBuilder(of: columns.x, at: [])
    var rows = Array(repeating: [(row: Int, place: Int)](), count: key.words.count)
    // Rows of one thing may say the same moment: when clocks are put back an hour comes twice.
    var next = Array(repeating: 0, count: key.words.count)
    var start = 0
    for row in x.indices {
      if row > 0, x[row] != x[row - 1] { start = distinct.count }
      let word = Int(clamping: codes[row])
      let place = max(start, next[word])
      next[word] = place + 1
      if place == distinct.count { distinct.append(x[row]) }
      rows[word].append((row, place))
    }
    self.x = try distinct.finishedOrShort()
    (words, keyColumns, name) = (key.words, key.columns, key.name)
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

  /// Whether a column never changes within a key that has several rows: it says something of the key itself.
  func isConstant(_ column: Column) -> Bool {
    let values = column.all
    return rows.allSatisfy { own in
      own.count > 2 && Set(own.lazy.map { values[$0.row] }.filter { !$0.isNaN }).count < 2
    }
  }

  /// The word that most tells what a key is, such as a unit: the one of its first row.
  func word(of labels: Labels, key: Int) -> String? {
    rows[key].first.flatMap { labels.word(at: $0.row) }
  }

  /// The numbers of a word's rows in a column, which has `all` of them, gaps where it has none.
  func values(of column: Column, among all: [Double], word: Int) throws(Fault) -> Column {
    let values = ColumnBuilder(of: column, at: [])
    for (row, place) in rows[word] {
      values.appendGaps(place - values.count)
      values.appendOrGap(all[row])
    }
    values.appendGaps(x.count - values.count)
    return try values.finishedOrShort()
  }
}

extension TextTable {
  /// A chart of each column of numbers, with a series a word.
  func tables(of long: LongTable, columns drawn: [Int]) throws(Fault) -> [Table] {
    var tables: [Table] = []
    let own = drawn.filter { !long.keyColumns.contains($0) }
    for index in own {
      let all = try series(of: long, index, columns.numbers[index])
      let groups = groups(of: all, of: long).withValues(all)
      for group in groups {
        let series = group.enumerated().map { all[$1].withColor($0) }
        let title = title(of: series, index, isOnly: groups.count == 1, ofSeveral: own.count > 1)
        tables.append(
          table(title: title, x: long.x, series: series, unit: plan.valueUnit(of: [index])))
      }
    }
    return tables
  }

  /// A chart's title: its column's name where that has no other chart, else the names of its series, behind that of the
  /// column where there are several.
  private func title(
    of series: [Series], _ index: Int, isOnly: Bool, ofSeveral: Bool
  ) -> String {
    guard !isOnly else { return seriesName(index) }
    let list = String.title(listing: series.map(\.name), plan.formats.words)
    return ofSeveral ? "\(plan.names.names[index]): \(list)" : list
  }

  /// Which series share a chart: all, but for quantities of their own, which do where they have one unit or are as large.
  private func groups(of series: [Series], of long: LongTable) -> [[Int]] {
    let units = series.indices.map { unit(ofKey: $0, long) }
    guard Set(units).count > 1 || KeyWords.isQuantity(long.name) else {
      return series.isEmpty ? [] : [Array(series.indices)]
    }
    return ColumnGroups.groups(
      of: zip(series, units).map { series, unit in
        let extent = series.column.extent(of: 0..<series.column.count) ?? 0...0
        return ColumnFacts(unit: unit, extent: extent)
      })
  }

  /// The unit that the rows of a key say; nil where they say none.
  private func unit(ofKey key: Int, _ long: LongTable) -> String? {
    columns.labels.first { KeyWords.isUnit($0.name) }.flatMap { long.word(of: $0, key: key) }
      .flatMap { $0.isBlank || $0 == "-" ? nil : $0.onOneLine }
  }

  /// A series a word of what one column has.
  func series(of long: LongTable, _ index: Int, _ column: Column?) throws(Fault) -> [Series] {
    var series: [Series] = []
    guard let column else { return [] }
    let all = column.all
    for (number, word) in long.words.enumerated() {
      let unit = plan.unit(of: index) == nil ? unit(ofKey: number, long) : nil
      let values = try long.values(of: column, among: all, word: number)
      series.append(
        Series(
          id: "y\(index)-\(number)", number: number,
          name: (word.isBlank ? "(empty)" : word.onOneLine) + (unit.map { " (\($0))" } ?? ""),
          column: values, line: long.line(through: values, word: number)))
    }
    return series
  }
}

extension [[Int]] {
  /// The groups of series of which one has a value, or all where none has.
  fileprivate func withValues(_ series: [Series]) -> [[Int]] {
    let known = filter { group in
      group.contains { series[$0].column.gapCount < series[$0].column.count }
    }
    return known.isEmpty ? self : known
  }
}

extension Series {
  /// The same series in the colour of a place among others.
  fileprivate func withColor(_ number: Int) -> Series {
    Series(id: id, number: number, name: name, column: column, line: line)
  }
}
