// What other programs read of a table: spreadsheets take these numbers and moments as such, in every language.

/// Years of moments that are written as dates: others have more than four digits.
private let writtenYears = 0...9999
/// The longest text of a number that cannot have noise at its end: a point and fifteen digits.
private let longestClean = 16

extension Double {
  /// The shortest decimal that reads back as this number, whole numbers without a point; finite
  /// numbers only, in the form that JSON has for them. Of the two zeros each reads back as itself.
  public var shortestDecimal: String {
    if self == 0 && sign == .minus { return "-0" }
    return Int64(exactly: self).map(String.init) ?? description
  }

  /// The number for other programs: all of its digits, with a point and an ASCII minus and no groups; empty for what is
  /// no finite number. What only reckoning has left behind them is gone: 85.23499999999999 is `85.235`.
  public var copied: String {
    guard isFinite else { return "" }
    let text = shortestDecimal
    return text.utf8.count > longestClean ? withoutNoise.shortestDecimal : text
  }

  /// How much more it is than another number, without what rounding leaves of both: 0.298 and 0.3 are 0.002 apart, not
  /// 0.0020000000000000018.
  public func difference(from other: Double) -> Double {
    let difference = self - other
    guard difference.isFinite else { return difference }
    return Double(DecimalDigits(difference).withoutNoise(of: [self, other]).exact) ?? difference
  }

  /// The number of few digits that this one is but for the last ones of a double; itself where it has many.
  public var withoutNoise: Double {
    guard isFinite, let number = Double(DecimalDigits(self).withoutNoise.exact) else { return self }
    return number
  }
}

extension Table {
  /// Writes what x is at a point for other programs: moments in ISO 8601, of days the date alone, of times with the offset
  /// from UTC, or `Z`, unless they are of clocks that nobody knows; durations in hours, minutes and seconds; days that years have in common as month and day, as the
  /// number of a day is another one behind 29 February; all else as numbers.
  ///
  /// Moments are in milliseconds where one is too far away for a date. What it needs of the table is found once, so that
  /// it can be asked for many points.
  public var copiedPoints: (_ index: Int) -> String {
    if let days = presentation.metrics?.countedDays, days.span == .year {
      return { CivilDate(milliseconds: days.start + (x[$0] - 1) * millisecondsPerDay).isoMonthDay }
    }
    switch xKind {
    case .moments where haveDates, .sessions where haveDates:
      let isOfDays = !tellsTimes
      return { iso8601(moment(ofPoint: $0), isDay: isOfDays) }
    case .timesOfDay: return { (x[$0] / millisecondsPerHour).copied }
    case .durations: return { clock(x[$0]) }
    case .moments, .sessions, .numbers, .rows: return { moment(ofPoint: $0).copied }
    }
  }

  /// The same of points that follow each other and are drawn as one: both ends, as ISO 8601 has intervals; of times the
  /// second is when the last of them ends.
  public func copiedSpan(of points: Range<Int>) -> String {
    let (copied, last) = (copiedPoints, points.upperBound - 1)
    let end =
      tellsTimes && haveDates
      ? iso8601(pointTimes.span(of: points).upperBound, isDay: false) : copied(last)
    return "\(copied(points.lowerBound))/\(end)"
  }

  private var haveDates: Bool {
    [0, x.count - 1].allSatisfy {
      writtenYears.contains(CivilDate(milliseconds: moment(ofPoint: $0)).year)
    }
  }

  /// A moment in the zone of the table: a fraction of the second only where there is one, and of one that `isDay` and begins
  /// its day the date alone.
  private func iso8601(_ moment: Double, isDay: Bool) -> String {
    let offset = zone.offset(at: moment)
    let local = CivilDate(milliseconds: moment + offset)
    if isDay, zone.midnight(startingAt: moment) != nil { return local.isoDay }
    let place = presentation.isOfOwnClocks ? "" : offset == 0 ? "Z" : offset.asOffset
    return local.isoDay + "T" + local.isoTime + place
  }
}

extension CivilDate {
  /// The day in ISO 8601.
  fileprivate var isoDay: String { "\(year.filled(4))-\(isoMonthDay)" }

  /// The same of any year.
  fileprivate var isoMonthDay: String { "\(month.filled(2))-\(day.filled(2))" }

  /// The time of day in ISO 8601.
  fileprivate var isoTime: String {
    let micro = microsecond > 0 ? microsecond.filled(3) : ""
    let fraction = microsecond > 0 || millisecond > 0 ? ".\(millisecond.filled(3))\(micro)" : ""
    return "\(hour.filled(2)):\(minute.filled(2)):\(second.filled(2))\(fraction)"
  }
}

/// A duration as hours, minutes and seconds, to the microsecond.
private func clock(_ milliseconds: Double) -> String {
  let all = Int(clamping: (milliseconds.magnitude * 1000).rounded())
  let (seconds, micro) = all.quotientAndRemainder(dividingBy: 1_000_000)
  let fraction =
    micro == 0 ? "" : micro % 1000 == 0 ? ".\((micro / 1000).filled(3))" : ".\(micro.filled(6))"
  let sign = milliseconds < 0 && all > 0 ? "-" : ""
  return
    "\(sign)\(seconds / 3600):\((seconds / 60 % 60).filled(2)):\((seconds % 60).filled(2))\(fraction)"
}

extension Int {
  /// The number with leading zeros up to so many digits.
  fileprivate func filled(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
