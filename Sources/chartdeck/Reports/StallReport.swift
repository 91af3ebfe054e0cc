import CGtk
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
  /// How the loop waits when nobody looks.
  var wait: GPollFunc = g_poll
}

private var turns = Turns()
/// How long a window rests before the file is opened, and before the figures are told.
private let stallRest: UInt32 = 1500

// Tells how long the main loop stalls while a file opens, for `script/bench`.
extension Window {
  /// Opens the file that the environment names in this window, which shows its first page, says on
  /// stderr how long the longest turn of the main loop was meanwhile, and closes the window.
  func reportStalls() {
    guard let path = getenv("CHARTDECK_REPORT_STALLS").map({ String(cString: $0) }) else { return }
    followTurns()
    after(milliseconds: stallRest) { [weak self] in
      turns.longest = (0, 0)
      self?.open(File(g_file_new_for_path(path)))
    }
  }

  /// Tells of the turns up to now, once everything rests again.
  func tellStalls() {
    guard getenv("CHARTDECK_REPORT_STALLS") != nil else { return }
    after(milliseconds: stallRest) { [weak self] in
      Program.report("longest stall: \(turns.longest.clock)")
      Program.report("longest work: \(turns.longest.work)")
      self.map { gtk_window_destroy($0.widget.cast()) }
    }
  }
}

private func followTurns() {
  turns.wait = g_main_context_get_poll_func(nil)
  g_main_context_set_poll_func(nil) { descriptors, count, timeout in
    let now = (clock: seconds(CLOCK_MONOTONIC), work: seconds(CLOCK_THREAD_CPUTIME_ID))
    turns.longest.clock = max(turns.longest.clock, (now.clock - turns.start.clock) * 1000)
    turns.longest.work = max(turns.longest.work, (now.work - turns.start.work) * 1000)
    let ready = turns.wait(descriptors, count, timeout)
    turns.start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID))
    return ready
  }
}

private func seconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
