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
    case .year: return "\(date.year)"
    case .month: return date.month == 1 ? "\(date.year)" : shortMonths[date.month - 1]
    case .day: return day(date)
    case .hour, .minute: return date.isMidnight ? day(date) : time(date, precision: .minute)
    case .second: return time(date, precision: .second)
    case .millisecond: return seconds(date, precision: .millisecond)
    case .microsecond: return seconds(date, precision: .microsecond)
    }
  }

  /// A moment in full: `Sat, 19 Jan 2019`, with the time where it is not midnight.
  ///
  /// `step` is the distance of neighbouring points in milliseconds, if they are evenly spaced: below
  /// a day, midnight is a time like any other. Seconds are there where they are not 0.
  public func moment(_ moment: Double, step: Double?, in zone: Zone = .utc) -> String {
    let civil = CivilDate(milliseconds: moment, in: zone)
    let text = "\(shortWeekdays[civil.weekday]), \(date(civil))"
    if civil.isMidnight && (step ?? millisecondsPerDay) >= millisecondsPerDay { return text }
    return "\(text), \(time(civil, precision: civil.precision))"
  }
}

/// How much of a time of day is written.
enum TimePrecision: CaseIterable {
  case minute, second, millisecond, microsecond
}

extension CivilDate {
  /// Whether this is the first moment of its day.
  var isMidnight: Bool { hour == 0 && minute == 0 && precision == .minute }

  /// What the time of day needs to be written whole.
  var precision: TimePrecision {
    if microsecond != 0 { return .microsecond }
    if millisecond != 0 { return .millisecond }
    return second != 0 ? .second : .minute
  }
}

extension Formats {
  /// A day without its year: `29 Nov`, `Nov 29`, `29. Nov`.
  func day(_ date: CivilDate) -> String { day(date, months: shortMonths) }

  /// The day of a moment with its year, as clocks of a zone show it.
  public func date(of moment: Double, in zone: Zone) -> String {
    date(CivilDate(milliseconds: moment, in: zone))
  }

  /// A day with its year: `29 Nov 2018`.
  func date(_ date: CivilDate) -> String { self.date(date, months: shortMonths) }

  /// A day without its year, its month as one of twelve names.
  func day(_ date: CivilDate, months: [String]) -> String {
    let month = months[date.month - 1]
    return isMonthFirst ? "\(month) \(date.day)" : "\(date.day)\(dayMark) \(month)"
  }

  /// A day with its year, its month as one of twelve names.
  func date(_ date: CivilDate, months: [String]) -> String {
    day(date, months: months) + (isMonthFirst ? ", " : " ") + "\(date.year)"
  }

  /// A time of day: `16:05`, `16:05:30`, `16:05:30.250`, `16:05:30.250125`.
  func time(_ date: CivilDate, precision: TimePrecision = .minute) -> String {
    let minutes = "\(padded(date.hour, to: 2)):\(padded(date.minute, to: 2))"
    return precision == .minute ? minutes : "\(minutes):\(seconds(date, precision: precision))"
  }

  private func seconds(_ date: CivilDate, precision: TimePrecision) -> String {
    let seconds = padded(date.second, to: 2)
    if precision == .second { return seconds }
    let milliseconds = seconds + decimalSeparator + padded(date.millisecond, to: 3)
    return precision == .millisecond
      ? milliseconds : milliseconds + padded(date.microsecond, to: 3)
  }

  /// A number with zeros before it.
  func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
