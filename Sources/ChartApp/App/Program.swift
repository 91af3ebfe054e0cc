import CGtk
import Glibc
import GtkBridge

/// The program from its first line to its last.
public enum Program {
  /// Runs in the user's locale, and lets go of everything held before it returns the exit status; `watch`
  /// sees what its windows do.
  public static func run(arguments: [String], watch: (any WindowWatch)? = nil) -> Int32 {
    setlocale(LC_ALL, "")
    attachMainActorToMainLoop()
    let status = Application(watch: watch).run(arguments: arguments)
    reportLiveBoxes()
    return status
  }

  /// Says on stderr how many Swift objects GTK still holds, for the test that there are none.
  private static func reportLiveBoxes() {
    guard getenv("CHARTDECK_REPORT_LIVE_BOXES") != nil else { return }
    report("live boxes: \(liveBoxes)")
  }

  /// Writes a line to stderr.
  public static func report(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
