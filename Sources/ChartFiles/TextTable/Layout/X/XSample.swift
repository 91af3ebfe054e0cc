import ChartCore

/// More rows of sums, means and extremes are not below a table.
private let mostSums = 4
/// Words of more columns are not looked at.
private let mostKeyColumns = 16
/// Words that are more different tell no things apart.
private let mostKeys = 512
/// Of so many numbers each comes again more often, or they are of no things.
private let mostNumbered = 8
/// More columns are not tried in pairs.
private let mostPaired = 4

/// The first rows of a table, looked at for what may be x of them.
struct XSample {
  let columns: [ColumnGuess]
  let names: [String]
  /// The units of columns that are known, one for each; nothing where it does not matter.
  let units: [String?]
  let rows: [TableRow]
  /// Whether something is left to draw where one column of numbers is x.
  private let hasMoreNumbers: Bool
  /// The first column of numbers that are not all the same.
  private let firstNumber: Int?
  /// For each column that may name things the number of its word in each row.
  private let keys: [[Int]]

  /// Looks at columns; `others` is how many more there are to draw. Linear time.
  init(
    columns: [ColumnGuess], names: [String], units: [String?] = [], rows: [TableRow],
    others: Int = 0
  ) {
    (self.columns, self.names, self.units, self.rows) = (columns, names, units, rows)
    hasMoreNumbers = columns.count(where: \.isNumber) + others > 1
    firstNumber =
      columns.firstIndex { $0.isNumber && !$0.isConstant } ?? columns.firstIndex(where: \.isNumber)
    keys = Self.keys(columns, names, rows)
  }

  /// All that can be x, those that tell more of time with higher ranks.
  var choices: [(choice: XChoice, rank: Int)] {
    let all =
      columns.indices.compactMap(moments) + [calendar].compactMap(\.self)
      + columns.indices.compactMap(counted) + columns.indices.compactMap(durations)
      + columns.indices.compactMap(numbers)
    // Of equal ones the first counts: the last of equals is what `max` gives.
    return all.enumerated().map { ($1.choice, $1.rank * 1000 - $0) }
  }

  private typealias Ranked = (choice: XChoice, rank: Int)

  private func moments(_ column: Int) -> Ranked? {
    guard columns[column].isMoment, columns[column].isMostlyFilled else { return nil }
    // The first column, where it says all by itself.
    if column == 0, !TimeWords.isOfRecord(names[0]), columns[0].hasTimes,
      columns[0].values.isStrictlyMonotone
    {
      return (.moments(column: 0), 96)
    }
    if let composed = composed(of: column) { return (composed, 95) }
    let values = columns[column].values
    if values.count > 2, Set(values.filter { !$0.isNaN }).count == 1 {
      return (.moments(column: column), 10)
    }
    // Days without a year beside days with one tell less.
    let ofRecord = TimeWords.isOfRecord(names[column]) ? 3 : 0
    let least = columns[column].firstYear == nil ? ofRecord : 5
    return (.moments(column: column), (grows(values) ? 90 : 80) - least)
  }

  private var calendar: Ranked? {
    let parts = MomentParts(calendarIn: columns, names) ?? MomentParts(byValuesOf: columns)
    return parts.map { (.composed($0), 75) }
  }

  /// Numbers that count time, in a column that is named so or is the first and grows or falls.
  private func counted(_ index: Int) -> Ranked? {
    let column = columns[index]
    guard column.isNumber, hasMoreNumbers, column.isMostlyFilled else { return nil }
    // What the numbers say is asked before what words say, which takes longer in tables of thousands of columns.
    if column.areDaysOfYears, column.values.isStrictlyMonotone,
      TimeWords.isDate(names[index]) || PartWords.isPeriod(names[index])
    {
      return (.days(column: index), 72)
    }
    if column.areDaysOfFigures || column.areMonthsOfFigures,
      grows(column.values) || TimeWords.isTime(names[index])
    {
      return (composed(of: index) ?? .days(column: index), 72)
    }
    if column.areYears, Set(column.values).count > 1,
      PartWords.isYear(names[index]) || PartWords.isPeriod(names[index]),
      case let grows = grows(column.values), grows || tellsRows(column.values)
    {
      return (.years(column: index), grows ? 70 : 64)
    }
    if let start = SerialDays.start(of: column.values, named: names[index]),
      grows(column.values)
    {
      return (.serials(column: index, start: start), 71)
    }
    if case .epoch(_, let unit)? = XChoice.counted(column, at: index), unit <= 1,
      column.values.isMonotone, !column.isConstant
    {
      return (.epoch(column: index, milliseconds: unit), 69)
    }
    let isFirst = index == firstNumber
    guard
      TimeWords.isTime(names[index])
        || isFirst && column.values.count > 1 && column.values.isStrictlyMonotone
        || PartWords.isUnnamed(names[index]) && column.values.isMonotone
          && Set(column.values).count > 2
    else { return nil }
    guard !column.isConstant else { return nil }
    return XChoice.counted(column, at: index).map { ($0, 70) }
  }

