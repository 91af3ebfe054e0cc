import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// What becomes of a column that is dragged over a board: it is put on the chart under the hand, or beside all on
/// one of its own, behind the nearest.
final class ColumnDrops {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let store: Store
  private let viewAt: (Point) -> ChartView?
  private let all: () -> [ChartView]

  /// Takes columns on a board's widget; `viewAt` tells which view is at a place, `all` has those on the screen.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, _ store: Store,
    viewAt: @escaping (Point) -> ChartView?, all: @escaping () -> [ChartView]
  ) {
    (self.widget, self.store, self.viewAt, self.all) = (widget, store, viewAt, all)
    acceptColumns(
      droppedOn: widget, onMove: { [weak self] in self?.moved(to: $0) },
      onDrop: { [weak self] in self?.dropped($0, at: $1) })
  }

  /// Shows which chart would take the column in the hand, or behind which one it would have a chart of its own.
  private func moved(to place: Point?) {
    let target = place.flatMap(viewAt)
    let before = target == nil ? place.flatMap(view(before:)) : nil
    for view in all() {
      let widget = view.canvas.widget
      setClass("drop-target", view === target, of: widget)
      let isBefore = view === before?.view
      setClass("drop-below", isBefore && before?.isBeside == false, of: widget)
      setClass("drop-beside", isBefore && before?.isBeside == true, of: widget)
    }
  }

  private func dropped(_ column: Int, at place: Point) {
    guard let chart = viewAt(place)?.model.chart else {
      let before = view(before: place)?.view.model.chart ?? store.board.front
      store.change(.separate(column: column, after: before))
      return
    }
    store.change(.put(column: column, chart: chart))
  }

  /// The view that is nearest to a place between views, and whether the place is beside it: else it is above or below.
  private func view(before place: Point) -> (view: ChartView, isBeside: Bool)? {
    let rects = all().compactMap { view in
      bounds(of: view.canvas.widget, in: widget).map { (view: view, rect: $0) }
    }
    return rects.min { $0.rect.distance(to: place) < $1.rect.distance(to: place) }
      .map { ($0.view, $0.rect.y...$0.rect.maxY ~= place.y) }
  }
}

extension Rect {
  /// How far a place is from it, squared: 0 inside.
  fileprivate func distance(to place: Point) -> Double {
    let (x, y) = (
      max(self.x - place.x, 0, place.x - maxX), max(self.y - place.y, 0, place.y - maxY)
    )
    return x * x + y * y
  }
}
