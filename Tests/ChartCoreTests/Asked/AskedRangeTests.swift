import Testing

@testable import ChartCore

@Suite struct AskedRangeTests {
  private let domain = 1000.0...2000

  private func part(
    _ text: String, _ kind: Presentation.XKind = .moments
  ) throws -> ClosedRange<Double> {
    try AskedRange(text).part(in: RangeContext(kind, domain: domain)).range
  }

  @Test(arguments: [
    "", ".", "1.5", "x", "March 1 2", "Q5 2019", "2019-13", "last", "last 3 parrots",
  ])
  func isNoRange(text: String) {
    for kind in Presentation.XKind.allCases {
      #expect(throws: AskedRange.Fault.none) { try part(text, kind) }
    }
  }

  @Test(arguments: [
    (Presentation.XKind.moments, "x..", AskedRange.Fault.place("x")),
    (.moments, "5..6..7", .place("6..7")), (.moments, "..1..", .place("1..")),
    (.moments, "7..5", .reversed), (.timesOfDay, "x..", .place("x")),
    (.moments, "2019-01-02..2019-01-01", .reversed),
    (.moments, "1990 to 1980", .reversed), (.moments, "May to pudding", .place("pudding")),
    (.moments, "1e3..", .place("1e3")), (.numbers, "x..", .place("x")),
    (.numbers, "2019-01-01..", .place("2019-01-01")), (.numbers, "..1,5", .place("1,5")),
    (.numbers, "1e999..", .place("1e999")), (.numbers, "7..5", .reversed),
    (.rows, "1:30..", .place("1:30")), (.durations, "x..", .place("x")),
    (.durations, "2019-01-01..", .place("2019-01-01")), (.durations, "1:00..59", .reversed),
  ])
  func endsAreNone(kind: Presentation.XKind, text: String, fault: AskedRange.Fault) {
    #expect(throws: fault) { try part(text, kind) }
  }

  @Test(arguments: [
    ("..", 1000.0...2000), ("1200..", 1200...2000), ("..1200", 1000...1200),
    ("1200..1300", 1200...1300), ("-5..99999", 1000...2000), ("0..1300", 1000...1300),
    ("1970-01-01T00:00:01.5Z..", 1500...2000), ("1500..1500", 1500...1500),
    ("2000..3000", 2000...2000), ("1970", 1000...2000), ("last 0.5 s", 1500...2000),
    ("first 250 ms", 1000...1250), ("last year", 1000...2000),
  ])
  func isAPartOfTheDomain(text: String, expected: ClosedRange<Double>) throws {
    var context = RangeContext(.moments, domain: domain)
    context.areWithinDays = true
    #expect(try AskedRange(text).part(in: context).range == expected)
  }

  @Test(arguments: [
    (Presentation.XKind.numbers, "1200.5..1.3e3", 1200.5...1300),
    (.numbers, "-1e300..1E300", 1000...2000), (.numbers, "1200 to 1300", 1200...1300),
    (.numbers, "1200 – 1300", 1200...1300), (.numbers, "last 100", 1900...2000),
    (.rows, "first 10", 1000...1010),
    (.timesOfDay, "0:00:01.2..0:00:01.3", 1200...1300), (.timesOfDay, "0..", 1000...2000),
    (.rows, "1200..", 1200...2000), (.durations, "1.2..0:01.500", 1200...1500),
    (.durations, "1.2 to 0:01.500", 1200...1500), (.durations, "last 0.25 s", 1750...2000),
    (.durations, "-5..", 1000...2000),
    (.durations, "..1:00:00", 1000...2000),
  ])
  func numbersAndDurations(
    kind: Presentation.XKind, text: String, expected: ClosedRange<Double>
  ) throws {
    #expect(try part(text, kind) == expected)
  }

  @Test(arguments: [
    ("2019-01-31..2019-02-01", 1.0), ("2019-01-31..2019-01-31", 0),
    ("2019-01-31..2019-02-01T12:00", 0.5), ("31 January 2019", 0), ("Jan 31, 2019", 0),
    ("31 Jan to 3 Feb", 3),
  ])
  func aDayAsItsEndIsThereWithAllItsTimes(text: String, days: Double) throws {
    let start = 1_548_892_800_000.0
    let isTime = text.contains("T")
    var context = RangeContext(.moments, domain: start - 9 * day...start + 9 * day)
    context.areWithinDays = true
    let part = try AskedRange(text).part(in: context)
    let end = start + (isTime ? 1.5 * day : (days + 1) * day - 1)
    #expect(part == AskedPart(range: start...end, endsWithDay: !isTime))
  }

