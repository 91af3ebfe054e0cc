import ChartCore
import Testing

@testable import ChartCairo

@Suite struct LocaleFactsTests {
  private static let months = (1...12).map { "month \($0)" }
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static func dates(
    _ dateFormat: String, _ dateTimeFormat: String, _ longDateFormat: String = ""
  ) -> LocaleFacts.Dates {
    LocaleFacts.Dates(
      months: months, shortMonths: months, weekdays: days, shortWeekdays: days,
      dateFormat: dateFormat, dateTimeFormat: dateTimeFormat,
      longDateFormat: longDateFormat)
  }

  @Test func theLocaleOfCIsEnglish() {
    #expect(Formats(LocaleFacts()) == .english)
  }

  @Test func numbersAndDatesAreIndependent() {
    let numbers = LocaleFacts(
      numbers: LocaleFacts.Numbers(decimalSeparator: ",", groupingSeparator: "."))
    #expect(Formats(numbers).decimalSeparator == ",")
    #expect(Formats(numbers).groupingSeparator == ".")
    #expect(Formats(numbers).months == Formats.english.months)
    let dates = LocaleFacts(dates: Self.dates("%d.%m.%Y", "%a %d %b %Y %T %Z"))
    #expect(Formats(dates).decimalSeparator == ".")
    #expect(Formats(dates).months == Self.months)
  }

  @Test func weeksStartOnMonday() {
    let formats = Formats(LocaleFacts(dates: Self.dates("%d.%m.%Y", "")))
    #expect(formats.weekdays == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(formats.shortWeekdays == formats.weekdays)
  }

  /// The patterns as glibc 2.36 has them.
  @Test(arguments: [
    ("de_DE", "%d.%m.%Y", "%a %d %b %Y %T %Z", false),
    ("en_US", "%m/%d/%Y", "%a %d %b %Y %r %Z", true),
    ("en_CA", "%Y-%m-%d", "%a %b %e %H:%M:%S %Y", true),
    ("sv_SE", "%Y-%m-%d", "%a %e %b %Y %H:%M:%S", false),
    ("ja_JP", "%Y年%m月%d日", "%Y年%m月%d日 %H時%M分%S秒", true),
    ("hu_HU", "%Y-%m-%d", "%Y. %b. %e., %A, %H:%M:%S %Z", true),
    ("bg_BG", "%e.%m.%Y", "%x (%a) %X %Z", false),
    ("odd", "", "", false), ("odd", "%", "%", false), ("odd", "%%m %%d", "", false),
    ("odd", "%-m/%-d", "", true), ("odd", "%D", "", true), ("odd", "%F", "%c", false),
  ])
  func theOrderOfDayAndMonth(
    name: String, dateFormat: String, dateTimeFormat: String, isMonthFirst: Bool
  ) {
    let formats = Formats(LocaleFacts(dates: Self.dates(dateFormat, dateTimeFormat)))
    #expect(formats.isMonthFirst == isMonthFirst, "\(name)")
  }

  /// The facts as glibc 2.36 has them.
  @Test(arguments: [
    ("de_DE", 19_971_130, 2, 0), ("en_US", 19_971_130, 1, 6), ("en_GB", 19_971_130, 2, 0),
    ("ar_EG", 19_971_130, 7, 5), ("dv_MV", 19_971_130, 6, 4), ("pl_PL", 19_971_130, 2, 0),
    ("iso", 19_971_201, 1, 0), ("iso", 19_971_201, 7, 6), ("odd", 0, 0, 0), ("odd", 1, 8, 0),
    ("odd", 19_971_130, -1, 0),
  ])
  func theFirstDayOfTheWeek(name: String, countedFrom: Int, firstDay: Int, weekday: Int) {
    var dates = Self.dates("%d.%m.%Y", "")
    (dates.countedFrom, dates.firstDay) = (countedFrom, firstDay)
    #expect(Formats(LocaleFacts(dates: dates)).firstWeekday == weekday, "\(name)")
  }

  @Test func weeksStartOnMondayWhereTheLocaleHasNoOpinion() {
    #expect(Formats(LocaleFacts()).firstWeekday == 0)
    #expect(Formats(LocaleFacts(dates: Self.dates("", ""))).firstWeekday == 0)
  }

  /// The patterns as glibc 2.36 has them.
  @Test(arguments: [
    ("de_DE", "%a %-d. %b %H:%M:%S %Z %Y", "."), ("nb_NO", "%a %d. %b %H:%M:%S %z %Y", "."),
    ("cs_CZ", "%a\u{A0}%-d.\u{A0}%B\u{A0}%Y,\u{A0}%H:%M:%S\u{A0}%Z", "."),
    ("fr_FR", "%a %d %b %Y %T %Z", ""), ("en_GB", "%a %e %b %H:%M:%S %Z %Y", ""),
    ("odd", "", ""), ("odd", "%", ""), ("odd", "%d", ""), ("odd", "%%d.", ""), ("odd", "%b.", ""),
  ])
  func theStopAfterTheDay(name: String, longDateFormat: String, mark: String) {
    let formats = Formats(LocaleFacts(dates: Self.dates("%d.%m.%Y", "", longDateFormat)))
    #expect(formats.dayMark == mark, "\(name)")
  }
}
