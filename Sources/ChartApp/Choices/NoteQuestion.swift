import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The width that a note's entry asks for, in letters: a sentence is seen whole.
private let entryLetters: gint = 44

/// The question what to write at the indicator, or about the range that is marked: an action of the window.
final class NoteQuestion {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private weak var store: Store?
  /// Where the chart in front, or the one under the pointer, is read.
  private let reading: () -> (chart: Int, moment: Double)?
  private var action: OpaquePointer?

  /// No charts to write on yet; `reading` tells what the pointer reads where nothing is set.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts,
    reading: @escaping () -> (chart: Int, moment: Double)?
  ) {
    (self.window, self.toasts, self.reading) = (window, toasts, reading)
    action = addAction(.note, to: window) { [weak self] in self?.ask() }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    g_simple_action_set_enabled(action, store == nil ? 0 : 1)
  }

  /// Asks what a note is to say that is written already.
  func ask(about placed: PlacedNote) {
    guard let id = store?.board.id(of: placed.chart) else { return }
    ask(placed.note.text) { store, text in
      guard let chart = store.board.chart(withID: id) else { return }
      let range = placed.note.range
      store.send(.rewrite(chart: chart, ChartNote(text, at: range), at: range, on: placed.page))
    }
  }

  private func ask() {
    guard let store else { return }
    guard let (chart, range) = place(in: store), let id = store.board.id(of: chart) else {
      return toasts.show(
        tr("A note stands at the indicator: set that first, with a click or the arrows."))
    }
    let zoom = store.board.charts[chart].zoom?.moment
    ask(store.board.charts[chart].view.note(at: range)?.text ?? "") { store, text in
      guard let chart = store.board.chart(withID: id) else { return }
      store.send(
        .rewrite(
          chart: chart, ChartNote(text, at: range), at: range,
          on: zoom.map { .detail(moment: $0) }))
    }
  }

  /// Where a note would stand: at the indicator, or from there to the point that is marked; without one, where the
  /// pointer reads.
  private func place(in store: Store) -> (chart: Int, range: ClosedRange<Double>)? {
    let (front, state) = (store.board.front, store.board.charts[store.board.front].view)
    if let indicator = state.indicator {
      let mark = state.mark ?? indicator
      return (front, min(mark, indicator)...max(mark, indicator))
    }
    return reading().map { ($0.chart, $0.moment...$0.moment) }
  }

  /// The chart may have another place when the answer comes, as files are read meanwhile.
  private func ask(_ text: String, onAnswer: @escaping (Store, String) -> Void) {
    let entry = Widget.entry()
    gtk_editable_set_text(entry.opaque, text)
    gtk_editable_set_width_chars(entry.opaque, entryLetters)
    setAccessibleLabel(tr("Note"), of: entry)
    ChartApp.ask(
      tr("Note"),
      tr(
        "It is kept with this file's window, drawn on the chart, and exported with it. Without words it is deleted."
      ),
      with: entry, yesWords: tr("_Write"), over: window
    ) { [weak store] in
      store.map { onAnswer($0, String(cString: gtk_editable_get_text(entry.opaque))) }
    }
    gtk_widget_grab_focus(entry)
  }
}
