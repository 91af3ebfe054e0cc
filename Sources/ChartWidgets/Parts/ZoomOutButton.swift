import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The button in a detail's header that leads back to the overview.
///
/// It is made when it is first needed.
final class ZoomOutButton {
  /// The user wants the overview.
  var onClick: (() -> Void)?
  private let icon = SceneCanvas<Color>()
  private var button: UnsafeMutablePointer<GtkWidget>?

  /// From the button's edge to its icon, in pixels, as in the style sheet.
  private static let padding = 8.0
  /// From the icon to the words, in pixels.
  private static let space: gint = 6

  isolated deinit { if let button { g_object_unref(button) } }

  /// Whether the keyboard is on it.
  var hasFocus: Bool { button.map { gtk_widget_has_focus($0) != 0 } ?? false }

  /// Shows it for the chart of this title.
  func show(title: String, in parent: Canvas, below sibling: UnsafeMutablePointer<GtkWidget>) {
    let button = button ?? make()
    self.button = button
    if gtk_widget_get_parent(button) == nil {
      gtk_widget_insert_before(button, parent.widget, sibling)
    }
    setAccessibleLabel(tr("Zoom Out: \(title.shortened)"), of: button)
    gtk_widget_set_visible(button, 1)
  }

  /// Takes it away.
  func hide() { button.map { gtk_widget_set_visible($0, 0) } }

  /// Makes it as opaque as it is to be, from 0 to 1.
  func fade(to opacity: Double) { button.map { gtk_widget_set_opacity($0, opacity) } }

  /// Puts it where the header begins.
  func place(in header: Rect, color: Color, measure: PangoTextMeasure) {
    guard let button, gtk_widget_get_visible(button) != 0 else { return }
    icon.show(color, text: measure) { zoomOutIcon(color: color) }
    let size = naturalSize(of: button)
    let height = max(size.height, header.height.rounded())
    var box = GtkAllocation(
      x: Int32(
        (gtk_widget_get_direction(button) == GTK_TEXT_DIR_RTL
          ? header.maxX + Self.padding - size.width : header.x - Self.padding).rounded()),
      y: Int32((header.midY - height / 2).rounded()), width: Int32(size.width),
      height: Int32(height))
    gtk_widget_set_child_visible(button, header.height > 0 ? 1 : 0)
    gtk_widget_size_allocate(button, &box, -1)
  }

  private func naturalSize(of button: UnsafeMutablePointer<GtkWidget>) -> Size {
    var (width, height): (gint, gint) = (0, 0)
    gtk_widget_measure(button, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    gtk_widget_measure(button, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return Size(Double(width), Double(height))
  }

  private func make() -> UnsafeMutablePointer<GtkWidget> {
    let button = Widget.button()
    g_object_ref_sink(button)
    icon.canvas.onMeasure = { _ in (Int(zoomOutIconLength), Int(zoomOutIconLength)) }
    gtk_widget_set_valign(icon.widget, GTK_ALIGN_CENTER)
    let content = Widget.row(spacing: Self.space)
    gtk_box_append(content.cast(), icon.widget)
    gtk_box_append(content.cast(), gtk_label_new(tr("Zoom Out")))
    gtk_button_set_child(button.cast(), content)
    for name in ["flat", "zoom-out"] { gtk_widget_add_css_class(button, name) }
    connect(button, "clicked") { [weak self] in self?.onClick?() }
    return button
  }
}

/// The icon's width and height in pixels.
let zoomOutIconLength = 16.0

/// A magnifier with a minus: icon themes have it as a plain minus, which would say "remove".
func zoomOutIcon(color: Color) -> Scene {
  let clear = color.faded(by: 0)
  return Scene(
    size: Size(zoomOutIconLength, zoomOutIconLength),
    items: [
      .ring(center: Point(6.75, 6.75), radius: 5, width: 2, fill: clear, color: color),
      .polyline([Point(10.75, 10.75), Point(14.25, 14.25)], width: 2.5, color: color),
      .polyline([Point(4.75, 6.75), Point(8.75, 6.75)], width: 1.75, color: color),
    ])
}
