import CGtk
import GtkBridge

/// The most letters of a name that are shown, as there is the layout switcher beside it.
private let mostLetters: gint = 24

/// Windows that are less wide have their title in the middle of the header bar, in pixels.
private let leastWidth = 760

/// What a window shows, at the left of its header bar: the file's name, and below it the folder that it is in.
/// Where that is narrow it is in the middle, and the layouts are below the charts.
final class FileTitle {
  /// The widget for the left of the header bar.
  let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let name = FileTitle.label("heading", cutAt: PANGO_ELLIPSIZE_MIDDLE)
  private let folder = FileTitle.label("caption", cutAt: PANGO_ELLIPSIZE_START)

  private let switcher: LayoutSwitcher
  private var hasName = false

  /// The title of a window, which says nothing yet.
  init(of window: UnsafeMutablePointer<GtkWidget>, beside switcher: LayoutSwitcher) {
    self.switcher = switcher
    g_object_ref_sink(widget)
    gtk_widget_add_css_class(folder, "dim-label")
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    for label in [name, folder] { gtk_box_append(widget.cast(), label) }
    show(nil, path: nil)
    connect(window, "realize") { [weak self] in
      self?.followWidth(of: window, gtk_native_get_surface(window.opaque)!)
    }
  }

  private func followWidth(of window: UnsafeMutablePointer<GtkWidget>, _ surface: OpaquePointer) {
    let following = connect(surface, "layout") { [weak self] (width: Int, _: Int) in
      self?.fit(width)
    }
    // A surface may outlive its window, as what was dropped on it keeps it.
    connect(window, "unrealize") { g_signal_handler_disconnect(surface.raw, following) }
  }

  isolated deinit { g_object_unref(widget) }

  /// Shows the name of what comes from a path, nil for what has none, which a remark may say more of; without a name
  /// nothing.
  func show(_ name: String?, path: String?, remark: String? = nil) {
    hasName = name != nil
    gtk_label_set_text(self.name.opaque, name ?? "")
    let folder = path.map(folderName(of:)) ?? remark ?? ""
    gtk_label_set_text(self.folder.opaque, folder)
    gtk_widget_set_visible(self.folder, folder.isEmpty ? 0 : 1)
    gtk_widget_set_tooltip_text(widget, path)
    switcher.setTitle(name ?? "Chartdeck", from: folder)
    showWhereThereIsRoom()
  }

  private func fit(_ width: Int) {
    switcher.isBelow = width < leastWidth
    showWhereThereIsRoom()
  }

  private func showWhereThereIsRoom() {
    gtk_widget_set_visible(widget, hasName && !switcher.isBelow ? 1 : 0)
  }

  private static func label(
    _ style: String, cutAt place: PangoEllipsizeMode
  ) -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new("")!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, place)
    gtk_label_set_max_width_chars(label.opaque, mostLetters)
    gtk_label_set_single_line_mode(label.opaque, 1)
    gtk_widget_add_css_class(label, style)
    return label
  }
}

/// The folder of a path as people write it: what is theirs begins with a tilde.
func folderName(of path: String) -> String {
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  let home = String(cString: g_get_home_dir())
  guard folder == home || folder.hasPrefix(home + "/"), home != "/" else {
    return folder.isEmpty ? "/" : folder.shortenedPath
  }
  return ("~" + folder.dropFirst(home.count)).shortenedPath
}

extension String {
  /// A path of few letters, or its last folders after an ellipsis: cut at a slash, a folder keeps its name.
  fileprivate var shortenedPath: String {
    guard count > mostLetters else { return self }
    let parts = split(separator: "/")
    let ends = parts.indices.dropFirst().map { "…/" + parts[$0...].joined(separator: "/") }
    return ends.first { $0.count <= mostLetters } ?? ends.last ?? self
  }
}
