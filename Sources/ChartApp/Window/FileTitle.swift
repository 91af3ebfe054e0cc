import CGtk
import GtkBridge

/// The most letters of a folder in the middle of a narrow header bar.
private let mostLetters: gint = 24
/// Between what stands at the left of the header bar, and to the layout switcher beside it, in pixels.
private let (spacing, gap): (gint, gint) = (6, 18)

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
  /// The window's width.
  private var width: gint = 1000
  /// The folder as it is written where there is room, and ever shorter.
  private var folders: [String] = []

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
    folders = path.map { folderName(of: $0).shorterPaths } ?? remark.map { [$0] } ?? []
    gtk_widget_set_visible(folder, folders.isEmpty ? 0 : 1)
    gtk_widget_set_tooltip_text(widget, path)
    let short = folders.first { $0.count <= mostLetters } ?? folders.last ?? ""
    switcher.setTitle(name ?? "Chartdeck", from: short)
    showWhereThereIsRoom()
  }

  private func fit(_ width: Int) {
    self.width = gint(clamping: width)
    switcher.isBelow = width < leastWidth
    showWhereThereIsRoom()
  }

  private func showWhereThereIsRoom() {
    gtk_widget_set_visible(widget, hasName && !switcher.isBelow ? 1 : 0)
    write(in: room)
  }

  /// What is free between the buttons at the left and the switcher in the middle, in pixels.
  private var room: gint {
    var taken = gap
    var sibling = gtk_widget_get_prev_sibling(widget)
    while let button = sibling {
      if gtk_widget_get_visible(button) != 0 { taken += naturalWidth(of: button) + spacing }
      sibling = gtk_widget_get_prev_sibling(button)
    }
    return max(1, (width - naturalWidth(of: switcher.title.cast())) / 2 - taken)
  }

  /// Shows as much of the name as there is room for, and the whole last folders.
  private func write(in room: gint) {
    let text = String(cString: gtk_label_get_text(name.opaque))
    let length = textWidth(text, in: name)
    let letters = length > room ? max(1, room / letterWidth(in: name)) : -1
    gtk_label_set_max_width_chars(name.opaque, letters)
    let fitting = folders.first { textWidth($0, in: folder) <= room } ?? folders.last
    gtk_label_set_text(folder.opaque, fitting ?? "")
  }

  private static func label(
    _ style: String, cutAt place: PangoEllipsizeMode
  ) -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new("")!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, place)
    gtk_label_set_single_line_mode(label.opaque, 1)
    gtk_widget_add_css_class(label, style)
    return label
  }
}

/// How wide a widget likes to be, in pixels.
private func naturalWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> gint {
  var natural: gint = 0
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
  return natural
}

/// How wide a text is in the font of a label, in pixels.
private func textWidth(_ text: String, in label: UnsafeMutablePointer<GtkWidget>) -> gint {
  let layout = gtk_widget_create_pango_layout(label, text)!
  defer { g_object_unref(layout.raw) }
  var width: gint = 0
  pango_layout_get_pixel_size(layout, &width, nil)
  return width
}

/// How wide GTK takes a letter of a label to be where it has room for so many, in pixels.
private func letterWidth(in label: UnsafeMutablePointer<GtkWidget>) -> gint {
  let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(label), nil, nil)
  defer { pango_font_metrics_unref(metrics) }
  let width = max(
    pango_font_metrics_get_approximate_char_width(metrics),
    pango_font_metrics_get_approximate_digit_width(metrics))
  return max(1, width / PANGO_SCALE)
}

/// The folder that a path is in.
func folderPath(of path: String) -> String {
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  return folder.isEmpty ? "/" : folder
}

/// The folder of a path as people write it: what is theirs begins with a tilde.
func folderName(of path: String) -> String {
  let (folder, home) = (folderPath(of: path), String(cString: g_get_home_dir()))
  guard folder == home || folder.hasPrefix(home + "/"), home != "/" else { return folder }
  return "~" + folder.dropFirst(home.count)
}

extension String {
  /// A path, and ever fewer of its last folders after an ellipsis: cut at a slash, a folder keeps its name.
  fileprivate var shorterPaths: [String] {
    let parts = split(separator: "/")
    return [self] + parts.indices.dropFirst().map { "…/" + parts[$0...].joined(separator: "/") }
  }
}
