/// How many letters of a pattern ask for a name in full, and up to how many for a number.
private let (lettersOfNames, lettersOfNumbers) = (4, 2)

extension Formats {
  /// A date as a pattern has it, in the calendar and the digits of the locale.
  func text(_ pattern: DatePattern, of date: CivilDate) -> String {
    text(pattern, of: date, hour: date.hour, fraction: "")
  }

  /// The same with another hour, which may be 24, and a part of a second.
  func text(_ pattern: DatePattern, of date: CivilDate, hour: Int, fraction: String) -> String {
    let day = dates.calendar.day(of: date)
    return pattern.parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field, let letters):
        self.date(field, letters, of: day, weekday: date.weekday)
          ?? time(field, letters, of: date, hour: hour, fraction: fraction)
      }
    }.joined()
  }

  /// A field of a day; nil where it is one of a time.
  private func date(
    _ field: DatePattern.Field, _ letters: Int, of day: CalendarDay, weekday: Int
  ) -> String? {
    let names = dates.names
    let isFull = letters >= lettersOfNames
    switch field {
    case .era: return names.era
    case .year: return figures(day.year)
    case .month where letters > lettersOfNumbers:
      return (isFull ? names.months : names.shortMonths)[day.month - 1]
    case .monthAlone where letters > lettersOfNumbers:
      return isFull
        ? (names.monthsAlone ?? names.months)[day.month - 1]
        : (names.shortMonthsAlone ?? names.shortMonths)[day.month - 1]
    case .month, .monthAlone: return padded(day.month, to: letters)
    case .day: return padded(day.day, to: letters)
    case .weekday: return (isFull ? names.weekdays : names.shortWeekdays)[weekday]
    default: return nil
    }
  }

  /// A field of a time.
  private func time(
    _ field: DatePattern.Field, _ letters: Int, of date: CivilDate, hour: Int, fraction: String
  ) -> String {
    switch field {
    case .hour: padded(hour, to: letters)
    case .hourFromOne: padded(hour == 0 ? 24 : hour, to: letters)
    case .halfDayHour: padded((hour + 11) % 12 + 1, to: letters)
    case .halfDayHourFromZero: padded(hour % 12, to: letters)
    case .minute: padded(date.minute, to: letters)
    case .second: padded(date.second, to: letters) + fraction
    case .dayPeriod: dates.names.dayPeriods[hour % 24 / 12]
    default: ""
    }
  }

  /// A number with zeros before it.
  func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return figures(String(repeating: "0", count: max(0, width - digits.count)) + digits)
  }
}

extension Formats {
  /// The day of a moment with its year, as clocks of a zone show it.
  public func date(of moment: Double, in zone: Zone) -> String {
    date(CivilDate(milliseconds: moment, in: zone))
  }

  /// A day with its year: `29 Nov 2018`.
  func date(_ date: CivilDate) -> String { text(dates.patterns.shortDate, of: date) }

  /// A day without its year: `29 Nov`, `Nov 29`, `29. Nov`.
  func day(_ date: CivilDate) -> String { text(dates.patterns.shortDay, of: date) }

  /// A year: `2018`.
  func year(_ date: CivilDate) -> String { text(dates.patterns.year, of: date) }

  /// A month of a calendar: `June 2025`.
  public func name(of month: CalendarMonth) -> String {
    text(dates.patterns.monthOfYear, of: CivilDate(milliseconds: month.midnight))
  }

  /// The month of its first moment in the Gregorian calendar, `Jun 2025`; where people have another one, that day.
  public func month(ofFirst moment: Double, isShort: Bool) -> String {
    let date = CivilDate(milliseconds: moment)
    guard dates.calendar.hasGregorianMonths else { return self.date(date) }
    return text(isShort ? dates.patterns.shortMonthOfYear : dates.patterns.monthOfYear, of: date)
  }

  /// The year of its first moment in the Gregorian calendar; where people have other years, that day.
  public func year(ofFirst moment: Double) -> String {
    let date = CivilDate(milliseconds: moment)
    return dates.calendar.hasGregorianMonths ? year(date) : self.date(date)
  }

  /// A day and a time of it.
  func joined(_ day: String, _ time: String) -> String { day + dates.beforeTime + time }

  /// A time of day: `16:05`, `16:05:30`, `16:05:30.250`, `16:05:30.250125`.
  func time(_ date: CivilDate, precision: TimePrecision = .minute) -> String {
    time(date, hour: date.hour, precision: precision)
  }

  /// How the midnight at the end of a day is written where it belongs to that day: `24:00` (ISO 8601-1:2019, amendment
  /// 1).
  var endOfDay: String {
    time(CivilDate(milliseconds: 0), hour: 24, precision: .minute)
  }

  private func time(_ date: CivilDate, hour: Int, precision: TimePrecision) -> String {
    let patterns = dates.patterns
    return text(
      precision == .minute ? patterns.minute : patterns.second, of: date, hour: hour,
      fraction: fraction(date, precision: precision))
  }

  /// The seconds of a time.
  func seconds(_ date: CivilDate, precision: TimePrecision) -> String {
    padded(date.second, to: 2) + fraction(date, precision: precision)
  }

  private func fraction(_ date: CivilDate, precision: TimePrecision) -> String {
    switch precision {
    case .minute, .second: ""
    case .millisecond: numbers.decimalSeparator + padded(date.millisecond, to: 3)
    case .microsecond:
      numbers.decimalSeparator + padded(date.millisecond, to: 3) + padded(date.microsecond, to: 3)
    }
  }
}
