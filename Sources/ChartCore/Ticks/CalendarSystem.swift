/// A day of a calendar.
public struct CalendarDay: Hashable, Sendable {
  /// The year as people count it, the month from 1 to 12, the day from 1.
  public let year, month, day: Int

  /// A day of a calendar.
  public init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }
}

/// A calendar whose years have twelve months, as a value.
public struct CalendarSystem: Sendable {
  /// The rules of a calendar that is not Gregorian, in days after 1 January 1970; nil beyond what they reach, where the
  /// Gregorian ones go on.
  public struct Rules: Sendable {
    let day: @Sendable (_ number: Int) -> CalendarDay?
    let start: @Sendable (_ year: Int, _ month: Int) -> Int?

    /// The day of a number, and the number of a month's first day.
    public init(
      day: @escaping @Sendable (_ number: Int) -> CalendarDay?,
      start: @escaping @Sendable (_ year: Int, _ month: Int) -> Int?
    ) {
      (self.day, self.start) = (day, start)
    }
  }

  /// What it is called, as in BCP 47: `gregorian`, `persian`.
  public let name: String
  /// Whether its months and years begin when the Gregorian ones do.
  public let hasGregorianMonths: Bool
  private let rules: Rules?

  /// A calendar of other rules than the Gregorian ones.
  public init(name: String, hasGregorianMonths: Bool, rules: Rules) {
    (self.name, self.hasGregorianMonths, self.rules) = (name, hasGregorianMonths, rules)
  }

  private init() { (name, hasGregorianMonths, rules) = ("gregorian", true, nil) }

  /// The one of ISO 8601.
  public static let gregorian = CalendarSystem()

  /// The day of a date.
  func day(of date: CivilDate) -> CalendarDay {
    rules?.day(date.days) ?? CalendarDay(year: date.year, month: date.month, day: date.day)
  }

  /// How many months lie between the start of the year 0 and that of the month that a local time is in.
  func monthNumber(at local: Double) -> Double {
    let day = day(of: CivilDate(milliseconds: local))
    return Double(day.year) * 12 + Double(day.month - 1)
  }

  /// The first moment of a month counted from the start of the year 0; NaN where there is none.
  func start(ofMonth number: Double) -> Double {
    let year = (number / 12).rounded(.down)
    let month = Int(clamping: number - year * 12) + 1
    if let day = rules?.start(Int(clamping: year), month) {
      return Double(day) * millisecondsPerDay
    }
    return CivilDate(year: Int(clamping: year), month: month, day: 1)?.milliseconds ?? .nan
  }

  /// The first moment of the period of so many months that a local time is in.
  func start(at local: Double, months: Double) -> Double {
    let start = start(ofMonth: (monthNumber(at: local) / months).rounded(.down) * months)
    return start.isNaN ? local : start
  }
}

/// A calendar is its name: there is one set of rules of it.
extension CalendarSystem: Hashable {
  /// Whether both are of one name.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
