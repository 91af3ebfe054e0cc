import ChartCore
import GtkBridge
import ChartScene

// From a point of an overview to its detail.
extension Store {
  /// Opens the point at `moment`, one of the chart's own; a chart that is zoomed in, or whose points
  /// open into nothing, stays as it is. `kept` is what was kept of the detail where it was open before.
  ///
  /// What has to be read comes later, unless another point was opened or left meanwhile.
  public func open(_ chart: Int, at moment: Double, as kept: KeptBoard.Detail? = nil) {
    guard role(of: chart) == .overview, let id = board.id(of: chart) else { return }
    switch details(of: chart) {
    case .none: break
    case .shares:
      let shares = board.charts[chart].table.shares(around: moment)
      finish(shares.map(DayReading.table) ?? .missing, id, moment, as: kept)
    case .days(let read):
      openings.day(at: moment, of: id, reading: read) { [weak self] in
        self?.finish($0, id, moment, as: kept)
      }
    case .cards(let read): if kept == nil { openCards(chart, id, at: moment, reading: read) }
    }
  }

  /// Calls `observer` with the cards that a point opens into, which have a board of their own.
  public func observeCards(
    _ observer: @escaping (Int, Double, [CardCharts]) -> Void
  ) -> Observation {
    cardsObservers.add(observer)
  }

  /// The detail that a point of a chart opens into, where it is open or has been; nil where it would have to be read.
  public func knownDetail(of chart: Int, at moment: Double) -> Table? {
    if let zoom = board.charts[chart].zoom, zoom.moment == moment { return zoom.table }
    return openings.day(at: moment, of: board.charts[chart].id)
  }

  private func openCards(
    _ chart: Int, _ id: Int, at moment: Double,
    reading read: @escaping @Sendable (ClosedRange<Double>) -> [CardCharts]
  ) {
    let table = board.charts[chart].table
    let end = max(moment, table.end(ofPoint: table.index(atOrAfter: moment)))
    openings.cards(at: moment, of: id) {
      read(moment...end)
    } then: { [weak self] cards in
      guard let self, let chart = board.chart(withID: id) else { return }
      if cards.isEmpty { return fail(.missing(chart: chart, moment: moment)) }
      cardsObservers.tell((chart, moment, cards))
    }
  }

  /// Calls `observer` when a point that was to open does not.
  public func observeFailures(_ observer: @escaping (OpeningFailure) -> Void) -> Observation {
    failureObservers.add(observer)
  }

  /// A day that was open before and is no more stays closed without a word.
  private func finish(
    _ result: DayReading, _ id: Int, _ moment: Double, as kept: KeptBoard.Detail?
  ) {
    guard let chart = board.chart(withID: id) else { return }
    switch result {
    case .table(let table): zoom(into: table, of: chart, at: moment, as: kept)
    case .missing: if kept == nil { fail(.missing(chart: chart, moment: moment)) }
    case .broken(let sentence): if kept == nil { fail(.broken(sentence)) }
    }
  }

  private func fail(_ failure: OpeningFailure) {
    failureObservers.tell(failure)
  }
}
