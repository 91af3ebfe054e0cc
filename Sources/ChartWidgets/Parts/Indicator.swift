import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// The hairline, the rings and the card with the values at one moment.
final class Indicator {
  let picture = SceneCanvas<PartKey>()

  init() { gtk_widget_set_can_target(picture.widget, 0) }
}
