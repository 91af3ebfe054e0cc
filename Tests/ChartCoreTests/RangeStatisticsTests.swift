import TestSupport
import Testing

@testable import ChartCore

@Suite struct RangeStatisticsTests {
  private func table(_ values: [Double]) -> Table {
    Table(
      x: Column(values.indices.map(Double.init)),
      series: [
        Series(id: "y", name: "y", color: SeriesPalette.color(0), column: Column(values))
      ])
  }

  @Test(
    arguments: [
      ("one", [3], 0..<1, (1, 3.0, 3.0, 3.0)),
      ("equal", [2, 2, 2], 0..<3, (3, 2, 2, 6)),
      ("a part", [1, 5, -2, 9], 1..<3, (2, -2, 5, 3)),
      ("gaps", [1, .nan, .nan, 4.5], 0..<4, (2, 1, 4.5, 5.5)),
      ("decimals", [0.1, 0.2, 0.3], 0..<2, (2, 0.1, 0.2, 0.3)),
    ] as [(String, [Double], Range<Int>, (Int, Double, Double, Double))])
  func knowsWhatIsThere(
    name: String, values: [Double], range: Range<Int>, expected: (Int, Double, Double, Double)
  ) throws {
    let table = table(values)
    let found = try #require(
      table.statistics(ofSeries: 0, at: range, sums: RangeSums(of: table)), "\(name)")
    #expect(found.count == expected.0 && found.lowest == expected.1, "\(name)")
    #expect(found.highest == expected.2, "\(name)")
    let sum = try #require(found.sum), mean = try #require(found.mean)
    #expect(abs(sum - expected.3) < 1e-12 && abs(mean - expected.3 / Double(expected.0)) < 1e-12)
  }

  @Test func gapsAloneAreNothing() {
    let table = table([1, .nan, .nan])
    #expect(table.statistics(ofSeries: 0, at: 1..<3, sums: nil) == nil)
    #expect(table.statistics(ofSeries: 0, at: 0..<0, sums: nil) == nil)
  }

  @Test func sumsComeLater() {
    #expect(table([1, 2]).statistics(ofSeries: 0, at: 0..<2, sums: nil)?.sum == nil)
  }

  @Test func longColumnsAreAsOneByOne() throws {
    var random = SeededGenerator(seed: 18)
    let values = (0..<3000).map { _ in
      Int.random(in: 0..<7, using: &random) == 0
        ? .nan : Double(Int.random(in: -500...500, using: &random))
    }
    let table = table(values)
    let sums = RangeSums(of: table)
    for _ in 0..<300 {
      let start = Int.random(in: 0..<3000, using: &random)
      let range = start..<Int.random(in: start...3000, using: &random)
      let known = values[range].filter { !$0.isNaN }
      let found = table.statistics(ofSeries: 0, at: range, sums: sums)
      #expect(found?.count ?? 0 == known.count, "\(range)")
      #expect(found?.sum ?? 0 == known.reduce(0, +), "\(range)")
      #expect(found?.lowest == known.min() && found?.highest == known.max(), "\(range)")
    }
  }
}
