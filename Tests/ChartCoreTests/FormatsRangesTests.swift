import ChartCore
import TestSupport
import Testing

@Suite struct FormatsRangesTests {
  let english = Formats.english

  @Test(arguments: [
    (moment(2018, 11, 18)...moment(2019, 3, 11), "18 Nov 2018 – 11 Mar 2019"),
    (moment(2018, 11, 18, 12)...moment(2018, 11, 19, 1), "18 Nov 2018 – 19 Nov 2018"),
    (moment(2019, 4, 20, 4)...moment(2019, 4, 20, 16), "20 Apr 2019, 04:00 – 16:00"),
    (moment(2019, 4, 20)...moment(2019, 4, 20), "20 Apr 2019"),
    (moment(2019, 4, 20, 4)...moment(2019, 4, 20, 4), "20 Apr 2019, 04:00"),
    (0.0...5000, "1 Jan 1970, 00:00:00 – 00:00:05"),
    (0...5, "1 Jan 1970, 00:00:00.000 – 00:00:00.005"),
    (0...0.5, "1 Jan 1970, 00:00:00.000000 – 00:00:00.000500"),
    (0...0.0001, "1 Jan 1970"), (0.25...0.25, "1 Jan 1970, 00:00:00.000250"),
  ])
  func ranges(range: ClosedRange<Double>, expected: String) {
    #expect(english.range(range) == expected)
  }

  @Test(arguments: [
    (ChartKind.lines, moment(2018, 4, 7)...moment(2019, 4, 7), "7 Apr 2018 – 7 Apr 2019"),
    (.bars, moment(2018, 4, 7)...moment(2019, 4, 7), "7 Apr 2018 – 6 Apr 2019"),
    (.twoAxisSteps, moment(2018, 4, 7)...moment(2019, 4, 7), "7 Apr 2018 – 6 Apr 2019"),
    (.stackedBars, moment(2018, 4, 7, 12)...moment(2018, 4, 9, 12), "7 Apr 2018 – 9 Apr 2018"),
    (.bars, moment(2018, 4, 7)...moment(2018, 4, 8), "7 Apr 2018"),
    (.bars, moment(2018, 4, 7, 6)...moment(2018, 4, 7, 18), "7 Apr 2018"),
    (.bars, moment(2018, 4, 7)...moment(2018, 4, 7), "7 Apr 2018"),
    (.pie, moment(2018, 12, 29)...moment(2019, 1, 1), "29 Dec 2018 – 31 Dec 2018"),
  ])
  func columnsOfDaysEndOnTheirLastDay(
    kind: ChartKind, range: ClosedRange<Double>, expected: String
  ) {
    #expect(english.range(range, of: table(kind, every: day)) == expected)
  }

  @Test(arguments: [
    (moment(2019, 4, 20)...moment(2019, 4, 27), "20 Apr 2019 – 26 Apr 2019"),
    (moment(2019, 4, 20)...moment(2019, 4, 21), "20 Apr 2019"),
    (moment(2019, 4, 20, 4)...moment(2019, 4, 20, 16), "20 Apr 2019, 04:00 – 16:00"),
    (moment(2019, 4, 20, 4)...moment(2019, 4, 21), "20 Apr 2019, 04:00 – 24:00"),
    (moment(2019, 4, 20)...moment(2019, 4, 20, 4), "20 Apr 2019, 00:00 – 04:00"),
  ])
  func columnsOfHoursEndAtTheirLastHour(range: ClosedRange<Double>, expected: String) {
    #expect(english.range(range, of: table(.stackedBars, every: hour)) == expected)
  }

  @Test(arguments: [
    (ChartKind.lines, 0...23 * hour, "00:00 – 23:00"), (.bars, 0...day, "00:00 – 24:00"),
    (.bars, 4 * hour...16.5 * hour, "04:00 – 16:30"),
    (.lines, 4 * hour...4 * hour, "04:00:00.000 – 04:00:00.000"),
  ])
  func timesOfDayHaveNoDate(kind: ChartKind, range: ClosedRange<Double>, expected: String) {
    var table = table(kind, every: hour)
    table = Table(kind: kind, x: table.x, series: table.series, presentation: .timeOfDay)
    #expect(english.range(range, of: table) == expected)
    #expect(english.shortRange(range, of: table) == expected)
  }

  @Test(arguments: [
    (ChartKind.lines, day, moment(2018, 4, 7)...moment(2019, 4, 7), "2018 – 2019"),
    (.lines, day, moment(2018, 4, 7)...moment(2018, 5, 7), "7 Apr – 7 May"),
    (.lines, day, moment(2018, 4, 7)...moment(2018, 4, 7), "7 Apr"),
    (.bars, day, moment(2018, 4, 7)...moment(2019, 4, 7), "7 Apr – 6 Apr"),
    (.bars, day, moment(2018, 4, 7)...moment(2018, 4, 8), "7 Apr"),
    (.bars, 365 * day, moment(2010)...moment(2019), "2010 – 2018"),
    (.lines, 365 * day, moment(2010)...moment(2019), "2010 – 2019"),
    (.bars, hour, moment(2019, 4, 20, 4)...moment(2019, 4, 20, 16), "04:00 – 16:00"),
    (.lines, hour, moment(2019, 4, 20, 4)...moment(2019, 4, 20, 16), "04:00 – 16:00"),
  ])
  func shortRanges(kind: ChartKind, step: Double, range: ClosedRange<Double>, expected: String) {
    #expect(english.shortRange(range, of: table(kind, every: step)) == expected)
  }

  @Test func theMonthMayComeFirst() {
    let american = Formats.american
    let range = moment(2018, 11, 18)...moment(2019, 3, 11)
    #expect(american.range(range) == "Nov 18, 2018 – Mar 11, 2019")
    #expect(american.range(range, of: table(.bars, every: day)) == "Nov 18, 2018 – Mar 10, 2019")
    #expect(american.shortRange(range, of: table(.bars, every: day)) == "Nov 18 – Mar 10")
  }

  private func table(_ kind: ChartKind, every step: Double) -> Table {
    let plain = Table([0, step, 2 * step], [1, 2, 3], [1, 2, 3])
    return Table(kind: kind, x: plain.x, series: plain.series)
  }
}

extension Presentation {
  fileprivate static var timeOfDay: Presentation {
    var presentation = Presentation()
    presentation.xKind = .timesOfDay
    return presentation
  }
}
