import ChartCore
import Foundation
import Testing

@testable import ChartFiles

/// Every form in which a file holds its charts. No genuine recording of statistics was at hand:
/// those files are built from the documentation of their types.
@Suite struct TelegramContainerTests {
  private static let chart = TelegramText().text

  @Test(arguments: [
    chart, "[\(chart)]", StatisticsText.graph(chart), "[\(StatisticsText.graph(chart))]",
    StatisticsText.graph(chart, isTyped: false, token: nil), StatisticsText.tdlibGraph(chart),
    "[\(StatisticsText.tdlibGraph(chart))]", #"{"json_data":\#(JSONText.string(chart))}"#,
    // Keys in another order, white space, a mark at the start, escapes for every character.
    #"{"zoom_token":null,"json":{"a":[],"data": \#(JSONText.string(" \n\(chart)\n")) }}"#,
    #"{"json_data":"\#(escaped(chart))"}"#,
    #"{"json_data":\#(JSONText.string("\u{FEFF}" + chart))}"#,
    #"{"json":null,"json_data":\#(JSONText.string(chart)),"error":null,"token":null}"#,
  ])
  func oneChartInAnyForm(text: String) throws {
    #expect(try parse(text) == parse(Self.chart))
  }

  @Test func theTextMayComeFirstOrLastAndTheLastCounts() throws {
    let text = #"{"json_data":"{}","json_data":\#(JSONText.string(Self.chart)),"@type":"x"}"#
    #expect(try parse(text) == parse(Self.chart))
  }

  @Test func broadcastStatsOpenAsNamedCharts() throws {
    let text = StatisticsText.object([
      "_": #""stats.broadcastStats""#,
      "period": #"{"_":"statsDateRangeDays","min_date":1,"max_date":2}"#,
      "followers": #"{"current":10,"previous":9}"#, "enabled_notifications": #"{"part":1}"#,
      "growth_graph": StatisticsText.graph(Self.chart),
      "followers_graph": StatisticsText.graph(Self.chart),
      "top_hours_graph": StatisticsText.graph(TelegramText(more: #","title":"Hours""#).text),
      "interactions_graph": #"{"_":"statsGraphAsync","token":"abc"}"#,
      "languages_graph": #"{"_":"statsGraphError","error":"Not enough data"}"#,
      "recent_posts_interactions": #"[{"msg_id":1}]"#, "count": "5",
    ])
    let document = try parse(text)
    #expect(document.tables.map(\.title) == ["Growth", "Followers", "Hours"])
    #expect(
      document.notices.map(\.description) == [
        "The graph \"Interactions\" is left out: it has only a token to load it with.",
        "The graph \"Languages\" is left out: Telegram's error is \"Not enough data\".",
      ])
  }

  @Test func tdlibStatisticsOpenAsNamedCharts() throws {
    let text = StatisticsText.object([
      "@type": #""chatStatisticsChannel""#,
      "period": #"{"@type":"dateRange","start_date":1,"end_date":2}"#,
      "member_count": #"{"@type":"statisticalValue","value":1}"#,
      "member_count_graph": StatisticsText.tdlibGraph(Self.chart),
      "join_graph": #"{"@type":"statisticalGraphAsync","token":"abc"}"#,
      "mute_graph": #"{"@type":"statisticalGraphError","error_message":"Too few <b>members"}"#,
      "view_count_by_hour_graph": StatisticsText.tdlibGraph(Self.chart),
    ])
    let document = try parse(text)
    #expect(document.tables.map(\.title) == ["Member count", "View count by hour"])
    #expect(
      document.notices.map(\.description) == [
        "The graph \"Join\" is left out: it has only a token to load it with.",
        "The graph \"Mute\" is left out: Telegram's error is \"Too few <b>members\".",
      ])
  }

  @Test func chartObjectsMayHaveNamesToo() throws {
    let document = try parse(
      StatisticsText.object([
        "views": Self.chart, "a_Bc_graph": Self.chart, "x": "{}", "": Self.chart, "y": "null",
      ]))
    #expect(document.tables.map(\.title) == ["Views", "A Bc", nil])
    #expect(document.notices == [])
  }

  @Test func theLastOfEqualNamesCounts() throws {
    let text =
      #"{"a":{"columns":0},"b":\#(Self.chart),"a":\#(TelegramText(more: #","title":"2""#).text)}"#
    #expect(try parse(text).tables.map(\.title) == ["2", "B"])
  }

  @Test func noticesCountTheCharts() throws {
    let bad = TelegramText(more: #","stacked":"a""#).text
    let document = try parse(
      StatisticsText.object([
        "a_graph": Self.chart, "b_graph": #"{"token":"t"}"#, "c_graph": StatisticsText.graph(bad),
      ]))
    #expect(
      document.notices.map(\.description) == [
        "The graph \"B\" is left out: it has only a token to load it with.",
        "Chart 2: true or false was expected in \"stacked\", found \"a\", it is ignored.",
      ])
  }

  @Test func membersOfOtherKindsWithTokensAreNoGraphs() throws {
    let text = StatisticsText.object([
      "growth_graph": Self.chart, "session": #"{"token":"secret"}"#, "result": #"{"error":"no"}"#,
      "user_graph": #"{"_":"user","token":"t"}"#, "photo": #"{"json":{"data":5},"json_data":[]}"#,
    ])
    let document = try parse(text)
    #expect(document.tables.count == 1)
    #expect(document.notices == [])
  }

