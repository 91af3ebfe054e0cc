import Testing

@testable import ChartCore
@testable import ChartLocale

/// What ICU says of some locales; none of them has to be installed.
@Suite struct LocaleTests {
  private func formats(_ locale: String) -> Formats {
    Formats(numbersOf: locale, datesOf: locale)
  }

  /// Spaces of all kinds are written as one here.
  private func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    )
    .map { $0.isWhitespace ? " " : String($0) }.joined()
  }

  @Test func theLanguageOfCIsEnglish() {
    #expect(Formats(numbersOf: nil, datesOf: nil) == .english)
  }

  @Test func numbersAndDatesAreIndependent() {
    let numbers = Formats(numbersOf: "de_DE", datesOf: nil)
    #expect(numbers.value(1234.5) == "1.234,5" && numbers.dates == DateFormats())
    let dates = Formats(numbersOf: nil, datesOf: "de_DE")
    #expect(dates.value(1234.5) == Formats.english.value(1234.5))
    #expect(dates.dates.names.months[2] == "März")
  }

  @Test(arguments: [
    ("de_DE", "−1.234.567,5", "37 %"), ("en_US", "−1,234,567.5", "37%"),
    ("ru_RU", "−1 234 567,5", "37 %"), ("hi_IN", "−12,34,567.5", "37%"),
    ("tr_TR", "−1.234.567,5", "%37"), ("ar_EG", "−١٬٢٣٤٬٥٦٧٫٥", "٣٧٪"),
    ("fa_IR", "−۱٬۲۳۴٬۵۶۷٫۵", "۳۷٪"), ("de_CH", "−1’234’567.5", "37%"),
  ])
  func numbers(locale: String, number: String, percent: String) {
    let formats = formats(locale)
    #expect(plain(formats.value(-1_234_567.5)) == number)
    #expect(plain(formats.percent(37)) == percent)
  }

  @Test("the least number with groups", arguments: [("es_ES", "1000"), ("de_DE", "1.000")])
  func leastGroups(locale: String, thousand: String) {
    #expect(formats(locale).value(1000) == thousand)
    #expect(formats(locale).value(10_000) == "10.000")
  }

  @Test(
    "powers of a thousand",
    arguments: [
      ("en_US", ["2K", "2M", "2B", "2T"]), ("de_DE", ["2.000", "2 Mio.", "2 Mrd.", "2 Bio."]),
      ("ru_RU", ["2 тыс.", "2 млн", "2 млрд", "2 трлн"]),
      ("ja_JP", ["2,000", "200万", "20億", "2兆"]),
      ("ar_EG", ["٢ ألف", "٢ مليون", "٢ مليار", "٢ ترليون"]),
    ])
  func magnitudes(locale: String, expected: [String]) {
    let formats = formats(locale)
    let texts = (1...4).map { thousands in
      let value = DecimalDigits(2, place: 3 * thousands)
      return plain(formats.plain(value, in: formats.numbers.magnitudes[thousands]))
    }
    #expect(texts == expected)
  }

  /// 9 March 2018, a Friday, at 16:05.
  @Test(arguments: [
    ("de_DE", "9. März", "Fr., 9. März 2018, 16:05", "Freitag, 9. März 2018", "März 2018"),
    ("en_US", "Mar 9", "Fri, Mar 9, 2018, 4:05 PM", "Friday, March 9, 2018", "March 2018"),
    ("en_GB", "9 Mar", "Fri, 9 Mar 2018, 16:05", "Friday, 9 March 2018", "March 2018"),
    ("ru_RU", "9 мар.", "пт, 9 мар. 2018 г., 16:05", "пятница, 9 марта 2018 г.", "март 2018 г."),
    ("ja_JP", "3月9日", "2018年3月9日(金) 16:05", "2018年3月9日金曜日", "2018年3月"),
    ("th_TH", "9 มี.ค.", "ศ. 9 มี.ค. 2561 16:05", "วันศุกร์ที่ 9 มีนาคม 2561", "มีนาคม 2561"),
  ])
  func dates(locale: String, day: String, moment: String, fullDay: String, month: String) throws {
    let formats = formats(locale)
    let date = try #require(CivilDate(year: 2018, month: 3, day: 9, hour: 16, minute: 5))
    let time = date.milliseconds
    #expect(plain(formats.label(time, unit: .day)) == day)
    #expect(plain(formats.moment(time, step: nil)).replacing(",", with: ",") == moment)
    #expect(plain(formats.fullDay(time)) == fullDay)
    #expect(plain(formats.name(of: CalendarMonth(of: time, in: .utc))) == month)
  }

  /// 21 March 2025 begins the Persian year 1404; the day after 29 March 2025 is the first of Shawwal 1446.
  @Test(
    "people count years and months in their own way",
    arguments: [
      ("fa_IR", "persian", "۱۴۰۴", "فروردین", 0),
      ("ar_SA", "islamic-umalqura", "١٤٤٦", "رمضان", -20),
      ("th_TH", "buddhist", "2568", "มีนาคม", -20), ("de_DE", "gregorian", "2025", "März", -20),
    ])
  func calendars(
    locale: String, name: String, year: String, month: String, monthStart: Double
  ) throws {
    let formats = formats(locale)
    #expect(formats.dates.calendar.name == name)
    let moment = try #require(CivilDate(year: 2025, month: 3, day: 21)).milliseconds
    #expect(formats.label(moment, unit: .year).contains(year))
    #expect(formats.fullDay(moment).contains(month))
    let start = CalendarMonth(of: moment, in: .utc, of: formats.dates.calendar).moments(in: .utc)
    #expect((start.lowerBound - moment) / millisecondsPerDay == monthStart)
  }

  @Test(arguments: [
    ("de_DE", 0), ("en_US", 6), ("en_GB", 0), ("ar_EG", 5), ("dv_MV", 4), ("fa_IR", 5),
  ])
  func theFirstDayOfTheWeek(locale: String, weekday: Int) {
    #expect(formats(locale).dates.firstWeekday == weekday)
  }

  @Test func weekdaysBeginWithMonday() {
    let names = formats("de_DE").dates.names
    #expect(names.weekdays.first == "Montag" && names.weekdays.last == "Sonntag")
  }

  @Test(
    "nothing is wrong in any locale",
    arguments: [
      "am_ET", "az_IR", "bg_BG", "bn_BD", "ca_ES", "cs_CZ", "el_GR", "et_EE", "eu_ES", "fi_FI",
      "he_IL",
      "hu_HU", "ko_KR", "lt_LT", "mr_IN", "my_MM", "ne_NP", "pl_PL", "ps_AF", "sr_RS", "sv_SE",
      "sw_KE",
      "ta_IN", "ur_PK", "vi_VN", "zh_CN", "zh_TW", "xx_XX", "no such locale", "",
    ])
  func anyLocale(locale: String) {
    let formats = formats(locale)
    for moment in [-1e15, -1, 0, 1_543_507_530_250, 1e14, 9e21] {
      #expect(!formats.fullDay(moment).isEmpty && !formats.moment(moment, step: 1).isEmpty)
      for unit in XStride.Unit.allCases { #expect(!formats.label(moment, unit: unit).isEmpty) }
    }
    for value in [0, 1, 1234.5, 1e6, -1e20] { #expect(!formats.value(value).isEmpty) }
    #expect(formats.numbers.magnitudes.count == 5)
  }
}
