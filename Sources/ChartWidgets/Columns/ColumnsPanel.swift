import CGtk
import ChartCore
import ChartScene
import GtkBridge

private let margin: gint = 12
/// The panel's least width, in pixels: that of a narrow window less what closes the panel.
private let leastWidth: gint = 316

/// All columns of a file in a list that is searched: a check mark has one on a chart, the hand takes one there.
///
/// It changes the board through the store alone. Of any number of columns only those on the screen have a row.
@MainActor public final class ColumnsPanel {
  /// The widget that shows it.
  public let widget = Widget.column()
  /// Escape was pressed where nothing is looked for: the keyboard is to go on to the charts.
  public var onLeave: (() -> Void)?
  private let store: Store
  private var observations: [Observation] = []
  private let appearance: AppearanceSource
  private let formula: FormulaRow
  private let entry = Widget.searchEntry()
  private let count = Widget.label()
  private let list: UnsafeMutablePointer<GtkWidget>
  private let selection = gtk_no_selection_new(nil)!
  private let pages = Widget.stack()
  private let filters: WordFilters
  private var rows: [UnsafeMutableRawPointer: ColumnRowView] = [:]
  /// The columns that are listed, in order, with headings where they are needed.
  private var lines: [ColumnLine] = []
  private var names: ColumnNames
  /// The column whose row is to have the keyboard once it is there.
  private var wanted: Int?

  /// A panel of the columns of a store's file.
  public init(_ store: Store, _ appearance: AppearanceSource) {
    (self.store, self.appearance) = (store, appearance)
    names = store.columnNames
    let factory = listItemFactory()
    filters = WordFilters(store)
    formula = FormulaRow(store)
    list = gtk_list_view_new(selection, factory)!
    g_object_ref_sink(widget)
    gtk_widget_add_css_class(widget, "columns")
    gtk_widget_add_css_class(list, "columns-list")
    setAccessibleLabel(tr("Columns"), of: list)
    makeRows(with: factory)
    build()
    followEntry()
    observations = [
      store.observeTables { [weak self] _ in self?.tablesChanged() },
      store.observeData { [weak self] _, _ in self?.show() },
      appearance.observe { [weak self] in self?.show() },
    ]
    find()
  }

  isolated deinit { g_object_unref(widget) }

  /// Takes the keyboard, for a search.
  public func focus() { gtk_widget_grab_focus(entry) }

  /// Whether the keyboard is in it.
  public var holdsFocus: Bool { hasFocusWithin(widget) }
}

// MARK: - Content

extension ColumnsPanel {
  private func build() {
    gtk_widget_set_size_request(widget, leastWidth, -1)
    // The rows take the room there is: it is not to be that of the charts.
    gtk_widget_set_hexpand(widget, 0)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top] {
      set(entry, margin)
      set(formula.widget, margin)
    }
    setAccessibleLabel(tr("Search columns"), of: entry)
    gtk_search_entry_set_search_delay(entry.opaque, 0)
    gtk_box_append(widget.cast(), entry)
    gtk_box_append(widget.cast(), formula.widget)
    gtk_box_append(widget.cast(), heading(title: tr("Columns"), count))
    gtk_stack_add_named(pages.opaque, scrolled(list), "list")
    let nothing = Widget.label(tr("No column is called so."))
    gtk_widget_add_css_class(nothing, "dim-label")
    gtk_stack_add_named(pages.opaque, nothing, "nothing")
    gtk_box_append(widget.cast(), pages)
    gtk_box_append(widget.cast(), filters.widget)
  }

  private func scrolled(
    _ child: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let scroller = Widget.scroller()
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child)
    gtk_widget_set_vexpand(scroller, 1)
    return scroller
  }

  private func followEntry() {
    connect(entry, "search-changed") { [weak self] in self?.find() }
    for signal in ["activate", "next-match"] {
      connect(entry, signal) { [weak self] in self?.focusRow(from: 0) }
    }
    connect(entry, "stop-search") { [weak self] in
      guard let self else { return }
      if searched.isEmpty { onLeave?() } else { gtk_editable_set_text(entry.opaque, "") }
    }
    onKey(entry) { [weak self] key, _ in
      guard key.isOneOf(GDK_KEY_Down, GDK_KEY_KP_Down) else { return false }
      self?.focusRow(from: 0)
      return true
    }
  }

  private var foundLines: [ColumnLine] {
    names.lines(of: store.columns(matching: searched))
  }

  private var searched: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  private func find() {
    lines = foundLines
    // What the list's items say is nowhere seen: a row is found by its place.
    let places = gtk_string_list_new(nil)!
    for _ in lines { gtk_string_list_append(places, "") }
    gtk_no_selection_set_model(selection, places)
    g_object_unref(places.raw)
    gtk_stack_set_visible_child_name(pages.opaque, lines.isEmpty ? "nothing" : "list")
    show()
  }

  private func tablesChanged() {
    names = store.columnNames
    if lines == foundLines { show() } else { find() }
  }

  /// Shows the rows as the board has their columns now.
  private func show() {
    let total = store.catalog.count
    let words = Phrase(
      counting: total, one: "Search \(total) column", many: "Search \(total) columns")
    setProperty("placeholder-text", to: tr(words), of: entry)
    let shown = store.board.charts.reduce(0) { $0 + $1.content.columns.count }
    gtk_label_set_text(
      count.opaque, tr(Phrase(counting: shown, one: "\(shown) shown", many: "\(shown) shown")))
    for row in rows.values { row.show(names) }
    filters.show(appearance.current.style.formats)
  }
}

