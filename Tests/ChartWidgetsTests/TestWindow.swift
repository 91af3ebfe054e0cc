import CGtk
import ChartCore
import Glibc
import GtkBridge

@testable import ChartWidgets

/// A board in a real window.
final class TestWindow {
  nonisolated static let isPossible =
    getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
  let store: Store
  let board: BoardView
  private let window: UnsafeMutablePointer<GtkWidget>

  init(charts: Int, layout: BoardLayout, details: DrillSource = .none, isShown: Bool = true) {
    adw_init()
    window = gtk_window_new()
    store = Store(
      tables: (0..<charts).map { .line("Chart \($0)") },
      details: (0..<charts).map { _ in details })
    store.send(.setLayout(layout))
    board = BoardView(store: store, appearance: AppearanceSource(widget: window))
    gtk_window_set_default_size(window.cast(), 1000, 740)
    gtk_window_set_child(window.cast(), board.widget)
    if isShown { gtk_window_present(window.cast()) }
  }

  func close() { gtk_window_destroy(window.cast()) }

  /// Waits until the views are on the screen and nothing has moved for a while; returns whether
  /// that came.
  func settle() -> Bool {
    let isShown = Self.wait { gtk_widget_get_mapped(board.widget) != 0 }
    _ = Self.wait(seconds: 0.15) { false }
    return isShown && Self.wait { !board.isMoving }
  }

  /// Waits for what tasks of the main actor bring about, which do not run while a test holds it.
  static func waitForTasks(until condition: () -> Bool) async -> Bool {
    for _ in 0..<500 where !condition() {
      while g_main_context_iteration(nil, 0) != 0 {}
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
  }

  static func wait(seconds: Double = 5, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
    }
    return condition()
  }
}
