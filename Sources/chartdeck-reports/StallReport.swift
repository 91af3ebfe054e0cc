import CGtk
import ChartApp
import Glibc
import GtkBridge

/// The turns of GLib's main loop: from one wait for something to do to the next, nothing is heard.
///
/// There is one main loop and its hook takes no context, so this is kept in one place.
private struct Turns {
  /// When the present turn began, in seconds: by the clock on the wall and of this thread's work.
  var start = (clock: 0.0, work: 0.0)
  /// The longest turns so far, in milliseconds.
  var longest = (clock: 0.0, work: 0.0)
}

private var turns = Turns()
/// How long a window rests before the file is opened, and before the figures are told.
private let stallRest: UInt32 = 1500

/// Opens a file in a window that shows its first page, and measures the main loop's turns from then on.
func measureStalls(of window: WatchedWindow, opening path: String) {
  followTurns()
  after(milliseconds: stallRest) {
    turns.longest = (0, 0)
    window.open(path: path)
  }
}

/// Says on stderr how long the longest turn was up to now, once everything rests again, and closes the
/// window.
func reportStalls(of window: WatchedWindow) {
  after(milliseconds: stallRest) {
    Program.report("longest stall: \(turns.longest.clock)")
    Program.report("longest work: \(turns.longest.work)")
    window.close()
  }
}

private func after(milliseconds: UInt32, _ action: @escaping @MainActor () -> Void) {
  var later: Debounce?
  later = Debounce(milliseconds: milliseconds) {
    later = nil
    action()
  }
  later?.schedule()
}

private func followTurns() {
  g_main_context_set_poll_func(nil) { descriptors, count, timeout in
    let now = (clock: seconds(CLOCK_MONOTONIC), work: seconds(CLOCK_THREAD_CPUTIME_ID))
    turns.longest.clock = max(turns.longest.clock, (now.clock - turns.start.clock) * 1000)
    turns.longest.work = max(turns.longest.work, (now.work - turns.start.work) * 1000)
    let ready = g_poll(descriptors, count, timeout)
    turns.start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID))
    return ready
  }
}

private func seconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
