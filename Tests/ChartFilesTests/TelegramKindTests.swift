import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TelegramKindTests {
  @Test(arguments: [
    ("line", 1, "", ChartKind.lines), ("line", 2, #","y_scaled":1"#, .twoAxisLines),
    ("line", 2, #","y_scaled":false"#, .lines), ("line", 2, #","y_scaled":0"#, .lines),
    ("step", 1, "", .steps), ("step", 2, #","y_scaled":true"#, .twoAxisSteps),
    ("bar", 1, "", .bars), ("bar", 3, "", .bars), ("bar", 3, #","stacked":true"#, .stackedBars),
    ("bar", 1, #","stacked":true"#, .stackedBars), ("area", 1, "", .areas),
    ("area", 3, #","stacked":true"#, .areas),
    ("area", 3, #","stacked":true,"percentage":true"#, .percentageAreas),
    ("area", 1, #","percentage":true"#, .percentageAreas),
    // What stacks the one kind says nothing of another; Telegram's own files have both keys.
    ("line", 2, #","y_scaled":true,"stacked":true"#, .twoAxisLines),
    ("line", 50, "", .lines), ("bar", 50, #","stacked":true"#, .stackedBars),
  ])
  func kindsFollowFromTheKeys(type: String, count: Int, more: String, kind: ChartKind) throws {
    let document = try parse(Array(repeating: type, count: count), more)
    #expect(document.tables[0].kind == kind)
    #expect(document.tables[0].series.count == count)
    #expect(document.notices == [])
  }

  @Test(arguments: [
    (
      ["line", "line", "line"], #","y_scaled":true"#, ChartKind.lines,
      "two axes are for exactly two lines or steps, one axis is used"
    ),
    (
      ["step"], #","y_scaled":true"#, .steps,
      "two axes are for exactly two lines or steps, one axis is used"
    ),
    (
      ["bar", "bar"], #","y_scaled":true"#, .bars,
      "two axes are for exactly two lines or steps, one axis is used"
    ),
    (
      ["bar", "bar"], #","percentage":true"#, .bars,
      "percentages are drawn of areas only, the values are drawn"
    ),
    (["area", "area"], "", .areas, "the areas are drawn on each other"),
    (
      ["step", "line", "step"], "", .steps,
      "the columns are of several types, all are drawn as the first, \"step\", and none as "
        + "\"line\""
    ),
  ])
  func whatDoesNotFitIsANotice(
    types: [String], more: String, kind: ChartKind, notice: String
  ) throws {
    let document = try parse(types, more)
    #expect(document.tables[0].kind == kind)
    #expect(document.notices.map(\.description) == ["Chart 1: \(notice)."])
  }

  @Test func columnsOfTypesThatAreNotKnownAreLeftOut() throws {
    let document = try parse(["wave", "line", "scatter", "line"], #","y_scaled":true"#)
    #expect(document.tables[0].series.map(\.id) == ["y1", "y3"])
    #expect(document.tables[0].kind == .twoAxisLines)
    #expect(
      document.notices.map(\.description) == [
        "Chart 1: the column \"y0\" is left out: \"line\", \"area\", \"bar\", \"step\" or \"x\" was "
          + "expected, found \"wave\".",
        "Chart 1: the column \"y2\" is left out: \"line\", \"area\", \"bar\", \"step\" or \"x\" was "
          + "expected, found \"scatter\".",
      ])
  }

  /// A chart of columns with these types.
  private func parse(_ types: [String], _ more: String) throws -> ChartDocument {
    let ids = types.indices.map { "y\($0)" }
    let columns = ids.map { #"["\#($0)",1,2,3]"# }.joined(separator: ",")
    let pairs = zip(ids, types).map { #""\#($0)":"\#($1)""# }.joined(separator: ",")
    let text = TelegramText(
      columns: #"[["x",10,20,30],\#(columns)]"#, types: #"{"x":"x",\#(pairs)}"#, names: nil,
      colors: nil, more: more)
    return try ChartFile.parse(Array(text.text.utf8), name: "a.json")
  }
}
