import CGtk
import ChartApp
import ChartCore
import Glibc
import GtkBridge

/// What the environment asks to be told of a window, for `script/bench`.
final class Reports: WindowWatch {
  let firstLayout: BoardLayout
  private let wantsFirstFrame: Bool
  private let dragFrames, indicatorFrames: Int?
  private let stallFile: String?

  /// The reports that the environment asks for.
  init() {
    let first = environment("CHARTDECK_REPORT_FIRST_FRAME")
    wantsFirstFrame = first != nil
    firstLayout = first.flatMap(BoardLayout.init(rawValue:)) ?? .list
    dragFrames = environment("CHARTDECK_REPORT_DRAG").flatMap { Int($0) }
    indicatorFrames = environment("CHARTDECK_REPORT_INDICATOR").flatMap { Int($0) }
    stallFile = environment("CHARTDECK_REPORT_STALLS")
  }

  func started(_ window: WatchedWindow) {
    stallFile.map { measureStalls(of: window, opening: $0) }
  }

  func showsCharts(_ window: WatchedWindow) {
    if wantsFirstFrame { reportFirstFrame(of: window) }
    dragFrames.map { report(.range, of: window, frames: $0) }
    indicatorFrames.map { report(.indicator, of: window, frames: $0) }
    if stallFile != nil { reportStalls(of: window) }
  }
}

/// Says on stderr when the frame with all of a window's charts has been painted, and closes the window.
private func reportFirstFrame(of window: WatchedWindow) {
  guard let clock = window.frameClock else { return }
  var id: gulong = 0
  id = connect(clock, "after-paint") {
    g_signal_handler_disconnect(clock.raw, id)
    Program.report("first frame: \(g_get_monotonic_time())")
    window.close()
  }
}

private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
