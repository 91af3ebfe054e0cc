import Glibc

/// A second thread that helps one queue until nobody holds this any more.
@safe final class HelperThread {
  private let queue: PieceQueue
  private var thread = pthread_t()

  /// Starts to help; nil where the system has no thread for it.
  init?(_ queue: PieceQueue) {
    self.queue = queue
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { queue in
      if let queue = unsafe queue {
        unsafe Unmanaged<PieceQueue>.fromOpaque(queue).takeRetainedValue().help()
      }
      return nil
    }
    // Released by the thread that it is given to, or below where there is none.
    let retained = unsafe Unmanaged.passRetained(queue)
    if unsafe pthread_create(&thread, nil, start, retained.toOpaque()) != 0 {
      unsafe retained.release()
      return nil
    }
  }

  deinit {
    queue.stop()
    pthread_join(thread, nil)
  }
}
