import Glibc
import GtkBridge

/// The program from its first line to its last.
enum Program {
  /// Runs, and lets go of everything held before it returns the exit status.
  static func run(arguments: [String]) -> Int32 {
    Application(early: EarlyReadings(arguments: arguments)).run(arguments: arguments)
  }

  /// Says on stderr how many Swift objects GTK still holds, for the test that there are none.
  static func reportLiveBoxes() {
    guard getenv("CHARTDECK_REPORT_LIVE_BOXES") != nil else { return }
    report("live boxes: \(liveBoxes)")
  }

  /// Writes a line to stderr.
  static func report(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
