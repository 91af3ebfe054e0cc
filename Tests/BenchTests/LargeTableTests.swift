import ChartCore
import ChartFiles
import Testing

@testable import chartdeck_bench

@Suite struct LargeTableTests {
  @Test(arguments: [1, 10], [false, true])
  func isATableOfAboutTheSize(columns: Int, hasDays: Bool) throws {
    let text = LargeTable(bytes: 100_000, columns: columns, hasDays: hasDays).text
    #expect((95_000...105_000).contains(text.count))
    let document = try ChartFile.parse(text, name: "large.csv")
    #expect(document.notices.isEmpty)
    #expect(document.tables.flatMap(\.series).count == columns)
    let table = document.tables[0]
    #expect(table.x[1] - table.x[0] == (hasDays ? millisecondsPerDay : 1000))
    #expect(table.series[0].column[0] != table.series[0].column[0].rounded())
  }
}
