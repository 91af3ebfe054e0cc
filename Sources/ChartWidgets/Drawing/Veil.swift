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

  /// A layer of the present colour.
  init(_ appearance: AppearanceSource) {
    gtk_widget_set_can_target(canvas.widget, 0)
    canvas.onDraw = { [weak self] snapshot, width, height in
      guard let self, density > 0 else { return }
      let area = Rect(Size(Double(width), Double(height)))
      fill(area, with: appearance.current.style.theme.window.faded(by: density), on: snapshot)
    }
  }
}
