import ChartCore
import CGtk
import ChartWidgets
import GtkBridge

/// As many charts are listed: of more, a longer word tells.
private let mostRows = 50
private let size: (width: gint, height: gint) = (330, 360)
private let margin: gint = 12

/// A card at the top of a window, where people look for a chart by its title or the name of a series.
///
/// Return goes to the first one that is found, the arrows to the others; Escape closes it.
final class ChartFinder {
  private let entry: Widget = gtk_search_entry_new()
  private let list = Widget.list()
  private let store: Store
  private var popover: Popover?
  private var found: [ChartMatch] = []
  private var chosen: Int?

  /// A finder of a store's charts over the upper end of a widget; `onClose` hears which one is meant, if any.
  init(
    over parent: UnsafeMutablePointer<GtkWidget>, _ store: Store, onClose: @escaping (Int?) -> Void
  ) {
    self.store = store
    followEntry()
    connect(list, "row-activated") { [weak self] (row: OpaquePointer) in
      self?.choose(Int(gtk_list_box_row_get_index(row.cast())))
    }
    popover = Popover(content, atTopOf: parent) { [weak self] in
      guard let self else { return }
      onClose(chosen)
    }
    find()
  }

  /// Shows it.
  func present() { popover?.present() }

  private var content: UnsafeMutablePointer<GtkWidget> {
    setProperty("placeholder-text", to: tr("Search charts and series"), of: entry)
    setAccessibleLabel(tr("Search charts and series"), of: entry)
    setAccessibleLabel(tr("Charts"), of: list)
    list.addStyles("navigation-sidebar")
    let scroller = Widget.scroller(of: list)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 0)
    gtk_widget_set_vexpand(scroller, 1)
    let nothing = Widget.label(tr("No chart or series is called so."))
    nothing.addStyles("dim-label")
    gtk_widget_set_visible(nothing, 1)
    gtk_list_box_set_placeholder(list.opaque, nothing)
    gtk_widget_set_size_request(scroller, size.width, size.height)
    return .column(spacing: margin, [entry, scroller])
  }

  private func followEntry() {
    gtk_search_entry_set_search_delay(entry.opaque, 0)
    connect(entry, "search-changed") { [weak self] in self?.find() }
    connect(entry, "activate") { [weak self] in self?.choose(0) }
    connect(entry, "stop-search") { [weak self] in self?.close() }
  }

  private func find() {
    let words = String(cString: gtk_editable_get_text(entry.opaque))
    found = store.charts(matching: words, most: mostRows)
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(list.opaque, row.cast())
    }
    for match in found {
      let lines = row(of: match)
      gtk_list_box_append(list.opaque, lines)
      // GTK's own widget around the lines can have the keyboard, and would have no name.
      let title = String(match.title.prefix(longestText))
      gtk_widget_get_parent(lines).map { setAccessibleLabel(title, of: $0) }
    }
    gtk_list_box_select_row(list.opaque, gtk_list_box_get_row_at_index(list.opaque, 0))
  }

  private func row(of match: ChartMatch) -> UnsafeMutablePointer<GtkWidget> {
    let lines = Widget.column(spacing: 2)
    for (text, style) in [
      (match.title, "heading"), (match.series.joined(separator: ", "), "dim-label"),
    ] {
      let label = Widget.label(String(text.prefix(longestText)))
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      label.addStyles(style)
      gtk_box_append(lines.cast(), label)
    }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(lines, margin / 2) }
    return lines
  }

  private func choose(_ index: Int) {
    guard found.indices.contains(index) else { return }
    chosen = found[index].chart
    close()
  }

  private func close() { popover?.close() }
}

/// A label is cut to so many letters: it shows some forty of them.
private let longestText = 200
