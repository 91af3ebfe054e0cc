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

/// What the frames do to a window's first chart, a step each, to and fro.
enum FrameMotion {
  /// Its visible range moves.
  case range
  /// Its indicator moves over the visible range.
  case indicator

  fileprivate func action(on state: ChartState, at frame: Int) -> Board.Action {
    switch self {
    case .range: .setRange(chart: 0, visibleRange(of: state, at: frame))
    case .indicator: .setIndicator(chart: 0, moment(of: state, at: frame))
    }
  }
}

/// Moves a window's first chart for so many frames, says on stderr what one cost the processor, and closes the
/// window.
func report(_ motion: FrameMotion, of window: WatchedWindow, frames: Int) {
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
    store.send(motion.action(on: store.board.charts[0].view, at: frame + warmUp))
    frame += 1
  }
  gdk_frame_clock_begin_updating(clock)
}

/// The range in a frame: as long as it is now, going from the beginning to the end and back.
private func visibleRange(of state: ChartState, at frame: Int) -> ClosedRange<Double> {
  let (domain, span) = (state.domain, state.visibleRange.span)
  let lower = domain.lowerBound + (domain.span - span) * way(at: frame)
  return lower...(lower + span)
}

/// The moment in a frame, from the beginning of the visible range to its end and back.
private func moment(of state: ChartState, at frame: Int) -> Double {
  state.visibleRange.lowerBound + state.visibleRange.span * way(at: frame)
}

/// How far from one end to the other a frame is.
private func way(at frame: Int) -> Double {
  let way = (Double(frame) * step).truncatingRemainder(dividingBy: 2)
  return way > 1 ? 2 - way : way
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
