import CGtk
import GtkBridge

/// A column view that scrolls, knows the widgets of the rows that are seen, and goes to a row as soon as it has a size.
final class TableScroller {
  /// The widget around the view.
  let widget = Widget.scroller()
  /// It has another width, in pixels, or wider rows. Never within an allocation.
  var onWidth: ((Double) -> Void)?
  /// How wide it is, in pixels; 0 before it has a place.
  private(set) var width = 0.0
  /// How wide its rows have been at most, in pixels: those that are seen, and some around them.
  private(set) var rowWidth = 0.0
  private let view: UnsafeMutablePointer<GtkWidget>
  /// The rows of the items that are bound, those of the first column.
  private(set) var rows: [OpaquePointer: Int] = [:]
  /// The row to go to, and whether it is to have the keyboard.
  private var wanted: (row: Int, isFocused: Bool)?
  private lazy var soon = Debounce(milliseconds: 0) { [weak self] in self?.settle() }

  /// A scroller around a column view.
  init(around view: UnsafeMutablePointer<GtkWidget>) {
    self.view = view
    gtk_scrolled_window_set_child(widget.opaque, view)
    let across = gtk_scrolled_window_get_hadjustment(widget.opaque)!
    let along = gtk_scrolled_window_get_vadjustment(widget.opaque)!
    // All come within an allocation, in which nothing may be scrolled.
    for change in ["notify::page-size", "notify::upper"] {
      connect(across, change) { [weak self] in self?.soon.schedule() }
    }
    connect(along, "notify::page-size") { [weak self] in self?.soon.schedule() }
  }

  /// Scrolls to a row: at once, or when it has a height. GTK makes but one row of a list that is scrolled before.
  func scroll(to row: Int) {
    wanted = (row, wanted?.isFocused ?? false)
    soon.schedule()
  }

  /// Scrolls to a row and gives it the keyboard.
  func focus(_ row: Int) {
    wanted = (row, true)
    soon.schedule()
  }

  /// Its rows are others.
  func forgetRows() { rowWidth = 0 }

  /// An item of the first column shows a row, or none any more.
  func bind(_ item: OpaquePointer, to row: Int?) { rows[item] = row }

  /// The widget of an item's row, which is given the keyboard.
  func rowWidget(of item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_list_item_get_child(item).flatMap { gtk_widget_get_parent($0) }
      .flatMap { gtk_widget_get_parent($0) }
  }

  /// The row that has the keyboard.
  var focusedRow: Int? {
    guard let root = gtk_widget_get_root(view), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    return rows.first { rowWidget(of: $0.key) == focus }?.value
  }

  private func settle() {
    let adjustment = gtk_scrolled_window_get_hadjustment(widget.opaque)
    let width = gtk_adjustment_get_page_size(adjustment)
    let upper = gtk_adjustment_get_upper(adjustment)
    // Rows that are narrower fill the width, whatever they need.
    let rowWidth = upper > width ? max(rowWidth, upper) : rowWidth
    if width != self.width || rowWidth != self.rowWidth {
      (self.width, self.rowWidth) = (width, rowWidth)
      onWidth?(width)
    }
    goToWanted()
  }

  private func goToWanted() {
    let along = gtk_scrolled_window_get_vadjustment(widget.opaque)
    guard let (row, isFocused) = wanted, gtk_adjustment_get_page_size(along) > 0, let list else {
      return
    }
    wanted = nil
    gtk_widget_activate_action_variant(
      list, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
    guard isFocused, let item = rows.first(where: { $0.value == row })?.key else { return }
    rowWidget(of: item).map { _ = gtk_widget_grab_focus($0) }
  }

  /// The list of rows within the view.
  private var list: UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(view)
    while let part = child, g_type_check_instance_is_a(part.cast(), gtk_list_view_get_type()) == 0 {
      child = gtk_widget_get_next_sibling(part)
    }
    return child
  }
}
