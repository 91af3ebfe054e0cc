import ChartCore

// Ranges that were selected, and the way back from them.
extension Store {
  /// Shows a range that was selected of a chart.
  func select(_ range: ClosedRange<Double>, of chart: Int) {
    let before = board.charts[chart].view.visibleRange
    if let id = board.id(of: chart), send(.setRange(chart: chart, range), .glide) {
      left.push(before, of: id)
    }
  }

  /// Shows what a chart showed before a range of it was selected; returns whether one was.
  func goBack(_ chart: Int) -> Bool {
    guard let id = board.id(of: chart), let range = left.pop(of: id) else { return false }
    return send(.setRange(chart: chart, range), .glide)
  }
}
