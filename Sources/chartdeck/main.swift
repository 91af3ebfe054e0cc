import CGtk
import Glibc
import GtkBridge

setlocale(LC_ALL, "")
attachMainActorToMainLoop()
let status = run(arguments: CommandLine.arguments)
reportLiveBoxes()
exit(status)

/// Runs the program and lets go of everything it held before it returns.
func run(arguments: [String]) -> Int32 {
  let application = Application()
  return application.run(arguments: arguments)
}

/// Says on stderr what GTK still holds, for the test that nothing does.
func reportLiveBoxes() {
  guard getenv("CHARTDECK_REPORT_LIVE_BOXES") != nil else { return }
  fputs("live boxes: \(liveBoxes)\n", stderr)
}
