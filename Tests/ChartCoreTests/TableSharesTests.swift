import ChartCore
import Testing

@Suite struct TableSharesTests {
  @Test(arguments: [
    (10, 5, 2...8, 5), (10, 0, 0...6, 0), (10, 2, 0...6, 2), (10, 9, 3...9, 9), (10, 7, 3...9, 7),
    (7, 3, 0...6, 3), (5, 4, 0...4, 4), (1, 0, 0...0, 0),
  ])
  func aPieIsOfTheSevenDaysAround(count: Int, index: Int, days: ClosedRange<Int>, opening: Int)
    throws
  {
    let table = areas(count: count)
    let pie = try #require(table.shares(around: Double(index) * day))
    #expect(pie.kind == .pie)
    #expect(pie.x == Column(days.map { Double($0) * day }))
    #expect(pie.series.map(\.id) == table.series.map(\.id))
    #expect(pie.series[0].column == Column(days.map { Double($0 + 1) }))
    let start = Double(opening) * day
    #expect(pie.presentation.layout.openingRange == start...start + day)
    #expect(pie.presentation.layout.hasMiniMap)
    #expect(ChartState(table: pie).visibleRange == start...start + day)
    #expect(pie.domain == Double(days.lowerBound) * day...Double(days.upperBound + 1) * day)
  }

  @Test func aMomentBetweenDaysOpensTheNearest() {
    let table = areas(count: 10)
    #expect(table.shares(around: 5.4 * day) == table.shares(around: 5 * day))
    #expect(table.shares(around: -1e300) == table.shares(around: 0))
    #expect(table.shares(around: 1e300) == table.shares(around: 9 * day))
  }

  @Test func colorsAndHiddenSeriesStay() throws {
    let column = Column([1, 2])
    let series = Series(
      id: "a", name: "A", color: Color(rgb: 1), nightColor: Color(rgb: 2), column: column,
      isHidden: true)
    let other = Series(id: "b", name: "B", color: Color(rgb: 3), column: column)
    let table = Table(
      title: "T", kind: .percentageAreas, x: Column([0, day]), series: [series, other])
    let pie = try #require(table.shares(around: 0))
    #expect(pie.series == [series, other] && pie.title == "T")
  }

  @Test func thereAreNoSharesOfNothing() {
    let table = Table([0, day, 2 * day, 3 * day], [0, .nan, -1, 1], [0, .nan, -2, 0])
    #expect(
      (0..<4).map { table.shares(around: Double($0) * day) == nil } == [true, true, true, false])
  }

  @Test(
    arguments: [
      (0...3, [1, 1], [6, 60]), (1...2, [1, 1], [2, 20]), (1...1, [1, 1], [0, 0]),
      (0...3, [0.5, 0], [3, 0]), (0.5...1.5, [1, 1], [1.5, 15]), (-5...50, [1, 1], [6, 60]),
      (2.25...2.5, [1, 1], [0.75, 7.5]),
    ] as [(ClosedRange<Double>, [Double], [Double])])
  func sumsAreOfThePartsInTheRange(
    days: ClosedRange<Double>, weights: [Double], sums: [Double]
  ) throws {
    let pie = try pie([1, 2, 3], [10, 20, 30])
    let range = days.lowerBound * day...days.upperBound * day
    #expect(pie.shareSums(of: range, weights: weights) == sums)
  }

  @Test func gapsAndNegativeValuesCountNothing() throws {
    let pie = try pie([1, .nan, 3], [-10, 20, .nan])
    #expect(pie.shareSums(of: 0...3 * day, weights: [1, 1]) == [4, 20])
  }

  @Test func momentsCountWholeOrNot() {
    let table = areas(count: 4)
    #expect(table.shareSums(of: day...2.5 * day, weights: [1, 1]) == [5, 0])
  }

  private func areas(count: Int) -> Table {
    let plain = Table(
      (0..<count).map { Double($0) * day }, (0..<count).map { Double($0 + 1) },
      Array(repeating: 0, count: count))
    return Table(kind: .percentageAreas, x: plain.x, series: plain.series)
  }

  private func pie(_ first: [Double], _ second: [Double]) throws -> Table {
    let plain = Table(first.indices.map { Double($0) * day }, first, second)
    return Table(kind: .pie, x: plain.x, series: plain.series)
  }
}
