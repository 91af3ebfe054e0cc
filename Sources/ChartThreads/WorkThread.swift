private import CKernels
private import Glibc

/// A thread that does one thing, and begins with it at once: on another processor, where there is one
/// that the program may use.
@safe public struct WorkThread: ~Copyable {
  private var thread = pthread_t()

  /// Starts the work; nil where the system has no thread for it.
  public init?(_ work: @escaping @Sendable () -> Void) {
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
      if let work = unsafe work {
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
      }
      return nil
    }
    // Released by the thread that it is given to, or below where there is none.
    let retained = unsafe Unmanaged.passRetained(Work(work))
    if unsafe chart_thread_start(&thread, start, retained.toOpaque()) != 0 {
      unsafe retained.release()
      return nil
    }
  }

  /// Nobody waits for its end any more.
  deinit { pthread_detach(thread) }

  /// Waits until the work is done.
  public consuming func join() {
    pthread_join(thread, nil)
    discard self
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
