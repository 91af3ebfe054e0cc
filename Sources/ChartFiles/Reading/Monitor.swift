import Glibc

/// A state that threads share, which each of them touches under a lock, and a way to wait until another
/// thread has changed it.
///
/// The lock orders all that is done with the state; the two pointers never change. Only these three are
/// exempt from the compiler's checks.
@safe final class Monitor<State: Sendable>: Sendable {
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  private nonisolated(unsafe) let change = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)
  private nonisolated(unsafe) var state: State

  /// A state that nobody has locked.
  init(_ state: State) {
    unsafe self.state = state
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(mutex)
    unsafe change.deallocate()
    unsafe mutex.deallocate()
  }

  /// Does something with the state while no other thread does.
  func locked<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return unsafe body(&state)
  }

  /// Tries something with the state, and again whenever another thread calls `wakeAll`, until there is a
  /// result; others have the state between two tries.
  func wait<Result>(until body: (inout State) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = unsafe body(&state) { return result }
      unsafe pthread_cond_wait(change, mutex)
    }
  }

  /// Has all who wait try again.
  func wakeAll() { unsafe pthread_cond_broadcast(change) }
}
