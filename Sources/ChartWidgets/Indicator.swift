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
    let domains: [ClosedRange<Double>]
    let opacities: [Double]
  }

  init() { gtk_widget_set_can_target(picture.widget, 0) }

  func show(_ chart: ChartPicture, _ base: PictureKey, measure: PangoTextMeasure) {
    let sample = chart.sample
    let key = Key(
      base: base, moment: chart.indicator, range: sample.visibleRange,
      domains: sample.axes.map(\.domain),
      opacities: sample.opacities)
    picture.show(key, text: measure, scale: base.scale) { chart.overlay(measure: measure) }
  }
}
