import CGtk
import CGtkShim
import ChartThreads
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

/// The descriptor that a Unix input stream reads from: what GLib has a function for in a header of its own.
public func descriptor(of stream: OpaquePointer) -> Int32 {
  var value = GValue()
  g_value_init(&value, 6 << 2)  // G_TYPE_INT, a macro that Swift does not see
  defer { g_value_unset(&value) }
  g_object_get_property(stream.cast(), "fd", &value)
  return Int32(g_value_get_int(&value))
}

/// Does `work` on a thread of its own, which ends with it.
///
/// Not in a detached task: the first one on Linux starts libdispatch's pool of threads, whose
/// supervisor wakes the process once a second from then on.
public nonisolated func inBackground(_ work: @escaping @Sendable () -> Void) {
  let thread = WorkThread(.anywhere, work)
  if thread == nil { work() }
}

/// Does `work` on a thread of its own, then `finish` with what came of it on the main one.
public nonisolated func inBackground<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result,
  then finish: @escaping @MainActor @Sendable (Result) -> Void
) {
  inBackground {
    let result = work()
    onMainThread { finish(result) }
  }
}

/// Does something on the main thread, soon. A task would get there through libdispatch's pool.
public nonisolated func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
}
