import ChartFiles
import ChartResources
import Testing

@testable import chartdeck_bench

@Suite struct DragBenchTests {
  @Test func onlyWhatMovesIsPainted() throws {
    let tables = try ChartFile.parse(Resources.sample, name: "sample.json").tables
    let lines = DragBench(tables: tables, frames: 30).measurements().map { "\($0)" }
    func count(_ task: String) -> String? {
      lines.first { $0.hasPrefix(task + ",") }.map { String($0.split(separator: ",")[1]) }
    }
    #expect(count("drag frame") == "30")
    #expect(count("drag frame: mini-map series paint") == "5", "once a chart, then never again")
    #expect(count("drag frame: plot paint") == "34", "five charts, then the dragged one")
  }
}
