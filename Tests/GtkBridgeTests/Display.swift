import CGtk
import GtkBridge

/// A display to test on; `script/test` brings one.
enum Display {
  static let isThere = gtk_init_check() != 0

  /// Runs GLib's main loop until `condition` holds, or for `seconds` at most; returns whether it does.
  static func wait(seconds: Double = 3, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(2000) }
    }
    return condition()
  }
}
