import ChartCore

/// What is the same in fewer rows may change in the next one.
private let leastConstantRows = 3
/// Of so many rows hardly any has a value that all of these share.
private let leastRowsOfOne = 10

/// A second clock has more rows, and is nowhere farther from the first one than so much of the whole time.
private let (leastClockRows, clockTolerance) = (5, 1e-3)
/// What is rounded to more of the whole time than so much is no clock, however well it fits; and more decimals are not told.
private let (mostRounding, mostDecimals) = (5e-3, 9)
/// So much of the steps of x is uneven where all else that grows evenly with it is time.
private let leastUnevenness = 0.1

/// So many places of a column are looked at.
private let mostPlaces = 1000

/// Smaller numbers are no days or months in figures.
private let leastDay = 1800_01.0
/// Near 1970 any number counts from it: 1 January 1980.
private let firstMoment = 315_532_800_000.0

/// What a column of numbers is there for, as all of its values tell.
enum ColumnRole {
  /// What one opens the file for.
  case value
  /// What never changes, or tells things apart: it is drawn after the others.
  case constant
  /// The moment once more, or a part of it, or the number of the row: it waits until somebody asks for it.
  case repeated
}

extension TextTable {
  /// The columns in the order in which they are drawn, and those that wait.
  func parted(_ drawn: [Int]) -> (drawn: [Int], waiting: [Int]) {
    guard plan.chosen == nil else { return (drawn, []) }
    let roles = drawn.map(role)
    func columns(_ role: ColumnRole) -> [Int] {
      drawn.indices.filter { roles[$0] == role }.map { drawn[$0] }
    }
    let (values, constants) = (columns(.value), columns(.constant))
    return values.isEmpty && constants.isEmpty
      ? (drawn, []) : (values + constants, columns(.repeated))
  }

  func role(of index: Int) -> ColumnRole {
    guard let column = columns.numbers[index], let extent = column.extent(of: 0..<column.count),
      column.count > 1
    else { return .value }
    if plan.roles[index] == .value { return .value }
    let name = plan.names.names[index]
    if isClockOfX(column, index) || saysDays(column) { return .repeated }
    if isCounter(column, index) || isPart(column, name) || isClock(column)
      || isClockInOtherUnits(column, index)
    {
      return .repeated
    }
    let isConstant =
      extent.lowerBound == extent.upperBound
      && (column.count - column.gapCount >= leastConstantRows || column.count >= leastRowsOfOne)
    return isConstant || KeyWords.isIdentifier(name) || isIndex(column, name) ? .constant : .value
  }

  /// Whether a column of times has those of x, or of where the rows' spans end.
  private func isClockOfX(_ column: Column, _ index: Int) -> Bool {
    guard plan.columns[index].kind.isTime, plan.x.kind == .moments, column.count > 1 else {
      return false
    }
    let unit = plan.durationUnit(of: index)?.milliseconds ?? 1
    let places = [0, column.count / 2, column.count - 1]
    let clocks = places.map { row in
      let date = CivilDate(milliseconds: columns.x[row], in: plan.zone)
      return Double((date.hour * 60 + date.minute) * 60 + date.second) * 1000
    }
    // Days all begin at midnight: how long something took on each is no clock.
    guard Set(clocks).count > 1 || places.contains(where: { column[$0] * unit == clocks[0] }) else {
      return false
    }
    let steps = zip(places, clocks).map { ((column[$0] * unit - $1) / 60_000).rounded() }
    return Set(steps.map { ($0 + 1440).truncatingRemainder(dividingBy: 1440) }).count == 1
  }

  /// Whether a column has the days or months of x in figures.
  private func saysDays(_ column: Column) -> Bool {
    guard plan.x.kind == .moments, column[0] >= leastDay else { return false }
    return column.placesLookedAt.allSatisfy { row in
      milliseconds(ofDay: column[row]) == plan.zone.local(columns.x[row])
    }
  }

  /// Whether a column of numbers counts the rows.
  func isCounter(_ index: Int) -> Bool {
    columns.numbers[index].map { isCounter($0, index) } ?? false
  }

  /// Whether a column counts the rows by ones, as its name says.
  private func isCounter(_ column: Column, _ index: Int) -> Bool {
    let name = plan.names.names[index].lowercased()
    if countsAnew(column, name) { return true }
    guard let x = plan.x.column, let step = column.evenStep, step != 0 else { return false }
    if ["step", "iter"].contains(name) || name.hasSuffix("iteration") { return true }
    guard step.magnitude == 1, column[0] == column[0].rounded() else { return false }
    let isBeforeX = index == 0 && x > 0 && [0, 1].contains(column[0])
    return isBeforeX || PartWords.isCounter(plan.names.names[index])
  }

  /// Whether a column numbers the rows of several tables, each from the start.
  private func countsAnew(_ column: Column, _ name: String) -> Bool {
    guard ["index", "idx", "row", "record"].contains(name),
      let extent = column.extent(of: 0..<column.count)
    else { return false }
    return [0, 1].contains(extent.lowerBound) && extent.upperBound <= Double(column.count)
      && column.gapCount == 0
      && column.placesLookedAt.allSatisfy { column[$0] == column[$0].rounded() }
  }

