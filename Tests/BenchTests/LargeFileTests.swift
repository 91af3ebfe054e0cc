import ChartCore
import ChartFiles
import Testing

@testable import chartdeck_bench

@Suite struct LargeFileTests {
  @Test func isAChartOfAboutTheSize() throws {
    let bytes = LargeFile.bytes(count: 100_000)
    #expect((95_000...105_000).contains(bytes.count))
    let document = try ChartFile.parse(bytes, name: "large.json")
    #expect(document.tables.count == 1 && document.notices.isEmpty)
    #expect(document.tables[0].series.count == 4)
  }

  @Test func isTheSameEveryTime() {
    #expect(LargeFile.bytes(count: 5_000) == LargeFile.bytes(count: 5_000))
  }
}