  private func durations(_ column: Int) -> Ranked? {
    guard columns[column].kind.isTime, columns[column].isMostlyFilled else { return nil }
    let half = columns.half(beside: column)
    let values = columns[column].values.indices.map { row in
      MomentParts.time(columns[column].values[row], half.map { columns[$0].values[row] }) ?? .nan
    }
    let known = withoutEmptyRows(values)
    guard grows(values) || known.overMidnights.isStrictlyMonotone else { return nil }
    return (.durations(column: column, half: half), 60)
  }

  /// Those of the rows in which there is a number: programs fill tables up with times of nothing.
  private func withoutEmptyRows(_ values: [Double]) -> [Double] {
    let numbers = columns.filter { $0.isNumber && $0.values.count == values.count }
    guard !numbers.isEmpty else { return values }
    return values.indices.filter { row in numbers.contains { !$0.values[row].isNaN } }
      .map { values[$0] }
  }

  /// Numbers that always grow or fall, where there are others to draw; those that only count the rows come last.
  private func numbers(_ column: Int) -> Ranked? {
    guard hasMoreNumbers, columns[column].isNumber,
      (columns[column].values.isStrictlyMonotone || growsAboveSums(column)) && mayLead(column)
        || isTimeByThings(column)
        || (TimeWords.isTime(names[column]) || TimeWords.isPath(names[column]))
          && (columns[column].values.isNearlyStrict || columns[column].values.endsWithBest
            || isOfSparseRows(column))
    else { return nil }
    return (.numbers(column: column), rank(ofNumbers: column))
  }

  /// Whether numbers always grow, or fall, but for a few words such as `Total` where a row has none.
  private func growsAboveSums(_ column: Int) -> Bool {
    let values = columns[column].values
    let others = values.indices.filter { values[$0].isNaN }
    let areWords = others.allSatisfy {
      column < rows[$0].cells.count && !rows[$0].cells[column].text.isBlank
    }
    return others.count <= mostSums && others.count * 2 < values.count && rows.count == values.count
      && areWords && values.filter { !$0.isNaN }.isStrictlyMonotone
  }

  /// Whether numbers that grow are more than values that happen to: they are the first ones, or are called as x is.
  private func mayLead(_ column: Int) -> Bool {
    column == firstNumber || TimeWords.isTime(names[column]) || TimeWords.isPath(names[column])
      || PartWords.isSequence(names[column])
      || columns[column].values.unevenness == 0 && PartWords.isCounter(names[column])
  }

  /// Whether the first numbers are called as x is.
  private func leads(_ column: Int) -> Bool {
    TimeWords.isTime(names[column]) || TimeWords.isPath(names[column])
      || PartWords.isSequence(names[column])
  }

  /// The first numbers come before others unless these are times and they are not, and times before counts of rows, and these before values that happen to grow.
  private func rank(ofNumbers column: Int) -> Int {
    if columns[column].values.countsRows, PartWords.isCounter(names[column]) { return 40 }
    if column == firstNumber { return leads(column) ? 47 : 45 }
    if TimeWords.isPlainTime(names[column]) { return 46 }
    return TimeWords.isTime(names[column]) ? 42 : 35
  }

  /// Whether a column is called a time and grows for each thing that rows are of.
  private func isTimeByThings(_ column: Int) -> Bool {
    (TimeWords.isTime(names[column]) || TimeWords.isPath(names[column])
      || mayBeUnnamedTime(column))
      && Set(columns[column].values).count > 1
      && keys.contains { columns[column].values.isMonotone(within: $0) }
  }