  @Test(arguments: ["2001..", "..999", "5..6"])
  func showsNothing(text: String) throws {
    for kind in [Presentation.XKind.moments, .numbers, .rows] {
      #expect(throws: AskedRange.Fault.empty) { try part(text, kind) }
    }
    #expect(throws: AskedRange.Fault.empty) { try part("March 2019") }
  }

  @Test func daysAreThoseOfTheZone() throws {
    var context = RangeContext(.moments, domain: 0.0...4e12)
    context.zone = Zone(offset: 9 * millisecondsPerHour)
    let range = try AskedRange("2019-01-31..2019-02-01T12:00").part(in: context).range
    #expect(range == 1_548_860_400_000...1_548_990_000_000)
    let said = try AskedRange("2019-01-31T00:00Z..2019-01-31T09:00+09:00").part(in: context).range
    #expect(said == 1_548_892_800_000...1_548_892_800_000)
  }

  /// Of daily points from 2018 to 15 August 2020.
  @Test(arguments: [
    ("2019", moment(2019), moment(2019, 12, 31)),
    ("March 2019", moment(2019, 3), moment(2019, 3, 31)),
    ("mar 2019", moment(2019, 3), moment(2019, 3, 31)),
    ("2019-03", moment(2019, 3), moment(2019, 3, 31)),
    ("Q1 2019", moment(2019), moment(2019, 3, 31)),
    ("2019-Q4", moment(2019, 10), moment(2019, 12, 31)),
    ("2020-W01", moment(2019, 12, 30), moment(2020, 1, 5)),
    ("2020-W12", moment(2020, 3, 16), moment(2020, 3, 22)),
    ("May", moment(2020, 5), moment(2020, 5, 31)),
    ("October", moment(2019, 10), moment(2019, 10, 31)),
    ("5 March", moment(2020, 3, 5), moment(2020, 3, 5)),
    ("March 2019 to May 2019", moment(2019, 3), moment(2019, 5, 31)),
    ("2018..2019-06-05", moment(2018), moment(2019, 6, 5)),
    ("2018 – 2019", moment(2018), moment(2019, 12, 31)),
    ("last 90 days", moment(2020, 5, 18), moment(2020, 8, 15)),
    ("last month", moment(2020, 7, 16), moment(2020, 8, 15)),
    ("last 2 weeks", moment(2020, 8, 2), moment(2020, 8, 15)),
    ("März 2019", moment(2019, 3), moment(2019, 3, 31)),
    ("5. Sept. 2018", moment(2018, 9, 5), moment(2018, 9, 5)),
    ("٢٠١٩", moment(2019), moment(2019, 12, 31)),
  ])
  func periodsOfTheCalendar(text: String, start: Double, end: Double) throws {
    var context = RangeContext(.moments, domain: moment(2018)...moment(2020, 8, 15))
    context.names.months[2] = "März"
    context.names.shortMonths[8] = "Sept."
    #expect(try AskedRange(text).part(in: context).range == start...end)
  }

  /// Weeks: the last day is within the last one, of which a line has but its beginning.
  @Test func whatIsShorterThanAPointIsTheLastOne() throws {
    var context = RangeContext(.moments, domain: moment(2019)...moment(2019, 3, 5))
    context.end = moment(2019, 3, 12)
    for text in ["last day", "last 1 h", "last 2 s"] {
      let range = try AskedRange(text).part(in: context).range
      #expect(range == moment(2019, 3, 5)...moment(2019, 3, 5), "\(text)")
    }
  }

  @Test func timesAreOfTheLastDayThatIsSeen() throws {
    var context = RangeContext(.moments, domain: moment(2019)...moment(2019, 2))
    context.visible = moment(2019, 1, 5)...moment(2019, 1, 7)
    context.areWithinDays = true
    let range = try AskedRange("10:00 to 11:30").part(in: context).range
    #expect(range == moment(2019, 1, 6, 10)...moment(2019, 1, 6, 11, 30))
  }
}

@Suite struct ShownRangeTests {
  @Test func pricesShowWholeSessions() throws {
    let days = (0..<60).map { moment(2024) + Double($0) * day }
    let table = Table(days, days)
    let shown = try table.shown(AskedRange("Feb 2024"), visible: table.domain, DateNames())
    #expect(shown.range == moment(2024, 2)...moment(2024, 2, 29))
    #expect(shown.points.count == 29)
    let bars = Table(days, days, kind: .bars)
    let filled = try bars.shown(AskedRange("last 7 days"), visible: bars.domain, DateNames())
    #expect(filled.points.count == 7)
    #expect(throws: AskedRange.Fault.empty) {
      try table.shown(AskedRange("2023"), visible: table.domain, DateNames())
    }
  }
}
