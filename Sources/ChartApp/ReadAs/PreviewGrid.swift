import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// More columns are not shown: the first ones tell whether a table is split where it should be.
private let mostColumns = 12
/// A cell shows so many letters.
private let mostLetters = 20

/// The first rows of a table as they are read, names above, in a grid that is scrolled sideways.
final class PreviewGrid {
  /// The widget that shows them.
  let widget = gtk_scrolled_window_new()!

  /// No rows yet.
  init() {
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_widget_set_size_request(widget, 440, 190)
    gtk_widget_add_css_class(widget, "preview")
  }

  /// Shows a table's beginning.
  func show(_ preview: TablePreview) {
    let grid = gtk_grid_new()!
    gtk_grid_set_column_spacing(grid.cast(), 18)
    gtk_grid_set_row_spacing(grid.cast(), 6)
    for (index, column) in preview.columns.prefix(mostColumns).enumerated() {
      let isX = index == preview.x
      attach(column.name + (isX ? " (x)" : ""), "heading", to: grid, index, 0)
      for (row, cell) in column.cells.enumerated() {
        let label = attach(cell.meaning, isX ? "accent" : "numeric", to: grid, index, row + 1)
        if column.isOfNumbers { gtk_label_set_xalign(label.opaque, 1) }
        if cell.text != cell.meaning { gtk_widget_set_tooltip_text(label, cell.text) }
      }
    }
    let rest = preview.columns.count - mostColumns
    if rest > 0 {
      let more = tr(Phrase(counting: rest, one: "+\(rest) more", many: "+\(rest) more"))
      attach(more, "dim-label", to: grid, mostColumns, 0)
    }
    gtk_scrolled_window_set_child(widget.opaque, grid)
  }

  @discardableResult
  private func attach(
    _ text: String, _ style: String, to grid: UnsafeMutablePointer<GtkWidget>, _ column: Int,
    _ row: Int
  ) -> UnsafeMutablePointer<GtkWidget> {
    // A label that may end in an ellipsis has no more room in a grid than that.
    let isLong = text.count > mostLetters
    let label = gtk_label_new(isLong ? text.prefix(mostLetters - 1) + "…" : text)!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_single_line_mode(label.opaque, 1)
    gtk_widget_add_css_class(label, style)
    gtk_grid_attach(grid.cast(), label, gint(column), gint(row), 1, 1)
    return label
  }
}
