import CGtk
import ChartCore
import GtkBridge

@testable import ChartWidgets

/// A board in a real window.
final class TestWindow {
  static let isPossible = start()
  let store: Store
  let board: BoardView
  private let window = gtk_window_new()!

  init(charts: Int, layout: BoardLayout) {
    store = Store(tables: (0..<charts).map { .line("Chart \($0)") })
    store.send(.setLayout(layout))
    board = BoardView(store: store, appearance: AppearanceSource(widget: window))
    gtk_window_set_default_size(window.cast(), 1000, 740)
    gtk_window_set_child(window.cast(), board.widget)
    gtk_window_present(window.cast())
  }

  func close() { gtk_window_destroy(window.cast()) }

  /// Waits until views are placed and nothing moves; returns whether that came.
  func settle() -> Bool {
    Self.wait { !board.views.isEmpty && board.viewport.width > 0 }
      && Self.wait { !board.ticker.isRunning && !gtk_widget_is_waiting(board.widget) }
  }

  static func wait(seconds: Double = 5, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
    }
    return condition()
  }

  private static func start() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }

  /// Whether a new place has been asked for and not been given yet.
  private func gtk_widget_is_waiting(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var frames = 0
    return !Self.wait(seconds: 0.1) {
      frames += 1
      return frames > 20
    }
  }
}
