private import CKernels
private import Glibc

/// A thread that does one thing.
@safe public struct WorkThread: ~Copyable {
  private var thread = pthread_t()

  /// Where a thread begins.
  public enum Place: Sendable {
    /// On the processor that the kernel chooses, which is often the caller's: at once where the caller
    /// rests now.
    case anywhere
    /// On another processor, if the program may use one: at once where the caller goes on working.
    case elsewhere
  }

  /// Starts the work; nil where the system has no thread for it.
  public init?(_ place: Place, _ work: @escaping @Sendable () -> Void) {
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
      if let work = unsafe work {
        unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
      }
      return nil
    }
    // Released by the thread that it is given to, or below where there is none.
    let retained = unsafe Unmanaged.passRetained(Work(work))
    let fault =
      switch place {
      case .anywhere: unsafe pthread_create(&thread, nil, body, retained.toOpaque())
      case .elsewhere: unsafe chart_thread_start_elsewhere(&thread, body, retained.toOpaque())
      }
    if fault != 0 {
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
