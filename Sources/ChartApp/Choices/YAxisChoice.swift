import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The window's choice of the y axis, in its menu: that of the chart in front, which it follows.
final class YAxisChoice {
  private weak var store: Store?
  private var observations: [Observation?] = []
  private var action: OpaquePointer?

  /// The choice of a window that has no charts yet.
  init(in window: UnsafeMutablePointer<GtkWidget>) {
    action = addChoice(.yAxis, to: window) { [weak self] word in
      self?.choose(YScaleChoice(rawValue: word))
    }
    show()
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    observations = [
      store?.observe { [weak self] _, _, _ in self?.show() },
      store?.observeTables { [weak self] _ in self?.show() },
    ]
    show()
  }

  private func choose(_ choice: YScaleChoice?) {
    guard let store, let choice else { return }
    store.send(.setYScale(chart: store.board.front, choice))
  }

  /// Shows what the chart in front has, and whether there is a choice.
  private func show() {
    let state = store.map { $0.board.charts[$0.board.front].view }
    let choice = state?.yScale ?? .automatic
    g_simple_action_set_state(action, g_variant_new_string(choice.rawValue))
    g_simple_action_set_enabled(action, (state?.yScaleChoices.count ?? 1) > 1 ? 1 : 0)
  }
}
