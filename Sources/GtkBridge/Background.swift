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
  let box = Unmanaged.passRetained(Work(work))
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, nil,
    { context in
      // Of the calling thread only, on Linux, and of those that it starts.
      _ = nice(niceness)
      Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().run()
      return nil
    }, box.toOpaque())
  if failure == 0 { pthread_detach(thread) } else { box.takeRetainedValue().run() }
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

private nonisolated final class Work: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
