import CGtk
import ChartCore
import GtkBridge
import ChartScene

/// What becomes of a column that is dragged over a board: it is put on the chart under the hand, or beside all on
/// one of its own.
final class ColumnDrops {
  private let store: Store
  private let viewAt: (Point) -> ChartView?
  private let all: () -> [ChartView]

  /// Takes columns on a board's widget; `viewAt` tells which view is at a place, `all` has those on the screen.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, _ store: Store,
    viewAt: @escaping (Point) -> ChartView?, all: @escaping () -> [ChartView]
  ) {
    (self.store, self.viewAt, self.all) = (store, viewAt, all)
    acceptColumns(
      droppedOn: widget, onMove: { [weak self] in self?.moved(to: $0) },
      onDrop: { [weak self] in self?.dropped($0, at: $1) })
  }

  /// Shows which chart would take the column in the hand.
  private func moved(to place: Point?) {
    let target = place.flatMap(viewAt)
    for view in all() { setClass("drop-target", view === target, of: view.canvas.widget) }
  }

  private func dropped(_ column: Int, at place: Point) {
    guard let chart = viewAt(place)?.model.chart else {
      store.change(.separate(column: column, after: store.board.front))
      return
    }
    store.change(.put(column: column, chart: chart))
  }
}
