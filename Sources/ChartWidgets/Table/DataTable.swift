import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How long a chart rests before its table follows, in milliseconds: while a hand drags nobody reads.
private let restMilliseconds: UInt32 = 120
/// GTK's lists count their height in 31 bits of pixels: so many rows are safe.
private let mostRows = 20_000_000

/// The visible values of the chart in front as a table, which people and screen readers go through row by row; its
/// selection and the chart's indicator follow each other.
@MainActor public final class DataTable {
  /// The table, and a line that says what it is of.
  public let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let store: Store
  private let appearance: AppearanceSource
  private let title = gtk_label_new("")!
  private let remark = gtk_label_new("")!
  private let rows = RowModel()
  private let selection: OpaquePointer
  private let view: UnsafeMutablePointer<GtkWidget>
  private var shown: TableRows?
  private var isFollowing = false
  private lazy var resting = Debounce(milliseconds: restMilliseconds) { [weak self] in
    self?.follow()
  }

  /// The table of the chart in front of a store.
  public init(_ store: Store, _ appearance: AppearanceSource) {
    (self.store, self.appearance) = (store, appearance)
    // Both take over a reference.
    g_object_ref(rows.list.raw)
    selection = gtk_multi_selection_new(rows.list)!
    view = gtk_column_view_new(selection)
    g_object_ref(selection.raw)
    arrange()
    connect(selection, "selection-changed") { [weak self] in self?.selected() }
    onKey(view) { [weak self] key, modifiers in
      guard let self, key.isOneOf(GDK_KEY_c), has(GDK_CONTROL_MASK, in: modifiers) else {
        return false
      }
      copy()
      return true
    }
    store.observe { [weak self] _, _, _ in self?.resting.schedule() }
    store.observeTables { [weak self] _ in self?.resting.schedule() }
    appearance.observe { [weak self] in self?.resting.schedule() }
    follow()
  }

  isolated deinit { g_object_unref(selection.raw) }

  /// Gives it the keyboard.
  public func focus() { gtk_widget_grab_focus(view) }

  /// Whether it has the keyboard.
  public var holdsFocus: Bool { hasFocusWithin(widget) }
}

// MARK: - What it shows

extension DataTable {
  private func arrange() {
    for (label, style) in [(title, "heading"), (remark, "dim-label")] {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label, style)
      for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(label, 12) }
      gtk_box_append(widget.cast(), label)
    }
    gtk_widget_add_css_class(remark, "caption")
    gtk_widget_set_margin_top(title, 12)
    gtk_widget_set_margin_bottom(remark, 9)
    gtk_column_view_set_show_row_separators(view.opaque, 1)
    setAccessibleLabel(tr("Data table"), of: view)
    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(scrolled.opaque, view)
    gtk_widget_set_vexpand(scrolled, 1)
    gtk_box_append(widget.cast(), scrolled)
  }

  /// Shows the visible points of the chart in front, if others than are shown.
  private func follow() {
    let new = TableRows(of: store, appearance.current.style.formats)
    if new != shown {
      let hasOtherColumns = new.columns != shown?.columns
      shown = new
      gtk_label_set_text(title.opaque, new.title.shortened)
      gtk_label_set_text(remark.opaque, new.words(showing: min(new.indexes.count, mostRows)))
      if hasOtherColumns { makeColumns(new) }
      rows.count = min(new.indexes.count, mostRows)
    }
    followIndicator()
  }

  private func makeColumns(_ table: TableRows) {
    let columns = gtk_column_view_get_columns(view.opaque)
    while let column = g_list_model_get_item(columns, 0) {
      gtk_column_view_remove_column(view.opaque, OpaquePointer(column))
      g_object_unref(column)
    }
    for (place, name) in table.columns.enumerated() {
      let column = gtk_column_view_column_new(
        name.shortened, factory(ofColumn: place, isNumber: place > 0))!
      gtk_column_view_column_set_resizable(column, 1)
      gtk_column_view_column_set_expand(column, place == 0 ? 1 : 0)
      gtk_column_view_append_column(view.opaque, column)
      g_object_unref(column.raw)
    }
  }

  /// Makes the cells of a column as they are seen.
  private func factory(
    ofColumn place: Int, isNumber: Bool
  ) -> OpaquePointer {
    let factory = gtk_signal_list_item_factory_new()!
    connect(factory, "setup") { (item: OpaquePointer) in
      let label = gtk_label_new("")!
      gtk_label_set_xalign(label.opaque, isNumber ? 1 : 0)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_widget_add_css_class(label, "numeric")
      gtk_list_item_set_child(item, label)
    }
    connect(factory, "bind") { [weak self] (item: OpaquePointer) in
      guard let self, let shown, let label = gtk_list_item_get_child(item) else { return }
      let row = RowModel.number(of: item)
      gtk_label_set_text(label.opaque, shown.cell(row: row, column: place))
      // The keyboard is given to the row, which GTK gives no name.
      let widget = gtk_widget_get_parent(label).flatMap { gtk_widget_get_parent($0) }
      if place == 0 { widget.map { setAccessibleLabel(shown.words(ofRow: row), of: $0) } }
    }
    return factory
  }
}

// MARK: - Selection and indicator

extension DataTable {
  /// Selects the row that the indicator reads, and scrolls to it.
  private func followIndicator() {
    guard let shown, let row = shown.row(readBy: store), row < rows.count,
      gtk_selection_model_is_selected(selection, guint(row)) == 0
    else { return }
    isFollowing = true
    gtk_selection_model_select_item(selection, guint(row), 1)
    isFollowing = false
    scroll(to: row)
  }

  private func scroll(to row: Int) {
    var child = gtk_widget_get_first_child(view)
    while let part = child, g_type_check_instance_is_a(part.cast(), gtk_list_view_get_type()) == 0 {
      child = gtk_widget_get_next_sibling(part)
    }
    guard let child else { return }
    gtk_widget_activate_action_variant(
      child, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
  }

  /// Puts the indicator where the last selected row is.
  private func selected() {
    guard !isFollowing, let shown, let row = selectedRows.last else { return }
    store.send(.setIndicator(chart: shown.chart, shown.moment(ofRow: row)))
  }

  private var selectedRows: [Int] {
    let set = gtk_selection_model_get_selection(selection)!
    defer { gtk_bitset_unref(set) }
    let count = min(gtk_bitset_get_size(set), guint64(mostCopiedRows))
    return (0..<guint(count)).map { Int(gtk_bitset_get_nth(set, $0)) }
  }
}

// MARK: - Copying

/// Other programs take no more rows than these from the clipboard: those of the largest spreadsheets.
private let mostCopiedRows = 1_048_575

extension DataTable {
  /// Copies the selected rows, their cells apart by tabs, as spreadsheets take them.
  private func copy() {
    guard let shown else { return }
    let rows = selectedRows
    guard !rows.isEmpty else { return store.tell(tr("No row is selected.")) }
    let lines = [shown.columns.joined(separator: "\t")] + rows.map(shown.copied)
    gdk_clipboard_set_text(gtk_widget_get_clipboard(view), lines.joined(separator: "\n"))
    store.tell(
      tr(
        Phrase(
          counting: rows.count, one: "\(rows.count) row copied.",
          many: "\(rows.count) rows copied.")))
  }
}
