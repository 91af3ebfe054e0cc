import CGtk
import ChartCore
import ChartScene

/// Places a widget in its parent, or leaves it out where it has no place.
func placeWidget(_ widget: UnsafeMutablePointer<GtkWidget>, _ rect: Rect?) {
  gtk_widget_set_child_visible(widget, rect == nil ? 0 : 1)
  guard let rect else { return }
  var minimum: gint = 0
  // GTK wants a widget measured before it is placed.
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
  var box = GtkAllocation(
    x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
    width: max(minimum, Int32(rect.width.rounded())), height: Int32(rect.height.rounded()))
  gtk_widget_size_allocate(widget, &box, -1)
}

/// Gives a widget a style class, or takes it away.
public func setClass(_ name: String, _ isSet: Bool, of widget: UnsafeMutablePointer<GtkWidget>) {
  if isSet {
    gtk_widget_add_css_class(widget, name)
  } else {
    gtk_widget_remove_css_class(widget, name)
  }
}
