import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// A layer of the window's colour over a turned page, which fades it into the ground.
///
/// GTK's own opacity would do, but its GL renderer then draws the page's pictures one by one with
/// the turn, unfiltered and jagged; without it the page is one picture, smoothly turned.
final class Veil {
  let canvas = Canvas()
  /// How much of the page is hidden, from 0 to 1.
  var density = 0.0 {
    didSet { if density != oldValue { canvas.queueDraw() } }
  }

  init() {
    gtk_widget_set_can_target(canvas.widget, 0)
    canvas.onDraw = { [weak self] snapshot, width, height in
      guard let self, density > 0 else { return }
      let color = Theme.current.window
      var rgba = GdkRGBA(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        alpha: Float(density))
      var bounds = graphene_rect_t(
        origin: graphene_point_t(x: 0, y: 0),
        size: graphene_size_t(width: Float(width), height: Float(height)))
      gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }
  }
}
