extension Formats {
  /// A label that says enough by itself: `2018`, `Nov`, `29 Nov`, `16:05`, `16:05:30`, `30.250` for
  /// milliseconds, `30.250125` for microseconds.
  ///
  /// Among times of day, midnight is written as the day that begins, and January as its year.
  public func label(_ moment: Double, unit: XStride.Unit, in zone: Zone = .utc) -> String {
    label(CivilDate(milliseconds: moment, in: zone), unit: unit)
  }

  /// The same of a date.
  func label(_ date: CivilDate, unit: XStride.Unit) -> String {
    switch unit {
    case .year: return year(date)
    case .month:
      return dates.calendar.day(of: date).month == 1
        ? year(date) : text(dates.patterns.shortMonth, of: date)
    case .day: return day(date)
    case .hour, .minute: return date.isMidnight ? day(date) : time(date, precision: .minute)
    case .second: return time(date, precision: .second)
    case .millisecond: return seconds(date, precision: .millisecond)
    case .microsecond: return seconds(date, precision: .microsecond)
    }
  }

  /// A moment in full: `Sat, 19 Jan 2019`, with the time where it does not begin its day, and how far clocks are from UTC
  /// where they show that time twice.
  ///
  /// `step` is the distance of neighbouring points in milliseconds, if they are evenly spaced: below
  /// a day, midnight is a time like any other. Seconds are there where they are not 0.
  public func moment(_ moment: Double, step: Double?, in zone: Zone = .utc) -> String {
    let civil = CivilDate(milliseconds: moment, in: zone)
    let text = text(dates.patterns.shortFullDay, of: civil)
    let isDay = zone.midnight(startingAt: moment) != nil
    if isDay && (step ?? millisecondsPerDay) >= millisecondsPerDay { return text }
    let time = time(civil, precision: civil.precision)
    let isAmbiguous = zone.moments(ofLocal: zone.local(moment)).count > 1
    return joined(text, isAmbiguous ? "\(time) (\(zone.offset(at: moment).asOffset))" : time)
  }
}

/// How much of a time of day is written, from the least on.
public enum TimePrecision: CaseIterable, Comparable, Sendable {
  case minute, second, millisecond, microsecond
}

extension CivilDate {
  /// Whether clocks show that a day begins.
  var isMidnight: Bool { hour == 0 && minute == 0 && precision == .minute }

  /// What the time of day needs to be written whole.
  var precision: TimePrecision {
    if microsecond != 0 { return .microsecond }
    if millisecond != 0 { return .millisecond }
    return second != 0 ? .second : .minute
  }
}
