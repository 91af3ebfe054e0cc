import ChartCore

/// The years of moments that say none, as the rows go: each is as near to the one before as it can be, so that rows that
/// cross New Year, forwards or backwards, change it.
struct RunningYear {
  private var year: Int
  private var last: Double?

  /// Before a first row in a year.
  init(first: Int) { year = first }

  /// The next moment, in its year, of one in the open year; NaN where no year nearby has the day.
  mutating func moment(of open: Double) -> Double {
    guard open.isFinite else { return .nan }
    if let last {
      let years = [year - 1, year, year + 1]
      year = years.min { abs(open.about($0) - last) < abs(open.about($1) - last) } ?? year
    }
    last = open.about(year)
    return open.inYear(year)
  }

  /// The latest year of the first row with which no moment is after `now`, more than a day, and all of them exist.
  static func first(of moments: [MomentCell], now: Double?) -> Int {
    guard let now else { return DateParts.openYear }
    let open = moments.filter { !$0.hasYear }.map(\.milliseconds)
    let years = (0..<mostYearsBack).map { CivilDate(milliseconds: now).year + 1 - $0 }
    return years.first { year in
      // None is NaN either.
      open.inYears(from: year).allSatisfy { $0 <= now + millisecondsPerDay }
    } ?? CivilDate(milliseconds: now).year
  }
}

/// A day that no year before has is a 29 February: there is one within eight years.
private let mostYearsBack = 12

extension [Double] {
  /// Moments of the open year in years, from one on.
  func inYears(from year: Int) -> [Double] {
    var years = RunningYear(first: year)
    return map { years.moment(of: $0) }
  }
}

extension Double {
  /// About the same day of another year than the open one.
  fileprivate func about(_ year: Int) -> Double {
    self + Double(year - DateParts.openYear) * 365.2425 * millisecondsPerDay
  }

  /// The same day and time of another year than the open one; NaN where that has no such day.
  fileprivate func inYear(_ year: Int) -> Double {
    let date = CivilDate(milliseconds: self)
    guard let day = CivilDate(year: year, month: date.month, day: date.day),
      let open = CivilDate(year: date.year, month: date.month, day: date.day)
    else { return .nan }
    return day.milliseconds + (self - open.milliseconds)
  }
}
