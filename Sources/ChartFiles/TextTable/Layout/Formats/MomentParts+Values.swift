import ChartCore

/// Fewer rows of numbers may be days by accident.
private let leastRows = 4
/// Fewer steps of hours may be numbers of anything.
private let leastSteps = 6
/// So many of the steps of hours are the same one.
private let leastAlike = 0.9
/// So many of the rows have all parts: the first and the last may be notes.
private let leastKnown = 0.75
/// The shortest of all days has so many hours.
private let hoursOfADay = 23
/// The years of columns that nothing calls so.
private let years = 1700.0...2100

extension MomentParts {
  /// The first columns as years, months and perhaps days and times, where their numbers go on as these do; whatever they
  /// are called. Nil where they may be something else.
  init?(byValuesOf columns: [ColumnGuess]) {
    guard columns.count > 2, columns[0].areNumbers(in: years) else { return nil }
    if let parts = Self(besideDaysOfYears: columns) ?? Self(scriptIn: columns) {
      self = parts
      return
    }
    guard columns[1].areNumbers(in: 1...12) || columns[1].kind == .partOfYear else { return nil }
    let months = MomentParts(day: .calendar(year: 0, month: 1, day: nil), clock: nil)
    if let moments = months.moments(of: columns), moments.areMonths {
      self = months
      return
    }
    guard columns[2].areNumbers(in: 1...31) else { return nil }
    let day = Day.calendar(year: 0, month: 1, day: 2)
    self.init(day, clockByValuesOf: columns, from: 3)
  }

  /// Years, months from 0 and days in the first columns; nil where no month is 0, or where they do not go on.
  private init?(scriptIn columns: [ColumnGuess]) {
    guard columns.count > 3, columns[1].areNumbers(in: 0...11), columns[1].values.contains(0),
      columns[2].areNumbers(in: 1...31)
    else { return nil }
    self.init(day: .script(year: 0, month: 1, day: 2), clock: nil)
    guard let moments = moments(of: columns), moments.count >= leastRows, moments.isStrictlyMonotone
    else { return nil }
  }

  /// Years, days of these, months and days, where both say the same day in each row, and clocks behind them.
  private init?(besideDaysOfYears columns: [ColumnGuess]) {
    guard columns.count > 4, columns[1].areNumbers(in: 1...366) else { return nil }
    let day = Day.calendar(year: 0, month: 2, day: 3)
    let moments = MomentParts(day: day, clock: nil).moments(of: columns)
    guard let moments, moments.count >= leastRows,
      moments == MomentParts(day: .ofYear(year: 0, day: 1), clock: nil).moments(of: columns)
    else { return nil }
    let found = Self.clocks(from: 4).lazy.map { MomentParts(day: day, clock: $0) }.first { parts in
      parts.moments(of: columns)?.isStrictlyMonotone ?? false
    }
    guard let found else { return nil }
    self = found
  }

  /// Nothing, hours, minutes and seconds in the columns from one on.
  private static func clocks(from first: Int) -> [Clock?] {
    [
      nil, .parts(hour: first, minute: nil, second: nil),
      .parts(hour: first, minute: first + 1, second: nil),
      .parts(hour: first, minute: first + 1, second: first + 2),
    ]
  }

  /// A day, and the hours, minutes and seconds in the columns from one on, as far as they are needed to tell rows apart; nil
  /// where they do not.
  init?(_ day: Day, clockByValuesOf columns: [ColumnGuess], from first: Int) {
    let found = Self.clocks(from: first).lazy.map { MomentParts(day: day, clock: $0) }.first {
      parts in
      guard let moments = parts.moments(of: columns) else { return false }
      guard moments.count >= leastRows, moments.isStrictlyMonotone else { return false }
      // Things that are numbered from 1 in each row of a day are no hours: these go on over midnight.
      return parts.clock == nil || moments.areRegular && moments.areHoursOfDays
    }
    guard let found else { return nil }
    self = found
  }

  /// What the rows of columns say, a few that have not all parts left out; nil where there is no such moment, or where a
  /// column is missing.
  func moments(of columns: [ColumnGuess]) -> [Double]? {
    guard let rows = columns.map(\.values.count).max(), let last = self.columns.max(),
      last < columns.count, self.columns.allSatisfy({ columns[$0].values.count == rows })
    else { return nil }
    var moments: [Double] = []
    var values = Array(repeating: Double.nan, count: columns.count)
    for row in 0..<rows {
      for column in self.columns { values[column] = columns[column].values[row] }
      if self.columns.contains(where: { values[$0].isNaN }) { continue }
      guard let moment = local(values) else { return nil }
      moments.append(moment)
    }
    return Double(moments.count) >= leastKnown * Double(rows) ? moments : nil
  }
}

extension ColumnGuess {
  /// Whether all of its numbers are whole and within a range.
  fileprivate func areNumbers(in range: ClosedRange<Double>) -> Bool {
    isNumber && values.contains { !$0.isNaN }
      && values.allSatisfy { $0.isNaN || range.contains($0) && $0 == $0.rounded() }
  }
}

extension [Double] {
  /// Whether nearly all steps are the same one, and there are many.
  var areRegular: Bool {
    let steps = zip(dropFirst(), self).map { ($0 - $1).magnitude }
    guard steps.count >= leastSteps, let least = steps.min() else { return false }
    return Double(steps.count { $0 == least }) >= leastAlike * Double(steps.count)
  }

  fileprivate var areHoursOfDays: Bool {
    guard let first, let last else { return false }
    return count >= hoursOfADay
      || CivilDate(milliseconds: first).days != CivilDate(milliseconds: last).days
  }

  /// Whether each is a month after the one before it.
  fileprivate var areMonths: Bool {
    let months = map { moment in
      let date = CivilDate(milliseconds: moment)
      return date.year * 12 + date.month
    }
    return count >= leastRows && zip(months.dropFirst(), months).allSatisfy { $0 == $1 + 1 }
  }
}
