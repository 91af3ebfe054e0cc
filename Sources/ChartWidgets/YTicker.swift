import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// The grid behind the series and the values above its lines, in front of them.
final class YTicker {
  let grid = SceneCanvas<Key>()
  let labels = SceneCanvas<Key>()

  struct Key: Equatable {
    let base: PictureKey
    let axes: [YAxisSample]
  }

  init() {
    labels.overhang = ChartLayout.labelOverhang + rimReach
    for canvas in [grid, labels] { gtk_widget_set_can_target(canvas.widget, 0) }
  }

  func show(
    _ scenes: some ChartScenes, of chart: ChartPicture, _ base: PictureKey,
    measure: PangoTextMeasure
  ) {
    let key = Key(base: base, axes: chart.sample.axes)
    grid.show(key, text: measure, scale: base.scale) { scenes.gridLines() }
    labels.show(key, text: measure, scale: base.scale) { scenes.yLabels(measure: measure) }
  }
}

/// How far the rim of a letter reaches at most, in pixels.
private let rimReach = 3.0
