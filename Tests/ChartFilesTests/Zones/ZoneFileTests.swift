import ChartCore
import Testing

@testable import ChartFiles

private let hour = millisecondsPerHour

@Suite struct ZoneFileTests {
  @Test(arguments: [
    "", "/", "/etc/passwd", "../../../etc/localtime", "Europe/../Asia/Tokyo", "Europe/./Berlin",
    "Europe//Berlin", "Europe/", "Europe", "Mars/Phobos", "europe/Berlin ", "Europe\0Berlin",
    "tzdata.zi", "leapseconds", "right/Europe/Berlin", "+", "+9:00", "+24:00", "+09:60", "+090",
    "+09:00:00", "+0:900", "09:00", "+٠٩:٠٠", ":Europe/Berlin",
    String(repeating: "a", count: 10_000),
  ])
  func isNoZone(name: String) {
    #expect(Zone(named: name) == nil)
  }

  @Test(arguments: [
    ("UTC", 0, "UTC"), ("Z", 0, "UTC"), ("+00:00", 0, "UTC"), ("+09:00", 9, "+09:00"),
    ("+0900", 9, "+09:00"), ("-09", -9, "-09:00"), ("-03:30", -3.5, "-03:30"),
    ("Asia/Tokyo", 9, "Asia/Tokyo"), ("Asia/Kolkata", 5.5, "Asia/Kolkata"),
    ("Etc/GMT-9", 9, "Etc/GMT-9"),
    ("America/Argentina/Buenos_Aires", -3, "America/Argentina/Buenos_Aires"),
  ])
  func isAZone(name: String, hours: Double, known: String) {
    let zone = Zone(named: name)
    #expect(zone?.name == known)
    #expect(zone?.offset(at: 1.7e12) == hours * hour)
    #expect(zone?.offset(at: 1e15) == hours * hour)
  }

  @Test func damagedFilesAreNone() throws {
    // A zone of one hour, without transitions.
    let data: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0, 65, 0]
    func header(_ version: UInt8, _ counts: [UInt8]) -> [UInt8] {
      Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        + counts.flatMap { [0, 0, 0, $0] }
    }
    let whole =
      header(50, [0, 0, 0, 0, 0, 0]) + header(50, [0, 0, 0, 0, 1, 2]) + data + Array("\n\n".utf8)
    #expect(ZoneFile(whole)?.zone(named: "X").offset(at: 0) == hour)
    for count in 0..<(whole.count - 2) { #expect(ZoneFile(Array(whole.prefix(count))) == nil) }
    for index in whole.indices {
      for bits: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] ^= bits
        _ = ZoneFile(bytes)?.zone(named: "X").offset(at: 0)
      }
    }
    let leaps = header(50, [0, 0, 0, 0, 0, 0]) + header(50, [0, 0, 1, 0, 1, 2])
    #expect(ZoneFile(leaps + data + [UInt8](repeating: 0, count: 14)) == nil)
    #expect(ZoneFile(header(0, [0, 0, 0, 0, 1, 2]) + data) == nil)
  }
}

@Suite struct ZoneRuleTests {
  @Test(arguments: [
    "", "UTC0", "CET-1", "CET", "CET-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
    "CET-1CEST,M3.5.0,M10.5.0x", "CET-168CEST,M3.5.0,M10.5.0", "<CET-1CEST,M3.5.0,M10.5.0",
    "<>-1<>,M3.5.0,M10.5.0", "CET-1CEST,J0,J365", "CET-1CEST,366,1", "CET-99999999999999999999",
    "CET-1CEST,M3.5.0/,M10.5.0",
  ])
  func isNoRule(text: String) {
    #expect(ZoneRule(text) == nil)
  }

  /// The first and the second change after the start of 2024 in local standard time, as month, day and hour.
  @Test(
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", [[3, 31, 2], [10, 27, 2]], [2, 1]),
      ("EST5EDT,M3.2.0,M11.1.0", [[3, 10, 2], [11, 3, 1]], [-4, -5]),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", [[3, 30, 23], [10, 26, 23]], [-1, -2]),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", [[3, 31, 2], [10, 27, 2]], [1, 0]),
      ("XXX-2YYY-3:30,J60/0,305/0:30", [[3, 1, 0], [10, 31, 23]], [3.5, 2]),
      ("AAA0BBB,59,J365/24", [[2, 29, 2], [12, 31, 23]], [1, 0]),
    ] as [(String, [[Int]], [Double])])
  func changesAreWhereTheRuleHasThem(text: String, expected: [[Int]], offsets: [Double]) throws {
    let rule = try #require(ZoneRule(text))
    let start = try #require(CivilDate(year: 2024, month: 1, day: 1)).milliseconds
    let changes = Array(rule.transitions(after: start).prefix(2))
    #expect(changes.map { $0.offset / hour } == offsets)
    let dates = changes.map { CivilDate(milliseconds: $0.moment + rule.standard) }
    #expect(dates.map { [$0.month, $0.day, $0.hour] } == expected)
  }

  @Test func aSummerThatLastsAllYearIsOneOffset() throws {
    let rule = try #require(ZoneRule("XXX3EDT4,0/0,J365/23"))
    #expect(rule.transitions(after: 0).count == 1)
    #expect(rule.transitions(after: 0).first?.offset == -4 * hour)
  }
}
