/// How long a point of a table of dates lasts, where calendars say it.
enum PointLength: Hashable, Sendable {
  /// Up to the next point, or as long as points usually do.
  case own
  /// So many days, from that of its moment on.
  case days(Int)
  /// The week that ends with the day of its moment.
  case weekUpToDay
  /// So many months from the one on that its moment is in; of those that `endWithDay` it is at the last day of trade.
  case months(Int, endWithDay: Bool)

  /// Whether it is several days.
  var isLongerThanDay: Bool { self != .own && self != .days(1) }
}

/// What Telegram's statistics call a month.
let daysPerMonth = 30
/// Of so many points at the beginning one asks which days of weeks and months they are.
private let mostAskedPoints = 64
/// From how many days on, and up to how many, points are days, weeks, months and years apart.
private let (aDay, aWeek, aMonth, aYear) = (0.8...1.2, 6.5...7.5, 27.5...31.5, 364.0...367.0)
/// Days of a month that are at its beginning and at its end, with a long weekend.
private let (firstDays, lastDays) = (1...5, 25...31)

extension PointLength {
  /// How long the points of moments last that are told in a zone, where their file does not say it: days, and where they
  /// `haveCalendar`, as prices do, the weeks, months and years that lie so far apart and begin or end alike.
  init(of moments: Column, spacing: Double, in zone: Zone, areDays: Bool, haveCalendar: Bool) {
    let days = spacing / millisecondsPerDay
    guard areDays else {
      self = .own
      return
    }
    if aDay.contains(days) {
      self = .days(1)
      return
    }
    let dates = (0..<min(moments.count, mostAskedPoints)).map {
      CivilDate(milliseconds: moments[$0], in: zone)
    }
    self = haveCalendar && moments.count > 2 ? Self.calendar(of: dates, days) ?? .own : .own
  }

  private static func calendar(of dates: [CivilDate], _ days: Double) -> PointLength? {
    func most(_ test: (CivilDate) -> Bool) -> Bool { dates.count(where: test) * 2 > dates.count }
    if aWeek.contains(days) {
      // Weeks that are called by their first day have a Monday, or a Sunday where weeks begin with it.
      if most({ $0.weekday == 0 }) || most({ $0.weekday == 6 }) { return .days(daysPerWeek) }
      return most { $0.weekday == 4 } ? .weekUpToDay : nil
    }
    let months = aMonth.contains(days) ? 1 : aYear.contains(days) ? 12 : 0
    guard months > 0 else { return nil }
    if most({ firstDays.contains($0.day) }) { return .months(months, endWithDay: false) }
    return most { lastDays.contains($0.day) } ? .months(months, endWithDay: true) : nil
  }
}
