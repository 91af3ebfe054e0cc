import ChartCore
import Testing

@testable import ChartFiles

private let day = 86_400_000.0

@Suite struct DayFileTests {
  @Test(
    arguments: [
      (0, "1970-01/01.json", 0.0), (1_529_020_800_000, "2018-06/15.json", 1_529_020_800_000),
      (1_529_020_800_000 + day - 1, "2018-06/15.json", 1_529_020_800_000),
      (1_529_020_800_000 - 1, "2018-06/14.json", 1_529_020_800_000 - day),
      (-1, "1969-12/31.json", -day), (-62_167_219_200_000, "0000-01/01.json", -62_167_219_200_000),
    ] as [(Double, String, Double)])
  func namesTheDayInUTC(moment: Double, name: String, midnight: Double) {
    #expect(DayFile(of: moment, in: .utc)?.name == name)
    #expect(DayFile(of: moment, in: .utc)?.day == midnight...(midnight + day))
  }

  @Test func namesTheDayByTheClocksOfAZone() throws {
    let berlin = try #require(Zone(named: "Europe/Berlin"))
    // Midnight of 31 March 2024, the day on which an hour is left out.
    let file = try #require(DayFile(of: 1_711_839_600_000, in: berlin))
    #expect(file.name == "2024-03/31.json")
    #expect(file.day == 1_711_839_600_000...(1_711_839_600_000 + day - 3_600_000))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -62_167_219_200_001])
  func otherYearsHaveNoFiles(moment: Double) {
    #expect(DayFile(of: moment, in: .utc) == nil)
  }

  @Test(arguments: [
    ("2018-06", true), ("0000-00", true), ("2018-6", false), ("18-06", false), ("2018-06-", false),
    ("2018-06-01", false), ("", false), ("-", false), ("2018_06", false), ("२०१८-०६", false),
    ("a018-06", false),
  ])
  func months(name: String, isMonth: Bool) {
    #expect(DayFile.isMonth(name) == isMonth)
  }
}
