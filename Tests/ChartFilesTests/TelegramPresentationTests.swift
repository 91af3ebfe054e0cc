import ChartCore
import Testing

@testable import ChartFiles

private let hour = 3_600_000.0

/// Keys of the statistics' charts. No genuine recording was at hand: each text is built from the
/// documentation of the key.
@Suite struct TelegramPresentationTests {
  @Test func aChartWithoutKeysIsShownAsUsual() throws {
    #expect(try presentation("") == .telegram)
  }

  @Test(arguments: [
    ("2", 2.0), ("1.5", 1.5), ("20", 20), (#""auto""#, nil), ("null", nil),
  ])
  func strokeWidth(json: String, width: Double?) throws {
    #expect(try presentation(#","strokeWidth":\#(json)"#).drawing.lineWidth == width)
  }

  @Test(arguments: [
    ("{}", true, nil), ("null", true, nil), (#"{"show":true}"#, true, nil),
    (#"{"defaultZoom":[15,25]}"#, true, 15...25), (#"{"defaultZoom":[25,15]}"#, true, 15...25),
    (#"{"show":false,"defaultZoom":[15,25]}"#, false, 15...25),
    // Without a mini-map there is no way to the rest.
    (#"{"show":false}"#, false, 10...30), (#"{"show":0,"defaultZoom":null}"#, false, 10...30),
  ])
  func subchart(json: String, hasMiniMap: Bool, opening: ClosedRange<Double>?) throws {
    let presentation = try presentation(#","subchart":\#(json)"#)
    #expect(presentation.layout.hasMiniMap == hasMiniMap)
    #expect(presentation.layout.openingRange == opening)
  }

  @Test(arguments: [
    ("[15,25]", 15.0...25), ("[5,15]", 10...15), ("[-1e300,1e300]", 10...30),
    ("[40,50]", 25...30), ("[20,20]", 25...30),
  ])
  func opensOnTheDefaultZoom(json: String, opening: ClosedRange<Double>) throws {
    let text = TelegramText(
      columns: #"[["x",10,15,20,25,30],["y0",1,2,3,4,5]]"#,
      more: #","subchart":{"defaultZoom":\#(json)}"#)
    let table = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0]
    #expect(ChartState(table: table).visibleRange == opening)
  }

  @Test func columnsOpenUpToTheirEndWithoutAMiniMap() throws {
    let text = TelegramText(
      types: #"{"x":"x","y0":"bar","y1":"bar"}"#, more: #","subchart":{"show":false}"#)
    let table = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0]
    #expect(ChartState(table: table).visibleRange == 10...40)
  }

  @Test(arguments: [
    ("day", Presentation.Period.day), ("week", .week), ("month", .month), ("hour", .hour),
    ("5min", .fiveMinutes),
  ])
  func formattersTellThePeriod(word: String, period: Presentation.Period) throws {
    for (key, function) in [
      ("xTooltipFormatter", "statsTooltipFormat"), ("xTickFormatter", "statsFormat"),
    ] {
      let more = #","\#(key)":"\#(function)('\#(word)')""#
      #expect(try presentation(more).period == period)
    }
  }

  @Test func theLongFormOfAMomentKnowsBest() throws {
    let more =
      #","xTickFormatter":"statsFormat('day')","xTooltipFormatter":"statsTooltipFormat('week')""#
    #expect(try presentation(more).period == .week)
    let plain = #","xTickFormatter":"statsFormat('day')","xTooltipFormatter":"null""#
    #expect(try presentation(plain).period == .day)
  }

  @Test(arguments: [
    ("null", Presentation.Unit.plain), ("statsFormatTooltipValue", .plain),
    ("statsFormatKMBT", .plain), ("statsFormatAxisPercent", .plain),
    ("statsFormatEmpty", .plain),
    ("statsFormatAxisAmountFn('TON {value}', 1000000000)", .nanotons),
    ("statsFormatTooltipAmountFn('TON {value}', 1000000000)", .nanotons),
    ("statsFormatAxisAmountFn('XTR {value}', 1)", .stars),
  ])
  func formattersTellTheUnit(text: String, unit: Presentation.Unit) throws {
    for key in ["yTickFormatter", "yTooltipFormatter"] {
      #expect(try presentation(#","\#(key)":"\#(text)""#).unit == unit)
    }
  }

  @Test func usualFormattersChangeNothing() throws {
    let more =
      #","xTickFormatter":"null","xTooltipFormatter":"statsFormatDayHourFull","xRangeFormatter":"#
      + #""null","yTickFormatter":"null","yTooltipFormatter":"statsFormatTooltipValue""#
    #expect(try presentation(more) == .telegram)
  }

  @Test(arguments: [
    ("0,1,2,23", [0.0, 1, 2, 23], true), ("5", [5], true), ("0,0,0", [0, 0, 0], true),
    ("0,1,24", [0, 1, 24], false), ("0,0.5,1", [0, 0.5, 1], false), ("-1,0", [-1, 0], false),
    ("1554508800000", [1_554_508_800_000], false),
  ])
  func wholeNumbersBelow24AreHours(x: String, moments: [Double], isTimeOfDay: Bool) throws {
    let text = TelegramText(columns: #"[["x",\#(x)],["y0"]]"#, more: #","subchart":null"#)
    let table = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0]
    #expect((table.xKind == .timesOfDay) == isTimeOfDay)
    #expect(table.x == Column(moments.map { isTimeOfDay ? $0 * hour : $0 }))
  }

  @Test func hoursOfTheDayOpenOnHours() throws {
    let text = TelegramText(
      columns: #"[["x",20,22,21],["y0",1,3,2]]"#,
      more: #","subchart":{"show":false,"defaultZoom":[20,22]}"#)
    let table = try ChartFile.parse(Array(text.text.utf8), name: "a.json").tables[0]
    #expect(table.x == Column([20 * hour, 21 * hour, 22 * hour]))
    #expect(table.series[0].column == Column([1, 2, 3]))
    #expect(table.presentation.layout.openingRange == 20 * hour...22 * hour)
    #expect(table.xKind == .timesOfDay)
  }

  /// What a chart with these members makes of them, without a notice.
  private func presentation(_ more: String) throws -> Presentation {
    let document = try ChartFile.parse(Array(TelegramText(more: more).text.utf8), name: "a.json")
    #expect(document.notices == [])
    return document.tables[0].presentation
  }
}
