import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  /// Follows the scroll bar, which speaks for the list only.
  func scrolled() {
    guard !isConfiguring, store.board.layout == .list else { return }
    listOffset = gtk_adjustment_get_value(adjustment)
    update()
  }

  /// Brings a chart of the list into view.
  private func reveal(_ chart: Int) {
    guard store.board.layout == .list else { return }
    gtk_adjustment_set_value(adjustment, list.scroll(showing: chart, from: listOffset))
  }

  /// Follows the keyboard's focus to a chart that is not whole on the screen; a press needs no
  /// such help and would be moved from under the pointer.
  func revealOnFocus(_ view: ChartView) {
    let focus = gtk_event_controller_focus_new()!
    connect(focus, "enter") { [weak self, weak view] in
      guard let self, let chart = view?.chart, let root = gtk_widget_get_root(canvas.widget),
        gtk_window_get_focus_visible(root.cast()) != 0
      else { return }
      reveal(chart)
    }
    gtk_widget_add_controller(view.canvas.widget, focus)
  }
}
