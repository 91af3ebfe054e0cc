import CGtk
import ChartCore
import ChartWidgets
import Glibc
import GtkBridge

/// Frames before the first that counts: by then everything has been drawn once.
private let warmUp = 30
/// How far the window moves in a frame, as a part of all there is to see.
private let step = 0.004

// Tells what a frame on the screen costs, for `script/bench`.
extension Window {
  /// Moves the visible range of the first chart to and fro, a step a frame, for as many frames as
  /// the environment asks for, says on stderr what one cost the processor, and closes the window.
  func reportDrag() {
    guard let text = getenv("CHARTDECK_REPORT_DRAG"), let frames = Int(String(cString: text)),
      frames > 0, let clock = gtk_widget_get_frame_clock(widget)
    else { return }
    var frame = -warmUp
    var start = 0.0
    connect(clock, "update") { [weak self] in
      guard let self, let store, frame <= frames else { return }
      if frame == 0 { start = processorMilliseconds() }
      if frame == frames {
        Program.report("frame: \((processorMilliseconds() - start) / Double(frames))")
        after(milliseconds: 0) { [weak self] in self.map { gtk_window_destroy($0.widget.cast()) } }
      }
      store.send(.setRange(chart: 0, range(of: store.board.charts[0], at: frame + warmUp)))
      frame += 1
    }
    gdk_frame_clock_begin_updating(clock)
  }

  /// The range in a frame: as long as it is now, going from the beginning to the end and back.
  private func range(of state: ChartState, at frame: Int) -> ClosedRange<Double> {
    let (domain, span) = (state.domain, state.visibleRange.span)
    let way = (Double(frame) * step).truncatingRemainder(dividingBy: 2)
    let lower = domain.lowerBound + (domain.span - span) * (way > 1 ? 2 - way : way)
    return lower...(lower + span)
  }
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
