public import ChartCore

extension Store {
  /// Has a note say something else, or takes it away.
  public func rewrite(_ placed: PlacedNote, as text: ChartNote?) {
    send(.rewrite(chart: placed.chart, text, at: placed.note.range, on: placed.page))
  }

  /// Brings a note into sight, with the indicator at its beginning: on the overview, or in the detail that it is in, which
  /// opens. One beyond the data, or over another x, cannot be seen.
  public func reveal(_ placed: PlacedNote) {
    guard !board.isBeyondData(placed) else { return }
    switch placed.page {
    case .x: break
    case .detail(let moment): open(placed, at: moment)
    case nil:
      send(.zoomOut(chart: placed.chart), .glide)
      reveal(placed.note.range, of: placed.chart)
    }
  }

  private func open(_ placed: PlacedNote, at moment: Double) {
    let (chart, range) = (placed.chart, placed.note.range)
    if board.shows(placed.page, of: chart) { return reveal(range, of: chart) }
    send(.zoomOut(chart: chart), .glide)
    let end = moment + board.charts[chart].table.spacing
    let seen = min(moment, range.lowerBound)...max(end, range.upperBound)
    open(
      chart, at: moment,
      as: KeptBoard.Detail(moment: moment, range: seen, indicator: range.lowerBound))
  }

  private func reveal(_ range: ClosedRange<Double>, of chart: Int) {
    let visible = board.charts[chart].view.visibleRange
    let isSeen = visible.contains(range.lowerBound) && visible.contains(range.upperBound)
    if !isSeen {
      send(.centre(chart: chart, on: (range.lowerBound + range.upperBound) / 2), .glide)
    }
    send(.setIndicator(chart: chart, range.lowerBound))
  }
}
