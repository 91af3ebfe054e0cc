import Testing

@testable import ChartCore

@Suite struct DurationTextTests {
  @Test(arguments: [
    "", " ", "x", "-", "--5", ":", "1:", ":30", "1:60", "1:60:00", "1:2:3:4", "1.5:00", "1:00.5:00",
    "1e3", "NaN",
    "inf", "5 s", "0x10", "d", "2 d 03", "2 d 03:00:00:00", "1.5 d", "2 d 3 d", "\u{FF12}", "1..2",
    "+5", "5-",
    "2019-01-01", "1" + String(repeating: "0", count: 400),
  ])
  func isNoDuration(text: String) {
    #expect(Asked.duration(from: text) == nil)
  }

  @Test(arguments: [
    ("0", 0.0), ("90", 90_000), ("0.057", 57), ("5.25", 5250), ("-5", -5000),
    ("\u{2212}0:05", -5000),
    ("0:05.250", 5250), ("0:05,250", 5250), ("1:30", 90_000), ("90:00", 5_400_000),
    ("1:23:45", 5_025_000),
    ("100:00:00", 360_000_000), ("0:00:00.000001", 0.001), ("2 d", 172_800_000),
    ("2d03:00", 183_600_000),
    ("2 d 03:00", 183_600_000), ("-2 d 03:00:05.5", -183_605_500),
  ])
  func isMilliseconds(text: String, expected: Double) {
    #expect(Asked.duration(from: text) == expected)
  }

  @Test(arguments: ["", "x", "1,5", "0x10", "NaN", "inf", "1e999", "1 000", "1:30", "e5"])
  func isNoNumber(text: String) {
    #expect(Asked.number(from: text) == nil)
  }

  @Test(arguments: [
    ("0", 0.0), ("-5", -5), ("+5", 5), ("589.3", 589.3), ("1e-300", 1e-300), (".5", 0.5),
  ])
  func isANumber(text: String, expected: Double) {
    #expect(Asked.number(from: text) == expected)
  }

  @Test(arguments: [
    ("0", 0.0), ("5.5", 19_800_000), ("20", 72_000_000), ("24", 86_400_000),
    ("20:15", 72_900_000), ("0:00:30", 30_000), ("24:00", 86_400_000),
  ])
  func isATimeOfDay(text: String, expected: Double) {
    #expect(Asked.timeOfDay(from: text) == expected)
  }

  @Test(arguments: ["", " ", "x", "25", "-1", "24:01", "12:60", "2024-01-01"])
  func isNoTimeOfDay(text: String) { #expect(Asked.timeOfDay(from: text) == nil) }
}
