extension Formats {
  /// The time that a point of a table of moments stands for: `Sat, 20 Apr 2019`, `7 – 13 Apr 2019` for a week.
  func moment(ofPoint index: Int, of table: Table) -> String {
    let (moment, zone) = (table.moment(ofPoint: index), table.zone)
    let local = zone.local(moment)
    switch table.presentation.period {
    case .week: return days(from: local, through: local + lastDay(of: daysPerWeek))
    case .month: return days(from: local, through: local + lastDay(of: daysPerMonth))
    case .fiveMinutes where table.domain.span <= millisecondsPerDay:
      return time(CivilDate(milliseconds: local))
    case .fiveMinutes, .hour: return self.moment(moment, step: millisecondsPerHour, in: zone)
    case .day: return self.moment(local.midnight, step: nil)
    case nil:
      return calendarPeriod(ofPoint: index, at: local, of: table)
        ?? self.moment(moment, step: table.x.evenStep, in: zone)
    }
  }

  /// The week, month, quarter or year of a point at a local time, where its moment says no more: `week to 24 May 2019`,
  /// `May 2019`, `1 Jan – 31 Mar 2019`; nil where it is a day, as what has become of a period up to now is.
  private func calendarPeriod(ofPoint index: Int, at local: Double, of table: Table) -> String? {
    let length = table.pointLength
    guard length.isOfCalendar, let days = table.pointTimes.days(ofPoint: index), days.span > 0
    else { return nil }
    let isNamed = dates.calendar.hasGregorianMonths
    switch length {
    case .week(_, endWithDay: true):
      return words("week to \(date(CivilDate(milliseconds: local)))")
    case .months(1, _): return isNamed ? month(ofFirst: local, isShort: false) : nil
    case .months(12, _) where CivilDate(milliseconds: days.lowerBound).month == 1:
      return isNamed ? year(ofFirst: local) : nil
    default: return self.days(from: days.lowerBound, through: days.upperBound)
    }
  }

  /// From the first to the last of some points of a table of moments, as what each is called says it: their days, and of
  /// times when both are, also where they are in several days.
  func moments(ofPoints points: ClosedRange<Int>, of table: Table) -> String {
    let time = table.pointTimes.time(from: points.lowerBound, through: points.upperBound)
    guard table.tellsTimes, table.spacing < millisecondsPerDay else {
      return range(time, namesTimes: table.pointLength == .own, in: table.zone)
    }
    return momentsApart(time, in: table.zone)
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
    return [moment, moment.lastMinuteOfHour].map { time(CivilDate(milliseconds: $0)) }.joined(
      separator: " – ")
  }

  /// A day that is counted from the beginning of a week, a month or a year on, where those of a table are: `day 3, Wed`,
  /// `day 17`, `day 260, 17 Sep` by the newest year.
  func countedDay(_ index: Int, of table: Table) -> String? {
    guard let days = table.presentation.metrics?.countedDays else { return nil }
    let date = CivilDate(milliseconds: days.start + Double(index) * millisecondsPerDay)
    return switch days.span {
    case .week: words("day \(index + 1), \(dates.names.shortWeekdays[date.weekday])")
    case .month: words("day \(index + 1)")
    case .year: day(date)
    }
  }

  /// The days of a week or a year from the first to the last row in a range, where those of a table are: `Mon – Sun`,
  /// `1 Jan – 31 Dec`. Days of a month are told by their numbers, as rows are.
  func countedDays(_ range: ClosedRange<Double>, of table: Table) -> String? {
    guard let days = table.presentation.metrics?.countedDays, days.span != .month else {
      return nil
    }
    let rows = [
      (range.lowerBound - rowNoise).rounded(.up), (range.upperBound + rowNoise).rounded(.down),
    ]
    .map { $0.clamped(to: 1...Double(days.rowCount)) }
    let names = rows.map { row in
      let date = CivilDate(milliseconds: days.moment(ofRow: row))
      return days.span == .week ? dates.names.shortWeekdays[date.weekday] : day(date)
    }
    return rows[0] < rows[1] ? names.joined(separator: " – ") : names[1]
  }

  /// A day in full words: `Saturday, 20 April 2019`, or `Saturday, April 20, 2019`.
  public func fullDay(_ moment: Double) -> String {
    text(dates.patterns.fullDay, of: CivilDate(milliseconds: moment))
  }

  /// A day from its fullest form to its shortest: in full words, then `Sat, 20 Apr 2019`,
  /// `20 Apr 2019` and `20 Apr`.
  public func forms(ofDay moment: Double) -> [String] {
    let civil = CivilDate(milliseconds: moment)
    return [fullDay(moment), self.moment(moment.midnight, step: nil), date(civil), day(civil)]
  }

  /// The days between those of two local times, both included, what they share written once: `29 Apr – 5 May 2019`.
  private func days(from start: Double, through end: Double) -> String {
    let (first, last) = (CivilDate(milliseconds: start), CivilDate(milliseconds: end))
    let days = [first, last].map(dates.calendar.day)
    if days[0].year != days[1].year { return "\(date(first)) – \(date(last))" }
    if days[0].month == days[1].month { return daysOfMonth(from: first, to: last) }
    return dates.patterns.shortDate.beginsWithYear
      ? "\(date(first)) – \(day(last))" : "\(day(first)) – \(date(last))"
  }

  /// Two days of one month: `7 – 13 Apr 2019`, `Apr 7 – 13, 2019`.
  private func daysOfMonth(from first: CivilDate, to last: CivilDate) -> String {
    let (before, day, after) = dates.patterns.shortDate.splitAroundDay
    return text(before, of: first) + text(day, of: first) + " – " + text(day, of: last)
      + text(after, of: last)
  }
}

/// How long after the first of so many days the last one begins.
private func lastDay(of days: Int) -> Double { Double(days - 1) * millisecondsPerDay }

extension Double {
  /// The last minute of the hour that begins at a time of day.
  var lastMinuteOfHour: Double { self + millisecondsPerHour - 60_000 }
}
