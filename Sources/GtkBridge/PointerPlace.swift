import CGtk

/// Where the pointer is over a widget, in its coordinates; nil where it is elsewhere, or there is none.
@MainActor public func pointerPlace(
  over widget: UnsafeMutablePointer<GtkWidget>
) -> (x: Double, y: Double)? {
  guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
    let seat = gdk_display_get_default_seat(gdk_surface_get_display(surface)),
    let device = gdk_seat_get_pointer(seat)
  else { return nil }
  var (left, top, x, y) = (0.0, 0.0, 0.0, 0.0)
  gtk_native_get_surface_transform(native, &left, &top)
  let window: UnsafeMutablePointer<GtkWidget> = native.cast()
  guard gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0,
    gtk_widget_translate_coordinates(window, widget, x - left, y - top, &x, &y) != 0,
    gtk_widget_contains(widget, x, y) != 0
  else { return nil }
  return (x, y)
}
