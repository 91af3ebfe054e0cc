/// Durations up to here, in milliseconds, are told to the nanosecond: 285 years, which whole numbers hold.
private let longestInNanoseconds = 9e12
/// Longer ones, in milliseconds, have days alone: 31 thousand years.
private let longestWithTime = 1e15
/// A double has about so many digits.
private let certainDigits = 15
private let nanosecondPlace = -6
private let (secondsPerMinute, secondsPerHour, secondsPerDay) = (60, 3600, 86_400)

/// How exactly a duration is written, in nanoseconds.
enum DurationPrecision: Int, CaseIterable {
  case nanosecond = 1
  case microsecond = 1000
  case millisecond = 1_000_000
  case second = 1_000_000_000
  case minute = 60_000_000_000

  /// The one that tells a hundredth of some milliseconds apart; minutes stand beside days only.
  init(telling milliseconds: Double) {
    let hundredth = milliseconds * 10_000
    let usable = Self.allCases.filter { $0 != .minute || milliseconds >= millisecondsPerDay }
    self = usable.last { Double($0.rawValue) <= hundredth } ?? .nanosecond
  }
}

extension Formats {
  /// A duration of milliseconds: `0:05`, `0:05.250`, `1:23:45`, `2 d 03:00`, `−0:05`; no more exactly than to
  /// the nanosecond, and of ages the days alone.
  func duration(
    _ milliseconds: Double, precision: DurationPrecision = .nanosecond
  ) -> String {
    guard milliseconds.isFinite else { return symbol(for: milliseconds) }
    guard milliseconds.magnitude < longestWithTime else {
      let days = DecimalDigits(milliseconds / millisecondsPerDay)
      return self.days(whole(days.rounded(toPlace: days.exponent - certainDigits)))
    }
    let time = ClockTime(milliseconds.magnitude, precision: precision)
    return (milliseconds < 0 && time != ClockTime() ? numbers.minus : "") + text(of: time)
  }

  private func days(_ number: String) -> String { words("\(number) d") }

  private func text(of time: ClockTime) -> String {
    let (days, rest) = time.seconds.quotientAndRemainder(dividingBy: secondsPerDay)
    let (hours, minutes) = (rest / secondsPerHour, rest % secondsPerHour / secondsPerMinute)
    let seconds = ":" + padded(rest % secondsPerMinute, to: 2) + decimals(of: time.nanoseconds)
    if days == 0 {
      return hours == 0
        ? figures(minutes) + seconds : figures(hours) + ":" + padded(minutes, to: 2) + seconds
    }
    let clock = " \(padded(hours, to: 2)):\(padded(minutes, to: 2))"
    let isWhole = rest % secondsPerMinute == 0 && time.nanoseconds == 0
    return self.days(whole(DecimalDigits(days, place: 0)))
      + (rest == 0 && isWhole ? "" : clock + (isWhole ? "" : seconds))
  }

  /// The decimals of a second, by threes.
  private func decimals(of nanoseconds: Int) -> String {
    guard nanoseconds > 0 else { return "" }
    var (digits, number) = (9, nanoseconds)
    while number.isMultiple(of: 1000) { (digits, number) = (digits - 3, number / 1000) }
    return numbers.decimalSeparator + padded(number, to: digits)
  }
}

/// A duration from 0 on in whole seconds and what is left.
private struct ClockTime: Equatable {
  var seconds = 0
  var nanoseconds = 0
}

extension ClockTime {
  init(_ milliseconds: Double, precision: DurationPrecision) {
    let digits = DecimalDigits(milliseconds)
    if milliseconds < longestInNanoseconds {
      let nanoseconds = digits.units(ofPlace: nanosecondPlace).rounded(to: precision.rawValue)
      (seconds, self.nanoseconds) = nanoseconds.quotientAndRemainder(
        dividingBy: DurationPrecision.second.rawValue)
    } else {
      // The nanoseconds would be too large a number; a double does not have them either.
      let unit = max(1, precision.rawValue / DurationPrecision.millisecond.rawValue)
      let whole = digits.units(ofPlace: 0).rounded(to: unit)
      (seconds, nanoseconds) = (whole / 1000, whole % 1000 * DurationPrecision.millisecond.rawValue)
    }
  }
}

extension Int {
  /// The nearest multiple of a number, halves upwards.
  fileprivate func rounded(to unit: Int) -> Int { (self + unit / 2) / unit * unit }
}
