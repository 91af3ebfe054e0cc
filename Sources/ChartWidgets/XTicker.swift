import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// The dates under the plot.
final class XTicker {
  let picture = SceneCanvas<Key>()

  struct Key: Equatable {
    let base: PictureKey
    let range: ClosedRange<Double>
    let layers: [XLayer]
  }

  init() { gtk_widget_set_can_target(picture.widget, 0) }

  func show(
    _ scenes: some ChartScenes, of chart: ChartPicture, _ base: PictureKey,
    measure: PangoTextMeasure
  ) {
    let key = Key(base: base, range: chart.sample.visibleRange, layers: chart.sample.xLayers)
    picture.show(key, text: measure, scale: base.scale) { scenes.xLabels(measure: measure) }
  }
}
