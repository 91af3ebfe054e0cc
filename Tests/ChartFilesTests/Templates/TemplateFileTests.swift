import ChartCore
import Testing

@testable import ChartFiles

/// Files that say how charts are set up.
@Suite struct TemplateFileTests {
  private var template: BoardTemplate {
    var column = BoardTemplate.Column(name: "Sales, \"net\" (€)")
    (column.title, column.color) = ("Sales\n2", Color(rgb: 0x12AB9F))
    (column.isRight, column.isHidden) = (true, true)
    column.zones = ValueZones("low \" < 1.5 < 2")
    var chart = BoardTemplate.Chart([
      BoardTemplate.Column(name: "x"), column, BoardTemplate.Column(name: "week", isComputed: true),
    ])
    chart.yScale = .fromZero
    var prices = BoardTemplate.Chart([BoardTemplate.Column(name: "Close")])
    var view = PriceView()
    (view.form, view.isAdjusted, view.hasSessionsAlone) = (.line, true, true)
    prices.prices = view
    var template = BoardTemplate([chart, prices])
    template.formulas = ["week = avg(x, 7 d)", "y = `x y` / 2"]
    template.dropped = ["Kind": ["a", "b"], "": []]
    (template.layout, template.isLinked) = (.cards, true)
    return template
  }

  private func read(_ text: String) throws -> BoardTemplate {
    let folder = try TestFolder(["t.json": text])
    return try ChartFile.readTemplate(path: folder.path + "/t.json", named: "t.json")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try read(template.json) == template)
    let empty = BoardTemplate([])
    #expect(try read(empty.json) == empty)
  }

  @Test func aLineIsAChart() {
    let chart = BoardTemplate.Chart([BoardTemplate.Column(name: "x")])
    #expect(
      BoardTemplate([chart]).json == """
        {
          "chartdeck template": 1,
          "layout": "list",
          "linked": false,
          "formulas": [],
          "left out": [],
          "charts": [
            {"y axis": "automatic", "columns": [{"name": "x"}]}
          ]
        }

        """)
  }

  @Test func whatIsUnknownIsLeftOut() throws {
    let text = """
      {"chartdeck template": 1, "new": [1, {"a": 2}], "layout": "spiral", "charts": [
       {"y axis": 7, "prices": "dots", "columns": [{"name": "x", "color": "red", "off": 1}]}]}
      """
    #expect(try read(text) == BoardTemplate([BoardTemplate.Chart([.init(name: "x")])]))
  }

  @Test(arguments: [
    ("", "t.json, line 1, column 1: a value was expected, found the end of the file."),
    ("[1, 2]", "t.json, line 1, column 1: a template of Chartdeck was expected."),
    ("{\"charts\": []}", "t.json, line 1, column 1: a template of Chartdeck was expected."),
    (
      "{\"chartdeck template\": 2, \"charts\": []}",
      "t.json, line 1, column 1: a template of Chartdeck was expected."
    ),
    (
      "{\"chartdeck template\": 1, \"charts\": [{\"columns\": [{}]}]}",
      "t.json, line 1, column 51: a column with a name was expected."
    ),
  ])
  func allElseIsRefused(text: String, sentence: String) throws {
    let error = #expect(throws: ChartFileError.self) { try read(text) }
    #expect(error.map { Words.english($0.sentence) } == sentence)
  }

  @Test func whatIsNoFileIsToldOf() {
    for path in ["/nowhere/t.json", "/", "/dev/null"] {
      #expect(throws: ChartFileError.self) { try ChartFile.readTemplate(path: path) }
    }
  }
}
