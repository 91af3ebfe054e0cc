import ChartCore

/// Days are counted from a Thursday, 1 January 1970: the Monday before is so many of them earlier.
private let daysFromMonday = 3
private let daysPerWeek = 7
/// How many days of a year are before 29 February.
private let dayOfLeapDay = 59
/// When a year begins that has all dates.
private let leapYear = CivilDate(year: 2000, month: 1, day: 1)?.milliseconds ?? 0

/// The periods whose running sums are drawn beside each other, each with a number, in the order of time. Days are those
/// that calendars show, counted from 1 January 1970 on.
enum ProgressSpan {
  /// Weeks from a day of the week on: 0 is Monday.
  case week(firstWeekday: Int)
  /// Months and years.
  case month, year

  /// The title of a chart of a figure.
  func title(of figure: Phrase) -> Phrase {
    switch self {
    case .week: "\(figure) Week over Week"
    case .month: "\(figure) Month over Month"
    case .year: "\(figure) Year over Year"
    }
  }

  /// What it is called beside the others.
  var faceName: Phrase {
    switch self {
    case .week: "Week"
    case .month: "Month"
    case .year: "Year"
    }
  }

  /// What the days in one are called.
  var dayName: Phrase {
    switch self {
    case .week: "day of the week"
    case .month: "day of the month"
    case .year: "day of the year"
    }
  }

  /// How many days the longest has.
  var dayCount: Int {
    switch self {
    case .week: daysPerWeek
    case .month: 31
    case .year: 366
    }
  }

  /// Whether those without anything are left out; of others they are drawn, as lines of zeros.
  var leavesOutEmpty: Bool { if case .year = self { true } else { false } }

  /// The number of the one that a day is in.
  func number(ofDay day: Int) -> Int {
    let date = CivilDate(day: day)
    switch self {
    case .week(let firstWeekday):
      let first = day - (date.weekday - firstWeekday + daysPerWeek) % daysPerWeek
      return (first + daysFromMonday - firstWeekday) / daysPerWeek
    case .month: return date.year * 12 + date.month - 1
    case .year: return date.year
    }
  }

  /// The days of the one of a number.
  func days(of number: Int) -> Range<Int> {
    let first = firstDay(of: number)
    return first..<max(first, firstDay(of: number + 1))
  }

  /// The days of the one of a number, a row each, nil behind the last one where longer ones have more. Dates of years stand
  /// beside each other: a year that has no 29 February has no day in that row.
  func rows(of number: Int) -> [Int?] {
    let days = days(of: number)
    guard case .year = self, days.count < dayCount else {
      return Array(days) + Array(repeating: nil, count: dayCount - days.count)
    }
    let march = days.lowerBound + dayOfLeapDay
    return Array(days.lowerBound..<march) + [nil] + Array(march..<days.upperBound)
  }

  /// The days of the one of a number, as they are told.
  func countedDays(of number: Int) -> CountedDays {
    let start = CivilDate(day: firstDay(of: number)).milliseconds
    return switch self {
    case .week: CountedDays(of: .week, from: start)
    case .month: CountedDays(of: .month, from: start)
    case .year: CountedDays(of: .year, from: leapYear)
    }
  }

  /// What the one of a number is called: `23 Jun 2025`, `Jun 2025`, `2025`.
  func name(of number: Int, _ formats: Formats) -> String {
    let first = CivilDate(day: firstDay(of: number))
    return switch self {
    case .week: formats.date(of: first.milliseconds, in: .utc)
    case .month: formats.month(ofFirst: first.milliseconds, isShort: true)
    case .year: formats.year(ofFirst: first.milliseconds)
    }
  }

  private func firstDay(of number: Int) -> Int {
    switch self {
    case .week(let firstWeekday): number * daysPerWeek - daysFromMonday + firstWeekday
    case .month: CivilDate(year: number / 12, month: number % 12 + 1, day: 1)?.dayNumber ?? 0
    case .year: CivilDate(year: number, month: 1, day: 1)?.dayNumber ?? 0
    }
  }
}

extension CivilDate {
  /// The date of a day.
  fileprivate init(day: Int) { self.init(milliseconds: Double(day) * millisecondsPerDay) }

  /// The number of its day.
  fileprivate var dayNumber: Int { Int(clamping: milliseconds / millisecondsPerDay) }
}
