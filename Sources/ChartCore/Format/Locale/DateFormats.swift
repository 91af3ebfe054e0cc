/// How a locale writes dates.
public struct DateFormats: Hashable, Sendable {
  /// The words.
  public var names = DateNames()
  /// How they are put together.
  public var patterns = DatePatterns()
  /// What stands between a day and a time of it.
  public var beforeTime = ", "
  /// What years, months and days are.
  public var calendar = CalendarSystem.gregorian
  /// The day that weeks begin on, from 0 for Monday to 6 for Sunday.
  public var firstWeekday = 0

  /// English words, days before months, Monday first.
  public init() {}
}

/// The words of dates.
public struct DateNames: Hashable, Sendable {
  /// Twelve names as they stand beside a day, the year's first month first.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Their short forms.
  public var shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The same as they stand without a day, where a language has other forms; else nil.
  public var monthsAlone, shortMonthsAlone: [String]?
  /// Seven names, Monday first.
  public var weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  /// Their short forms.
  public var shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  /// What is left of them where a column has no room for more.
  public var narrowWeekdays = ["M", "T", "W", "T", "F", "S", "S"]
  /// What is said of times before noon and after it.
  public var dayPeriods = ["AM", "PM"]
  /// What years are counted in, where that is said.
  public var era = ""

  /// The English ones.
  public init() {}
}

/// How dates and times are put together; what is short has the short names of months.
public struct DatePatterns: Hashable, Sendable {
  /// A year: `2018`.
  public var year: DatePattern = "y"
  /// A month alone: `Nov`.
  public var (shortMonth, month): (DatePattern, DatePattern) = ("LLL", "LLLL")
  /// A month with its year: `Nov 2018`.
  public var (shortMonthOfYear, monthOfYear): (DatePattern, DatePattern) = ("LLL y", "LLLL y")
  /// A day of a month that goes without saying: `29`.
  public var dayOfMonth: DatePattern = "d"
  /// A day without its year: `29 Nov`.
  public var (shortDay, day): (DatePattern, DatePattern) = ("d MMM", "d MMMM")
  /// A day with its year: `29 Nov 2018`.
  public var (shortDate, date): (DatePattern, DatePattern) = ("d MMM y", "d MMMM y")
  /// A day with its year and its weekday: `Thu, 29 Nov 2018`.
  public var (shortFullDay, fullDay): (DatePattern, DatePattern) = (
    "EEE, d MMM y", "EEEE, d MMMM y"
  )
  /// A time of day to the minute and to the second.
  public var (minute, second): (DatePattern, DatePattern) = ("HH:mm", "HH:mm:ss")

  /// Days before months, hours up to 24.
  public init() {}
}
