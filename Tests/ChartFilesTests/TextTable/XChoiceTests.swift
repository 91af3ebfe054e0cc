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
