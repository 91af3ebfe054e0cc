import CGtk
import ChartCairo
import ChartCore
import ChartScene

/// The dates under the plot.
final class XTicker {
  let picture = SceneCanvas<PartKey>()

  init() { gtk_widget_set_can_target(picture.widget, 0) }
}
