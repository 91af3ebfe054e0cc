public import ChartCore

extension Store {
  /// Has a note say something else, or takes it away.
  public func rewrite(_ placed: PlacedNote, as text: ChartNote?) {
    send(.rewrite(chart: placed.chart, text, at: placed.note.range, on: placed.page))
  }

  /// Brings a range of a chart into sight, with the indicator at its beginning.
  public func reveal(_ range: ClosedRange<Double>, of chart: Int) {
    let visible = board.charts[chart].visibleRange
    let isSeen = visible.contains(range.lowerBound) && visible.contains(range.upperBound)
    if !isSeen {
      send(.centre(chart: chart, on: (range.lowerBound + range.upperBound) / 2), .glide)
    }
    send(.setIndicator(chart: chart, range.lowerBound))
  }
}
