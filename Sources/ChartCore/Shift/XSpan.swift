/// No span is of more than so many of a unit: calendars and counts of points hold that, and nobody means more.
private let mostOfUnit = 1e12

/// A length of x as people say it: so many days, months, points.
public enum XSpan: Hashable, Sendable {
  case points(Int)
  /// Of an x that is a number.
  case x(Double)
  case milliseconds(Double)
  /// Of the calendar where x has dates: a day on which clocks change is one.
  case days(Int)
  case months(Int)
}

extension XSpan {
  /// So many of a unit; nil where there is no such unit, or no such number of it.
  public init?(_ number: Double, of unit: String) {
    guard number > 0, number <= mostOfUnit, let unit = Self.units[unit] else { return nil }
    let whole = number == number.rounded() ? Int(clamping: number) : nil
    switch unit {
    case .points(let count):
      guard let whole else { return nil }
      self = .points(whole.multipliedReportingOverflow(by: count).partialValue)
    case .x(let length): self = .x(number * length)
    case .milliseconds(let length): self = .milliseconds(number * length)
    case .days(let count):
      self =
        whole.map { .days(Int(clamping: Double($0) * Double(count))) }
        ?? .milliseconds(number * Double(count) * millisecondsPerDay)
    case .months(let count):
      guard let whole else { return nil }
      self = .months(Int(clamping: Double(whole) * Double(count)))
    }
  }

  /// One of each unit, by all that people call it.
  private static let units: [String: XSpan] = [
    "point": .points(1), "points": .points(1), "x": .x(1), "ms": .milliseconds(1),
    "s": .milliseconds(1000), "sec": .milliseconds(1000), "min": .milliseconds(60_000),
    "h": .milliseconds(millisecondsPerHour), "hour": .milliseconds(millisecondsPerHour),
    "hours": .milliseconds(millisecondsPerHour), "d": .days(1), "day": .days(1), "days": .days(1),
    "w": .days(daysPerWeek), "week": .days(daysPerWeek), "weeks": .days(daysPerWeek),
    "month": .months(1), "months": .months(1), "quarter": .months(3), "quarters": .months(3),
    "year": .months(12), "years": .months(12),
  ]

  /// Whether a word is a unit of spans.
  static func isUnit(_ word: String) -> Bool { units[word] != nil }

  /// The x that is so far before another one, of a span that is no number of points: days and months are those of the
  /// calendar of a zone, whose last day a shorter month has in place of a later one.
  func before(_ x: Double, in zone: Zone) -> Double {
    switch self {
    case .points: return x
    case .x(let length), .milliseconds(let length): return x - length
    case .days(let count):
      return zone.moment(ofLocal: zone.local(x) - Double(count) * millisecondsPerDay)
    case .months(let count):
      return zone.local(x).earlier(byMonths: count).map(zone.moment) ?? -.infinity
    }
  }
}

extension Double {
  /// The same time of day so many months earlier, at the last day of a month that has no such day; nil beyond all calendars.
  func earlier(byMonths count: Int) -> Double? {
    let date = CivilDate(milliseconds: self)
    let (year, month) = date.month(before: count)
    let days = (1...date.day).reversed().lazy.compactMap {
      CivilDate(year: year, month: month, day: $0)?.milliseconds
    }
    return days.first.map { $0 + self - midnight }
  }
}

extension CivilDate {
  /// The month that is so many months before its own.
  func month(before count: Int) -> (year: Int, month: Int) {
    let month = year * 12 + self.month - 1 - count
    let year = Int((Double(month) / 12).rounded(.down))
    return (year, month - year * 12 + 1)
  }
}
