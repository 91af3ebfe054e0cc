import CGtk
import GtkBridge

/// The file manager on the session bus (freedesktop.org: File Manager DBus Interface).
private let (manager, managerPath) = (
  "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
)

/// Shows a file in the desktop's file manager, selected in its folder; where none answers the folder is opened.
func showInFiles(_ path: String) {
  guard let item = g_filename_to_uri(path, nil, nil), let directory = g_path_get_dirname(path),
    let folder = g_filename_to_uri(directory, nil, nil)
  else { return }
  defer { for text in [item, directory] { g_free(text) } }
  guard let bus = g_application_get_dbus_connection(g_application_get_default()) else {
    return open(folder)
  }
  var items = [UnsafePointer<CChar>?(item)]
  var arguments = [g_variant_new_strv(&items, 1), g_variant_new_string("")]
  g_dbus_connection_call(
    bus, manager, managerPath, manager, "ShowItems", g_variant_new_tuple(&arguments, 2), nil,
    G_DBUS_CALL_FLAGS_NONE, -1, nil,
    { bus, result, folder in
      // The folder's name was handed over to this call.
      guard let folder = folder?.assumingMemoryBound(to: CChar.self) else { return }
      if let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) {
        g_variant_unref(answer)
        g_free(folder)
      } else {
        open(folder)
      }
    }, folder)
}

/// Opens a folder with the desktop's program for it, and frees its name.
private func open(_ folder: UnsafeMutablePointer<CChar>) {
  g_app_info_launch_default_for_uri(folder, nil, nil)
  g_free(folder)
}
