import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The question what to write at the indicator, or about the range that is marked: an action of the window.
final class NoteQuestion {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private weak var store: Store?
  private var action: OpaquePointer?

  /// No charts to write on yet.
  init(in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts) {
    (self.window, self.toasts) = (window, toasts)
    action = addAction("note", to: window) { [weak self] in self?.ask() }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    g_simple_action_set_enabled(action, store == nil ? 0 : 1)
  }

  private func ask() {
    guard let store else { return }
    let (chart, board) = (store.board.front, store.board)
    guard let range = board.charts[chart].notedRange else {
      return toasts.show(
        tr("A note stands at the indicator: set that first, with a click or the arrows."))
    }
    let entry = gtk_entry_new()!
    gtk_editable_set_text(entry.opaque, board.charts[chart].note(at: range)?.text ?? "")
    gtk_entry_set_activates_default(entry.cast(), 1)
    setAccessibleLabel(tr("Note"), of: entry)
    ChartApp.ask(
      tr("Note"),
      tr("It is kept with this file's window, drawn on the chart, and exported with it."),
      with: entry, yesWords: tr("_Write"), over: window
    ) { [weak store] in
      let text = String(cString: gtk_editable_get_text(entry.opaque))
      store?.send(.write(chart: chart, ChartNote(text, at: range), at: range))
    }
    gtk_widget_grab_focus(entry)
  }
}

extension ChartState {
  /// Where a note would stand: at the indicator, or from there to the point that is marked.
  fileprivate var notedRange: ClosedRange<Double>? {
    guard let indicator else { return nil }
    return mark.map { min($0, indicator)...max($0, indicator) } ?? indicator...indicator
  }
}
