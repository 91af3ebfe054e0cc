import Testing

@testable import ChartCore

@Suite struct CopiedTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (12, "12"), (-0.002, "-0.002"), (2970, "2970"), (0.1 + 0.2, "0.3"),
    (85.23499999999999, "85.235"), (35.799999999999955, "35.8"),
    (0.1234567890123456, "0.1234567890123456"), (9_007_199_254_740_991, "9007199254740991"),
    (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, ""), (.infinity, ""),
  ])
  func numbersAreWhatOtherProgramsRead(number: Double, expected: String) {
    #expect(number.copied == expected)
  }

  @Test(
    arguments: [
      (0.298, 0.3, "-0.002"), (39.998, 40, "-0.002"), (0.3, 0.1, "0.2"), (1e15 + 1, 1e15, "1"),
      (164.107, 164.1, "0.007"), (.nan, 1, ""), (5, 5, "0"),
    ] as [(Double, Double, String)])
  func differencesHaveNoNoise(number: Double, other: Double, expected: String) {
    #expect(number.difference(from: other).copied == expected)
  }

  private func table(
    _ x: [Double], kind: Presentation.XKind = .moments, zone: Zone = .utc
  ) -> Table {
    var presentation = Presentation()
    (presentation.xKind, presentation.zone) = (kind, zone)
    return Table(
      x: Column(x),
      series: [
        Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(x.map { _ in 1 }))
      ], presentation: presentation)
  }

  private func copied(_ table: Table) -> [String] { (0..<table.x.count).map(table.copiedPoints) }

  @Test func daysAreDates() {
    let day = millisecondsPerDay
    #expect(copied(table([0, day])) == ["1970-01-01", "1970-01-02"])
    let berlin = Zone(offset: millisecondsPerHour)
    let x = [0, day].map { $0 - millisecondsPerHour }
    #expect(copied(table(x, zone: berlin)) == ["1970-01-01", "1970-01-02"])
  }

  @Test func daysOfYearsAreMonthsAndDays() {
    let leapYear = CivilDate(year: 2000, month: 1, day: 1)!.milliseconds
    func counted(_ span: CountedDays.Span, from start: Double) -> Table {
      table([1, 31, 60, 61, 366], kind: .rows).presented {
        var metrics = TableMetrics(group: "progress", names: ["Year"], shown: 0)
        metrics.countedDays = CountedDays(of: span, from: start)
        $0.metrics = metrics
      }
    }
    #expect(
      copied(counted(.year, from: leapYear)) == ["01-01", "01-31", "02-29", "03-01", "12-31"])
    #expect(copied(counted(.month, from: 0)) == ["1", "31", "60", "61", "366"])
  }

  @Test func timesHaveTheirOffset() {
    let x = [0.0, 5_400_250, 5_400_250.125]
    #expect(
      copied(table(x)) == [
        "1970-01-01T00:00:00Z", "1970-01-01T01:30:00.250Z", "1970-01-01T01:30:00.250125Z",
      ])
    #expect(
      copied(table(x, zone: Zone(offset: -5 * millisecondsPerHour))).first
        == "1969-12-31T19:00:00-05:00")
  }

  @Test func whatIsNoDateIsANumberOrADuration() {
    #expect(copied(table([0, 1e15])) == ["0", "1000000000000000"])
    #expect(copied(table([0.1 + 0.2, 2], kind: .numbers)) == ["0.3", "2"])
    #expect(copied(table([1, 2], kind: .rows)) == ["1", "2"])
    #expect(copied(table([5250, 3_600_000], kind: .durations)) == ["0:00:05.250", "1:00:00"])
  }
}
