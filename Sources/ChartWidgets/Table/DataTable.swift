import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// How long a chart rests before its table follows, in milliseconds: while a hand drags nobody reads.
private let restMilliseconds: UInt32 = 120
/// GTK's lists count their height in 31 bits of pixels: so many rows are safe.
private let mostRows = 20_000_000
/// The size of a cell's letters, and what it needs beside its words, in pixels.
private let (letterSize, besideCell) = (14.0, 20.0)

/// The visible values of the chart in front as a table, which people and screen readers go through row by row; its
/// selection and the chart's indicator follow each other.
@MainActor public final class DataTable {
  /// The table, and a line that says what it is of.
  public let widget = Widget.column()
  /// It needs another width: it has other columns, or wider rows.
  public var onNeed: (() -> Void)?
  private let store: Store
  private var observations: [Observation] = []
  private let appearance: AppearanceSource
  private let title = Widget.label()
  private let remark = Widget.label()
  private let rows = RowModel()
  private let selection: OpaquePointer
  private let view: UnsafeMutablePointer<GtkWidget>
  private let scroller: TableScroller
  private var shown: TableRows?
  private var hasWeekday = false
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
    scroller = TableScroller(around: view)
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
    observations = [
      store.observe { [weak self] _, _, _ in self?.resting.schedule() },
      store.observeTables { [weak self] _ in self?.resting.schedule() },
      appearance.observe { [weak self] in self?.resting.schedule() },
    ]
    follow()
  }

  isolated deinit { g_object_unref(selection.raw) }

  /// Gives it the keyboard: to the row that the indicator reads, if there is one.
  public func focus() {
    gtk_widget_grab_focus(view)
    if let row = shown?.row(readBy: store) { scroller.focus(row) }
  }

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
    gtk_widget_set_vexpand(scroller.widget, 1)
    gtk_box_append(widget.cast(), scroller.widget)
    scroller.onWidth = { [weak self] _ in
      self?.fitWeekday()
      self?.onNeed?()
    }
  }

  /// Shows the visible points of the chart in front, if others than are shown.
  private func follow() {
    let new = TableRows(of: store, appearance.current.style.formats)
    if new != shown {
      let hasOtherColumns = new.columns.map(\.title) != shown?.columns.map(\.title)
      shown = new
      gtk_label_set_text(title.opaque, new.title.shortened)
      gtk_label_set_text(remark.opaque, new.words(showing: min(new.indexes.count, mostRows)))
      hasWeekday = fitsWeekday
      if hasOtherColumns {
        scroller.forgetRows()
        makeColumns(new)
      }
      rows.count = min(new.indexes.count, mostRows)
      if hasOtherColumns { onNeed?() }
    }
    followIndicator()
  }

  /// How wide it would like to be, in pixels.
  public var neededWidth: Double { max(naturalWidth(hasWeekday: false), scroller.rowWidth) }

  /// How wide its columns are with all that they say, about, and the weekday of dates where there is room.
  private func naturalWidth(hasWeekday: Bool) -> Double {
    guard let shown else { return 0 }
    let measure = appearance.measure
    let style = TextStyle(size: letterSize * appearance.current.style.textScale)
    return shown.columns.indices.reduce(0) { width, place in
      let samples = shown.samples(ofColumn: place, hasWeekday: hasWeekday)
      return width + (samples.map { measure.width(of: $0, style: style) }.max() ?? 0) + besideCell
    }
  }

  private var fitsWeekday: Bool { scroller.width >= naturalWidth(hasWeekday: true) }

  /// Has dates say the weekday where there is room for it.
  private func fitWeekday() {
    guard let shown, fitsWeekday != hasWeekday else { return }
    hasWeekday.toggle()
    for (item, row) in scroller.rows {
      guard let label = gtk_list_item_get_child(item) else { continue }
      gtk_label_set_text(label.opaque, shown.cell(row: row, column: 0, hasWeekday: hasWeekday))
    }
  }

  private func makeColumns(_ table: TableRows) {
    let columns = gtk_column_view_get_columns(view.opaque)
    while let column = g_list_model_get_item(columns, 0) {
      gtk_column_view_remove_column(view.opaque, OpaquePointer(column))
      g_object_unref(column)
    }
    for (place, shown) in table.columns.enumerated() {
      let column = gtk_column_view_column_new(
        shown.title.shortened, factory(ofColumn: place, isNumber: shown.hasNumbers))!
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
    let factory = listItemFactory()
    connect(factory, "setup") { (item: OpaquePointer) in
      let label = Widget.label()
      gtk_label_set_xalign(label.opaque, isNumber ? 1 : 0)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_widget_add_css_class(label, "numeric")
      gtk_list_item_set_child(item, label)
    }
    connect(factory, "bind") { [weak self] (item: OpaquePointer) in
      guard let self, let shown, let label = gtk_list_item_get_child(item) else { return }
      let row = RowModel.number(of: item)
      gtk_label_set_text(
        label.opaque, shown.cell(row: row, column: place, hasWeekday: hasWeekday))
      guard place == 0 else { return }
      scroller.bind(item, to: row)
      // The keyboard is given to the row, which GTK gives no name.
      scroller.rowWidget(of: item).map { setAccessibleLabel(shown.words(ofRow: row), of: $0) }
    }
    guard place == 0 else { return factory }
    connect(factory, "unbind") { [weak self] (item: OpaquePointer) in
      self?.scroller.bind(item, to: nil)
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
    scroller.scroll(to: row)
  }

  /// Puts the indicator where the last selected row is; who selects all of them means none.
  private func selected() {
    guard !isFollowing, let shown, let row = selectedRows(atMost: mostRows).last,
      selectedCount == 1 || selectedCount < shown.indexes.count
    else { return }
    store.send(.setIndicator(chart: shown.chart, shown.moment(ofRow: row)))
  }

  private func selectedRows(atMost most: Int) -> [Int] {
    let set = gtk_selection_model_get_selection(selection)!
    defer { gtk_bitset_unref(set) }
    let count = min(gtk_bitset_get_size(set), guint64(most))
    return (0..<guint(count)).map { Int(gtk_bitset_get_nth(set, $0)) }
  }

  private var selectedCount: Int {
    let set = gtk_selection_model_get_selection(selection)!
    defer { gtk_bitset_unref(set) }
    return Int(clamping: gtk_bitset_get_size(set))
  }
}

// MARK: - Copying

/// Other programs take no more rows than these from the clipboard: those of the largest spreadsheets.
private let mostCopiedRows = 1_048_575

extension DataTable {
  /// Copies the selected rows, or the one that has the keyboard, as spreadsheets take them.
  private func copy() {
    guard let shown else { return }
    let selected = selectedRows(atMost: mostCopiedRows)
    let rows = selected.isEmpty ? [scroller.focusedRow].compactMap(\.self) : selected
    guard !rows.isEmpty else { return store.tell(tr("No row is selected.")) }
    let all = max(rows.count, selectedCount)
    inBackground {
      shown.copied(rows)
    } then: { [weak self] (text: String) in
      guard let self else { return }
      gdk_clipboard_set_text(gtk_widget_get_clipboard(view), text)
      store.tell(sentence(copied: rows.count, of: all))
    }
  }

  private func sentence(copied count: Int, of all: Int) -> String {
    let numbers = [count, all].map { appearance.current.style.formats.value(Double($0)) }
    return tr(
      count < all
        ? "The first \(numbers[0]) of \(numbers[1]) rows copied."
        : Phrase(
          counting: count, one: "\(numbers[0]) row copied.", many: "\(numbers[0]) rows copied."))
  }
}
