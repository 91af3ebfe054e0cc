/// A chart that shows a stretch of its time in detail: a day's hours, or a day's shares.
public struct DayZoom: Equatable, Sendable {
  /// The point of the overview that was opened, in UTC milliseconds.
  public let moment: Double
  private var overview: ChartState
  private let detail: DetailState

  init(moment: Double, overview: ChartState, detail: DetailState) {
    (self.moment, self.overview, self.detail) = (moment, overview, detail)
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
    for (series, outside) in detail.series
    where state.isVisible(series) != detail.state.isVisible(series) {
      if state.isVisible(series) { hidden.remove(outside) } else { hidden.insert(outside) }
    }
    var overview = overview
    if state.yScale != detail.state.yScale { overview.setYScale(state.yScale) }
    if hidden.count < overview.seriesCount { overview.hidden = hidden }
    overview.pages[.detail(moment: moment)] = state.notes
    return overview
  }
}

/// A detail as it opens.
public struct DetailState: Equatable, Sendable {
  /// What people can change about it.
  public let state: ChartState
  /// The series that the overview has too: its index in the detail, and there.
  public let series: [Int: Int]

  /// A detail whose `series` are the overview's.
  public init(_ state: ChartState, series: [Int: Int]) {
    (self.state, self.series) = (state, series)
  }
}

extension ChartState {
  /// The state in which the detail of a point's moment opens over this overview: on the range that the detail says, or
  /// else on the point's own time.
  public func detail(_ table: Table, of overview: Table, at moment: Double) -> DetailState {
    let own = moment...(moment + overview.spacing)
    return detail(table, of: overview, opening: table.presentation.openingRange ?? own)
  }

  /// The state in which the detail of a moment opens over this overview: on the range `opening`,
  /// without the series that are off here and come back there under the same id, and with the same y axis.
  public func detail(
    _ table: Table, of overview: Table, opening: ClosedRange<Double>
  ) -> DetailState {
    let indexes = Dictionary(
      zip(overview.series.map(\.id), overview.series.indices),
      uniquingKeysWith: { first, _ in first })
    let pairs = table.series.indices.compactMap { index in
      indexes[table.series[index].id].map { (index, $0) }
    }
    var state = ChartState(table: table)
    state.show(table.seen(of: opening))
    state.setYScale(yScale)
    let off = pairs.filter { hidden.contains($0.1) }.map(\.0)
    if !off.isEmpty && off.count < table.series.count { state.hidden = Set(off) }
    return DetailState(state, series: Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension Table {
  /// What is shown of the time of a point: all of it where values fill it, else up to the last value in it, for the next
  /// one is of the time after it.
  fileprivate func seen(of time: ClosedRange<Double>) -> ClosedRange<Double> {
    let last = index(atOrAfter: time.upperBound) - 1
    guard !kind.fillsPeriods, last >= 0, x[last] > time.lowerBound else { return time }
    return time.lowerBound...x[last]
  }
}
