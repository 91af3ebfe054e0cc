import ChartCore
import Testing

@testable import ChartFiles

/// Moments as people and programs write them.
@Suite struct WrittenMomentTests {
  private static let format = MomentFormat(mayBeYearless: true)

  /// A moment in ISO 8601; nil where a text is none.
  private func iso(_ text: String, _ format: MomentFormat = Self.format) -> String? {
    CellCursor(text).flatMap { MomentCell($0, format) }.map { iso($0.milliseconds) }
  }

  private func iso(_ milliseconds: Double) -> String {
    let date = CivilDate(milliseconds: milliseconds)
    let midnight = CivilDate(year: date.year, month: date.month, day: date.day)?.milliseconds ?? 0
    let rest = Int((milliseconds - midnight).rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    let clock = "\(two(rest / 3_600_000)):\(two(rest / 60_000 % 60)):\(two(rest / 1000 % 60))"
    return rest % 1000 == 0 ? "\(day) \(clock)" : "\(day) \(clock)+\(rest % 1000)"
  }

  @Test(
    "in figures",
    arguments: [
      ("2023110512", "2023-11-05 12:00:00"), ("202311051230", "2023-11-05 12:30:00"),
      ("20231105123045", "2023-11-05 12:30:45"), ("20231105123045.25", "2023-11-05 12:30:45+250"),
      ("2023110524", "2023-11-06 00:00:00"), ("2023110525", nil), ("202311051260", nil),
      ("2023130512", nil), ("20231105T123045Z", "2023-11-05 12:30:45"),
      ("20231105T1230", "2023-11-05 12:30:00"), ("20231105T12", "2023-11-05 12:00:00"),
      ("20231105-123045", "2023-11-05 12:30:45"), ("20231105_123045", "2023-11-05 12:30:45"),
      ("20231105 1230", "2023-11-05 12:30:00"), ("20231105 12:30", "2023-11-05 12:30:00"),
      ("20231105T123045+0100", "2023-11-05 11:30:45"), ("2023-11-05T12Z", "2023-11-05 12:00:00"),
      ("2023-11-05T12", "2023-11-05 12:00:00"), ("2023-11-05 1230", nil), ("20231105-1230457", nil),
      ("2023110512304", nil),
    ] as [(String, String?)])
  func figures(text: String, expected: String?) { #expect(iso(text) == expected) }

  @Test(
    "spans are where they begin",
    arguments: [
      ("05.11.2023 10:00 - 05.11.2023 11:00", "2023-11-05 10:00:00"),
      ("05.11.2023 10:00 – 11:00", "2023-11-05 10:00:00"),
      ("2023-11-05T10:00/2023-11-05T11:00", "2023-11-05 10:00:00"),
      ("2023-11-05T10:00Z/2023-11-05T11:00Z", "2023-11-05 10:00:00"),
      ("2023-11-05T10:00Z/PT1H", "2023-11-05 10:00:00"),
      ("2023-11-05/2023-11-12", "2023-11-05 00:00:00"),
      ("05.11.2023 - 12.11.2023", "2023-11-05 00:00:00"),
      ("05.11.2023 bis 12.11.2023", "2023-11-05 00:00:00"),
      ("2023-11-05 10:00-01:00", "2023-11-05 11:00:00"), ("2023-11-05 10:00 - x", nil),
      ("2023-11-05 -", nil),
    ] as [(String, String?)])
  func spans(text: String, expected: String?) { #expect(iso(text) == expected) }

  @Test(
    "with clocks of all sorts",
    arguments: [
      ("2023-11-05 10:20:30:045", "2023-11-05 10:20:30+45"), ("2023-11-05 10:20:30:45", nil),
      ("2023-11-05 10.20.30", "2023-11-05 10:20:30"), ("5.11.2023 10.20", "2023-11-05 10:20:00"),
      ("5/11/2023 10:20 a. m.", "2023-11-05 10:20:00"),
      ("5/11/2023 10:20 p. m.", "2023-11-05 22:20:00"),
      ("5/11/2023 12:20 a.m.", "2023-11-05 00:20:00"), ("5/11/2023 3 PM", "2023-11-05 15:00:00"),
      ("5/11/2023 12:20p", "2023-11-05 12:20:00"), ("5/11/2023 13:20 PM", nil),
      ("Nov 5, 2023, 3:20:00\u{202F}PM", "2023-11-05 15:20:00"),
      ("Nov 5, 2023\u{A0}3:20\u{2009}PM", "2023-11-05 15:20:00"),
      ("\u{200E}05\u{200E}.11\u{200E}.2023\u{200E} \u{200E}10:20", "2023-11-05 10:20:00"),
      ("5 Nov 2023 10h20", "2023-11-05 10:20:00"), ("05NOV2023:10:20:30", "2023-11-05 10:20:30"),
      ("05/Nov/2023:10:20:30 +0100", "2023-11-05 09:20:30"),
      ("[05/Nov/2023:10:20:30 +0100]", "2023-11-05 09:20:30"),
      ("2023-11-05 24:00", "2023-11-06 00:00:00"), ("5/11/2023 10:20 π.μ.", "2023-11-05 10:20:00"),
      ("5/11/2023 10:20 μ.μ.", "2023-11-05 22:20:00"), ("2023-11-05 3 x", nil),
      ("2023-11-05 10:20 PST", "2023-11-05 18:20:00"),
    ] as [(String, String?)])
  func clocks(text: String, expected: String?) { #expect(iso(text) == expected) }

  @Test(
    "in languages",
    arguments: [
      ("2023年11月5日", "2023-11-05 00:00:00"), ("2023年11月05日 10時20分", "2023-11-05 10:20:00"),
      ("2023年11月5日10时20分30秒", "2023-11-05 10:20:30"), ("2023年11月", "2023-11-01 00:00:00"),
      ("2023/11/5 下午3:20:00", "2023-11-05 15:20:00"),
      ("2023/11/5 上午 12:20", "2023-11-05 00:20:00"), ("2023-11-05 午後3時20分", "2023-11-05 15:20:00"),
      ("2023년 11월 5일", "2023-11-05 00:00:00"), ("2023. 11. 5.", "2023-11-05 00:00:00"),
      ("2023. 11. 5. 오후 3:20", "2023-11-05 15:20:00"),
      ("2023. 11. 5. 오전 10:20:30", "2023-11-05 10:20:30"), ("２０２３/１１/０５", "2023-11-05 00:00:00"),
      ("٠٥/١١/٢٠٢٣", "2023-11-05 00:00:00"), ("5 نوفمبر 2023", "2023-11-05 00:00:00"),
      ("5 ноября 2023", "2023-11-05 00:00:00"), ("5 нояб. 2023 г., 10:20", "2023-11-05 10:20:00"),
      ("5 янв 2023", "2023-01-05 00:00:00"), ("5 листопада 2023", "2023-11-05 00:00:00"),
      ("5 лютого 2023 р.", "2023-02-05 00:00:00"), ("5 listopada 2023", "2023-11-05 00:00:00"),
      ("5 paź 2023", "2023-10-05 00:00:00"), ("1 stycznia 2023", "2023-01-01 00:00:00"),
      ("5. července 2023", "2023-07-05 00:00:00"), ("5. června 2023", "2023-06-05 00:00:00"),
      ("5 Ağustos 2023", "2023-08-05 00:00:00"), ("5 Şub 2023", "2023-02-05 00:00:00"),
      ("5 Νοεμβρίου 2023", "2023-11-05 00:00:00"), ("5 Ιουν 2023", "2023-06-05 00:00:00"),
      ("5. marraskuuta 2023 klo 10.20", "2023-11-05 10:20:00"),
      ("2023. november 5.", "2023-11-05 00:00:00"), ("2023. márc. 5. 10:20", "2023-03-05 10:20:00"),
      ("5 noiembrie 2023", "2023-11-05 00:00:00"), ("5 maj 2023", "2023-05-05 00:00:00"),
      ("5 de noviembre de 2023", "2023-11-05 00:00:00"),
      ("5 de nov. de 2023", "2023-11-05 00:00:00"),
      ("Dienstag, 5. März 2024", "2024-03-05 00:00:00"),
      ("вт, 5 марта 2024", "2024-03-05 00:00:00"),
      ("terça-feira, 5 de março de 2024", "2024-03-05 00:00:00"),
      ("Di 05.03.2024", "2024-03-05 00:00:00"),
      ("5 juil. 2023", "2023-07-05 00:00:00"), ("5 jui 2023", nil), ("5 market 2023", nil),
      ("5 sensor 2023", nil), ("Raum 5 2023", nil),
    ] as [(String, String?)])
  func languages(text: String, expected: String?) { #expect(iso(text) == expected) }

  @Test(
    "parts of years",
    arguments: [
      ("2023M07", "2023-07-01 00:00:00"), ("2023-M7", "2023-07-01 00:00:00"),
      ("2023 m12", "2023-12-01 00:00:00"), ("2023M13", nil), ("2023Q3", "2023-07-01 00:00:00"),
      ("3Q2023", "2023-07-01 00:00:00"), ("3Q23", "2023-07-01 00:00:00"),
      ("Q3-2023", "2023-07-01 00:00:00"), ("2023H2", "2023-07-01 00:00:00"), ("5Q2023", nil),
      ("2023-060", "2023-03-01 00:00:00"), ("2024/060", "2024-02-29 00:00:00"),
      ("2023-366", nil), ("2024-366T12:00", "2024-12-31 12:00:00"), ("2023-000", nil),
      ("2023-Sep-05", "2023-09-05 00:00:00"), ("2023-W27", "2023-07-03 00:00:00"),
      ("Jan-23", "2023-01-01 00:00:00"), ("Jan'23", "2023-01-01 00:00:00"),
    ] as [(String, String?)])
  func partsOfYears(text: String, expected: String?) { #expect(iso(text) == expected) }

  @Test(
    "without a year",
    arguments: [
      ("May 28", "2000-05-28 00:00:00"), ("May 1", "2000-05-01 00:00:00"),
      ("28 May", "2000-05-28 00:00:00"), ("28-May", "2000-05-28 00:00:00"),
      ("May 32", nil), ("Feb 29", "2000-02-29 00:00:00"), ("28. Mai", "2000-05-28 00:00:00"),
      ("May 28 10:20:30", "2000-05-28 10:20:30"), ("May  8 10:20:30", "2000-05-08 10:20:30"),
      ("05-28 10:20:30.250", "2000-05-28 10:20:30+250"), ("28.05. 10:20", "2000-05-28 10:20:00"),
      ("28/05 10:20", "2000-05-28 10:20:00"), ("28/05", nil), ("28 мая", "2000-05-28 00:00:00"),
      ("Mon, May 28", "2000-05-28 00:00:00"), ("5 28", nil), ("1-2", nil),
    ] as [(String, String?)])
  func yearless(text: String, expected: String?) {
    #expect(iso(text) == expected)
  }

  @Test(
    "dates without a year are none where years are wanted",
    arguments: ["28 May", "May 1", "May 28 10:20", "05-28 10:20"])
  func yearsWanted(text: String) { #expect(iso(text, MomentFormat()) == nil) }

  @Test("years of two figures may come first")
  func yearFirst() {
    #expect(iso("24-05-03", MomentFormat(order: .yearFirst)) == "2024-05-03 00:00:00")
    #expect(iso("24-05-03", MomentFormat(order: .dayFirst)) == "2003-05-24 00:00:00")
    #expect(iso("3/5/2024", MomentFormat(order: .yearFirst)) == "2024-05-03 00:00:00")
  }

  @Test(
    "times",
    arguments: [
      ("00:00-00:15", 0), ("23:45 - 00:00", 85_500_000), ("14:22:01:037", 51_721_037),
      ("12:30a", 1_800_000), ("12:30p", 45_000_000), ("1:00a", 3_600_000), ("1:00b", nil),
      ("10h30", 37_800_000), ("1h 20m", 4_800_000), ("1h 20min 5s", 4_805_000), ("10h", nil),
      ("10時30分", 37_800_000), ("오후 1:05", 47_100_000), ("1:05 π.μ.", 3_900_000),
      ("12:05\u{202F}AM", 300_000), ("00:10 AM", 600_000), ("10.00.00", 36_000_000),
      ("10.0.00", nil), ("3 PM", nil),
    ] as [(String, Double?)])
  func times(text: String, expected: Double?) {
    #expect(CellCursor(text).flatMap { TimeCell($0) }?.milliseconds == expected)
  }

  @Test("years that are not said go on as the rows do")
  func runningYears() {
    func years(_ texts: [String], from year: Int) -> [String] {
      texts.map { text in
        CellCursor(text).flatMap { MomentCell($0, Self.format) }?.milliseconds ?? .nan
      }.inYears(from: year).map { $0.isNaN ? "-" : String(iso($0).prefix(10)) }
    }
    #expect(
      years(["Dec 30", "Jan 2", "Feb 29"], from: 2023) == [
        "2023-12-30", "2024-01-02", "2024-02-29",
      ])
    #expect(years(["Jan 2", "Dec 30"], from: 2024) == ["2024-01-02", "2023-12-30"])
    #expect(years(["Feb 28", "Feb 29", "Mar 1"], from: 2023) == ["2023-02-28", "-", "2023-03-01"])
    #expect(years([], from: 2024).isEmpty)
    let leap = ["Feb 28", "Feb 29"].compactMap {
      CellCursor($0).flatMap { MomentCell($0, Self.format) }
    }
    #expect(RunningYear.first(of: leap, now: 1_700_000_000_000) == 2020)
    #expect(RunningYear.first(of: leap, now: nil) == 2000)
  }
}

/// Columns of moments, by all of their cells.
@Suite struct MomentColumnTests {
  private func guess(_ texts: [String], now: Double? = nil) -> ColumnGuess {
    let dialect = Dialect(of: Array("a,b\n1,2\n".utf8)[...], isWhole: true)
    return ColumnGuess(texts, dialect, decimal: nil, now: now)
  }

  @Test(
    "figures are moments where all are",
    arguments: [
      (["2023110510", "2023110511"], true), (["202311051000", "202311051010"], true),
      (["20231105", "20231106", "20231201"], true), (["1700000000", "1700003600"], false),
      (["2023110510"], false), (["2023110510", "2023110510"], false),
      (["2023110512", "2023110511", "2023110512"], false),
      (["20231105", "20231102", "20231107"], false), (["20231105", "20231199"], false),
      (["20231105", "20230601", "20231107", "20221231"], true), (["", ""], false),
      (["2023110510", "", "2023110511"], true), (["99991231", "99991231"], false),
      (["1901013000", "1901013060"], false),
    ] as [([String], Bool)])
  func figures(texts: [String], areMoments: Bool) {
    #expect((guess(texts).kind == .moment(MomentFormat(isOfFigures: true))) == areMoments)
  }

  @Test("May 28 is a day, or a month of 2028, as the column says")
  func yearless() {
    let now = 1_718_000_000_000.0  // June 2024
    #expect(guess(["May 28", "May 27", "May 26"], now: now).firstYear == 2024)
    #expect(guess(["Dec 30", "Dec 31", "Jan 1"], now: now).firstYear == 2023)
    #expect(guess(["Jul 1", "Jul 2"], now: now).firstYear == 2023)
    #expect(guess(["Jan 22", "Feb 22", "Mar 22"], now: now).firstYear == nil)
    #expect(guess(["Jan-22", "Jan-23", "Jan-24"], now: now).firstYear == nil)
    #expect(guess(["Jan 31", "Feb 28", "Mar 31"], now: now).firstYear == 2024)
  }

  @Test("years of two figures come first where the steps are even so")
  func yearFirst() {
    let days = (1...9).map { "24-05-0\($0)" }
    #expect(guess(days).kind == .moment(MomentFormat(order: .yearFirst)))
    #expect(guess(["01-05-24", "02-05-24", "03-05-24"]).kind == .moment(MomentFormat()))
  }

  @Test(
    "day and month are where the steps are even, then near, then as is likely",
    arguments: [
      (["11/08/2024", "11/07/2024"], .dayFirst, .monthFirst),
      (["08/11/2024", "07/11/2024"], .monthFirst, .dayFirst),
      (["01/02/2024", "01/03/2024"], .dayFirst, .dayFirst),
      (["01/02/2024", "01/03/2024"], .monthFirst, .monthFirst),
      (["03/05/2024"], .monthFirst, .monthFirst), (["03/05/2024"], .dayFirst, .dayFirst),
      (["03.05.2024"], .monthFirst, .dayFirst),
      (["11.08.2024", "11.07.2024"], .monthFirst, .dayFirst),
      (["13/05/2024", "01/06/2024"], .monthFirst, .dayFirst),
      (["5/30/24", "5/31/24", "6/1/24"], .dayFirst, .monthFirst),
    ] as [([String], DateOrder, DateOrder)])
  func orders(texts: [String], likely: DateOrder, expected: DateOrder) {
    let dialect = Dialect(of: Array("a,b\n1,2\n".utf8)[...], isWhole: true)
    let guess = ColumnGuess(texts, dialect, decimal: nil, order: likely)
    #expect(guess.kind == .moment(MomentFormat(order: expected)))
  }

  @Test(
    "the words around dates tell their order",
    arguments: [
      ("d,t\n03/05/2024,1\n", .dayFirst), ("d,t (°F)\n03/05/2024,1\n", .monthFirst),
      ("d,PST\n03/05/2024,1\n", .monthFirst), ("d;t\n03/05/2024;1,5\n", .dayFirst),
      ("d,t\n03/05/2024 10:00 PM,1\n", .monthFirst), ("d,€\n03/05/2024,1\n", .dayFirst),
      ("d,e,n\n03/05/2024,12/31/2023,1\n", .monthFirst),
      ("d,e,n\n03/05/2024,31/12/2023,1\n", .dayFirst),
    ] as [(String, DateOrder)])
  func hints(text: String, expected: DateOrder) throws {
    let table = try ChartFile.parse(
      Array((text + "").utf8), name: "x.csv", options: ReadingOptions()
    )
    .tables
    let day = table.first.map { CivilDate(milliseconds: $0.x[0]) }
    #expect(day?.month == (expected == .dayFirst ? 5 : 3))
  }
}
