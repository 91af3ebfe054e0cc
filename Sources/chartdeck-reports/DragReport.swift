import CGtk
import ChartApp
import ChartCore
import ChartWidgets
import Glibc
import GtkBridge

/// Frames before the first that counts: by then everything has been drawn once.
private let warmUp = 30
/// How far the window moves in a frame, as a part of all there is to see.
private let step = 0.004

/// Moves the visible range of a window's first chart to and fro, a step a frame, for so many frames,
/// says on stderr what one cost the processor, and closes the window.
func reportDrag(of window: WatchedWindow, frames: Int) {
  guard let clock = window.frameClock else { return }
  var frame = -warmUp
  var start = 0.0
  connect(clock, "update") {
    guard let store = window.store, frame <= frames else { return }
    if frame == 0 { start = processorMilliseconds() }
    if frame == frames {
      Program.report("frame: \((processorMilliseconds() - start) / Double(frames))")
      onMainThread { window.close() }
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

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
