import Foundation
import Testing

/// Pictures of charts that a template sets up.
@Suite struct StillTemplateTests {
  private static let template = """
    {"chartdeck template": 1, "formulas": ["sum = a + b", "h = histogram(a, 1, visible)"], "charts": [
      {"y axis": "from-zero", "columns": [{"name": "b", "title": "Second"}, {"name": "sum"},
        {"name": "a", "off": true}]},
      {"columns": [{"name": "h"}]}, {"columns": [{"name": "c"}]}]}
    """
  private static let table = "day,a,b\n2024-01-01,1,10\n2024-01-02,2,20\n2024-01-03,2,30\n"

  private let folder = TemporaryFolder()

  private func run(_ template: String, _ more: [String] = []) throws -> Program.Run {
    for (name, text) in [("t.json", template), ("t.csv", Self.table)] {
      try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
    }
    return try Program.render(
      [
        folder.path("t.csv"), "--template", folder.path("t.json"), "--output", "-", "--format",
        "csv",
      ] + more)
  }

  @Test func theChartsAreThoseOfTheTemplate() throws {
    let first = try run(Self.template)
    #expect(first.status == 0)
    let rows = ["day,Second,sum", "2024-01-01,10,11", "2024-01-02,20,22", "2024-01-03,30,32", ""]
    #expect(first.output == rows.joined(separator: "\r\n"))
    #expect(first.errors == "chartdeck-render: --template: these columns are not here: \"c\".\n")
    let second = try run(Self.template, ["--chart", "2"])
    #expect(second.output == "a,Count\r\n0,0\r\n1,1\r\n2,2\r\n3,0\r\n")
  }

  @Test func itIsForPictures() throws {
    let run = try Program.render(["t.csv", "--template", "t.json", "--info"])
    #expect(run.status != 0 && run.errors.contains("--template goes with --output"))
  }

  @Test func whatDoesNotFitIsRefused() throws {
    for (template, sentence) in [
      ("{}", "a template of Chartdeck was expected"),
      (
        "{\"chartdeck template\": 1, \"charts\": []}",
        "nothing of it is among the columns of the file"
      ),
    ] {
      let refused = try run(template)
      #expect(refused.status == 1 && refused.errors.contains(sentence), "\(refused.errors)")
    }
  }
}