  /// Whether a column numbers what rows belong to, in the order in which they come: cycles, steps.
  private func isIndex(_ column: Column, _ name: String) -> Bool {
    return name.lowercasedWords.contains {
      ["index", "idx", "cycle", "segment", "step"].contains($0)
    }
      && column.isAscending
      && column.placesLookedAt.allSatisfy { column[$0].isNaN || column[$0] == column[$0].rounded() }
  }

  /// Whether a column has a part of x, as its name says.
  private func isPart(_ column: Column, _ name: String) -> Bool {
    guard plan.x.kind == .moments, let part = PartWords.part(name) ?? mayBeDay(name) else {
      return false
    }
    return [0, column.count / 2, column.count - 1].allSatisfy { row in
      // Hour 24 is of the day that it ends.
      return column[row].isNaN
        || [0, 1].contains { before in
          CivilDate(milliseconds: columns.x[row] - before, in: plan.zone).value(of: part)
            == column[row]
        }
    }
  }

  /// The day of the year, where nothing says what a column is beside parts of moments, or what may be a month does.
  private func mayBeDay(_ name: String) -> MomentParts.Part? {
    let isUnnamed = if case .composed = plan.x { PartWords.isUnnamed(name) } else { false }
    return isUnnamed || name.lowercased() == "jul" ? .dayOfYear : nil
  }

  /// Whether a column counts time from 1970, near to x and growing with it.
  private func isClock(_ column: Column) -> Bool {
    guard plan.x.kind == .moments, column.count > 1 else { return false }
    let last = column.count - 1
    let isNear =
      columns.x[0] > firstMoment
      && [1000, 1, 0.001, 0.000_001].contains { unit in
        [0, last].allSatisfy {
          (column[$0] * unit - columns.x[$0]).magnitude < 2 * millisecondsPerDay
        }
      }
    return (isNear || isDecimalYear(column)) && column.isAscending
  }

  /// Whether a column that is called a time goes on as x does, from another start or in other units.
  private func isClockInOtherUnits(_ column: Column, _ index: Int) -> Bool {
    let name = plan.names.names[index]
    let last = column.count - 1
    guard plan.x.kind == .moments,
      column.count > leastClockRows,
      TimeWords.isTime(name) || TimeWords.isDayNumber(name) || PartWords.part(name) != nil
        || PartWords.isUnnamed(name) || isXUneven,
      columns.x[last] > columns.x[0], column[last] > column[0]
    else { return false }
    let all = column[last] - column[0]
    let rate = all / (columns.x[last] - columns.x[0])
    // The first and the last one are rounded too.
    let rounding = 2 / exactPowersOfTen[min(plan.columns[index].decimals ?? 0, mostDecimals)]
    let isCounted = PartWords.part(name) != nil || TimeWords.isDayNumber(name)
    let most = isCounted ? all / 2 : all * mostRounding
    let tolerance = all * clockTolerance + (rounding <= most ? rounding : 0)
    return column.placesLookedAt.allSatisfy { row in
      let expected = column[0] + rate * (columns.x[row] - columns.x[0])
      return (column[row] - expected).magnitude <= tolerance
    }
  }

  /// Whether the steps of x differ so much that what grows as it does is time again.
  private var isXUneven: Bool {
    columns.x.placesLookedAt.map { columns.x[$0] }.unevenness > leastUnevenness
  }

  /// Whether a column says x as a year and a part of it: `2024.245`.
  private func isDecimalYear(_ column: Column) -> Bool {
    [0, column.count - 1].allSatisfy { row in
      let year = CivilDate(milliseconds: columns.x[row]).year
      let start = CivilDate(year: year, month: 1, day: 1)?.milliseconds ?? .nan
      let days = (column[row] - Double(year)) * 366
      return ((columns.x[row] - start) / millisecondsPerDay - days).magnitude < 40
    }
  }
}

extension Column {
  /// Places from the first to the last, even ones of a long column: so many tell what all are.
  fileprivate var placesLookedAt: [Int] {
    let most = min(count, mostPlaces)
    return (0..<most).map { most == count ? $0 : $0 * (count - 1) / (most - 1) }
  }
}

extension CivilDate {
  /// The number of its week (ISO 8601): that of the year in which its Thursday is.
  private var isoWeek: Int {
    let thursday = days - weekday + 3
    let year = CivilDate(milliseconds: Double(thursday) * millisecondsPerDay).year
    let start = CivilDate(year: year, month: 1, day: 1)?.days ?? thursday
    return (thursday - start) / 7 + 1
  }

  /// The number of a part of a date and of its time of day; a year in four figures.
  fileprivate func value(of part: MomentParts.Part) -> Double {
    switch part {
    case .year: Double(year)
    case .quarter: Double((month + 2) / 3)
    case .month: Double(month)
    case .week: Double(isoWeek)
    case .day: Double(day)
    case .dayOfYear: Double(days - (CivilDate(year: year, month: 1, day: 1)?.days ?? days) + 1)
    case .hour: Double(hour)
    case .minute: Double(minute)
    case .second: Double(second)
    }
  }
}
