import CGtk
import CGtkShim
import Dispatch
import Glibc

/// Runs main-actor jobs inside GLib's main loop.
///
/// On Linux the main actor is libdispatch's main queue, and nobody drains it while GTK runs: without
/// this, an `await` on the main actor never returns. Call once, before the application runs.
public func attachMainActorToMainLoop() {
  let wakeup = _dispatch_get_main_queue_handle_4CF()
  g_unix_fd_add_full(
    G_PRIORITY_DEFAULT, wakeup, G_IO_IN,
    { wakeup, _, _ in
      var count: UInt64 = 0
      // Unread, the descriptor stays ready and the loop spins.
      _ = read(wakeup, &count, MemoryLayout.size(ofValue: count))
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }, nil, nil)
}
