import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The window's choice of what the chart in front shows of its x: a menu over that, and a question for any other range.
final class RangeChoice {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private weak var store: Store?
  private var actions: [OpaquePointer] = []

  /// The choice of a window that has no charts yet; `onAsk` hears when its menu is wanted, and whether x has dates.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ appearance: AppearanceSource,
    onAsk: @escaping (_ hasDates: Bool) -> Void
  ) {
    (self.window, self.appearance) = (window, appearance)
    actions = [
      addAction(.range, to: window) { [weak self] in
        onAsk(self?.store?.shownInFront?.xKind.hasDates == true)
      },
      addAction(.rangeAll, to: window) { [weak self] in self?.showAll() },
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
    show(preset.range(of: store.board.charts[store.board.front].shownTable))
  }

  private func showAll() {
    guard let store else { return }
    store.send(.showAll(chart: store.board.front), .glide)
  }

  private func show(_ range: AskedRange) { store?.show(range, appearance.current.style.formats) }

  private func ask() {
    askForText(
      tr("Show a Range"),
      tr(
        "From where to where? March 2019, last 90 days, Q1 2020, 10:00 to 11:30; of numbers 400 to 700, last 50."
      ),
      called: tr("Range"), such: "2019-03-01..2019-04-15", yesWords: tr("_Show"), over: window
    ) { [weak self] in self?.show(AskedRange($0)) }
  }
}
