import ChartCore

// Ranges that were selected, and the way back from them.
extension Store {
  /// Shows a range that was selected of a chart.
  func select(_ range: ClosedRange<Double>, of chart: Int) {
    let before = board.charts[chart].visibleRange
    if send(.setRange(chart: chart, range), .glide) {
      left[identity(of: chart), default: []].append(before)
    }
  }

  /// Shows what a chart showed before a range of it was selected; returns whether one was.
  func goBack(_ chart: Int) -> Bool {
    guard let range = left[identity(of: chart)]?.popLast() else { return false }
    return send(.setRange(chart: chart, range), .glide)
  }

  private func identity(of chart: Int) -> Int { board.sheet.charts[chart].id }
}
