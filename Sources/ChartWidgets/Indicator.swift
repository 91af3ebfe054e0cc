import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// The hairline, the rings and the card with the values at one moment.
final class Indicator {
  let picture = SceneCanvas<Key>()

  struct Key: Equatable {
    let base: PictureKey
    let moment: Double?
    let range: ClosedRange<Double>
    let axes: [YAxisSample]
    let opacities: [Double]
    let remark: CardRemark?
    let pie: [PieSelection]
  }

  init() { gtk_widget_set_can_target(picture.widget, 0) }

  func show(
    _ scenes: some ChartScenes, of chart: ChartPicture, _ base: PictureKey,
    remark: CardRemark?, measure: PangoTextMeasure
  ) {
    let sample = chart.sample
    let key = Key(
      base: base, moment: chart.indicator, range: sample.visibleRange,
      axes: sample.axes, opacities: sample.opacities, remark: remark, pie: chart.pie)
    picture.show(key, text: measure, scale: base.scale) { scenes.overlay(measure: measure) }
  }
}
