import CGtk
import Glibc
import GtkBridge

/// A display to test on; `script/test` brings one.
enum Display {
  nonisolated static let isThere = getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil

  /// Connects to it; once is enough, more does nothing.
  static func start() { gtk_init() }

  /// Runs GLib's main loop until `condition` holds, or for `seconds` at most; returns whether it does.
  static func wait(seconds: Double = 3, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
    }
    return condition()
  }
}
