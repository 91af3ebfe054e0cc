import ChartCore
import Testing

@testable import ChartFiles

/// What x is of small tables.
@Suite struct XChoiceTests {
  private func table(_ text: String) throws -> Table {
    try ChartFile.parse(Array(text.utf8), name: "x.csv").tables[0]
  }

  @Test(
    "numbers that count from 1970 are moments, in any unit and dialect",
    arguments: [1, 1e3, 1e6, 1e9], [",", ";", "\t", "|", " "])
  func epochs(unit: Double, delimiter: String) throws {
    for (names, rows) in [("time,v", 1), ("t,v", 1), ("x,v", 2), ("x,v", 3), ("", 2)] {
      let moments = (0..<rows).map { 1_704_067_200 + 60 * Double($0) }
      let lines = moments.enumerated().map { "\(Int($1 * unit)),\(20 + $0).5" }
      let text = ([names] + lines).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
      let found = try table(text.replacing(",", with: delimiter))
      #expect(found.xKind == .moments && found.x[0] == 1_704_067_200_000, "\(text)")
    }
  }

  @Test func anEpochThatNoCalendarReachesIsNoMoment() throws {
    // More than what is looked at to tell what the columns are.
    let rows = (0..<6000).map { "\(1_704_067_200 + 60 * $0),\($0 % 7)\n" }.joined()
    let document = try ChartFile.parse(
      Array("time,v\n\(rows)1e308,4\n1e25,5\n".utf8), name: "x.csv")
    #expect(document.tables[0].xKind == .moments && document.tables[0].x.count == 6000)
    #expect(document.notices.first?.description.hasPrefix("2 rows are left out") == true)
  }
}

@Suite("Numbers that grow in the first rows alone")
struct TurnedColumnsTests {
  /// Rows of columns that grow for as many rows as a head has, and turn; the last one goes on to grow.
  private func text(columns: Int, goesOn: Bool) -> String {
    let rows = (0..<4000).map { row in
      let cells = (0..<columns).map { column in
        let grows = row < 3000 || goesOn && column == columns - 1
        return "\(grows ? row * (column + 1) : (4000 - row) * (column + 1)).5"
      }
      return cells.joined(separator: " ")
    }
    return rows.joined(separator: "\n") + "\n"
  }

  @Test("all of them are found in one reading, and are no x", arguments: [true, false])
  func corrected(goesOn: Bool) throws {
    let window = ByteWindow(Array(text(columns: 12, goesOn: goesOn).utf8))
    let first = try TableFile.plan(
      FormatInput(window: window, name: "x.txt", options: ReadingOptions())
    ).0
    var body = TableBody(first)
    var rows = try RecordReader(window, first.dialect)
    try body.read(&rows)
    let next = try #require(first.corrected(by: body))
    #expect(next.x == (goesOn ? .numbers(column: 11) : .rows))
  }
}
