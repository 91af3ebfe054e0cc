extension Formats {
  /// A label of the time axis: `29 Nov`, `2018`, `16:05`, `16:05:30`, or `30.250` for milliseconds.
  ///
  /// Among times of day, midnight is written as the day that begins.
  public func label(_ moment: Double, unit: XStride.Unit) -> String {
    let date = CivilDate(milliseconds: moment)
    switch unit {
    case .year: return "\(date.year)"
    case .day: return day(date)
    case .hour, .minute: return date.isMidnight ? day(date) : time(date, precision: .minute)
    case .second: return time(date, precision: .second)
    case .millisecond: return seconds(date, precision: .millisecond)
    }
  }

  /// A moment in full: `Sat, 19 Jan 2019`, with the time where it is not midnight.
  ///
  /// `step` is the distance of neighbouring points in milliseconds, if they are evenly spaced: below
  /// a day, midnight is a time like any other. Seconds are there where they are not 0.
  public func moment(_ moment: Double, step: Double?) -> String {
    let civil = CivilDate(milliseconds: moment)
    let text = "\(shortWeekdays[civil.weekday]), \(date(civil))"
    if civil.isMidnight && (step ?? millisecondsPerDay) >= millisecondsPerDay { return text }
    return "\(text), \(time(civil, precision: civil.precision))"
  }

  /// A range in words: `18 Nov 2018 – 11 Mar 2019`, within a day `20 Apr 2019, 04:00 – 16:00`.
  public func range(_ range: ClosedRange<Double>) -> String {
    let lower = CivilDate(milliseconds: range.lowerBound)
    let upper = CivilDate(milliseconds: range.upperBound)
    if date(lower) != date(upper) { return "\(date(lower)) – \(date(upper))" }
    if lower == upper && lower.isMidnight { return date(lower) }
    if lower == upper { return "\(date(lower)), \(time(lower, precision: lower.precision))" }
    let precision = Precision.allCases.first {
      time(lower, precision: $0) != time(upper, precision: $0)
    }
    let times = [lower, upper].map { time($0, precision: precision ?? .millisecond) }
    return "\(date(lower)), \(times[0]) – \(times[1])"
  }
}

/// How much of a time of day is written.
private enum Precision: CaseIterable {
  case minute, second, millisecond
}

extension CivilDate {
  fileprivate var isMidnight: Bool { hour == 0 && minute == 0 && second == 0 && millisecond == 0 }

  fileprivate var precision: Precision {
    if millisecond != 0 { return .millisecond }
    return second != 0 ? .second : .minute
  }
}

extension Formats {
  private func day(_ date: CivilDate) -> String {
    let month = shortMonths[date.month - 1]
    return isMonthFirst ? "\(month) \(date.day)" : "\(date.day) \(month)"
  }

  private func date(_ date: CivilDate) -> String {
    day(date) + (isMonthFirst ? ", " : " ") + "\(date.year)"
  }

  private func time(_ date: CivilDate, precision: Precision) -> String {
    let minutes = "\(padded(date.hour, to: 2)):\(padded(date.minute, to: 2))"
    return precision == .minute ? minutes : "\(minutes):\(seconds(date, precision: precision))"
  }

  private func seconds(_ date: CivilDate, precision: Precision) -> String {
    let seconds = padded(date.second, to: 2)
    return precision == .second
      ? seconds : seconds + decimalSeparator + padded(date.millisecond, to: 3)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
