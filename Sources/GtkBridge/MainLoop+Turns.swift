import CGtk
import Glibc
import Synchronization

/// How long a thread that gives way sleeps before it looks again, in microseconds: a fraction of a
/// frame, and so long that looking costs nothing.
private nonisolated let nap: UInt32 = 500

/// Until when, in nanoseconds of the monotonic clock, the turn that the main loop is in goes before work
/// in the background; 0 while the loop waits for something to do.
///
/// There is one main loop and its hook takes no context, so this is kept in one place.
private nonisolated let precedence = Atomic(0)
private var credit = TurnCredit(at: monotonicNanoseconds())

/// From now on, work in the background can give way to the turns of the main loop: what it does between
/// two waits. Call once, before the application runs.
public func followTurnsOfMainLoop() {
  g_main_context_set_poll_func(nil) { descriptors, count, timeout in
    // Without time to wait the turn goes on.
    guard timeout != 0 else { return g_poll(descriptors, count, timeout) }
    precedence.store(0, ordering: .relaxed)
    credit.endTurn(at: monotonicNanoseconds())
    let ready = g_poll(descriptors, count, timeout)
    precedence.store(credit.beginTurn(at: monotonicNanoseconds()), ordering: .relaxed)
    return ready
  }
}

/// Holds the calling thread up while the main loop is in a turn, so that the frame that is drawn there
/// finds the processors free: also those of a software renderer's threads wait for one otherwise.
///
/// It takes `TurnCredit.most` at most. Who waits sleeps and looks again: the main loop wakes nobody.
public nonisolated func giveWayToMainLoop() {
  while case let end = precedence.load(ordering: .relaxed), end != 0, monotonicNanoseconds() < end {
    usleep(nap)
  }
}

private nonisolated func monotonicNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
