import ChartCore
import TestSupport
import Testing

@Suite struct FormatsMomentsTests {
  let english = Formats.english
  let american = Formats.american

  @Test(arguments: [
    (moment(2018, 11, 29), XStride.Unit.day, "29 Nov"), (moment(2018), .year, "2018"),
    (moment(0), .year, "0"), (moment(-44), .year, "-44"), (moment(12_345), .year, "12345"),
    (moment(2018, 11, 29, 16, 5), .minute, "16:05"), (moment(2018, 11, 29, 4), .hour, "04:00"),
    (moment(2018, 11, 29), .hour, "29 Nov"), (moment(2018, 11, 29), .minute, "29 Nov"),
    (moment(2018, 11, 29, 16, 5) + 30_000, .second, "16:05:30"),
    (moment(2018), .second, "00:00:00"),
    (moment(2018) + 30_250, .millisecond, "30.250"), (moment(2018, 10), .month, "Oct"),
    (moment(2018), .month, "2018"), (moment(2018) + 30_250.125, .microsecond, "30.250125"),
    (moment(1969, 12, 31), .day, "31 Dec"),
  ])
  func labels(moment: Double, unit: XStride.Unit, expected: String) {
    #expect(english.label(moment, unit: unit) == expected)
  }

  @Test(
    arguments: [
      (moment(2019, 1, 19), nil, "Sat, 19 Jan 2019"),
      (moment(2019, 1, 19), day, "Sat, 19 Jan 2019"),
      (moment(2019, 1, 19), 7 * day, "Sat, 19 Jan 2019"),
      (moment(2019, 1, 19), hour, "Sat, 19 Jan 2019, 00:00"),
      (moment(2019, 1, 19, 16, 5), nil, "Sat, 19 Jan 2019, 16:05"),
      (moment(2019, 1, 19, 16, 5), day, "Sat, 19 Jan 2019, 16:05"),
      (moment(2019, 1, 19, 16, 5) + 7000, nil, "Sat, 19 Jan 2019, 16:05:07"),
      (moment(2019, 1, 19) + 1, nil, "Sat, 19 Jan 2019, 00:00:00.001"),
      (moment(0, 2, 29), nil, "Tue, 29 Feb 0"), (moment(10_000), nil, "Sat, 1 Jan 10000"),
      (-1, nil, "Wed, 31 Dec 1969, 23:59:59.999"),
    ] as [(Double, Double?, String)])
  func moments(moment: Double, step: Double?, expected: String) {
    #expect(english.moment(moment, step: step) == expected)
  }

  /// Clocks go back from three to two: both times are told apart, those before and after them are not.
  @Test func aTimeThatClocksShowTwiceSaysWhichOfBoth() {
    let change = Zone.Change(moment: moment(2024, 10, 27, 1), offset: hour)
    let zone = Zone("Test", firstOffset: 2 * hour, transitions: [change])
    let words = [-1.5, -0.5, 0.5, 1.0].map {
      english.moment(change.moment + $0 * hour, step: hour, in: zone)
    }
    let day = "Sun, 27 Oct 2024, "
    #expect(words == ["01:30", "02:30 (+02:00)", "02:30 (+01:00)", "03:00"].map { day + $0 })
  }

  @Test func theMonthMayComeFirst() {
    #expect(american.label(moment(2018, 11, 29), unit: .day) == "Nov 29")
    #expect(american.moment(moment(2019, 1, 19), step: nil) == "Sat, Jan 19, 2019")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 9.2e21])
  func anyNumberIsWritten(moment: Double) {
    #expect(!english.moment(moment, step: .nan).isEmpty)
    for unit in XStride.Unit.allCases {
      #expect(!english.label(moment, unit: unit).isEmpty)
    }
  }
}
