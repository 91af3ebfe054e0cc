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
