/// Up to here a short range names days, and years beyond.
private let longestRangeOfDays = 3 * 365 * millisecondsPerDay

extension Formats {
  /// A range in words: `18 Nov 2018 – 11 Mar 2019`, within a day `20 Apr 2019, 04:00 – 16:00`.
  public func range(_ range: ClosedRange<Double>, in zone: Zone = .utc) -> String {
    let lower = CivilDate(milliseconds: range.lowerBound, in: zone)
    let upper = CivilDate(milliseconds: range.upperBound, in: zone)
    if date(lower) != date(upper) { return "\(date(lower)) – \(date(upper))" }
    let isDay = zone.midnight(startingAt: range.lowerBound) != nil
    if lower == upper && isDay { return date(lower) }
    if lower == upper { return joined(date(lower), time(lower, precision: lower.precision)) }
    return joined(date(lower), times(from: lower, to: upper))
  }

  /// The same with the times of both ends also where these are in different days.
  func momentsApart(_ range: ClosedRange<Double>, in zone: Zone) -> String {
    let ends = [range.lowerBound, range.upperBound].map { CivilDate(milliseconds: $0, in: zone) }
    guard date(ends[0]) != date(ends[1]) else { return self.range(range, in: zone) }
    return ends.map { joined(date($0), time($0)) }.joined(separator: " – ")
  }

  /// The same, by its days alone unless it `namesTimes`.
  func range(_ range: ClosedRange<Double>, namesTimes: Bool, in zone: Zone) -> String {
    guard !namesTimes else { return self.range(range, in: zone) }
    let ends = [range.lowerBound, range.upperBound].map {
      date(CivilDate(milliseconds: $0, in: zone))
    }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " – ")
  }

  /// A period of calendars that goes over a range of moments: `June 2024`, `2024`, else its days or times.
  public func period(
    _ range: ClosedRange<Double>, of period: CalendarPeriod?, in zone: Zone
  ) -> String {
    let first = zone.local(range.lowerBound)
    switch (period?.unit, period?.count) {
    case (.month, 1) where dates.calendar.hasGregorianMonths:
      return month(ofFirst: first, isShort: false)
    case (.year, 1) where dates.calendar.hasGregorianMonths: return year(ofFirst: first)
    default: return filled(range, namesTimes: range.span < millisecondsPerDay, in: zone)
    }
  }

  /// What of the time of a table of moments is in `range`, in words.
  func moments(_ range: ClosedRange<Double>, of table: Table) -> String {
    table.kind.fillsPeriods
      ? filled(range, namesTimes: table.spacing < millisecondsPerDay, in: table.zone)
      : self.range(range, namesTimes: table.pointLength == .own, in: table.zone)
  }

  /// The same without what goes without saying.
  func shortMoments(_ range: ClosedRange<Double>, of table: Table) -> String {
    let namesTimes = range.span < millisecondsPerDay && table.spacing < millisecondsPerDay
    let isFilled = table.kind.fillsPeriods && !namesTimes
    let ends = [range.lowerBound, isFilled ? range.lastMillisecond : range.upperBound]
    let forms = units(for: range, namesTimes: namesTimes).map { unit in
      ends.map { label($0, unit: unit, in: table.zone) }
    }
    // A whole year of days begins and ends on the same day: then the years tell.
    let form = forms.first { $0[0] != $0[1] } ?? [forms[0][0]]
    return form.joined(separator: " – ")
  }

  private func units(for range: ClosedRange<Double>, namesTimes: Bool) -> [XStride.Unit] {
    if namesTimes { return [.minute] }
    return range.span < longestRangeOfDays ? [.day, .year] : [.year]
  }

  /// A range whose upper bound is not part of it.
  private func filled(
    _ range: ClosedRange<Double>, namesTimes: Bool, in zone: Zone
  ) -> String {
    let lower = CivilDate(milliseconds: range.lowerBound, in: zone)
    let last = CivilDate(milliseconds: range.lastMillisecond, in: zone)
    if date(lower) != date(last) { return "\(date(lower)) – \(date(last))" }
    let upper = CivilDate(milliseconds: range.upperBound, in: zone)
    let isDay = zone.midnight(startingAt: range.lowerBound) != nil
    let isWholeDay = isDay && date(upper) != date(lower)
    if isWholeDay || !namesTimes { return date(lower) }
    return joined(date(lower), times(from: lower, to: upper))
  }

  /// A part of any day: `04:00 – 16:00`.
  func timesOfDay(_ range: ClosedRange<Double>) -> String {
    times(
      from: CivilDate(milliseconds: range.lowerBound),
      to: CivilDate(milliseconds: range.upperBound))
  }

  /// Two times of a day as exactly as tells them apart; the midnight at its end is 24:00.
  private func times(from lower: CivilDate, to upper: CivilDate) -> String {
    func ends(_ precision: TimePrecision) -> [String] {
      let isEnd = upper.isMidnight && lower != upper
      return [
        time(lower, precision: precision), isEnd ? endOfDay : time(upper, precision: precision),
      ]
    }
    let forms = TimePrecision.allCases.map(ends)
    let form = forms.first { $0[0] != $0[1] } ?? ends(.millisecond)
    return form.joined(separator: " – ")
  }
}

extension ClosedRange<Double> {
  /// The last whole millisecond before the upper bound, where the range is that long.
  fileprivate var lastMillisecond: Double { Swift.max(lowerBound, upperBound - 1) }
}
