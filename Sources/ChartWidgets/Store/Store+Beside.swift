import ChartCore
import ChartScene
import GtkBridge

extension Store {
  /// Shows the series of the chart in front that are on as they were earlier, in one step, or takes them away where they are
  /// there already. Says why where it cannot be.
  public func toggleBeside(_ request: BesideRequest, _ formats: Formats) {
    let front = board.front
    do throws(Board.BesideFault) {
      let beside = try board.beside(request, ofChart: front, formats)
      let formulas = beside.formulas
      let known = board.columns(computedBy: formulas, onChart: front)
      change(
        .each(
          known.isEmpty
            ? formulas.map { .compute($0, chart: front) }
            : known.reversed().map { .forget(column: $0) }))
      guard known.isEmpty, let range = beside.range else { return }
      send(.setRange(chart: front, range), .glide)
    } catch {
      tell(error.sentence)
    }
  }
}

extension Board.BesideFault {
  /// What people are told.
  fileprivate var sentence: String {
    switch self {
    case .zoomedIn: tr("What was earlier stands beside the whole chart: go back to that first.")
    case .tooMany(most: 1):
      tr("Of one series at a time: leave that alone on.")
    case .tooMany(let most):
      tr("Too many lines would stand beside each other: leave up to \(most) series on.")
    case .noTime: tr("x has no such time.")
    case .tooShort: tr("Points are farther apart than that.")
    case .scatter: tr("Nothing stands beside a scatter.")
    case .tooEarly: tr("There are no points so long before.")
    }
  }
}
