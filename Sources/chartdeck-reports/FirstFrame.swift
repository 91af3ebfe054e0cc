import CGtk
import ChartApp
import GtkBridge

/// Says on stderr when the frame with all of a window's charts has been painted, and closes the window.
func reportFirstFrame(of window: WatchedWindow) {
  guard let clock = window.frameClock else { return }
  var id: gulong = 0
  id = connect(clock, "after-paint") {
    g_signal_handler_disconnect(clock.raw, id)
    Program.report("first frame: \(g_get_monotonic_time())")
    window.close()
  }
}
