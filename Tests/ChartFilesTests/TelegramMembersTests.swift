import ChartCore
import Testing

@testable import ChartFiles

/// Values that make no sense: each is a notice, and the chart is shown without.
@Suite struct TelegramMembersTests {
  @Test(arguments: [
    (TelegramText(names: "5"), "an object of names by column id", "names", "the number 5"),
    (TelegramText(names: #"{"y1":[]}"#), "a text", "names.y1", "an array"),
    (
      TelegramText(colors: #""red""#), "an object of colours by column id", "colors", "\"red\""
    ),
    (TelegramText(more: #","hidden":"y0""#), "an array of column ids", "hidden", "\"y0\""),
    (TelegramText(more: #","hidden":[0]"#), "a text", "hidden", "the number 0"),
    (TelegramText(more: #","title":{}"#), "a text", "title", "an object"),
    (TelegramText(more: #","title":true"#), "a text", "title", "true"),
    (TelegramText(more: #","stacked":"yes""#), "true or false", "stacked", "\"yes\""),
    (TelegramText(more: #","y_scaled":2"#), "true or false", "y_scaled", "the number 2"),
    (TelegramText(more: #","percentage":[]"#), "true or false", "percentage", "an array"),
    (TelegramText(more: #","subchart":7"#), "an object", "subchart", "the number 7"),
    (
      TelegramText(more: #","subchart":{"show":"no"}"#), "true or false", "subchart.show",
      "\"no\""
    ),
    (
      TelegramText(more: #","subchart":{"defaultZoom":[1]}"#), "an array of two moments",
      "subchart.defaultZoom", "an array"
    ),
    (
      TelegramText(more: #","subchart":{"defaultZoom":[1,"2"]}"#), "an array of two moments",
      "subchart.defaultZoom", "an array"
    ),
    (
      TelegramText(more: #","subchart":{"defaultZoom":{}}"#), "an array of two moments",
      "subchart.defaultZoom", "an object"
    ),
    (
      TelegramText(more: #","strokeWidth":0"#), "a width from 0.1 to 20 pixels", "strokeWidth",
      "the number 0"
    ),
    (
      TelegramText(more: #","strokeWidth":1e300"#), "a width from 0.1 to 20 pixels",
      "strokeWidth", "the number 1e+300"
    ),
    (
      TelegramText(more: #","strokeWidth":"thick""#), "a width from 0.1 to 20 pixels",
      "strokeWidth", "\"thick\""
    ),
  ])
  func areLeftOutWithANotice(
    text: TelegramText, expected: String, key: String, found: String
  ) throws {
    let document = try ChartFile.parse(Array(text.text.utf8), name: "a.json")
    #expect(
      document.notices.map(\.description) == [
        "Chart 1: \(expected) was expected in \"\(key)\", found \(found), it is ignored."
      ])
    #expect(document.tables[0].presentation == .telegram)
    #expect(document.tables[0].kind == .lines)
    #expect(document.tables[0].series.map(\.isHidden) == [false, false])
  }

  @Test(arguments: [
    "xTickFormatter", "xTooltipFormatter", "xRangeFormatter", "yTickFormatter",
    "yTooltipFormatter",
  ])
  func formattersThatAreNotKnownAreNotUsed(key: String) throws {
    for value in [#""alert(1)""#, "7", "[]", #""""#, #""statsFormat(\"day\")""#] {
      let text = TelegramText(more: #","\#(key)":\#(value)"#)
      let document = try ChartFile.parse(Array(text.text.utf8), name: "a.json")
      #expect(document.tables[0].presentation == .telegram)
      let notice = try #require(document.notices.first?.description)
      #expect(
        notice.hasPrefix("Chart 1: a formatter of Telegram's charts was expected in \"\(key)"))
    }
  }

  @Test func nullIsAsGoodAsMissing() throws {
    let more = TelegramChart.Key.allCases.filter { $0 != .types }
      .map { ",\"\($0.rawValue)\":null" }.joined()
    let text = TelegramText(names: nil, colors: nil, more: more)
    #expect(
      try ChartFile.parse(Array(text.text.utf8), name: "a.json")
        == ChartFile.parse(
          Array(TelegramText(names: nil, colors: nil).text.utf8), name: "a.json"))
  }

  /// A value of every form for every key gives a chart or one sentence, and never more.
  @Test func anyFormOfAnyValueIsAnswered() {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let values = [
      "true", "-1", "1e308", #""<b>&\u0000\u202e""#, "[]", "[[]]", "{}", #"{"y0":{"y0":[1]}}"#,
      deep, #"{"show":{},"defaultZoom":[[],{}],"x":[]}"#, "[null,null]",
    ]
    for key in TelegramChart.Key.allCases.map(\.rawValue) + ["columns", "json", "token", "_"] {
      for value in values {
        let text =
          #"{"columns":[["x",1,2],["y0",3,4]],"types":{"x":"x","y0":"line"},"\#(key)":\#(value)}"#
        do throws(ChartFileError) {
          let document = try ChartFile.parse(Array(text.utf8), name: "a.json")
          #expect(document.notices.allSatisfy { !$0.description.contains("\n") })
        } catch {
          #expect(key == "columns" || key == "types", "\(key) \(value): \(error)")
          #expect(error.description.contains(" expected") && error.description.count < 300)
        }
      }
    }
  }
}
