import ChartCore
import Testing

@testable import ChartFiles

private let hour = millisecondsPerHour

@Suite struct TableZonesTests {
  private func table(_ text: String, zone: String? = nil) throws -> Table {
    var options = ReadingOptions()
    options.place.zone = try zone.map { try #require(Zone(named: $0)) }
    return try TableFile.document(
      FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv", options: options)
    ).tables[0]
  }

  private func utc(_ year: Int, _ month: Int, _ day: Int, _ hours: Double = 0) -> Double {
    (CivilDate(year: year, month: month, day: day)?.milliseconds ?? .nan) + hours * hour
  }

  @Test(
    "the zone that a file says",
    arguments: [
      (["2024-01-02T09:00:00+09:00", "2024-07-02T09:00:00+09:00"], "+09:00"),
      (["2024-01-02 09:00 +0530", "2024-01-03 09:00 +0530"], "+05:30"),
      (["2024-01-02T09:00:00-03:30", "2024-01-03T09:00:00-03:30"], "-03:30"),
      (["2024-01-02T09:00:00Z", "2024-01-03T09:00:00Z"], "UTC"),
      (["2024-01-02T09:00:00+00:00", "2024-01-03T09:00:00+00:00"], "UTC"),
      (["2024-01-02T09:00:00+01:00", "2024-07-02T09:00:00+02:00"], "+01:00/+02:00"),
      (["2024-01-02T09:00:00+01:00", "2024-01-03T09:00:00"], "UTC"),
      (["2024-01-02T09:00:00", "2024-01-03T09:00:00"], "UTC"),
      (["2024-01-02", "2024-01-03"], "UTC"), (["1700000000", "1700000060", "1700000120"], "UTC"),
    ])
  func ofTheFile(moments: [String], zone: String) throws {
    let rows = moments.enumerated().map { "\($1),\($0)\n" }.joined()
    #expect(try table("time,v\n" + rows).zone.name == zone)
  }

  @Test func thatIsAskedForIsTheOneThatMomentsAreIn() throws {
    let rows =
      "time,v\n2024-03-30 12:00,1\n2024-03-31 02:30,2\n2024-03-31T12:00,3\n2024-10-27 02:30,4\n"
    let found = try table(rows, zone: "Europe/Berlin")
    #expect(found.zone.name == "Europe/Berlin")
    let expected = [
      utc(2024, 3, 30, 11), utc(2024, 3, 31, 1), utc(2024, 3, 31, 10), utc(2024, 10, 27, 0.5),
    ]
    #expect((0..<4).map { found.x[$0] } == expected)
  }

  @Test func whatSaysItsOffsetIsWhereItIs() throws {
    let rows =
      "time,v\n2024-01-02T09:00:00+09:00,1\n2024-01-02T01:00:00Z,2\n2024-01-02T03:00:00,3\n"
    let found = try table(rows, zone: "Europe/Berlin")
    #expect((0..<3).map { found.x[$0] } == [0, 1, 2].map { utc(2024, 1, 2, $0) })
    #expect(found.zone.name == "Europe/Berlin")
  }

  /// The first 64 KiB of a table tell how it is read, and clocks may change behind them.
  private func rows(changingAt change: Int, time: String) -> [String] {
    (0..<3000).map { row in
      let day = CivilDate(milliseconds: utc(2016, 1, 1) + Double(row) * millisecondsPerDay)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let date = "\(day.year)-\(two(day.month))-\(two(day.day))"
      return "\(date) \(time)\(row < change ? "+01:00" : "+02:00"),\(row % 7).5,\(row % 9)\n"
    }
  }

  @Test("clocks that change behind the first rows are those of the file", arguments: [2800, 2999])
  func clocksThatChangeLate(change: Int) throws {
    let rows = rows(changingAt: change, time: "09:00:00")
    for text in [
      rows.joined(), rows.reversed().joined(), rows.joined().replacing(".5", with: "\".5\""),
    ] {
      let found = try table("time,v,w\n" + text)
      #expect(found.zone.name == "+01:00/+02:00")
      let clocks = Set(
        (0..<3000).map { found.zone.local(found.x[$0]).remainder(dividingBy: 24 * hour) })
      #expect(clocks == [9 * hour])
      #expect(found.x[change] - found.x[change - 1] == 23 * hour)
    }
  }

  @Test(
    "rows of two places among each other are in UTC, however many they are", arguments: [100, 9000])
  func offsetsThatAlternate(count: Int) throws {
    let rows = (0..<count).map { row in
      let (hour, minute) = (row / 60 % 20 + 1 + row % 2, row % 60)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return
        "2024-01-\(two(1 + row / 1200))T\(two(hour)):\(two(minute)):00+0\(1 + row % 2):00,\(row % 7)\n"
    }
    let found = try table("time,v\n" + rows.joined())
    #expect(found.zone == .utc && found.pointCount == count)
    #expect(
      found.x[0] == utc(2024, 1, 1)
        && found.x[1199 % count] == utc(2024, 1, 1) + Double(1199 % count) * 60_000)
  }

