import TestSupport
import Testing

@testable import ChartCore

@Suite struct FormatsAxisTests {
  let english = Formats.english
  let american = Formats.american

  private func stride(_ unit: XStride.Unit, _ context: XStride.Context) -> XStride {
    var stride = XStride(unit, 1)
    stride.context = context
    return stride
  }

  @Test(arguments: [
    (moment(2018, 11, 29), XStride.Unit.day, "29", "29 Nov"), (moment(2018), .year, "2018", "2018"),
    (moment(2018, 11), .month, "Nov", "Nov"), (moment(2018), .month, "Jan", "2018"),
    (moment(2018, 11, 29), .hour, "00:00", "29 Nov"),
    (moment(2018, 11, 29, 16, 5), .minute, "16:05", "16:05"),
    (moment(2018) + 5000, .second, "00:00:05", "00:00:05"),
    (moment(2018) + 30_250, .millisecond, "30.250", "30.250"),
    (moment(2018) + 30_250.125, .microsecond, "30.250125", "30.250125"),
  ])
  func aSecondLevelSaysTheRest(
    moment: Double, unit: XStride.Unit, below: String, alone: String
  ) {
    #expect(english.label(moment, stride: stride(unit, .full)) == below)
    #expect(english.label(moment, stride: stride(unit, .short)) == below)
    #expect(english.label(moment, stride: stride(unit, .none)) == alone)
  }

  @Test(arguments: [
    (moment(2018, 9), XStride.Unit.day, "September", "Sep", " 2018", false),
    (moment(2018), .day, "January", "Jan", " 2018", true),
    (moment(2018, 9, 20), .minute, "20 September", "20 Sep", " 2018", false),
    (moment(2018, 1, 1), .hour, "1 January", "1 Jan", " 2018", true),
    (moment(2018, 1, 2), .second, "2 January", "2 Jan", " 2018", false),
    (
      moment(2018, 9, 20, 16, 5), .millisecond, "20 September 2018, 16:05", "20 Sep 2018, 16:05",
      "", false
    ),
    (moment(-44), .month, "-44", "-44", "", true),
    (moment(12_345), .year, "12345", "12345", "", true),
  ])
  func contexts(
    moment: Double, unit: XStride.Unit, full: String, short: String, year: String, isNew: Bool
  ) {
    for (context, name) in [(XStride.Context.full, full), (.short, short)] {
      let words = english.context(moment, unit: unit, in: context)
      #expect(words == XContextWords(name: name, year: year, isNewYear: isNew))
    }
  }

  @Test(arguments: [
    (0, XStride.Unit.hour, "00:00"), (0, .day, "00:00"), (5 * hour, .hour, "05:00"),
    (day, .hour, "24:00"), (day, .day, "24:00"), (5 * hour + 30_000, .second, "05:00:30"),
    (0, .minute, "00:00"), (0, .year, "00:00"),
  ])
  func labelsOfTimesOfDayAreTimes(moment: Double, unit: XStride.Unit, expected: String) {
    for context in [XStride.Context.none, .full] {
      #expect(english.label(moment, stride: stride(unit, context), of: .timesOfDay) == expected)
    }
  }

  @Test func theMonthMayComeFirst() {
    let words = american.context(moment(2018, 9, 20), unit: .hour, in: .full)
    #expect(words == XContextWords(name: "September 20", year: ", 2018", isNewYear: false))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 9.2e21])
  func anyNumberIsWritten(moment: Double) {
    for unit in XStride.Unit.allCases {
      #expect(!english.label(moment, stride: stride(unit, .full)).isEmpty)
      #expect(!english.label(moment, stride: stride(unit, .full), of: .timesOfDay).isEmpty)
      #expect(!english.context(moment, unit: unit, in: .full).name.isEmpty)
    }
  }
}
