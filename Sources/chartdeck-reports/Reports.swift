import ChartApp
import ChartCore
import Glibc

/// What the environment asks to be told of a window, for `script/bench`.
final class Reports: WindowWatch {
  let firstLayout: BoardLayout
  private let wantsFirstFrame: Bool
  private let dragFrames: Int?
  private let stallFile: String?

  /// The reports that the environment asks for.
  init() {
    let first = environment("CHARTDECK_REPORT_FIRST_FRAME")
    wantsFirstFrame = first != nil
    firstLayout = first.flatMap(BoardLayout.init(rawValue:)) ?? .list
    dragFrames = environment("CHARTDECK_REPORT_DRAG").flatMap { Int($0) }
    stallFile = environment("CHARTDECK_REPORT_STALLS")
  }

  func started(_ window: WatchedWindow) {
    stallFile.map { measureStalls(of: window, opening: $0) }
  }

  func showsCharts(_ window: WatchedWindow) {
    if wantsFirstFrame { reportFirstFrame(of: window) }
    dragFrames.map { reportDrag(of: window, frames: $0) }
    if stallFile != nil { reportStalls(of: window) }
  }
}

private func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
