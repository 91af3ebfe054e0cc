import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// How many letters of a range are seen.
private let entryLetters: gint = 28

/// The window's choice of what the chart in front shows of its x: a menu over that, and a question for any other range.
final class RangeChoice {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private weak var store: Store?
  private var actions: [OpaquePointer] = []

  /// The choice of a window that has no charts yet; `onAsk` hears when its menu is wanted.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ appearance: AppearanceSource,
    onAsk: @escaping () -> Void
  ) {
    (self.window, self.appearance) = (window, appearance)
    actions = [
      addAction(.range, to: window, onAsk),
      addAction(.rangeOther, to: window) { [weak self] in self?.ask() },
    ]
    addCommand(.rangeLast, to: window) { [weak self] in self?.choose($0) }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    for action in actions { g_simple_action_set_enabled(action, store == nil ? 0 : 1) }
  }

  private func choose(_ name: String) {
    guard let store, let preset = RangePreset(rawValue: name) else { return }
    let front = store.board.front
    guard let range = preset.range(of: store.board.charts[front].shownTable) else {
      store.send(.showAll(chart: front), .glide)
      return
    }
    store.show(range, appearance.current.style.formats)
  }

  private func ask() {
    let entry = Widget.entry()
    gtk_editable_set_width_chars(entry.opaque, entryLetters)
    setAccessibleLabel(tr("Range"), of: entry)
    setProperty("placeholder-text", to: "2019-03-01..2019-04-15", of: entry)
    ChartApp.ask(
      tr("Show a Range"),
      tr(
        "From where to where? March 2019, last 90 days, Q1 2020, 10:00 to 11:30; of numbers 400 to 700, last 50."
      ),
      with: entry, yesWords: tr("_Show"), over: window
    ) { [weak self] in
      guard let self else { return }
      let text = String(cString: gtk_editable_get_text(entry.opaque))
      store?.show(AskedRange(text), appearance.current.style.formats)
    }
    gtk_widget_grab_focus(entry)
  }
}
