/// A chart that shows a stretch of its time in detail: a day's hours, or a day's shares.
public struct DrillDown: Equatable, Sendable {
  /// The point of the overview that was opened, in UTC milliseconds.
  public let moment: Double
  /// The detail's data.
  public let table: Table
  /// What people see of the detail as it opens.
  let opening: ChartState
  private var overview: ChartState
  /// The series that the overview has too: its index in the detail, and there.
  private let series: [Int: Int]

  /// The detail of a point of a chart, which people saw as `overview`: it opens on the range that it says, or else on the
  /// point's own time.
  init(moment: Double, overview: ChartState, of table: Table, _ detail: Table) {
    (self.moment, self.overview, self.table) = (moment, overview, detail)
    let own = moment...(moment + table.spacing)
    let range = detail.presentation.layout.openingRange ?? own
    series = detail.indexes(ofSeriesOf: table)
    opening = overview.detail(detail, opening: range, series: series)
  }

  /// Writes a note on the overview, or on another page of it.
  mutating func write(
    _ note: ChartNote?, at range: ClosedRange<Double>, on page: NotePages.Page?
  ) {
    overview.write(note, at: range, on: page)
  }

  /// The overview to which zooming out of a detail returns: as it was, with the series on or off that were
  /// switched in the detail, unless that leaves none, with the y axis that was chosen there, and with what was written
  /// there put away.
  func overview(after state: ChartState) -> ChartState {
    var hidden = overview.hidden
    for (series, outside) in series where state.isVisible(series) != opening.isVisible(series) {
      if state.isVisible(series) { hidden.remove(outside) } else { hidden.insert(outside) }
    }
    var overview = overview
    if state.yScale != opening.yScale { overview.setYScale(state.yScale) }
    if hidden.count < overview.seriesCount { overview.hidden = hidden }
    overview.pages[.detail(moment: moment)] = state.notes
    return overview
  }
}

extension ChartState {
  /// The state in which the detail of a moment opens over this overview: on a range, without the series that are off here
  /// and come back there, and with the same y axis.
  fileprivate func detail(
    _ table: Table, opening: ClosedRange<Double>, series: [Int: Int]
  ) -> ChartState {
    var state = ChartState(table: table)
    state.show(table.seen(of: opening))
    state.setYScale(yScale)
    let off = series.filter { hidden.contains($0.value) }.keys
    if !off.isEmpty && off.count < table.series.count { state.hidden = Set(off) }
    return state
  }
}

extension Table {
  /// The series that an overview has under the same ids: by their index here the one there.
  fileprivate func indexes(ofSeriesOf overview: Table) -> [Int: Int] {
    let indexes = Dictionary(
      zip(overview.series.map(\.id), overview.series.indices),
      uniquingKeysWith: { first, _ in first })
    let pairs = series.indices.compactMap { index in
      indexes[series[index].id].map { (index, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// What is shown of the time of a point: all of it where values fill it, else up to the last value in it, for the next
  /// one is of the time after it.
  fileprivate func seen(of time: ClosedRange<Double>) -> ClosedRange<Double> {
    let last = index(atOrAfter: time.upperBound) - 1
    guard !kind.fillsPeriods, last >= 0, x[last] > time.lowerBound else { return time }
    return time.lowerBound...x[last]
  }
}
