import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// How far the rim of a letter reaches at most, in pixels.
private let rimReach = 3.0
/// The room for the widest number of a y axis, in pixels at the usual text size.
private let widestLabel = 120.0

/// The grid behind the series and the values above its lines, in front of them.
final class YTicker {
  let grid = SceneCanvas<PartKey>()
  let labels = SceneCanvas<PartKey>()

  init() {
    labels.overhang = ChartLayout.labelOverhang + rimReach
    for canvas in [grid, labels] { gtk_widget_set_can_target(canvas.widget, 0) }
  }

  /// Where the y labels can be: a picture no wider than they are costs little to draw. A second axis
  /// has its labels at the other side, and so has one that names its ends alone.
  func column(in grid: Rect, hasBothSides: Bool, textScale: Double) -> Rect {
    guard !hasBothSides else { return grid }
    return Rect(grid.x, grid.y, min(grid.width, widestLabel * textScale), grid.height)
  }
}

/// The dates under the plot.
final class XTicker {
  let picture = SceneCanvas<PartKey>()

  init() { setPointer(.select, over: picture.widget) }
}
