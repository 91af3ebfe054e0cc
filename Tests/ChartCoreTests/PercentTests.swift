import TestSupport
import Testing

@testable import ChartCore

@Suite struct PercentTests {
  private func table(_ columns: [[Double]]) -> Table {
    Table(
      x: Column((0..<columns[0].count).map { Double($0) * millisecondsPerDay }),
      series: columns.enumerated().map {
        Series(id: "y\($0)", name: "y\($0)", color: Color(rgb: 0), column: Column($1))
      })
  }

  @Test(arguments: [
    ([Double.nan, .nan, 4, 5], 0.0, 4.0 as Double?), ([1, 2, 3, 4], 1, 2), ([1, 2, 3, 4], 1.5, 3),
    ([1, 2, .nan, .nan], 2, 2), ([.nan, .nan, .nan, .nan], 0, nil), ([0, 2, 3, 4], 0, nil),
    ([-1, 2, 3, 4], 0, nil), ([1, 2, 3, 4], 99, 4),
  ])
  func theFirstValueFromTheLeftEdgeOnIsABase(values: [Double], day: Double, base: Double?) {
    let start = day * millisecondsPerDay
    #expect(table([values]).base(ofSeries: 0, in: start...(start + millisecondsPerDay)) == base)
  }

  @Test func extremesOfCandlesAreTheirHighestAndLowestPrices() {
    let history = PriceHistory(
      moments: Column([0, 1, 2].map { $0 * millisecondsPerDay }),
      quotes: Quotes(
        open: Column([5, 5, 5]), high: Column([9, 6, 7]), low: Column([4, 1, 4]),
        close: Column([6, 5, 2])))
    for (form, high, low) in [(PriceView.Form.candles, 0, 1), (.line, 0, 2), (.area, 0, 2)] {
      var view = PriceView()
      view.form = form
      let table = Table(
        title: nil, prices: history, shown: view, names: ("", ""), presentation: Presentation())
      #expect(table.extreme(ofSeries: 0, isHighest: true, at: 0..<3)?.index == high)
      #expect(table.extreme(ofSeries: 0, isHighest: false, at: 0..<3)?.index == low)
    }
  }

  @Test func theFirstAndTheLastValueAmongGapsAreFound() {
    for place in [0, 1, 63, 64, 500, 998, 999] {
      let column = Column((0..<1000).map { $0 == place ? 7 : .nan } + [8])
      #expect(column.firstValue(in: 0..<1000) == 7 && column.lastValue(in: 0..<1000) == 7)
      #expect(column.firstValue(in: (place + 1)..<1000) == nil)
      #expect(column.lastValue(in: 0..<place) == nil)
    }
  }

  private func target(_ columns: [[Double]], from day: Double) -> ChartTarget {
    let table = table(columns)
    var board = Board(tables: [table])
    board.apply(.setRange(chart: 0, (day * millisecondsPerDay)...table.domain.upperBound))
    board.apply(.setYScale(chart: 0, .percent))
    return ChartTarget(
      table: table, state: board.charts[0].view, width: 500,
      labels: .even(50), hasContext: false)
  }

  @Test func theAxisHoldsWhatLinesBecome() {
    let axis = target([[1, 2, 3, 1], [100, 200, 100, 400]], from: 1).axes[0]
    #expect(axis.form == .percent)
    #expect(axis.domain.lowerBound <= -50 && axis.domain.upperBound >= 100)
    #expect(axis.domain.upperBound < 160)
  }

  @Test func noValueLosesMoreThanAllOfIt() {
    #expect(target([[100, 15, 900, 90]], from: 0).axes[0].domain.lowerBound == -100)
    #expect(target([[100, -215, 900, 90]], from: 0).axes[0].domain.lowerBound <= -315)
  }

  @Test func withoutABaseTheAxisIsOfValues() {
    #expect(target([[0, -2, -3, -1]], from: 0).axes[0].form == .linear)
  }

  @Test func aSeriesIsPlacedByItsOwnBase() {
    let scale = ValueScale(domain: -50...100, form: .percent, from: 150, to: 0)
    #expect(scale.placing(percentOf: 20)(20) == 100)
    #expect(scale.placing(percentOf: 20)(10) == 150 && scale.placing(percentOf: 20)(40) == 0)
    #expect(scale(0) == 100)
  }
}
