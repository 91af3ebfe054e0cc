import CGtk
import ChartCore
import Glibc
import GtkBridge

/// Its value is a layout to start in, or anything else.
private let variable = "CHARTDECK_REPORT_FIRST_FRAME"

// Tells when a start is over, for `script/bench`.
extension Window {
  /// Says on stderr when the frame with all of the charts has been painted, and closes the window.
  func reportFirstFrame() {
    guard getenv(variable) != nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
    connectOnce(clock, "after-paint") { [weak self] in
      Program.report("first frame: \(g_get_monotonic_time())")
      self.map { gtk_window_destroy($0.widget.cast()) }
    }
  }

  /// The layout that windows open in.
  static var firstLayout: BoardLayout {
    getenv(variable).flatMap { BoardLayout(rawValue: String(cString: $0)) } ?? .list
  }
}

/// Calls `handler` the first time that `object` emits `signal`.
func connectOnce(_ object: OpaquePointer, _ signal: String, _ handler: @escaping () -> Void) {
  var id: gulong = 0
  id = connect(object, signal) {
    g_signal_handler_disconnect(object.raw, id)
    handler()
  }
}

/// Does something later.
func after(milliseconds: UInt32, _ action: @escaping @MainActor @Sendable () -> Void) {
  inBackground({ _ = usleep(milliseconds * 1000) }, then: action)
}
