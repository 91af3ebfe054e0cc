import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The window's choice of how the lines of the chart in front are laid over each other: a menu over that, and a question for
/// a value that they go through.
final class LayingChoice {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private weak var store: Store?
  private var actions: [OpaquePointer] = []

  /// The choice of a window that has no charts yet; `onAsk` hears when its menu is wanted.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, onAsk: @escaping () -> Void
  ) {
    (self.window, self.toasts) = (window, toasts)
    actions = [
      addAction(.lay, to: window, onAsk),
      addAction(.layCrossing, to: window) { [weak self] in self?.ask() },
    ]
    addCommand(.layBy, to: window) { [weak self] words in
      Alignment(words).map { self?.store?.lay($0) }
    }
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    for action in actions { g_simple_action_set_enabled(action, store == nil ? 0 : 1) }
  }

  private func ask() {
    askForText(
      tr("Lay Over Each Other"), tr("Which value do the lines go through first?"),
      called: tr("Value"), yesWords: tr("_Lay"), over: window
    ) { [weak self] in self?.lay($0) }
  }

  private func lay(_ text: String) {
    guard let value = Asked.number(from: text.replacing(",", with: ".")) else {
      return toasts.show(tr("“\(text.onOneLine.shortened)” is no number."))
    }
    store?.lay(.crossing(value))
  }
}
