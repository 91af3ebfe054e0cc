public import CGtk
public import ChartScene

/// Where a widget is in another one, in that one's pixels; nil where they are in no window together.
public func bounds(
  of content: UnsafeMutablePointer<GtkWidget>, in widget: UnsafeMutablePointer<GtkWidget>
) -> Rect? {
  var bounds = graphene_rect_t()
  guard gtk_widget_compute_bounds(content, widget, &bounds) != 0 else { return nil }
  return Rect(
    Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
    Double(bounds.size.height))
}
