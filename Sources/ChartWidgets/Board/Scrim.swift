import CGtk
import GtkBridge

/// The veil between the cards and the chart set opened over them; a press on it closes that.
final class Scrim {
  let canvas = Canvas()
  var onPress: (() -> Void)?

  init() {
    gtk_widget_add_css_class(canvas.widget, "scrim")
    let click = gtk_gesture_click_new()!
    connect(click, "released") { [weak self] (_: Int, _: Double, _: Double) in self?.onPress?() }
    gtk_widget_add_controller(canvas.widget, click)
  }
}
