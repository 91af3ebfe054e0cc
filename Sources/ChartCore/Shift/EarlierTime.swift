/// What comes before an x: what is so long before it, or the same weekday of an earlier month.
public enum EarlierTime: Hashable, Sendable {
  /// So long before: a year before 8 March it is 8 March.
  case span(XSpan)
  /// The same weekday of the month so many months before, as often into it: before the third Friday it is the third
  /// Friday. In place of a fifth one that a month has not it is the fourth.
  case weekday(months: Int)
}

extension EarlierTime {
  /// The x that it is before another one, by the clocks and the calendar of a zone; below all x where no calendar has it.
  public func before(_ x: Double, in zone: Zone) -> Double {
    switch self {
    case .span(let span): span.before(x, in: zone)
    case .weekday: earlier(zone.local(x)).map(zone.moment) ?? -.infinity
    }
  }

  /// The time of clocks before another one, of those that go by the calendar; nil where no calendar has it.
  func earlier(_ local: Double) -> Double? {
    switch self {
    case .span(.days(let count)): local - Double(count) * millisecondsPerDay
    case .span(.months(let count)): local.earlier(byMonths: count)
    case .weekday(let months): local.weekday(earlierByMonths: months)
    case .span(.points), .span(.x), .span(.milliseconds): nil
    }
  }

  /// The days of a month from which on the time before them is farther or nearer than that of the days before; nil where
  /// all are as far.
  var turningDays: [Int]? {
    switch self {
    // A shorter month has its last day in place of these.
    case .span(.months): [1, 29, 30, 31]
    case .weekday: Array(1...31)
    case .span: nil
    }
  }
}

extension Double {
  /// The same time of day on the same weekday of an earlier month, as often into it.
  fileprivate func weekday(earlierByMonths count: Int) -> Double? {
    let date = CivilDate(milliseconds: self)
    let (year, month) = date.month(before: count)
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    let firstDay = 1 + (date.weekday - first.weekday + daysPerWeek) % daysPerWeek
    let weeks = (date.day - 1) / daysPerWeek
    let days = [weeks, weeks - 1].lazy.compactMap {
      CivilDate(year: year, month: month, day: firstDay + $0 * daysPerWeek)?.milliseconds
    }
    return days.first.map { $0 + self - midnight }
  }
}
