import CGtk
import GtkBridge

/// How wide the edge is to the hand, in pixels: a line alone is hard to take hold of.
private let grip: gint = 7

/// The edge between the charts and a panel at the end of the window, which a hand drags.
final class PanelEdge {
  /// The widget between both.
  let widget = Widget.row()
  /// The panel is to have another width, in pixels.
  var onDrag: ((Double) -> Void)?

  /// An edge that nobody drags.
  init() {
    gtk_widget_set_size_request(widget, grip, -1)
    widget.addStyles("background", "side")
    gtk_box_append(widget.cast(), gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    gtk_widget_set_cursor_from_name(widget, "col-resize")
    let drag: OpaquePointer = gtk_gesture_drag_new()
    connect(drag, "drag-update") { [weak self] (x: Double, _: Double) in
      self?.dragged(drag, by: x)
    }
    gtk_widget_add_controller(widget, drag)
  }

  private func dragged(_ drag: OpaquePointer, by offset: Double) {
    guard let parent = gtk_widget_get_parent(widget) else { return }
    var (start, x) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(drag, &start, nil)
    // The edge follows the hand: only what is around it stays where it is.
    gtk_widget_translate_coordinates(widget, parent, start + offset, 0, &x, nil)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    onDrag?(isMirrored ? x : Double(gtk_widget_get_width(parent)) - x)
  }
}
