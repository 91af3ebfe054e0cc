/// What a second level of a time axis says of a period.
public struct XContextWords: Equatable, Sendable {
  /// What is new where the period begins: `October`, `20 April`, `2018`.
  public let name: String
  /// What goes without saying where the period before has said it, from the space on: ` 2018`, or
  /// nothing.
  public let year: String
  /// Whether the year is new too.
  public let isNewYear: Bool
}

extension Formats {
  /// A label of the time axis; what a second level says it leaves out, and of times of day it has never
  /// a date.
  public func label(
    _ moment: Double, stride: XStride, of kind: Presentation.XKind = .moments
  ) -> String {
    if kind == .timesOfDay { return timeOfDay(moment, unit: stride.unit) }
    let date = CivilDate(milliseconds: moment, in: stride.zone)
    if stride.context == .none { return label(date, unit: stride.unit) }
    switch stride.unit {
    case .month: return text(dates.patterns.shortMonth, of: date)
    case .day: return text(dates.patterns.dayOfMonth, of: date)
    case .hour, .minute: return time(date)
    case .second, .millisecond, .microsecond, .year: return label(date, unit: stride.unit)
    }
  }

  /// What the second level below labels of a stride says of the period that begins at `moment`.
  public func context(_ moment: Double, of stride: XStride) -> XContextWords {
    context(
      stride.zone.local(stride.shownMoment(at: moment)), unit: stride.unit, in: stride.context)
  }

  /// What the second level below labels of a unit says of the period that begins at a local time: the year
  /// of months, the month of days, the day of times, and of parts of a second the minute too.
  func context(
    _ local: Double, unit: XStride.Unit, in context: XStride.Context
  ) -> XContextWords {
    let date = CivilDate(milliseconds: local)
    let day = dates.calendar.day(of: date)
    let isFull = context == .full
    let patterns = dates.patterns
    switch unit {
    case .microsecond, .millisecond:
      return XContextWords(
        name: joined(text(isFull ? patterns.date : patterns.shortDate, of: date), time(date)),
        year: "", isNewYear: false)
    case .second, .minute, .hour:
      return words(
        of: date, isFull ? patterns.date : patterns.shortDate,
        isNewYear: day.month == 1 && day.day == 1)
    case .day:
      return words(
        of: date, isFull ? patterns.monthOfYear : patterns.shortMonthOfYear,
        isNewYear: day.month == 1)
    case .month, .year: return XContextWords(name: year(date), year: "", isNewYear: true)
    }
  }

  private func words(
    of date: CivilDate, _ pattern: DatePattern, isNewYear: Bool
  ) -> XContextWords {
    let (name, year) = pattern.splitAtYear
    return XContextWords(
      name: text(name, of: date), year: text(year, of: date), isNewYear: isNewYear)
  }

  private func timeOfDay(_ moment: Double, unit: XStride.Unit) -> String {
    switch unit {
    case .second, .millisecond, .microsecond: label(moment, unit: unit)
    case .minute, .hour, .day, .month, .year:
      moment == millisecondsPerDay ? endOfDay : time(CivilDate(milliseconds: moment))
    }
  }
}
