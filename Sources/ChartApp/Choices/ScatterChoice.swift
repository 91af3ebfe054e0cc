import CGtk
import ChartCore
import ChartScene
import ChartWidgets
import GtkBridge

/// The window's choice of two values that are drawn over each other on a chart behind the one in front: a menu of pairs over
/// that, and a question for any other one.
final class ScatterChoice {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let onShow: (Int) -> Void
  private weak var store: Store?
  private var actions: [OpaquePointer] = []

  /// The choice of a window that has no charts yet; `onAsk` hears when its menu is wanted, `onShow` of the chart that it made.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, onAsk: @escaping (Menu) -> Void,
    onShow: @escaping (Int) -> Void
  ) {
    (self.window, self.toasts, self.onShow) = (window, toasts, onShow)
    actions = [
      addAction(.scatter, to: window) { [weak self] in
        guard let store = self?.store else { return }
        onAsk(scatterMenu(of: store.scatterPairs, colors: store.scatterColors))
      },
      addAction(.scatterOther, to: window) { [weak self] in self?.ask() },
    ]
    addCommand(.scatterPair, to: window) { [weak self] in self?.show($0) }
    addCommand(.scatterColor, to: window) { [weak self] in
      self?.store?.colorScatter(by: $0.isEmpty ? nil : $0)
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
      tr("Scatter Plot"),
      tr("Which values? The one that goes up, a comma, the one across: names, or formulas."),
      called: tr("Two values"), such: "avg(Sales, 7 d), Visits", yesWords: tr("_Draw"),
      over: window
    ) { [weak self] in self?.show("\(FormulaFunction.against)(\($0))") }
  }

  private func show(_ text: String) {
    do throws(FormulaError) {
      store?.drawScatter(try Formula(text), then: onShow)
    } catch {
      toasts.show(tr(error.phrase))
    }
  }
}
