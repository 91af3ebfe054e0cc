import Testing

@testable import ChartCore

@Suite struct PriceSplitTests {
  private func history(
    _ close: [Double], _ splits: [(Int, Double)] = [], adjusted: [Double]? = nil
  ) -> PriceHistory {
    PriceHistory(
      moments: Column(close.indices.map { Double($0) * millisecondsPerDay }),
      quotes: Quotes(trades: Column(close)), adjustedClose: adjusted.map(Column.init),
      splits: splits.map { PriceSplit(index: $0, ratio: $1) })
  }

  private func adjusted(_ close: [Double], _ splits: [(Int, Double)]) -> [Double]? {
    history(close, splits).adjustedClose.map { column in
      column.values.map { $0.isNaN ? -1 : ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func pricesBeforeASplitAreToldInTheSharesAfterIt() {
    #expect(adjusted([400, 404, 101, 102], [(2, 4)]) == [100, 101, 101, 102])
    #expect(adjusted([1, 10.1, 10], [(1, 0.1)]) == [10, 10.1, 10])
    #expect(adjusted([800, 200, 210, 70], [(1, 4), (3, 3)]) == [66.666667, 66.666667, 70, 70])
    #expect(adjusted([800, 200, 210, 70], [(3, 3), (1, 4)]) == [66.666667, 66.666667, 70, 70])
    #expect(adjusted([400, .nan, .nan, 101], [(2, 4)]) == [100, -1, -1, 101])
  }

  @Test func thosePricesAreLeftThatAreToldSoAlready() {
    #expect(adjusted([100, 101, 101, 102], [(2, 4)]) == nil)
    #expect(adjusted([100, 80, 85, 102], [(2, 4)]) == nil)
    #expect(adjusted([100, 101], []) == nil)
    #expect(adjusted([100], [(0, 2)]) == nil)
    #expect(adjusted([.nan, 100], [(1, 2)]) == nil)
    #expect(adjusted([100, 50], [(7, 2)]) == nil)
    #expect(adjusted([100, 50], [(1, .infinity)]) == nil)
  }

  private func volume(
    _ close: [Double], _ volume: [Double], _ splits: [(Int, Double)], adjusted: [Double]? = nil,
    isAdjusted: Bool = true
  ) -> [Double]? {
    let history = PriceHistory(
      moments: Column(close.indices.map { Double($0) * millisecondsPerDay }),
      quotes: Quotes(trades: Column(close)), adjustedClose: adjusted.map(Column.init),
      volume: Column(volume), splits: splits.map { PriceSplit(index: $0, ratio: $1) })
    var view = PriceView()
    view.isAdjusted = isAdjusted
    let table = Table(
      title: nil, prices: history, shown: view, names: ("Price", "Volume"),
      presentation: Presentation())
    let column = table.series[1].column
    #expect(table.volumes(of: [0..<close.count]) == [column.values.reduce(0, +)])
    return column.values
  }

  @Test func asManySharesAreTradedAsThereAreAfterASplit() {
    #expect(volume([400, 101, 102], [10, 40, 50], [(1, 4)]) == [40, 40, 50])
    #expect(volume([1, 10.1], [100, 40], [(1, 0.1)]) == [10, 40])
    #expect(volume([800, 200, 70], [1, 2, 3], [(1, 4), (2, 3)]) == [12, 6, 3])
    #expect(volume([400, 101], [10, 40], [(1, 4)], adjusted: [99, 101]) == [40, 40])
    // As they were, and where the file tells them in shares of after it.
    #expect(volume([400, 101], [10, 40], [(1, 4)], isAdjusted: false) == [10, 40])
    #expect(volume([100, 101], [10, 40], [(1, 4)]) == [10, 40])
    #expect(volume([100, 101], [10, 40], []) == [10, 40])
  }

  @Test func whatTheFileSaysIsNotReckonedAgain() {
    let own = history([400, 100], [(1, 4)], adjusted: [99, 100])
    #expect(own.adjustedClose?.values == [99, 100])
  }

  @Test(arguments: [
    ([400.0, 100], [100.0, 100], true), ([400, 100], [99, 100], true), ([1, 10], [10, 10], true),
    ([100, 99], [95, 99], false), ([100, 99], [50, 49.5], false), ([400, 100], [400, 100], false),
    ([400, 300, 100], [100, .nan, 100], true), ([.nan, 100], [.nan, 100], false),
  ])
  func pricesOfSharesBeforeAndAfterASplitAreKnown(
    close: [Double], adjusted: [Double], expected: Bool
  ) {
    #expect(history(close, adjusted: adjusted).hasSplitPrices == expected)
  }

  @Test func withoutAdjustedPricesNothingIsKnown() {
    #expect(!history([400, 100]).hasSplitPrices)
    #expect(history([400, 100], [(1, 4)]).hasSplitPrices)
  }
}

extension Column {
  fileprivate var values: [Double] { (0..<count).map { self[$0] } }
}
