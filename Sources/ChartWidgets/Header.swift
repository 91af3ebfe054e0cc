import ChartCairo
import ChartCore
import ChartScene

/// A chart's title at the left and its visible range in words at the right.
final class Header {
  let picture = SceneCanvas<Key>()

  struct Key: Equatable {
    let base: PictureKey
    let range: ClosedRange<Double>
  }

  func show(
    _ scenes: some ChartScenes, of chart: ChartPicture, _ base: PictureKey,
    measure: PangoTextMeasure
  ) {
    picture.show(
      Key(base: base, range: chart.sample.visibleRange), text: measure, scale: base.scale
    ) {
      scenes.header(measure: measure)
    }
  }
}
