import CGtk
import Glibc
import GtkBridge

// Tells when a start is over, for `script/bench`.
extension Window {
  /// Says on stderr when the frame with the charts has been painted, and closes the window.
  func reportFirstFrame() {
    guard getenv("CHARTDECK_REPORT_FIRST_FRAME") != nil,
      let clock = gtk_widget_get_frame_clock(widget)
    else { return }
    var handler: gulong = 0
    handler = connect(clock, "after-paint") { [weak self] in
      guard let self else { return }
      g_signal_handler_disconnect(clock.raw, handler)
      Program.report("first frame: \(g_get_monotonic_time())")
      gtk_window_destroy(widget.cast())
    }
  }
}
