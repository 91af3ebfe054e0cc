/// What a locale decides about words, numbers and dates, as a value.
public struct Formats: Hashable, Sendable {
  /// The language.
  public var words = Words.english
  /// What stands between the whole part of a number and its decimals.
  public var decimalSeparator: String
  /// What stands before every third digit from the right of a whole number.
  public var groupingSeparator: String
  /// Twelve names, January first, and their short forms.
  public var months, shortMonths: [String]
  /// Seven names, Monday first, and their short forms.
  public var weekdays, shortWeekdays: [String]
  /// The day that weeks begin on, from 0 for Monday to 6 for Sunday.
  public var firstWeekday = 0
  /// Whether a date is written with its month before its day.
  public var isMonthFirst: Bool
  /// What stands after a day before its month: a full stop, or nothing.
  public var dayMark = ""

  /// The formats of a locale, with twelve months and seven weekdays.
  public init(
    decimalSeparator: String, groupingSeparator: String, months: [String], shortMonths: [String],
    weekdays: [String], shortWeekdays: [String], isMonthFirst: Bool
  ) {
    precondition(months.count == 12 && shortMonths.count == 12, "a year has twelve months")
    precondition(weekdays.count == 7 && shortWeekdays.count == 7, "a week has seven days")
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.isMonthFirst = isMonthFirst
  }

  /// English words, days before months, thousands set apart by a narrow no-break space.
  public static let english = Formats(
    decimalSeparator: ".", groupingSeparator: "\u{202F}",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], isMonthFirst: false)
}
