import Glibc

/// A lock, and a way to wait under it until another thread has changed something.
@safe final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A lock that nobody holds.
  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(mutex)
    unsafe change.deallocate()
    unsafe mutex.deallocate()
  }

  /// Does something while no other thread does.
  func locked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets others have the lock until one of them calls `wakeAll`, or a little longer or shorter; only
  /// under the lock.
  func wait() { unsafe pthread_cond_wait(change, mutex) }

  /// Ends the waiting of all; only under the lock.
  func wakeAll() { unsafe pthread_cond_broadcast(change) }
}
