import ChartThreads
import Dispatch
import Glibc

/// How much a thread in the background steps back for the main one and for those that draw its frames:
/// where both want a processor, it gets a third of what they get.
private nonisolated let niceness: Int32 = 5

/// Does `work` on a thread of its own, which ends with it.
///
/// Not in a detached task: the first one on Linux starts libdispatch's pool of threads, whose
/// supervisor wakes the process once a second from then on.
public nonisolated func inBackground(_ work: @escaping @Sendable () -> Void) {
  let thread = WorkThread(.anywhere) {
    // Of the calling thread only, on Linux, and of those that it starts.
    _ = nice(niceness)
    work()
  }
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
