import ChartCore
import Testing

@testable import chartdeck_render

@Suite struct AskedRangeTests {
  private let domain = 1000.0...2000

  private func part(
    _ text: String, _ kind: Presentation.XKind = .moments
  ) throws -> ClosedRange<Double> {
    try AskedRange(text).part(of: domain, kind: kind, inWords: "the year 1970")
  }

  @Test(arguments: ["", "2019-01-01", ".", "1.5"]) func hasNoTwoEnds(text: String) {
    #expect(throws: RenderError.range(text)) { try AskedRange(text) }
  }

  @Test(arguments: [
    (Presentation.XKind.moments, "x..", RenderError.moment("x")),
    (.moments, "5..6..7", .moment("6..7")),
    (.moments, "..1..", .moment("1..")), (.moments, "7..5", .reversedRange("7..5")),
    (.timesOfDay, "x..", .timeOfDay("x")),
    (.moments, "2019-01-02..2019-01-01", .reversedRange("2019-01-02..2019-01-01")),
    (.moments, "1:23:45..", .moment("1:23:45")), (.moments, "1e3..", .moment("1e3")),
    (.numbers, "x..", .number("x")), (.numbers, "2019-01-01..", .number("2019-01-01")),
    (.numbers, "..1,5", .number("1,5")), (.numbers, "1e999..", .number("1e999")),
    (.numbers, "7..5", .reversedRange("7..5")), (.rows, "1:30..", .number("1:30")),
    (.durations, "x..", .duration("x")), (.durations, "2019-01-01..", .duration("2019-01-01")),
    (.durations, "1:00..59", .reversedRange("1:00..59")),
  ])
  func isNoRange(kind: Presentation.XKind, text: String, error: RenderError) {
    #expect(throws: error) { try part(text, kind) }
  }

  @Test(arguments: [
    ("..", 1000.0...2000), ("1200..", 1200...2000), ("..1200", 1000...1200),
    ("1200..1300", 1200...1300), ("-5..99999", 1000...2000), ("0..1300", 1000...1300),
    ("1970-01-01T00:00:01.5Z..", 1500...2000), ("1500..1500", 1500...1500),
    ("2000..3000", 2000...2000),
  ])
  func isAPartOfTheDomain(text: String, expected: ClosedRange<Double>) throws {
    #expect(try part(text) == expected)
  }

  @Test(arguments: [
    (Presentation.XKind.numbers, "1200.5..1.3e3", 1200.5...1300),
    (.numbers, "-1e300..1E300", 1000...2000),
    (.timesOfDay, "0:00:01.2..0:00:01.3", 1200...1300), (.timesOfDay, "0..", 1000...2000),
    (.rows, "1200..", 1200...2000), (.durations, "1.2..0:01.500", 1200...1500),
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
    ("2019-01-31..2019-02-01T12:00", 0.5),
  ])
  func aDayAsItsEndIsThereWithAllItsTimes(text: String, days: Double) throws {
    let day = 86_400_000.0
    let start = 1_548_892_800_000.0
    let isTime = text.contains("T")
    let range = try AskedRange(text).part(
      of: start - 9 * day...start + 9 * day, kind: .moments, areWithinDays: true, inWords: "")
    let end = start + (isTime ? 1.5 * day : (days + 1) * day - 1)
    #expect(range == start...end)
  }

  @Test(arguments: ["2001..", "..999", "5..6"])
  func showsNothing(text: String) throws {
    for kind in [Presentation.XKind.moments, .numbers, .rows] {
      #expect(throws: RenderError.emptyRange(text, domain: "the year 1970")) {
        try part(text, kind)
      }
    }
  }
}

@Suite struct AskedZoneTests {
  @Test func daysAreThoseOfTheZone() throws {
    let domain = 0.0...4e12
    let range = try AskedRange("2019-01-31..2019-02-01T12:00").part(
      of: domain, kind: .moments, zone: Zone(offset: 9 * millisecondsPerHour), inWords: "")
    #expect(range == 1_548_860_400_000...1_548_990_000_000)
    let said = try AskedRange("2019-01-31T00:00Z..2019-01-31T09:00+09:00").part(
      of: domain, kind: .moments, zone: Zone(offset: 9 * millisecondsPerHour), inWords: "")
    #expect(said == 1_548_892_800_000...1_548_892_800_000)
  }
}
