/// Days are not shorter, in milliseconds, whatever clocks do on them.
let leastDay = 20 * millisecondsPerHour

/// How long a point of a table of dates lasts, where calendars say it.
enum PointLength: Hashable, Sendable {
  /// Up to the next point, or as long as points usually do.
  case own
  /// So many days, from that of its moment on.
  case days(Int)
  /// The week from a weekday on, 0 for Monday, that its moment is in; of those that `endWithDay` up to its day.
  case week(from: Int, endWithDay: Bool)
  /// So many months from the one on that its moment is in; of those that `endWithDay` the ones up to its day, which is the
  /// last one of trade.
  case months(Int, endWithDay: Bool)

  /// Whether it is several days.
  var isLongerThanDay: Bool { self != .own && self != .days(1) }

  /// Whether it ends with the day of its moment, and begins before it.
  var endsWithDay: Bool {
    switch self {
    case .week(_, let endWithDay), .months(_, let endWithDay): endWithDay
    case .own, .days: false
    }
  }

  /// The same by whichever day points are called: lengths that are of one unit have the same periods.
  var unit: PointLength {
    switch self {
    case .own, .days: self
    case .week(let weekday, _): .week(from: weekday, endWithDay: false)
    case .months(let count, _): .months(count, endWithDay: false)
    }
  }

  /// Whether a calendar has it, not a count of days.
  var isOfCalendar: Bool {
    switch self {
    case .week, .months: true
    case .own, .days: false
    }
  }
}

extension PointLength {
  /// The midnights, by clocks, at which the first and the last day of a point begin whose moment is in a day; nil where
  /// days do not tell.
  func days(around midnight: Double) -> ClosedRange<Double>? {
    let date = CivilDate(milliseconds: midnight)
    let first: Double?
    var last: Double?
    switch self {
    case .own: return nil
    case .days(let count): (first, last) = (midnight, midnight.later(byDays: count - 1))
    case .week(let weekday, _):
      first = midnight.later(byDays: -((date.weekday - weekday + daysPerWeek) % daysPerWeek))
      last = first?.later(byDays: daysPerWeek - 1)
    case .months(let count, let endWithDay):
      let month = date.month - (endWithDay ? count : 1)
      first = date.midnight(ofMonth: month)
      last = date.midnight(ofMonth: month + count)?.later(byDays: -1)
    }
    if endsWithDay { last = midnight }
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// When points begin: days with their first moments, whatever time of them they are called by, and what is called by its
  /// last day then, but for the days of the point before. Nil where they begin with their moments, as two of one day do.
  /// Linear time.
  func starts(of moments: Column, in zone: Zone) -> Column? {
    guard endsWithDay || self == .days(1) else { return nil }
    let starts = ColumnBuilder()
    var before = -Double.infinity
    for index in 0..<moments.count {
      let day = zone.local(moments[index]).midnight
      if day <= before { return nil }
      let first = max(days(around: day)?.lowerBound ?? day, before + millisecondsPerDay)
      starts.append(zone.moment(ofLocal: min(first, day)))
      before = day
    }
    return starts.finished()
  }
}

extension Double {
  fileprivate func later(byDays days: Int) -> Double { self + Double(days) * millisecondsPerDay }
}

extension CivilDate {
  /// The midnight at which a month of its year begins, from 0 for January on; those below and beyond are of the years
  /// around.
  fileprivate func midnight(ofMonth month: Int) -> Double? {
    let years = Int((Double(month) / 12).rounded(.down))
    return CivilDate(year: year + years, month: month - years * 12 + 1, day: 1)?.milliseconds
  }
}

/// What Telegram's statistics call a month.
let daysPerMonth = 30
/// Of so many points at the beginning one asks which days of weeks and months they are.
private let mostAskedPoints = 64
/// From how many days on, and up to how many, points are days and weeks apart.
private let (aDay, aWeek) = (0.8...1.2, 6.5...7.5)
/// The same of a month, a quarter, half a year and a year, with how many months they are.
private let spansOfMonths = [
  (1, 27.5...31.5), (3, 88.5...92.5), (6, 180.5...184.5), (12, 364.0...367.0),
]
/// Days of a month that are at its beginning and at its end, with a long weekend.
private let (firstDays, lastDays) = (1...5, 25...31)
/// Days of the week.
private let (monday, friday, sunday) = (0, 4, 6)

extension PointLength {
  /// How long the points of moments last that are told in a zone, where their file does not say it: days, the months,
  /// quarters and years that all begin with a first of a month; and where they are `ofPrices` the weeks, months, quarters and
  /// years that lie so far apart and begin or end alike. Of prices that were made every few days each is of its day, at
  /// whatever time of it.
  init(of moments: Column, in zone: Zone, areDays: Bool, ofPrices: Bool) {
    let spacing = moments.usualSpacing ?? 0
    let days = spacing / millisecondsPerDay
    guard areDays || ofPrices && spacing >= leastDay else {
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
    let form = ofPrices ? Self.calendar : Self.wholeMonths
    let known = moments.count > 2 ? form(dates, days) : nil
    self = known ?? (ofPrices && days < aWeek.lowerBound ? .days(1) : .own)
  }

  /// The months from the first of one to the first of another.
  private static func wholeMonths(of dates: [CivilDate], _ days: Double) -> PointLength? {
    guard dates.allSatisfy({ $0.day == 1 }) else { return nil }
    return spansOfMonths.first { $0.1.contains(days) }.map { .months($0.0, endWithDay: false) }
  }

  private static func calendar(of dates: [CivilDate], _ days: Double) -> PointLength? {
    func most(_ test: (CivilDate) -> Bool) -> Bool { dates.count(where: test) * 2 > dates.count }
    if aWeek.contains(days) { return week(of: dates.map(\.weekday)) }
    guard let months = spansOfMonths.first(where: { $0.1.contains(days) })?.0 else { return nil }
    if most({ firstDays.contains($0.day) }) { return .months(months, endWithDay: false) }
    return most { lastDays.contains($0.day) } ? .months(months, endWithDay: true) : nil
  }

  /// The weeks of points on weekdays, most of which are the same one; nil where none is.
  ///
  /// Monday and Sunday begin weeks, and Friday ends them. Any other day does what holidays tell: of weeks that are called by
  /// their last day of trade these move some to the day before, of others never.
  private static func week(of weekdays: [Int]) -> PointLength? {
    guard
      let usual = (0..<daysPerWeek).first(where: { day in
        weekdays.count { $0 == day } * 2 > weekdays.count
      })
    else { return nil }
    let late = weekdays.map { ($0 - usual + daysPerWeek) % daysPerWeek }.filter { $0 > 0 }
    let early = late.count { $0 > daysPerWeek / 2 }
    let isLast = usual == friday || ![monday, sunday].contains(usual) && early * 2 > late.count
    return .week(from: isLast ? (usual + 1) % daysPerWeek : usual, endWithDay: isLast)
  }
}