  @Test("midnights of clocks that change behind the first rows are days")
  func daysThatChangeLate() throws {
    let found = try table("time,v,w\n" + rows(changingAt: 2800, time: "00:00:00").joined())
    #expect(found.x.evenStep == millisecondsPerDay && found.x[0] == utc(2016, 1, 1))
    #expect(!found.tellsTimes && found.zone == .utc)
  }

  @Test func plainRowsAndOthersAgree() throws {
    for ending in ["", "Z", "+09:00"] {
      let moments = (0..<500).map { "2024-03-31T\($0 < 250 ? "00" : "03"):0\($0 % 10):00\(ending)" }
      let plain = moments.sorted().enumerated().map { "\($1),\($0 % 7).5\n" }.joined()
      let quoted = moments.sorted().enumerated().map { "\"\($1)\",\($0 % 7).5\n" }.joined()
      for zone in [nil, "Europe/Berlin", "Asia/Kolkata"] {
        let (a, b) = (
          try table("t,v\n" + plain, zone: zone), try table("t,v\n" + quoted, zone: zone)
        )
        let values = [a, b].map { table in (0..<table.x.count).map { table.x[$0] } }
        let first = values[0].indices.first { values[0][$0] != values[1][$0] }
        #expect(
          first == nil && a.zone == b.zone,
          "\(ending) \(zone ?? "") \(values.map { $0[first ?? 0] })")
      }
    }
  }

  @Test func daysYearsAndEpochs() throws {
    let days = try table("date,v\n20240330,1\n20240331,2\n20240401,3\n", zone: "Europe/Berlin")
    #expect(
      (0..<3).map { days.x[$0] } == [
        utc(2024, 3, 29, 23), utc(2024, 3, 30, 23), utc(2024, 3, 31, 22),
      ])
    #expect(Formats.english.point(2, of: days) == "Mon, 1 Apr 2024")
    let years = try table("year,v\n2023,1\n2024,2\n2025,3\n", zone: "Asia/Kolkata")
    #expect(years.x[1] == utc(2023, 12, 31, 18.5))
    let epochs = try table(
      "time,v\n1711843200,1\n1711846800,2\n1711850400,3\n", zone: "Europe/Berlin")
    #expect(epochs.x[0] == 1_711_843_200_000)
    #expect(Formats.english.point(1, of: epochs) == "Sun, 31 Mar 2024, 03:00")
  }

  @Test func dayAndTimeInTwoColumnsAreLocal() throws {
    let found = try table(
      "day,clock,v\n2024-07-01,09:00,1\n2024-07-01,10:00,2\n", zone: "Asia/Tokyo")
    #expect(found.x[0] == utc(2024, 7, 1))
  }

  @Test func numbersHaveNoZone() throws {
    let found = try table("nm,v\n400,1\n401,2\n402,3\n", zone: "Asia/Tokyo")
    #expect(found.xKind == .numbers && found.zone == .utc)
  }

  /// Two moments, and what is told of the first in New York where that is the zone of the window.
  @Test(arguments: [
    (["2024-01-02 08:00", "2024-01-02 09:30"], "Tue, 2 Jan 2024, 08:00"),
    (["2024-01-02T08:00:00Z", "2024-01-02T09:30:00Z"], "Tue, 2 Jan 2024, 03:00"),
    (["2024-01-02T08:00:00+02:00", "2024-01-02T09:30:00+02:00"], "Tue, 2 Jan 2024, 01:00"),
    (["1704182400", "1704187800"], "Tue, 2 Jan 2024, 03:00"),
    (["2024-01-02", "2024-01-03"], "Tue, 2 Jan 2024"),
  ])
  func clocksThatSayNoZoneAreTheirOwn(moments: [String], told: String) throws {
    let text = "time,v\n\(moments[0]),1\n\(moments[1]),2\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.csv")
    let york = try #require(Zone(named: "America/New_York"))
    #expect(Formats.english.point(0, of: document.told(in: york).tables[0]) == told)
  }

  @Test func aZoneThatWasAskedForIsKnown() throws {
    var options = ReadingOptions()
    options.place.zone = Zone(named: "Europe/Berlin")
    let text = "time,v\n2024-01-02 08:00,1\n2024-01-02 09:30,2\n"
    let document = try ChartFile.parse(Array(text.utf8), name: "x.csv", options: options)
    let york = try #require(Zone(named: "America/New_York"))
    #expect(
      Formats.english.point(0, of: document.told(in: york).tables[0]) == "Tue, 2 Jan 2024, 02:00")
  }

  private static let daysOfTelegram = """
    {"columns": [["x", 1704153600000, 1704240000000, 1704326400000], ["y0", 1, 2, 3]],
    "types": {"x": "x", "y0": "line"}, "names": {"y0": "A"}, "colors": {"y0": "#3DC23F"}}
    """

  /// What a file says of its first two points, and what is told of the second where New York is asked for: days stay those
  /// of the file, times are moved.
  @Test(arguments: [
    ("time,v\n2024-01-02,1\n2024-01-03,2\n", "Wed, 3 Jan 2024"),
    ("time,v\n2024-01-02T00:00:00Z,1\n2024-01-03T00:00:00Z,2\n", "Wed, 3 Jan 2024"),
    ("time,v\n2024-01-02T00:00:00+09:00,1\n2024-01-03T00:00:00+09:00,2\n", "Wed, 3 Jan 2024"),
    ("time,v\n1704153600,1\n1704240000,2\n", "Wed, 3 Jan 2024"),
    ("time,v\n2024-01-02T08:00:00Z,1\n2024-01-03T08:30:00Z,2\n", "Wed, 3 Jan 2024, 03:30"),
    ("time,v\n1704182400,1\n1704270600,2\n", "Wed, 3 Jan 2024, 03:30"),
    (
      "Date,Open,High,Low,Close\n2024-01-02T00:00:00Z,1,2,1,2\n2024-01-03T00:00:00Z,1,2,1,2\n",
      "Wed, 3 Jan 2024"
    ), (daysOfTelegram, "Wed, 3 Jan 2024"),
  ])
  func aZoneThatIsAskedForMovesNoDays(text: String, told: String) throws {
    let york = try #require(Zone(named: "America/New_York"))
    let folder = try TestFolder(["x": text])
    var options = ReadingOptions()
    options.place.zone = york
    let asked = try ChartFile.read(path: folder.path + "/x", options: options).tables[0]
    #expect(Formats.english.point(1, of: asked) == told)
    // As in a window whose zone it is.
    let shown = try ChartFile.read(path: folder.path + "/x").told(in: york).tables[0]
    #expect(Formats.english.point(1, of: shown) == told && shown.series == asked.series)
  }
}
