import CGtk
import ChartScene
import GtkBridge

/// What the hand carries: a column's number, which no other program takes.
private let columnType: GType = 6 << 2  // G_TYPE_INT, a macro that Swift does not see

/// What is dragged of a column.
func contentProvider(ofColumn column: Int) -> OpaquePointer {
  var value = GValue()
  g_value_init(&value, columnType)
  g_value_set_int(&value, gint(column))
  defer { g_value_unset(&value) }
  return gdk_content_provider_new_for_value(&value)!.opaque
}

/// Hands `onDrop` the columns that are dropped on a widget, with the place; `onMove` hears where the hand is, and
/// nil where it has gone.
func acceptColumns(
  droppedOn widget: UnsafeMutablePointer<GtkWidget>,
  onMove: @escaping (Point?) -> Void,
  onDrop: @escaping (Int, Point) -> Void
) {
  let target = gtk_drop_target_new(columnType, GDK_ACTION_MOVE)!
  let handler = connect(target, "drop") { (value: UnsafePointer<GValue>, x: Double, y: Double) in
    onMove(nil)
    onDrop(Int(g_value_get_int(value)), Point(x, y))
    return true
  }
  gtk_widget_add_controller(widget, target)
  // GTK 4.8 never frees a target that took a drop: the handler goes with the widget.
  connect(widget, "destroy") { g_signal_handler_disconnect(target.raw, handler) }
  followDrops(over: widget, onMove)
}

private func followDrops(
  over widget: UnsafeMutablePointer<GtkWidget>,
  _ onMove: @escaping (Point?) -> Void
) {
  let motion = Controller.dropMotion()
  for signal in ["enter", "motion"] {
    connect(motion, signal) { (x: Double, y: Double) in
      onMove(isOfColumn(gtk_drop_controller_motion_get_drop(motion)) ? Point(x, y) : nil)
    }
  }
  connect(motion, "leave") { onMove(nil) }
  gtk_widget_add_controller(widget, motion)
}

private func isOfColumn(_ drop: OpaquePointer?) -> Bool {
  drop.map { gdk_content_formats_contain_gtype(gdk_drop_get_formats($0), columnType) != 0 } ?? false
}
