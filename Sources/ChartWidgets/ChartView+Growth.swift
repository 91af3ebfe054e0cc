import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  /// Shows what its chart has become; series that it did not have fade in.
  func grow(from old: Table) {
    guard let chart else { return }
    let table = store.tables[chart]
    let known = Set(old.series.map(\.id))
    let added = table.series.indices.filter { !known.contains(table.series[$0].id) }
    startAnew()
    let motion = motion(without: added)
    side?.motion = motion
    retarget(.follow)
    describing.schedule()
  }

  /// The chart at rest, as it was before the series at `added` came; nil before the first layout.
  private func motion(without added: [Int]) -> ChartMotion? {
    guard let chart, size.width > 0 else { return nil }
    var board = store.board
    for series in added where board.charts[chart].isVisible(series) {
      board.apply(.toggle(chart: chart, series: series))
    }
    return target(of: board.charts[chart]).map(ChartMotion.init(resting:))
  }
}
