import ChartThreads

/// A second thread that helps one queue until nobody holds this any more.
final class HelperThread {
  private let queue: PieceQueue
  private var thread: WorkThread?

  /// Starts to help; nil where the system has no thread for it.
  init?(_ queue: PieceQueue) {
    self.queue = queue
    thread = WorkThread(.elsewhere) { queue.help() }
    if thread == nil { return nil }
  }

  deinit {
    queue.stop()
    thread.take()?.join()
  }
}
