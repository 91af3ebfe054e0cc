import CGtk
import ChartScene
import ChartWidgets
import GtkBridge

/// The rectangles, in the coordinates of `widget`, where nothing is to lie over some content: of what is pressed there, which
/// is what can have the keyboard but the plots, as they are large; of headings; and of popovers, which would lie over
/// it. Linear in the widgets there.
func takenRects(
  in content: UnsafeMutablePointer<GtkWidget>, of widget: UnsafeMutablePointer<GtkWidget>
) -> [Rect] {
  guard gtk_widget_get_mapped(content) != 0, gtk_widget_get_can_target(content) != 0 else {
    return []
  }
  let inner = children(of: content).flatMap { child in
    gtk_widget_get_native(child) == gtk_widget_get_native(widget)
      ? takenRects(in: child, of: widget) : popoverRect(child, of: widget).map { [$0] } ?? []
  }
  guard inner.isEmpty, isTaken(content) else { return inner }
  return bounds(of: content, in: widget).map { [$0] } ?? []
}

private func children(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  sequence(first: gtk_widget_get_first_child(widget)) {
    $0.flatMap(gtk_widget_get_next_sibling)
  }.prefix { $0 != nil }.compactMap(\.self)
}

private func isTaken(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  // Of a legend's rows one has the keyboard, all are pressed.
  let isCheck = g_type_check_instance_is_a(widget.cast(), gtk_check_button_get_type()) != 0
  return isCheck || gtk_widget_has_css_class(widget, "heading") != 0
    || gtk_widget_get_focusable(widget) != 0 && gtk_widget_has_css_class(widget, "graph") == 0
}

/// Where a popover of the window is, in the coordinates of a widget there: GTK's bounds of it are those in its own surface.
private func popoverRect(
  _ popover: UnsafeMutablePointer<GtkWidget>, of widget: UnsafeMutablePointer<GtkWidget>
) -> Rect? {
  guard gtk_widget_get_mapped(popover) != 0,
    g_type_check_instance_is_a(popover.cast(), gtk_popover_get_type()) != 0,
    let surface = gtk_native_get_surface(popover.opaque),
    let window = gtk_widget_get_native(widget),
    let place = bounds(
      of: widget, in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
  else { return nil }
  var (x, y) = (0.0, 0.0)
  gtk_native_get_surface_transform(window, &x, &y)
  return Rect(
    Double(gdk_popup_get_position_x(surface)) - x - place.x,
    Double(gdk_popup_get_position_y(surface)) - y - place.y,
    Double(gdk_surface_get_width(surface)), Double(gdk_surface_get_height(surface)))
}