  @Test func arraysSkipGraphsWithoutData() throws {
    let document = try parse(#"[{"token":"t"},\#(Self.chart),{"error":"e"}]"#)
    #expect(document.tables.count == 1)
    #expect(
      document.notices.map(\.description) == [
        "Graph 1 is left out: it has only a token to load it with.",
        "Graph 3 is left out: Telegram's error is \"e\".",
      ])
  }

  @Test(arguments: [
    (
      #"{"_":"statsGraphAsync","token":"t"}"#,
      "1, column 1: a graph with its data was expected, found 1 without: it has only a token to load it with"
    ),
    (
      #" {"@type":"statisticalGraphError","error_message":"No\ndata"}"#,
      "1, column 2: a graph with its data was expected, found 1 without: Telegram's error is \"Nodata\""
    ),
    (
      #"{"a_graph":{"token":"t"},"b_graph":{"error":"e"}}"#,
      "1, column 1: a graph with its data was expected, found 2 without: it has only a token to load it with"
    ),
    (
      #"[{"token":"t"}]"#,
      "1, column 1: a graph with its data was expected, found 1 without: it has only a token to load it with"
    ),
    (
      #"{"a":{"columns":5,"types":{},"names":{}}}"#,
      "1, column 17, in \"a.columns\": an array of columns was expected, found a number"
    ),
  ])
  func refusesFilesWithoutAChart(text: String, sentence: String) {
    #expect(refusal(text) == "a.json, line \(sentence).")
  }

  @Test(arguments: [
    ("", 1, "a chart object was expected, found the end of the text"),
    ("[1]", 1, "a chart object was expected, found an array"),
    ("{ 5", 3, "a key in quotation marks was expected, found \"5\""),
    ("{", 2, "a key in quotation marks was expected, found the end of the text"),
    ("{} x", 4, "the end of the text was expected, found \"x\""),
  ])
  func placesInTextsArePlacesInTheFile(inner: String, column: Int, problem: String) {
    let start = #"{"g": {"json": {"data": ""#
    // Six characters of the file stand for one of the text where it is escaped.
    for (text, size) in [(inner, 1), (escaped(inner), 6)] {
      #expect(
        refusal("\n\n" + start + text + "\"}}}")
          == "a.json, line 3, column \(start.count + (column - 1) * size + 1), in "
          + "\"g.json.data\": \(problem).")
    }
  }

  @Test func aValueInATextIsNamedWithItsKeys() throws {
    let inner = TelegramText(columns: #"[["x",100,200],["y0",1,"two"]]"#).text
    let text = "{\n\"growth_graph\": " + StatisticsText.graph(inner) + "\n}"
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[1]
    let place = try #require(line.range(of: #"\"two\""#))
    let column = line.distance(from: line.startIndex, to: place.lowerBound) + 1
    #expect(
      refusal(text)
        == "a.json, line 2, column \(column), in \"growth_graph.json.data.columns.y0\": a number or "
        + "null was expected, found a text.")
  }

  @Test func aCutTextIsRefusedWhereverItEnds() throws {
    let inner = TelegramText().text
    for length in 0..<inner.count {
      let sentence = try #require(
        refusal(StatisticsText.graph(String(inner.prefix(length)), token: nil)))
      #expect(sentence.hasSuffix("the end of the text."), "\(sentence)")
    }
    let whole = StatisticsText.object(["growth_graph": StatisticsText.graph(inner)])
    for length in 0..<whole.count {
      #expect(
        refusal(String(whole.prefix(length)))?.hasSuffix("the end of the file.") == true
          || whole.prefix(length).hasSuffix("\\"))
    }
  }

  @Test func refusesDeepNestingInAnyForm() throws {
    let deep = String(repeating: "[", count: 100_000)
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    let sentences = [
      objects, StatisticsText.graph(#"{"a":"# + deep), StatisticsText.tdlibGraph(objects),
      #"{"a_graph":"# + StatisticsText.graph(#"{"columns":[["x",1],"# + deep) + "}",
      #"{"growth_graph":{"a":"# + deep + "}}",
    ].map { refusal($0) }
    for sentence in sentences {
      let sentence = try #require(sentence)
      #expect(sentence.count < 300)
      #expect(sentence.contains("nested") || sentence.contains("the column's id"), "\(sentence)")
    }
  }

  @Test func hostileNamesStayInOneSentence() throws {
    let key = String(repeating: "<b>&\u{202E}", count: 3_000) + "\n_graph"
    let document = try parse(
      StatisticsText.object([key: #"{"error":"\u0007\n\u202e<i>"}"#, "b": Self.chart]))
    let notice = try #require(document.notices.first?.description)
    #expect(notice.count < 200 && !notice.contains(where: \.isNewline))
    #expect(!notice.unicodeScalars.contains("\u{202E}"))
    let titled = try parse(StatisticsText.object(["a\nb\u{0}c": Self.chart]))
    #expect(titled.tables[0].title == "A b␀c")
  }
}

/// An ASCII text with every character as an escape.
private func escaped(_ text: String) -> String {
  text.utf8.map { #"\u"# + $0.hexadecimal(digits: 4) }.joined()
}
