import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The window's choice of an earlier time to show beside what the chart in front shows: a menu over that, and a question for
/// any other time.
final class BesideChoice {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let appearance: AppearanceSource
  private weak var store: Store?
  private var actions: [OpaquePointer] = []

  /// The choice of a window that has no charts yet; `onAsk` hears when its menu is wanted.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ appearance: AppearanceSource,
    onAsk: @escaping () -> Void
  ) {
    (self.window, self.toasts, self.appearance) = (window, toasts, appearance)
    actions = [
      addAction(.beside, to: window, onAsk),
      addAction(.besideOther, to: window) { [weak self] in self?.ask() },
    ]
    for command in [.besideTime, .besideEvery] as [Command] {
      addCommand(command, to: window) { [weak self] in self?.choose($0) }
    }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    for action in actions { g_simple_action_set_enabled(action, store == nil ? 0 : 1) }
  }

  private func choose(_ words: String) {
    guard let request = BesideRequest(words) else { return }
    store?.toggleBeside(request, appearance.current.style.formats)
  }

  private func ask() {
    askForText(
      tr("Beside"),
      tr("How long before? A number and a unit: 90 d, 2 weeks, 18 months, 3 h, 250 ms, 0.5 x."),
      called: tr("How long before"), such: "90 d", yesWords: tr("_Show"), over: window
    ) { [weak self] in self?.show($0) }
  }

  private func show(_ text: String) {
    guard let time = EarlierTime(text) else {
      return toasts.show(tr("“\(text.onOneLine.shortened)” is no length: 90 d was expected."))
    }
    store?.toggleBeside(.time(time), appearance.current.style.formats)
  }
}
