/// How many days are from label to label where these are days of a year, of a week, and how many months where they have room.
private let (daySteps, weekdaySteps, monthSteps) = ([1, 2, 7, 14], [1, 2, 7], [1, 2, 3, 6, 12])
/// As many days as the shortest month of a leap year has, and the longest.
private let (shortestMonth, longestMonth) = (29.0, 31.0)
private let monthsPerYear = 12

/// The labels of an x axis of rows that count the days of a week or a year: weekdays, or dates that say no year.
public struct CountedXTicks: Hashable, Sendable {
  /// What each label names.
  private enum Unit {
    case weekday, day, month
  }

  private let days: CountedDays
  private let unit: Unit
  /// Every how many of them have a label.
  private let count: Int

  private init(of days: CountedDays, _ unit: Unit, every count: Int) {
    (self.days, self.unit, self.count) = (days, unit, count)
  }

  /// The finest labels that have room in a range of rows that is `width` pixels wide; nil for days of a month, whose
  /// numbers are their names.
  static func fitting(
    _ range: ClosedRange<Double>, of days: CountedDays, width: Double, metrics: XLabelMetrics
  ) -> CountedXTicks? {
    let all: [CountedXTicks]
    switch days.span {
    case .month: return nil
    case .week: all = weekdaySteps.map { CountedXTicks(of: days, .weekday, every: $0) }
    case .year:
      let months = metrics.formats.dates.calendar.hasGregorianMonths ? monthSteps : []
      all =
        daySteps.map { CountedXTicks(of: days, .day, every: $0) }
        + months.map { CountedXTicks(of: days, .month, every: $0) }
    }
    return XLabelRoom(range, width: width, metrics: metrics, isWhole: true)
      .finest(usual: all, all: all, else: all[all.count - 1])
  }

  /// What stands at a row.
  func label(_ row: Double, _ formats: Formats) -> String {
    let date = CivilDate(milliseconds: days.moment(ofRow: row))
    return switch unit {
    case .weekday: formats.dates.names.shortWeekdays[date.weekday]
    case .day: formats.day(date)
    case .month: formats.text(formats.dates.patterns.shortMonth, of: date)
    }
  }

  /// Whether a date has a label: of a month's days the first and so many behind it each, none too near to the next first.
  private func isLabelled(_ date: CivilDate) -> Bool {
    if unit == .month { return date.day == 1 && (date.month - 1) % count == 0 }
    let next = CivilDate(
      year: date.month == monthsPerYear ? date.year + 1 : date.year,
      month: date.month % monthsPerYear + 1, day: 1)
    let left = ((next?.milliseconds ?? .infinity) - date.milliseconds) / millisecondsPerDay
    return (date.day - 1) % count == 0 && left >= Double(count)
  }
}

extension CountedXTicks: XLabels {
  var step: Double { Double(count) * (unit == .month ? shortestMonth : 1) }
  var longestDistance: Double {
    switch unit {
    case .weekday: Double(count)
    case .day: count == 1 ? 1 : Double(2 * count - 1)
    case .month: Double(count) * longestMonth
    }
  }

  func ticks(in range: ClosedRange<Double>) -> [Double] {
    let first = max(1, range.lowerBound.rounded(.up))
    let last = min(Double(days.rowCount), range.upperBound.rounded(.down))
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).filter { row in
      unit == .weekday
        ? (Int(row) - 1) % count == 0
        : isLabelled(CivilDate(milliseconds: days.moment(ofRow: row)))
    }
  }

  func width(in range: ClosedRange<Double>, metrics: XLabelMetrics, isWhole: Bool) -> Double {
    // No weekday is longer than a date in short.
    unit == .month
      ? metrics.width(of: .month, isWhole: false, digits: 0)
      : metrics.width(of: .day, isWhole: true, digits: 0)
  }
}

extension CountedDays {
  /// How many rows there are.
  var rowCount: Int {
    switch span {
    case .week: daysPerWeek
    case .month: 31
    case .year: 366
    }
  }

  /// The midnight that begins the day of a row, from 1 on, as clocks show it.
  func moment(ofRow row: Double) -> Double { start + (row - 1) * millisecondsPerDay }
}