  /// Whether the first numbers, which nothing names, grow and have decimals: whole ones may number parts of the rows.
  private func mayBeUnnamedTime(_ column: Int) -> Bool {
    let values = columns[column].values
    return column == firstNumber && PartWords.isUnnamed(names[column]) && values.isMonotone
      && values.contains { $0 != $0.rounded() && !$0.isNaN }
  }
}

extension XSample {
  /// Days with their times of day in another column, where they have one: beside it, and days are not told once each, or it
  /// is called a time.
  func composed(of column: Int) -> XChoice? {
    let guess = columns[column]
    guard !guess.hasTimes else { return nil }
    let day: MomentParts.Day = guess.isMoment ? .moments(column) : .figures(column)
    if let parts = MomentParts(day, clockIn: columns, names) { return .composed(parts) }
    let isRepeated = !guess.values.isStrictlyMonotone
    let areDaysOfSeveralRows = Set(guess.values).count * 2 <= guess.values.count
    let beside = [column + 1, column - 1].filter(columns.indices.contains)
    let others = columns.indices.filter { PartWords.isClock(names[$0]) && !beside.contains($0) }
    let found = (beside + others).lazy.compactMap {
      (beside) -> MomentParts.Clock? in
      let isNamed = PartWords.isClock(names[beside])
      let isNext = (beside - column).magnitude == 1
      if columns[beside].kind.isTime,
        isNamed && isNext || areDaysOfSeveralRows && goesOn(day, with: beside)
      {
        return .times(beside, half: columns.half(beside: beside))
      }
      let isUnnamed = PartWords.isUnnamed(names[beside]) && areDaysOfSeveralRows
      return (isNamed || isUnnamed && goesOn(day, withFigures: beside)) && isNext
        && columns[beside].areClocksOfFigures ? .figures(beside) : nil
    }.first
    if let found {
      var parts = MomentParts(day: day, clock: found)
      parts.elapsed = elapsed(since: parts)
      return .composed(parts)
    }
    guard isRepeated else { return nil }
    return MomentParts(day, clockByValuesOf: columns, from: column + 1).map { .composed($0) }
  }

  /// Whether days go on with the times of a column: durations beside days do not.
  private func goesOn(_ day: MomentParts.Day, with clock: Int) -> Bool {
    let parts = MomentParts(day: day, clock: .times(clock, half: columns.half(beside: clock)))
    return parts.moments(of: columns).map(grows) ?? false
  }

  private func goesOn(_ day: MomentParts.Day, withFigures clock: Int) -> Bool {
    let parts = MomentParts(day: day, clock: .figures(clock))
    return parts.moments(of: columns).map { $0.isStrictlyMonotone && $0.areRegular } ?? false
  }

  /// Whether values grow, or fall, in all rows or in those of each thing that a column names.
  private func grows(_ values: [Double]) -> Bool {
    values.isMonotone || keys.contains { values.isMonotone(within: $0) }
  }

  /// Whether no value comes twice, or none with the same key.
  private func tellsRows(_ values: [Double]) -> Bool {
    let all = keys + [values.map { _ in 0 }]
    return all.contains { key in
      Set(zip(values, key).map { [$0, Double($1)] }).count == values.count
    }
  }

  private static func keys(
    _ columns: [ColumnGuess], _ names: [String], _ rows: [TableRow]
  ) -> [[Int]] {
    let words = columns.indices.lazy.filter { column in
      columns[column].areWords || columns[column].isNumber && KeyWords.isThing(names[column])
    }.prefix(mostKeyColumns)
    let single: [[Int]] = words.compactMap { column in
      var places: [String: Int] = [:]
      let codes = rows.map { row in
        let word = column < row.cells.count ? row.cells[column].text : ""
        let code = places[word] ?? places.count
        places[word] = code
        return code
      }
      // Numbers are hardly ever keys: those of things come again and again.
      let least = columns[column].areWords || places.count < mostNumbered ? 2 : 4
      return 2...mostKeys ~= places.count && places.count * least <= rows.count ? codes : nil
    }
    return single + pairs(of: Array(single.prefix(mostPaired)))
  }

  /// Any two keys together.
  private static func pairs(of keys: [[Int]]) -> [[Int]] {
    keys.indices.flatMap { first in
      keys[(first + 1)...].map { zip(keys[first], $0).map { $0 * mostKeys + $1 } }
    }
  }
}
