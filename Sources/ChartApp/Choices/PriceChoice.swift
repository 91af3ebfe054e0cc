import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The window's choices of how prices are shown, in its menu: those of the chart in front, which they follow.
final class PriceChoice {
  private weak var store: Store?
  private var observations: [Observation?] = []
  private var form: OpaquePointer?
  private var adjusted: OpaquePointer?
  private var sessions: OpaquePointer?

  /// The choices of a window that has no charts yet.
  init(in window: UnsafeMutablePointer<GtkWidget>) {
    form = addChoice(.priceForm, to: window) { [weak self] word in
      self?.change { view in PriceView.Form(rawValue: word).map { view.form = $0 } }
    }
    adjusted = addToggle(.priceAdjusted, to: window) { [weak self] isOn in
      self?.change { $0.isAdjusted = isOn }
    }
    sessions = addToggle(.priceSessions, to: window) { [weak self] isOn in
      self?.change { $0.hasSessionsAlone = isOn }
    }
    show()
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    observations = [
      store?.observe { [weak self] old, new, _ in if old.front != new.front { self?.show() } },
      store?.observeTables { [weak self] _ in self?.show() },
    ]
    show()
  }

  private var prices: ShownPrices? {
    store.flatMap { $0.board.charts[$0.board.front].table.prices }
  }

  private func change(_ change: (inout PriceView) -> Void) {
    guard let store, var view = prices?.view else { return }
    change(&view)
    store.change(.view(chart: store.board.front, view))
  }

  /// Shows what the chart in front has, and what of it can be chosen.
  private func show() {
    let (view, history) = (prices?.view ?? PriceView(), prices?.history)
    g_simple_action_set_state(form, g_variant_new_string(view.form.rawValue))
    g_simple_action_set_state(adjusted, g_variant_new_boolean(view.isAdjusted ? 1 : 0))
    g_simple_action_set_state(sessions, g_variant_new_boolean(view.hasSessionsAlone ? 1 : 0))
    g_simple_action_set_enabled(form, history == nil ? 0 : 1)
    g_simple_action_set_enabled(adjusted, history?.adjustedClose == nil ? 0 : 1)
    g_simple_action_set_enabled(sessions, history == nil ? 0 : 1)
  }
}
