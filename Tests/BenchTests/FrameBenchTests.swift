import ChartCore
import Testing

@testable import chartdeck_bench

@Suite struct FrameBenchTests {
  @Test func everyPartThatMovesIsDrawnInEveryFrame() {
    let table = Table.noise(count: 500, seriesCount: 2)
    let lines = FrameBench(table: table, frames: 3).measurements(task: "f").map { "\($0)" }
    func count(_ task: String) -> String? {
      lines.first { $0.hasPrefix(task + ",") }.map { String($0.split(separator: ",")[1]) }
    }
    #expect(count("f") == "3")
    #expect(count("f: plot paint") == "3")
    #expect(count("f: mini-map series paint") == nil, "it is kept")
    let lone = FrameBench(table: table, frames: 3, hasText: false).measurements(task: "g")
    #expect(lone.map(\.task) == ["g", "g: plot scene", "g: plot paint"])
  }
}
