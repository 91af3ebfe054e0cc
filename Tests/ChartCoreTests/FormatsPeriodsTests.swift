import ChartCore
import TestSupport
import Testing

@Suite struct FormatsPeriodsTests {
  let english = Formats.english
  let american = Formats.american

  @Test(
    arguments: [
      (.week, moment(2019, 4, 7), "7 – 13 Apr 2019", "Apr 7 – 13, 2019"),
      (.week, moment(2019, 4, 29), "29 Apr – 5 May 2019", "Apr 29 – May 5, 2019"),
      (.week, moment(2018, 12, 30), "30 Dec 2018 – 5 Jan 2019", "Dec 30, 2018 – Jan 5, 2019"),
      (.month, moment(2019, 4, 1), "1 – 30 Apr 2019", "Apr 1 – 30, 2019"),
      (.month, moment(2019, 2, 1), "1 Feb – 2 Mar 2019", "Feb 1 – Mar 2, 2019"),
      (.day, moment(2019, 4, 20), "Sat, 20 Apr 2019", "Sat, Apr 20, 2019"),
      (.day, moment(2019, 4, 20, 21), "Sat, 20 Apr 2019", "Sat, Apr 20, 2019"),
      (.hour, moment(2019, 4, 20), "Sat, 20 Apr 2019, 00:00", "Sat, Apr 20, 2019, 00:00"),
      (.fiveMinutes, moment(2019, 4, 20, 16, 5), "16:05", "16:05"),
      (nil, moment(2019, 4, 20), "Sat, 20 Apr 2019", "Sat, Apr 20, 2019"),
    ] as [(Presentation.Period?, Double, String, String)])
  func pointsSayTheirPeriod(
    period: Presentation.Period?, moment: Double, day: String, month: String
  ) {
    let table = table([moment], period: period)
    #expect(english.point(0, of: table) == day)
    #expect(american.point(0, of: table) == month)
  }

  @Test func fiveMinutesOfSeveralDaysSayTheDayToo() {
    let table = table([0, 5 * 60_000, 2 * day], period: .fiveMinutes)
    #expect(english.point(1, of: table) == "Thu, 1 Jan 1970, 00:05")
  }

  @Test(arguments: [(0, "00:00 – 00:59"), (5, "05:00 – 05:59"), (23, "23:00 – 23:59")])
  func hoursOfAnyDayHaveNoDate(index: Int, expected: String) {
    let table = table((0...23).map { Double($0) * hour }, xKind: .timesOfDay)
    #expect(english.point(index, of: table) == expected)
  }

  @Test(arguments: [
    (moment(2019, 4, 20), "Saturday, 20 April 2019", "Saturday, April 20, 2019"),
    (moment(2019, 4, 20, 23, 59), "Saturday, 20 April 2019", "Saturday, April 20, 2019"),
    (-1, "Wednesday, 31 December 1969", "Wednesday, December 31, 1969"),
  ])
  func fullDays(moment: Double, dayFirst: String, monthFirst: String) {
    #expect(english.fullDay(moment) == dayFirst)
    #expect(american.fullDay(moment) == monthFirst)
  }

  @Test func aStopStandsBetweenDayAndMonth() {
    let german = Formats.dotted
    let april = moment(2019, 4, 20)
    #expect(
      german.forms(ofDay: april) == [
        "Saturday, 20. April 2019", "Sat, 20. Apr 2019", "20. Apr 2019", "20. Apr",
      ])
    let week = table([april - 6 * day], period: .week)
    #expect(german.point(0, of: week) == "14. – 20. Apr 2019")
  }

  @Test func theYearMayComeFirst() {
    let formats = Formats.yearFirst
    let april = moment(2019, 4, 20)
    #expect(formats.point(0, of: table([april - 6 * day], period: .week)) == "2019年4月14日 – 20日")
    #expect(formats.point(0, of: table([april + 9 * day], period: .week)) == "2019年4月29日 – 5月5日")
    #expect(
      formats.point(0, of: table([moment(2018, 12, 30)], period: .week))
        == "2018年12月30日 – 2019年1月5日")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func anyNumberIsWritten(moment: Double) {
    #expect(!english.fullDay(moment).isEmpty)
    guard moment.isFinite else { return }
    for period in Presentation.Period.allCases {
      #expect(!english.point(0, of: table([moment], period: period)).isEmpty)
    }
  }

  private func table(
    _ x: [Double], period: Presentation.Period? = nil, xKind: Presentation.XKind = .moments
  ) -> Table {
    var presentation = Presentation()
    presentation.period = period
    presentation.xKind = xKind
    let plain = Table(x, x)
    return Table(x: plain.x, series: plain.series, presentation: presentation)
  }
}
