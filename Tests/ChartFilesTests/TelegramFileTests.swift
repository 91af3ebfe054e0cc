import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TelegramFileTests {
  @Test func readsOneChart() throws {
    let document = try parse(TelegramText().text)
    let table = try #require(document.tables.first)
    #expect(document.format == "telegram-chart")
    #expect(document.tables.count == 1)
    #expect(document.notices == [])
    #expect(table.title == nil)
    #expect(table.kind == .lines)
    #expect(table.x == Column([10, 20, 30]))
    #expect(table.series.map(\.id) == ["y0", "y1"])
    #expect(table.series.map(\.name) == ["First", "Second"])
    #expect(table.series.map(\.color.hex) == ["#3DC23F", "#F34C44"])
    #expect(table.series.map(\.column) == [Column([1, 2, 3]), Column([4, 5, 6])])
    #expect(table.series.map(\.isHidden) == [false, false])
  }

  @Test func readsAnArrayOfCharts() throws {
    let titles = ["A", "B", "C"].map { TelegramText(more: #","title":"\#($0)""#).text }
    let document = try parse("\u{FEFF} [" + titles.joined(separator: " ,\n") + "]\n")
    #expect(document.tables.map(\.title) == ["A", "B", "C"])
  }

  @Test func findsXByTypeWhereverItStands() throws {
    var text = TelegramText()
    text.columns = #"[["b",1,2],["t",50,60],["a",3,4]]"#
    text.types = #"{"a":"line","b":"line","t":"x","unused":"line"}"#
    let table = try #require(parse(text.text).tables.first)
    #expect(table.x == Column([50, 60]))
    #expect(table.series.map(\.id) == ["b", "a"])
  }

  @Test func keysComeInAnyOrderAndTheLastOneCounts() throws {
    let text =
      #"{"types":{"y":"bar"},"columns":[["q"]],"types":{"y":"line","x":"x"},"columns":[["y",1],["x",200]]}"#
    let table = try #require(parse(text).tables.first)
    #expect(table.x == Column([200]))
    #expect(table.series.map(\.column) == [Column([1])])
  }

  @Test(arguments: [
    ("[1,2,3]", [1, 2, 3]), ("[null,2,null]", [.nan, 2, .nan]),
    ("[null,null,null]", [.nan, .nan, .nan]),
    ("[-0.5,1e3,9007199254740993]", [-0.5, 1000, 0x1p53]),
    ("[1e308,-1e308,5e-324]", [1e308, -1e308, .leastNonzeroMagnitude]),
    ("[ 1 ,\n2\t, 3 ]", [1, 2, 3]),
  ])
  func readsValues(values: String, expected: [Double]) throws {
    var text = TelegramText()
    text.columns = #"[["x",10,20,30],["y0",\#(values.dropFirst())]"#
    #expect(try parse(text.text).tables[0].series[0].column == Column(expected))
  }

  @Test func readsOnePoint() throws {
    let text = TelegramText(columns: #"[["x",100],["y0",1]]"#)
    #expect(try parse(text.text).tables[0].domain == 100...100)
  }

  @Test func shortColumnsEndInGaps() throws {
    let text = TelegramText(columns: #"[["x",10,20,30],["y0",1,2],["y1"]]"#)
    let document = try parse(text.text)
    #expect(document.tables[0].series[0].column == Column([1, 2, .nan]))
    #expect(document.tables[0].series[1].column == Column([.nan, .nan, .nan]))
    #expect(
      document.notices.map(\.description) == [
        "Chart 1: 1 value is missing at the end of the column \"y0\", a gap is left.",
        "Chart 1: 3 values are missing at the end of the column \"y1\", a gap is left.",
      ])
  }

  @Test(arguments: [
    ("30,10,20", [10, 20, 30], [2, 3, 1], true), ("30,20,10", [10, 20, 30], [3, 2, 1], true),
    ("40,30,40", [30, 40, 40], [2, 1, 3], true), ("30,30,40", [30, 30, 40], [1, 2, 3], false),
    ("30,30,30", [30, 30, 30], [1, 2, 3], false), ("-5,-7.5,0", [-7.5, -5, 0], [2, 1, 3], true),
  ])
  func sortsMomentsAndSaysSo(x: String, moments: [Double], values: [Double], isNoted: Bool) throws {
    let text = TelegramText(columns: #"[["x",\#(x)],["y0",1,2,3]]"#)
    let document = try parse(text.text)
    #expect(document.tables[0].x == Column(moments))
    #expect(document.tables[0].series[0].column == Column(values))
    let notice = "Chart 1: the x column was not in ascending order, a sorted copy is shown."
    #expect(document.notices.map(\.description) == (isNoted ? [notice] : []))
  }

  @Test func idsServeWhereNamesAreMissing() throws {
    for names in [nil, "null", "{}", #"{"y0":null,"y1":""}"#, #"{"y0":" ","y1":"\n\u200b"}"#] {
      let table = try parse(TelegramText(names: names).text).tables[0]
      #expect(table.series.map(\.name) == ["y0", "y1"])
    }
  }

  @Test func namesAreKeptWholeOnOneLine() throws {
    let long = String(repeating: "<b>&", count: 25_000)
    let text = TelegramText(names: #"{"y0":"a\u0000b\nc\u202Ed","y1":"\#(long)"}"#)
    #expect(try parse(text.text).tables[0].series.map(\.name) == ["a␀b c\u{202E}d", long])
  }

  @Test(arguments: [
    ("null", nil), (#""""#, nil), (#"" \n""#, nil), (#""A\u0007b""#, "A␇b"), (#""Ä😀""#, "Ä😀"),
  ])
  func readsTitles(json: String, title: String?) throws {
    #expect(try parse(TelegramText(more: ",\"title\":\(json)").text).tables[0].title == title)
  }

  @Test func badColorsAreReplacedWithANotice() throws {
    let text = TelegramText(colors: ##"{"y0":"#zzzzzz","y1":7}"##)
    let document = try parse(text.text)
    #expect(document.tables[0].series.map(\.color) == [0, 1].map { SeriesPalette.color($0) })
    #expect(
      document.notices.map(\.description) == [
        "Chart 1: a colour such as \"#3DC23F\" was expected in \"colors.y0\", found \"#zzzzzz\", "
          + "it is ignored.",
        "Chart 1: a colour such as \"#3DC23F\" was expected in \"colors.y1\", found the number 7, "
          + "it is ignored.",
      ])
  }

  @Test func missingColorsAreReplacedSilently() throws {
    for colors in [nil, "null", "{}", #"{"y0":null}"#] {
      let document = try parse(TelegramText(colors: colors).text)
      #expect(document.tables[0].series.map(\.color) == [0, 1].map { SeriesPalette.color($0) })
      #expect(document.notices == [])
    }
  }

  @Test(arguments: [
    ("null", [false, false], 0), ("[]", [false, false], 0), (#"["y1"]"#, [false, true], 0),
    (#"["y1","y1","x","z",null]"#, [false, true], 0), (#"["y0","y1"]"#, [false, true], 1),
  ])
  func honoursHiddenButNeverHidesAll(json: String, isHidden: [Bool], notices: Int) throws {
    let document = try parse(TelegramText(more: ",\"hidden\":\(json)").text)
    #expect(document.tables[0].series.map(\.isHidden) == isHidden)
    #expect(document.notices.count == notices)
  }

  @Test func ignoresOtherKeys() throws {
    // Keys of Telegram's web page, of other programs, and of nobody.
    let more =
      #","x_on_zoom":"alert(1)","sideLegend":true,"tooltipOnHover":1,"yMinStep":1,"pieZoomRange":"#
      + #"604800000,"pieLabelsPercentages":{"outboard":5},"csvExport":"a","dynamic":{},"labels":[1],"#
      + #""datasets":[{}],"":[[{}]],"name":1,"json":{"data":"x"},"token":"t","error":"e","_":"n""#
    let document = try parse(TelegramText(more: more).text)
    #expect(try document == parse(TelegramText().text))
    #expect(document.notices == [])
  }

  @Test func readsManyTinyColumns() throws {
    let ids = (0..<20_000).map { "\"y\($0)\"" }
    let columns = ids.map { "[\($0),1,2]" }.joined(separator: ",")
    let types = ids.map { "\($0):\"line\"" }.joined(separator: ",")
    let text = #"{"columns":[["x",1,2],\#(columns)],"types":{"x":"x",\#(types)}}"#
    #expect(try parse(text).tables[0].series.count == 20_000)
  }
}
