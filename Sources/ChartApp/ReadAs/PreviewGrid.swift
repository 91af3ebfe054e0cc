import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// More columns are not shown: the first ones tell whether a table is split where it should be.
private let mostColumns = 12

/// The first rows of a table as they are read, names and roles above, in a grid that is scrolled sideways.
final class PreviewGrid {
  /// The widget that shows them.
  let widget: Widget = gtk_scrolled_window_new()
  private var columns: [PreviewColumn] = []
  private var shape: [String] = []
  private let onRole: (String, TableRole?) -> Void

  /// No rows yet; `onRole` hears what somebody says that the column of a name is there for.
  init(onRole: @escaping (String, TableRole?) -> Void) {
    self.onRole = onRole
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_max_content_width(widget.opaque, 720)
    gtk_widget_set_size_request(widget, 300, 226)
    widget.addStyles("preview")
  }

  /// Shows a table's beginning, with the roles that somebody chose. Columns of the same names stay, and with them the
  /// keyboard.
  func show(_ preview: TablePreview, _ roles: [String: TableRole]) {
    let shown = preview.columns.prefix(mostColumns)
    let shape = shown.map { "\($0.name) \($0.cells.count)" } + ["\(preview.columns.count)"]
    if shape != self.shape { make(preview) }
    self.shape = shape
    for (index, (column, part)) in zip(shown, columns).enumerated() {
      part.show(column, isX: index == preview.x, chosen: roles[column.name])
    }
  }

  private func make(_ preview: TablePreview) {
    let grid = Widget.grid(rowSpacing: 6, columnSpacing: 18)
    columns = preview.columns.prefix(mostColumns).enumerated().map { index, column in
      PreviewColumn(column, in: grid, at: index) { [weak self] in self?.onRole(column.name, $0) }
    }
    let rest = preview.columns.count - mostColumns
    if rest > 0 {
      let more = Widget.label(
        tr(Phrase(counting: rest, one: "+\(rest) more", many: "+\(rest) more")))
      more.addStyles("dim-label")
      gtk_grid_attach(grid.cast(), more, gint(mostColumns), 0, 1, 1)
    }
    gtk_scrolled_window_set_child(widget.opaque, grid)
  }
}
