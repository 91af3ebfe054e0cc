/// A day without leap seconds.
public let millisecondsPerDay = 24 * millisecondsPerHour
/// An hour.
public let millisecondsPerHour = 3_600_000.0
/// Moments beyond this many milliseconds have no date here: about 298 thousand million years.
private let farthestMoment = 9.4e21
/// Years that these milliseconds reach.
private let mostYears = 297_000_000_000
/// Days of a 400-year cycle of the Gregorian calendar, after which it repeats itself.
private let daysPerEra = 146_097
/// From 1 March of the year 0 to 1 January 1970.
private let daysToEpoch = 719_468

/// A moment written in the proleptic Gregorian calendar, in UTC, without leap seconds.
///
/// Years are astronomical: the year 0 comes before the year 1.
public struct CivilDate: Hashable, Sendable {
  /// The year: 0 is 1 BC.
  public let year: Int
  /// From 1 for January to 12.
  public let month: Int
  /// From 1.
  public let day: Int
  /// The time of day.
  public let hour, minute, second, millisecond, microsecond: Int

  /// The moments that have a date, in milliseconds after the start of 1970.
  public static let moments = -farthestMoment...farthestMoment

  /// The date and time at `milliseconds` after the start of 1970, to the nearest microsecond.
  ///
  /// Today doubles are a quarter of a microsecond apart: what is less is no part of a moment.
  /// Moments beyond 297 thousand million years are clamped; NaN counts as the earliest.
  public init(milliseconds: Double) {
    let (moment, microsecond) = milliseconds.clamped(to: Self.moments).wholeAndMicroseconds
    let midnight = moment.midnight
    // Just before midnight, the difference is rounded up to a whole day.
    let time = min(Int(clamping: moment - midnight), Int(millisecondsPerDay) - 1)
    (year, month, day) = Self.date(days: Int(clamping: midnight / millisecondsPerDay))
    (hour, minute) = (time / 3_600_000, time / 60_000 % 60)
    (second, millisecond) = (time / 1000 % 60, time % 1000)
    self.microsecond = microsecond
  }

  /// The date and time of these components; nil where there is no such day or time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    guard -mostYears...mostYears ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999 ~= millisecond else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
    (self.second, self.millisecond, microsecond) = (second, millisecond, 0)
    // The 30th of February counts as the 2nd of March, and so gives itself away.
    guard Self.date(days: days).day == day else { return nil }
  }

  /// The moment, in milliseconds after the start of 1970, exact as far as doubles are.
  public var milliseconds: Double {
    let time = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    return Double(days) * millisecondsPerDay + Double(time) + Double(microsecond) / 1000
  }

  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int { ((days + 3) % 7 + 7) % 7 }
}

extension CivilDate {
  /// Days after 1 January 1970: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  ///
  /// Years count from March there, which puts the leap day at their end.
  public var days: Int {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysPerEra + dayOfEra - daysToEpoch
  }

  /// The inverse of `days`, from the same paper.
  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + daysToEpoch
    let era = (shifted >= 0 ? shifted : shifted - daysPerEra + 1) / daysPerEra
    let dayOfEra = shifted - era * daysPerEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / (daysPerEra - 1)) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Double {
  /// The whole milliseconds of a moment, and the nearest microsecond after them.
  fileprivate var wholeAndMicroseconds: (Double, Int) {
    let whole = rounded(.down)
    let microseconds = Int(clamping: ((self - whole) * 1000).rounded())
    return microseconds < 1000 ? (whole, microseconds) : (whole + 1, 0)
  }

  /// The last midnight in UTC at this moment in milliseconds or before it.
  var midnight: Double {
    let time = truncatingRemainder(dividingBy: millisecondsPerDay)
    return self - time - (time < 0 ? millisecondsPerDay : 0)
  }
}