// MARK: - Rows

extension ColumnsPanel {
  private func makeRows(with factory: OpaquePointer) {
    connect(factory, "setup") { [weak self] (item: OpaquePointer) in self?.setUp(item) }
    connect(factory, "bind") { [weak self] (item: OpaquePointer) in self?.bind(item) }
    connect(factory, "unbind") { [weak self] (item: OpaquePointer) in
      self?.rows[item.raw]?.column = nil
    }
    connect(factory, "teardown") { [weak self] (item: OpaquePointer) in
      self?.rows[item.raw] = nil
    }
  }

  private func setUp(_ item: OpaquePointer) {
    let row = ColumnRowView(store, appearance, names)
    row.onStep = { [weak self, weak row] step in
      guard let self, let column = row?.column, let place = lines.firstIndex(of: .column(column))
      else { return }
      focusRow(from: place + step, step)
    }
    gtk_list_item_set_activatable(item, 0)
    gtk_list_item_set_selectable(item, 0)
    rows[item.raw] = row
  }

  private func bind(_ item: OpaquePointer) {
    let place = Int(gtk_list_item_get_position(item))
    guard let row = rows[item.raw], lines.indices.contains(place) else { return }
    switch lines[place] {
    case .heading(let table):
      let name = names.owner(ofTable: table).onOneLine.shortened
      gtk_list_item_set_child(item, columnHeading(name))
    case .column(let column):
      gtk_list_item_set_child(item, row.widget)
      row.column = column
      if wanted == column { focusWanted(row) }
    }
  }

  /// Scrolls to the first row from a place on, or back from it, and gives it the keyboard.
  private func focusRow(from place: Int, _ step: Int = 1) {
    let places = stride(from: place, to: step > 0 ? lines.count : -1, by: step)
    guard let place = places.first(where: { lines[$0].column != nil }) else {
      if step < 0 { focus() }
      return
    }
    wanted = lines[place].column
    gtk_widget_activate_action_variant(
      list, "list.scroll-to-item", g_variant_new_uint32(UInt32(place)))
    if let row = rows.values.first(where: { $0.column == wanted }) { focusWanted(row) }
  }

  private func focusWanted(_ row: ColumnRowView) {
    wanted = nil
    row.grabFocus()
  }
}

/// What a part of the panel is called, and at its end how much of it is in use.
func heading(
  title: String, _ count: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<GtkWidget> {
  let line = Widget.row(spacing: margin)
  let title = Widget.label(title)
  gtk_widget_add_css_class(title, "heading")
  gtk_widget_set_hexpand(title, 1)
  gtk_label_set_xalign(title.opaque, 0)
  gtk_widget_add_css_class(count, "dim-label")
  gtk_box_append(line.cast(), title)
  gtk_box_append(line.cast(), count)
  for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(line, margin + 6) }
  for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(line, margin) }
  return line
}
