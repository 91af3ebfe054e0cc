import CGtk
import GtkBridge

/// The most letters of a folder in the middle of a narrow header bar.
private let mostLetters: gint = 24
/// Between the title and the layout switcher, and at both ends of the header bar together, in pixels.
private let gap: gint = 18
/// Around a title in the middle of the header bar, and at the ends of that, in pixels.
private let titlePadding: gint = 36
/// What is left of the name of a file at least, in letters.
private let leastLetters = 3
/// A header bar that is not so much wider than the layout switcher has its title in the middle, in pixels: that is for
/// the buttons at both ends, and for some of a name.
private let leastBesideSwitcher: gint = 480

/// What a window shows, at the left of its header bar: the file's name, and below it the folder that it is in.
/// Where that is narrow it is in the middle, and the layouts are below the charts.
final class FileTitle {
  /// The widget for the left of the header bar.
  let widget = Widget.column()
  private let label = FileTitle.label("heading")
  private let folder = FileTitle.label("caption")

  private let switcher: LayoutSwitcher
  private var name: WindowName?
  /// The header bar's width.
  private var width: gint = 1000
  /// The folder as it is written where there is room, and ever shorter.
  private var folders: [String] = []

  /// The title of a window, which says nothing yet.
  init(of window: UnsafeMutablePointer<GtkWidget>, beside switcher: LayoutSwitcher) {
    self.switcher = switcher
    g_object_ref_sink(widget)
    folder.addStyles("dim-label")
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    for label in [label, folder] { gtk_box_append(widget.cast(), label) }
    show(nil, path: nil)
    connect(window, "realize") { [weak self] in
      self?.followWidth(of: window, gtk_native_get_surface(window.opaque))
    }
  }

  private func followWidth(of window: UnsafeMutablePointer<GtkWidget>, _ surface: OpaquePointer) {
    let following = connect(surface, "layout") { [weak self] (width: Int, _: Int) in
      var (x, y) = (0.0, 0.0)
      gtk_native_get_surface_transform(window.opaque, &x, &y)
      self?.fit(gint(clamping: width) - 2 * gint(x))
    }
    // A surface may outlive its window, as what was dropped on it keeps it.
    connect(window, "unrealize") { g_signal_handler_disconnect(surface.raw, following) }
  }

  /// Makes room for what else comes to the header bar, and takes that of what goes.
  func follow(_ others: [UnsafeMutablePointer<GtkWidget>]) {
    for other in others { connect(other, "notify::visible") { [weak self] in self?.write() } }
  }

  isolated deinit { g_object_unref(widget) }

  /// Shows the name of what comes from a path, nil for what has none, which a remark may say more of; without a name
  /// nothing.
  func show(_ name: WindowName?, path: String?, remark: String? = nil) {
    self.name = name
    folders = path.map { folderName(of: $0).shorterPaths } ?? remark.map { [$0] } ?? []
    gtk_widget_set_tooltip_text(widget, path)
    showWhereThereIsRoom()
  }

  private func fit(_ width: gint) {
    self.width = width
    switcher.isBelow = width < switcher.width + leastBesideSwitcher
    showWhereThereIsRoom()
  }

  private func showWhereThereIsRoom() {
    gtk_widget_set_visible(widget, name != nil && !switcher.isBelow ? 1 : 0)
    write()
  }
}

// MARK: - Room

extension FileTitle {
  /// How wide what is at both ends of the header bar is, without the title, in pixels.
  private var ends: (start: gint, end: gint) {
    guard let bar = gtk_widget_get_ancestor(widget, gtk_center_box_get_type())?.opaque else {
      return (0, 0)
    }
    let (start, end) = (gtk_center_box_get_start_widget(bar), gtk_center_box_get_end_widget(bar))
    return ((start.map(naturalWidth) ?? 0) - naturalWidth(of: widget), end.map(naturalWidth) ?? 0)
  }

  private func write() { if switcher.isBelow { writeInMiddle() } else { writeAtLeft() } }

  /// Shows as much of the name as there is room for, and whole last folders: the switcher is in the middle, unless a name
  /// needs that room.
  private func writeAtLeft() {
    let ends = ends
    let text = fitting(in: width - switcher.width - ends.start - ends.end - 2 * gap)
    let (length, middle) = (
      textWidth(text, in: label), (width - switcher.width) / 2 - ends.start - gap
    )
    gtk_label_set_text(label.opaque, text)
    setAccessibleLabel(name?.text ?? "", of: label)
    gtk_widget_set_size_request(label, length > middle ? length : -1, -1)
    let shown = folders.first { textWidth($0, in: folder) <= max(length, middle) }
    gtk_label_set_text(folder.opaque, shown ?? "")
    gtk_widget_set_visible(folder, shown == nil ? 0 : 1)
    switcher.setTitle(text.isEmpty ? "Chartdeck" : text, from: shortFolder)
  }

  /// Shows the same where the layouts are below the charts. Where there is no more room, how many files came to the first
  /// stands in place of the folder.
  private func writeInMiddle() {
    guard let name else { return switcher.setTitle("Chartdeck", from: "") }
    let room = width - ends.start - ends.end - titlePadding
    let isShort = textWidth(name.text, in: label) > room
    guard isShort, let more = name.moreText else {
      return switcher.setTitle(
        fitting(in: room), from: shortFolder)
    }
    let first = WindowName(first: name.first)
    switcher.setTitle(
      first.longest(atLeast: leastLetters) { textWidth($0, in: label) <= room }, from: more)
  }

  private var shortFolder: String {
    folders.first { $0.count <= mostLetters } ?? folders.last ?? ""
  }

  private func fitting(in room: gint) -> String {
    name?.longest(atLeast: leastLetters) { textWidth($0, in: label) <= room } ?? ""
  }

  private static func label(_ style: String) -> UnsafeMutablePointer<GtkWidget> {
    let label = Widget.label()
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_single_line_mode(label.opaque, 1)
    label.addStyles(style)
    return label
  }
}

/// How wide a widget likes to be, in pixels.
func naturalWidth(of widget: UnsafeMutablePointer<GtkWidget>) -> gint {
  var natural: gint = 0
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
  return natural
}

/// How wide a text is in the font of a label, in pixels.
private func textWidth(_ text: String, in label: UnsafeMutablePointer<GtkWidget>) -> gint {
  let layout: OpaquePointer = gtk_widget_create_pango_layout(label, text)
  defer { g_object_unref(layout.raw) }
  var width: gint = 0
  pango_layout_get_pixel_size(layout, &width, nil)
  return width
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
