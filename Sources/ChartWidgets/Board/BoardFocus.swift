import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// Which charts of a board the pointer and the keyboard reach, and where the keyboard is.
///
/// Both reach the same charts: in the list all of them, elsewhere the one in front.
final class BoardFocus {
  private let board: UnsafeMutablePointer<GtkWidget>
  private let model: BoardModel
  private let pool: ChartPool
  private let scroll: (Double) -> Void
  /// Whether charts move because the page is scrolled: the keyboard that goes along moves nothing.
  private var isScrolling = false

  /// The focus on a board's widget; `scroll` scrolls its page to an offset.
  init(
    on board: UnsafeMutablePointer<GtkWidget>, _ model: BoardModel, _ pool: ChartPool,
    scroll: @escaping (Double) -> Void
  ) {
    (self.board, self.model, self.pool, self.scroll) = (board, model, pool, scroll)
  }

  /// Whether the keyboard is somewhere on the board.
  var isOnBoard: Bool { hasFocusWithin(board) }

  /// Whether the keyboard is on a chart.
  private var isOnChart: Bool { pool.onScreen.contains(where: \.holdsFocus) }

  /// Whether the keyboard was used last: a press needs no help to see what is under it, and would be moved
  /// from under the pointer.
  private var isVisible: Bool {
    gtk_widget_get_root(board).map { gtk_window_get_focus_visible($0.cast()) != 0 } ?? false
  }

  /// The chart that the keyboard is meant for.
  private var target: ChartView? { reachableView ?? model.chartInFront.flatMap(view) }

  /// The one view that takes pointer and keyboard; nil where all do.
  private var reachableView: ChartView? { model.reachableChart.flatMap(view) }

  private func view(of chart: Int) -> ChartView? {
    model.store.board.openedChart == chart ? pool.opened : pool.views[chart]
  }
}

// MARK: - The keyboard

extension BoardFocus {
  /// Gives the keyboard to the chart in front, where it may be already.
  func moveToFront() {
    guard let target, !target.holdsFocus else { return }
    target.grabFocus()
  }

  /// Comes to a chart: has it in front, whole on the screen, and gives it the keyboard, which one of its controls may
  /// have.
  func go(to chart: Int) {
    model.store.send(.close)
    // Where it is not seen yet, the keyboard would go to the nearest that is, and have that one in front.
    reveal(chart)
    model.store.send(.bringToFront(chart: chart))
    target?.grabFocus()
  }

  /// Scrolls until the chart in front is whole on the screen.
  func revealFront() { reveal(model.store.board.front) }

  /// Gives the keyboard to the search of the legend in front; returns whether there is one.
  func searchLegend() -> Bool { target?.searchLegend() == true }

  /// Has a keyboard that is on a chart come along while another one comes to the front.
  func followFront(_ change: () -> Void) {
    let wasOnChart = isOnChart
    change()
    if wasOnChart { moveToFront() }
  }

  /// Has it come along while the page is scrolled, which it does not scroll itself then.
  func followPage(_ scrolling: () -> Void) {
    isScrolling = true
    defer { isScrolling = false }
    followFront(scrolling)
  }
}

// MARK: - Reach

extension BoardFocus {
  /// Lets pointer and keyboard reach what is in hand and nothing else: a press on a turned page or a
  /// card behind is the board's, and nobody can see where the keyboard is there. A keyboard that is
  /// left behind comes along.
  func makeReachable() {
    let reachable = reachableView
    for view in pool.onScreen { view.isReachable = reachable == nil || view === reachable }
    guard let reachable, !reachable.holdsFocus, isOnChart else { return }
    reachable.grabFocus()
  }

  /// Has the chart of a new view in front when the keyboard's focus comes to it.
  func follow(_ view: ChartView) {
    let focus = Controller.focus()
    connect(focus, "enter") { [weak self, weak view] in
      guard let self, let chart = view?.model.chart, !isScrolling, model.reachableChart == nil
      else { return }
      model.store.send(.bringToFront(chart: chart))
      if isVisible { reveal(chart) }
    }
    gtk_widget_add_controller(view.canvas.widget, focus)
  }

  /// Scrolls until a chart is whole on the screen.
  private func reveal(_ chart: Int) { model.scroll(showing: chart).map(scroll) }
}
