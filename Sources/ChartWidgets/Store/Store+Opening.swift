import ChartCore
import GtkBridge
import ChartScene

// From a point of an overview to its detail.
extension Store {
  /// Opens the point at `moment`, one of the chart's own; a chart that is zoomed in, or whose points
  /// open into nothing, stays as it is.
  ///
  /// What has to be read comes later, unless another point was opened or left meanwhile.
  public func open(_ chart: Int, at moment: Double) {
    guard role(of: chart) == .overview else { return }
    switch details[chart] {
    case .none: break
    case .shares:
      finish(tables[chart].shares(around: moment).map(DayReading.table) ?? .missing, chart, moment)
    case .days(let read): open(chart, at: moment, reading: read)
    case .cards(let read): openCards(chart, at: moment, reading: read)
    }
  }

  /// Calls `observer` with the cards that a point opens into, which have a board of their own.
  public func observeCards(_ observer: @escaping (Int, Double, [CardCharts]) -> Void) {
    cardsObservers.append(observer)
  }

  private func openCards(
    _ chart: Int, at moment: Double,
    reading read: @escaping @Sendable (ClosedRange<Double>) -> [CardCharts]
  ) {
    guard awaited[chart] != moment else { return }
    awaited[chart] = moment
    let table = tables[chart]
    let end = max(moment, table.end(ofPeriod: table.index(atOrAfter: moment)))
    inBackground {
      read(moment...end)
    } then: { [weak self] cards in
      guard let self, awaited[chart] == moment else { return }
      awaited[chart] = nil
      if cards.isEmpty { return fail(.missing(chart: chart, moment: moment)) }
      for observer in cardsObservers { observer(chart, moment, cards) }
    }
  }

  /// Calls `observer` when a point that was to open does not; it lives as long as the store, so let
  /// it capture its owner weakly.
  public func observeFailures(_ observer: @escaping (OpeningFailure) -> Void) {
    failureObservers.append(observer)
  }

  private func open(
    _ chart: Int, at moment: Double, reading read: @escaping @Sendable (Double) -> DayReading
  ) {
    if let table = cache.table(for: DayCache.Key(chart: chart, moment: moment)) {
      finish(.table(table), chart, moment)
    } else if awaited[chart] != moment {
      awaited[chart] = moment
      inBackground {
        read(moment)
      } then: { [weak self] result in
        self?.read(result, chart, moment)
      }
    }
  }

  /// Takes what was read; it is kept even where it comes too late.
  private func read(_ result: DayReading, _ chart: Int, _ moment: Double) {
    if case .table(let table) = result {
      cache.keep(table, for: DayCache.Key(chart: chart, moment: moment))
    }
    if awaited[chart] == moment { finish(result, chart, moment) }
  }

  private func finish(_ result: DayReading, _ chart: Int, _ moment: Double) {
    awaited[chart] = nil
    switch result {
    case .table(let table): zoom(into: table, of: chart, at: moment)
    case .missing: fail(.missing(chart: chart, moment: moment))
    case .broken(let sentence): fail(.broken(sentence))
    }
  }

  private func fail(_ failure: OpeningFailure) {
    for observer in failureObservers { observer(failure) }
  }
}
