/// A chart that shows a stretch of its time in detail: a day's hours, or a day's shares.
public struct DayZoom: Equatable, Sendable {
  /// The point of the overview that was opened, in UTC milliseconds.
  public let moment: Double
  /// The overview as it was, to which zooming out returns.
  public let overview: ChartState
}

extension ChartState {
  /// The state in which the detail of a moment opens over this overview: on the range `opening`,
  /// without the series that are off here and come back there under the same id.
  public func detail(
    _ table: Table, of overview: Table, opening: ClosedRange<Double>
  ) -> ChartState {
    var state = ChartState(table: table)
    state.show(opening)
    let off = Set(hidden.map { overview.series[$0].id })
    let hidden = table.series.indices.filter { off.contains(table.series[$0].id) }
    if !hidden.isEmpty && hidden.count < table.series.count { state.hidden = Set(hidden) }
    return state
  }
}
