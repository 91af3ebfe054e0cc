import CGtk
import GtkBridge

/// Hands `onFiles` the files that are dropped anywhere on a window.
func acceptFiles(
  droppedOn window: UnsafeMutablePointer<GtkWidget>, _ onFiles: @escaping ([File]) -> Void
) {
  let target: OpaquePointer = gtk_drop_target_new(0, GDK_ACTION_COPY)
  var types = [gdk_file_list_get_type(), g_file_get_type()]
  gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
  let handler = connect(target, "drop") { (value: UnsafePointer<GValue>, _: Double, _: Double) in
    let files = droppedFiles(value)
    onFiles(files)
    return !files.isEmpty
  }
  gtk_widget_add_controller(window, target)
  // GTK 4.8 never frees a target that took a drop: the handler goes with the window.
  connect(window, "destroy") { g_signal_handler_disconnect(target.raw, handler) }
}

private func droppedFiles(_ value: UnsafePointer<GValue>) -> [File] {
  guard value.pointee.g_type == gdk_file_list_get_type() else {
    return g_value_get_object(value).map { [File(borrowed: OpaquePointer($0))] } ?? []
  }
  let list = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
  defer { g_slist_free(list) }
  return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { node in
    node?.pointee.data.map { File(borrowed: OpaquePointer($0)) }
  }
}
