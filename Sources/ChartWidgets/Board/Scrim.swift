import ChartCore
import CGtk
import ChartScene
import GtkBridge

/// The width and height of the close button, in pixels: less than the ground around an opened chart twice.
private let buttonLength: Int32 = 34

/// What is around a chart set that is opened over the others: a veil between them, and a button at its
/// corner. A press on either closes it.
final class Scrim {
  let canvas = Canvas()
  /// The button, which lies over the chart set.
  let button = Widget.button(icon: "window-close-symbolic")
  var onPress: (() -> Void)?

  init() {
    gtk_widget_add_css_class(canvas.widget, "scrim")
    let click = Gesture.click()
    connect(click, "released") { [weak self] (_: Int, _: Double, _: Double) in self?.onPress?() }
    gtk_widget_add_controller(canvas.widget, click)
    for style in ["circular", "close-chart"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_tooltip_text(button, tr("Close Chart"))
    setAccessibleLabel(tr("Close Chart"), of: button)
    connect(button, "clicked") { [weak self] in self?.onPress?() }
  }

  /// Whether there is a chart set over the others.
  var isVisible = false {
    didSet {
      for part in [canvas.widget, button] { gtk_widget_set_visible(part, isVisible ? 1 : 0) }
    }
  }

  /// Has the veil over a viewport and the button at the upper right corner of a chart set.
  func place(in viewport: Size, around chart: Rect, opacity: Double) {
    gtk_widget_allocate(canvas.widget, Int32(viewport.width), Int32(viewport.height), -1, nil)
    let half = Double(buttonLength) / 2
    let right = max(0, min(chart.maxX - half, viewport.width - 2 * half))
    var box = GtkAllocation(
      x: Int32(right), y: Int32(max(0, chart.y - half)), width: buttonLength, height: buttonLength)
    gtk_widget_size_allocate(button, &box, -1)
    for part in [canvas.widget, button] { gtk_widget_set_opacity(part, opacity) }
  }
}
