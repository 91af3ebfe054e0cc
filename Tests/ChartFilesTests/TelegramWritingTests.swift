import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TelegramWritingTests {
  private func written(_ table: Table, _ range: ClosedRange<Double>? = nil) -> String {
    var text = ""
    table.tellTelegram(
      of: range ?? table.domain, series: Array(table.series.indices), title: table.title ?? ""
    ) { text += $0 }
    return text
  }

  private func read(_ text: String) throws -> Table {
    try ChartFile.parse(Array(text.utf8), name: "x.json").tables[0]
  }

  private func table(_ kind: ChartKind, _ values: [[Double]]) -> Table {
    Table(
      title: "A \"title\"", kind: kind,
      x: Column([1_700_006_400_000, 1_700_092_800_000.5, 1.8e12]),
      series: values.enumerated().map { index, values in
        Series(
          id: "any \(index)", name: "Series \(index)",
          color: Color(rgb: index == 0 ? 0x3DC23F : 0xF34C44),
          column: Column(values))
      })
  }

  @Test(
    "what is written reads back as the same chart",
    arguments: [
      ("lines and gaps", .lines, [[1, .nan, -3.25], [0.1, 5e300, 7]]),
      ("two axes", .twoAxisLines, [[1, 2, 3], [400, 500, 600]]),
      ("steps", .steps, [[1, 2, 3]]), ("bars", .bars, [[1, 2, 3]]),
      ("stacked bars", .stackedBars, [[1, 2, 3], [4, 5, 6]]),
      ("areas", .areas, [[1, 2, 3], [4, 5, 6]]),
      ("shares", .percentageAreas, [[1, 2, 3], [4, 5, 6]]),
    ] as [(String, ChartKind, [[Double]])])
  func roundTrips(name: String, kind: ChartKind, values: [[Double]]) throws {
    let table = table(kind, values)
    let again = try read(written(table))
    #expect(again.x == table.x && again.kind == table.kind, "\(name)")
    #expect(again.title == table.title, "\(name)")
    #expect(again.series.map(\.column) == table.series.map(\.column), "\(name)")
    #expect(again.series.map(\.name) == table.series.map(\.name), "\(name)")
    #expect(again.series.map(\.color.hex) == table.series.map(\.color.hex), "\(name)")
  }

  @Test func aRangeHasItsPointsAlone() throws {
    let table = table(.lines, [[1, 2, 3]])
    let again = try read(written(table, 1_700_000_000_000...1_700_100_000_000))
    #expect(again.x.count == 2)
  }

  @Test func onlyDatesFit() throws {
    let numbers = try ChartFile.parse(Array("x,y\n1,2\n2,3\n".utf8), name: "x.csv").tables[0]
    #expect(!numbers.fitsTelegram)
    #expect(table(.lines, [[1, 2, 3]]).fitsTelegram)
  }
}
