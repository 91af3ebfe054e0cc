import Testing

@testable import ChartCore

@Suite struct ValueColumnsTests {
  private let prices = Quotes(
    open: Column([1, 2]), high: Column([3, 4]), low: Column([0, 1]), close: Column([2, 3]))

  private func table(_ quotes: Quotes, adjusted: Column? = nil, as form: PriceView.Form) -> Table {
    let history = PriceHistory(
      moments: Column([0, 1]), quotes: quotes, adjustedClose: adjusted, volume: Column([7, 8]))
    var view = PriceView()
    view.form = form
    return Table(
      title: "A", prices: history, shown: view, names: ("A", "Volume"),
      presentation: Presentation())
  }

  @Test(
    "prices have all columns that are known, however they are drawn",
    arguments: PriceView.Form.allCases)
  func all(form: PriceView.Form) {
    let table = table(prices, adjusted: Column([1, 2]), as: form)
    let columns = table.series.indices.flatMap(table.valueColumns)
    #expect(
      columns.map(\.fileName) == ["open", "high", "low", "close", "adjusted close", "Volume"])
    #expect(columns.map { $0.title(.english) }.prefix(5).last == "Adjusted close")
    #expect(columns[4].column == Column([1, 2]))
  }

  @Test("prices stay as they were where adjusted ones are drawn, which stand beside them")
  func adjusted() {
    var view = PriceView()
    view.isAdjusted = true
    let table = table(prices, adjusted: Column([1, 2]), as: .candles).shown(as: view)
    let columns = table.series.indices.flatMap(table.valueColumns)
    #expect(
      columns.map(\.fileName) == [
        "open", "high", "low", "close", "adjusted open", "adjusted high", "adjusted low",
        "adjusted close", "Volume", "adjusted volume",
      ])
    #expect(columns[3].column == prices.close && columns[7].column == Column([1, 2]))
    let shown = table.prices?.quotes
    #expect(columns[4].column == shown?.open && columns[5].column == shown?.high)
    #expect(columns[6].column == shown?.low && columns[7].column == shown?.close)
  }

  @Test("what is computed has no more decimals than what it is computed from, or six")
  func decimals() {
    let quotes = Quotes(
      open: Column([187.15, 3e-8]), high: Column([188.44, 4e-8]), low: Column([183.89, 2e-8]),
      close: Column([185.64, 3e-8]))
    let history = PriceHistory(
      moments: Column([0, 1]), quotes: quotes, adjustedClose: Column([184.081, 3e-8]))
    let open = history.quotes(areAdjusted: true).open
    #expect(open[0] == 185.57831906 && open[1] == 3e-8)
  }

  @Test("what trades were made at is one number, but for candles")
  func trades() {
    let quotes = Quotes(trades: Column([1, 2]))
    #expect(table(quotes, as: .line).valueColumns(ofSeries: 0).map(\.fileName) == ["A"])
    #expect(table(quotes, as: .candles).valueColumns(ofSeries: 0).count == 4)
  }
}
