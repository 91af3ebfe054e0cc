import Foundation
import Testing

/// Notes of a file on a chart that is drawn without a window.
@Suite struct StillNotesTests {
  private let folder = TemporaryFolder()

  private func run(notes: String, _ more: [String] = []) throws -> Program.Run {
    let chart = folder.path("sales.csv")
    try "date,sales\n2024-01-01,3\n2024-01-02,5\n2024-01-03,4\n".write(
      toFile: chart, atomically: true, encoding: .utf8)
    try notes.write(toFile: folder.path("events.csv"), atomically: true, encoding: .utf8)
    return try Program.render(
      [chart, "--range", "..", "--notes", folder.path("events.csv"), "--output", "-"] + more)
  }

  @Test func theyAreInValuesAndPictures() throws {
    let events = "date;event\n02.01.2024;Launch, \"loud\"\n13.05.2023;Before\n"
    let values = try run(notes: events, ["--format", "csv"])
    #expect(
      values.output
        == "date,sales,note\r\n2024-01-01,3,\r\n2024-01-02,5,\"Launch, \"\"loud\"\"\"\r\n2024-01-03,4,\r\n"
    )
    #expect((values.status, values.errors) == (0, ""))
    #expect(try run(notes: events, ["--format", "txt"]).output.contains("Launch, \"loud\""))
    #expect(try run(notes: events, ["--format", "svg"]).status == 0)
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let none = try run(notes: "date,event\n2030-01-01,Later\n", ["--format", "csv"])
    #expect(none.status == 0)
    #expect(none.errors.contains("--notes: no note is where the chart has points."))
    let words = try run(notes: "date,value\n2024-01-02,7\n", ["--format", "csv"])
    #expect(words.status == 1)
    #expect(words.errors.contains("events.csv: a column of dates or numbers and one of words"))
  }
}
