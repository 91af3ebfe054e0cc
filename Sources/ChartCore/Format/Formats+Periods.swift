/// What Telegram's statistics call a month.
private let daysPerMonth = 30

extension Formats {
  /// The time that a point of a table of moments stands for: `Sat, 20 Apr 2019`, `7 – 13 Apr 2019` for a week.
  func moment(ofPoint index: Int, of table: Table) -> String {
    let (moment, zone) = (table.moment(ofPoint: index), table.zone)
    let local = zone.local(moment)
    switch table.presentation.period {
    case .week: return days(daysPerWeek, from: local)
    case .month: return days(daysPerMonth, from: local)
    case .fiveMinutes where table.domain.span <= millisecondsPerDay:
      return time(CivilDate(milliseconds: local))
    case .fiveMinutes, .hour: return self.moment(moment, step: millisecondsPerHour, in: zone)
    case .day: return self.moment(local.midnight, step: nil)
    case nil: return self.moment(moment, step: table.x.evenStep, in: zone)
    }
  }

  /// The same in short: `20 Apr`, or within a day `16:05`.
  func shortMoment(ofPoint index: Int, of table: Table) -> String {
    let moment = table.zone.local(table.moment(ofPoint: index))
    let isWithinDays = table.spacing < millisecondsPerDay && table.presentation.period != .day
    return isWithinDays ? exactTime(moment) : day(CivilDate(milliseconds: moment))
  }

  /// The time of day of a moment: `16:05`, and more of it where that is not 0.
  func exactTime(_ moment: Double) -> String {
    let civil = CivilDate(milliseconds: moment)
    return time(civil, precision: civil.precision)
  }

  /// An hour of any day, from its beginning: `05:00 – 05:59`.
  func hourOfDay(_ moment: Double) -> String {
    let last = moment + millisecondsPerHour - 60_000
    return [moment, last].map { time(CivilDate(milliseconds: $0)) }.joined(separator: " – ")
  }

  /// A day in full words: `Saturday, 20 April 2019`, or `Saturday, April 20, 2019`.
  public func fullDay(_ moment: Double) -> String {
    let civil = CivilDate(milliseconds: moment)
    let (weekday, month) = (weekdays[civil.weekday], months[civil.month - 1])
    return isMonthFirst
      ? "\(weekday), \(month) \(civil.day), \(civil.year)"
      : "\(weekday), \(civil.day)\(dayMark) \(month) \(civil.year)"
  }

  /// A day from its fullest form to its shortest: in full words, then `Sat, 20 Apr 2019`,
  /// `20 Apr 2019` and `20 Apr`.
  public func forms(ofDay moment: Double) -> [String] {
    let civil = CivilDate(milliseconds: moment)
    return [fullDay(moment), self.moment(moment.midnight, step: nil), date(civil), day(civil)]
  }

  /// The days from that of a local time on, what they share written once: `29 Apr – 5 May 2019`.
  private func days(_ count: Int, from moment: Double) -> String {
    let first = CivilDate(milliseconds: moment)
    let last = CivilDate(milliseconds: moment + Double(count - 1) * millisecondsPerDay)
    if first.year != last.year { return "\(date(first)) – \(date(last))" }
    if first.month != last.month { return "\(day(first)) – \(date(last))" }
    return isMonthFirst
      ? "\(day(first)) – \(last.day), \(last.year)" : "\(first.day)\(dayMark) – \(date(last))"
  }
}
