import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The window's actions that undo what people changed of its charts, and do it again: they are there while there is
/// something.
final class StepsBack {
  private weak var store: Store?
  private var observation: Observation?
  private var undo: OpaquePointer?
  private var redo: OpaquePointer?

  /// Nothing to undo yet; `onStep` hears of each step, back or forth, once it is done.
  init(in window: UnsafeMutablePointer<GtkWidget>, onStep: @escaping () -> Void) {
    undo = addAction(.undo, to: window) { [weak self] in
      if self?.store?.undo() == true { onStep() }
    }
    redo = addAction(.redo, to: window) { [weak self] in
      if self?.store?.redo() == true { onStep() }
    }
    show()
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    observation = store?.observeHistory { [weak self] in self?.show() }
    show()
  }

  private func show() {
    g_simple_action_set_enabled(undo, store?.canUndo == true ? 1 : 0)
    g_simple_action_set_enabled(redo, store?.canRedo == true ? 1 : 0)
  }
}
