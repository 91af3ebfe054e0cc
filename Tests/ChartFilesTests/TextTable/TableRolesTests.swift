import ChartCore
import Testing

@testable import ChartFiles

/// What columns are there for, and what becomes of that where somebody says otherwise.
@Suite struct TableRolesTests {
  private static let text = """
    No.,time,site,channel,code,Load (kW),unit,note,On
    1,2024-05-01 10:00,East,1,17,3.5,kW,,on
    2,2024-05-01 10:00,East,2,17,4.5,kW,,off
    3,2024-05-01 10:00,West,1,17,13.5,kW,,on
    4,2024-05-01 10:00,West,2,17,14.5,kW,,off
    5,2024-05-01 11:00,East,1,17,3,kW,,on
    6,2024-05-01 11:00,East,2,17,4,kW,,off
    7,2024-05-01 11:00,West,1,17,13,kW,,on
    8,2024-05-01 11:00,West,2,17,14,kW,,off

    """

  private func document(_ roles: [String: TableRole] = [:]) throws -> ChartDocument {
    var options = ReadingOptions()
    options.text.roles = roles
    return try TableFile.document(
      FormatInput(window: ByteWindow(Array(Self.text.utf8)), name: "x.csv", options: options))
  }

  @Test func everyColumnHasOne() throws {
    let columns = try document().columns
    #expect(
      columns.map { "\($0.name): \($0.role)" } == [
        "No.: counter", "time: x", "site: key", "channel: key", "code: constant", "Load: value",
        "unit: unit", "note: empty", "On: state",
      ])
    #expect(columns[5].unit == "kW")
    #expect(columns.allSatisfy { !"\($0.why)".isEmpty })
  }

  @Test(
    "somebody says otherwise",
    arguments: [
      (["site": TableRole.ignored, "channel": .key], "channel 1, channel 2"),
      (["site": .key, "channel": .ignored], "East, West"),
      (["No.": .value, "site": .ignored, "channel": .ignored], "No."),
      (["code": .x, "site": .ignored, "channel": .ignored], "Load (kW)"),
    ])
  func chosen(roles: [String: TableRole], names: String) throws {
    let series = try document(roles).tables[0].series.map(\.name)
    #expect(names.split(separator: ", ").allSatisfy { series.contains(String($0)) }, "\(series)")
  }

  @Test("what else a table may be read as is told where nobody chose")
  func choices() throws {
    func choices(_ text: String, _ options: ReadingOptions = ReadingOptions()) throws
      -> [TableChoice]
    {
      try TableFile.document(
        FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv", options: options)
      ).choices
    }
    let rows = "2024-05-01 10:00,0.5,5\n2024-05-01 10:01,1.5,6\n2024-05-01 10:02,2.5,5\n"
    #expect(try choices("Time,Elapsed,v\n" + rows) == [.x("Elapsed")])
    #expect(try choices("Time,v\n2024-05-01,5\n2024-05-02,6\n").isEmpty)
    var chosen = ReadingOptions()
    chosen.text.x = "Elapsed"
    #expect(try choices("Time,Elapsed,v\n" + rows, chosen).isEmpty)
    let either = "a;b,c\n1;2,5\n2;3,5\n3;2,6\n4;3,6\n"
    #expect(try choices(either).contains(.delimiter(.sign(","))))
  }

  @Test func whatCannotBeIsSaid() {
    #expect(throws: Fault.self) { try document(["time": .value]) }
    #expect(throws: Fault.self) { try document(["site": .x]) }
    #expect(throws: Fault.self) { try document(["nothing": .key]) }
  }

  @Test func thePreviewTellsThem() throws {
    let preview = try TableFile.preview(
      FormatInput(window: ByteWindow(Array(Self.text.utf8)), name: "x.csv"))
    #expect(preview.columns.map(\.role) == (try document().columns.map(\.role)))
  }
}

/// What the beginning of a table tells is taken back where the whole of it tells otherwise.
@Suite struct WholeTablesTests {
  private func series(_ text: String) throws -> [String] {
    try understood(text).split(separator: " | ").map(String.init)
  }

  @Test func numbersThatGrewAtTheBeginningAloneAreNoX() throws {
    let rows = (0..<2).flatMap { _ in (0..<9000).map { "\($0),\($0 % 7)\n" } }
    let found = try series("a,b\n" + rows.joined())
    #expect(found == ["rows 1..18000: a 18000(0..8999)", "rows 1..18000: b 18000(0..6)"])
  }

  @Test func aFewRowsOutOfOrderAreSorted() throws {
    let rows = (0..<9000).map { "\($0 == 8000 ? 7990.5 : Double($0)),\($0 % 7)\n" }
    #expect(try series("a,b\n" + rows.joined())[0].hasPrefix("a 0..8999: b"))
  }

  @Test func wordsAtTheBeginningAloneAreNoWords() throws {
    let rows = (0..<9000).map { "\($0),\($0 < 6000 ? "warming up" : "\($0 % 500).5")\n" }
    let found = try series("t,v\n" + rows.joined())
    #expect(found == ["t 6000..8999: v 3000(0.5..499.5)"])
  }
}
