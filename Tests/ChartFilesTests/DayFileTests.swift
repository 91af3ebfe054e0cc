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
    #expect(DayFile(of: moment)?.name == name)
    #expect(DayFile(of: moment)?.day == midnight...(midnight + day))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -62_167_219_200_001])
  func otherYearsHaveNoFiles(moment: Double) {
    #expect(DayFile(of: moment) == nil)
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
