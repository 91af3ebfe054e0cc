import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// A cell shows so many letters.
private let mostLetters = 20

/// A column of the first rows of a table: its name, what it is there for, which can be chosen, and its cells.
final class PreviewColumn {
  private let heading = makeLabel("heading")
  private let list: UnsafeMutablePointer<GtkWidget>
  private let cells: [UnsafeMutablePointer<GtkWidget>]
  private var choices: [(name: String, value: TableRole?)] = []
  private var isSetting = false

  /// A column at a place of a grid; `onRole` hears what somebody says that it is there for, nil for what the table tells.
  init(
    _ column: TablePreview.Column, in grid: UnsafeMutablePointer<GtkWidget>, at place: Int,
    onRole: @escaping (TableRole?) -> Void
  ) {
    list = makeDropDown([tr("Automatic")], called: tr("Role of \(column.name)"))
    cells = column.cells.map { _ in makeLabel("numeric") }
    list.addStyles("flat")
    for (row, widget) in ([heading, list] + cells).enumerated() {
      gtk_grid_attach(grid.cast(), widget, gint(place), gint(row), 1, 1)
    }
    connect(list, "notify::selected") { [weak self] in
      guard let self, !isSetting else { return }
      let place = Int(gtk_drop_down_get_selected(list.opaque))
      if choices.indices.contains(place) { onRole(choices[place].value) }
    }
  }

  /// Shows a column as it is understood, with the role that somebody chose.
  func show(_ column: TablePreview.Column, isX: Bool, chosen: TableRole?) {
    setText(column.name + (isX ? " (x)" : ""), of: heading)
    for (label, cell) in zip(cells, column.cells) {
      setText(cell.meaning, of: label)
      gtk_label_set_xalign(label.opaque, column.isOfNumbers ? 1 : 0)
      gtk_widget_set_tooltip_text(label, cell.text == cell.meaning ? nil : cell.text)
      (isX ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(label, "accent")
    }
    gtk_widget_set_tooltip_text(list, column.why.map { tr($0) })
    offer(ReadAsChoices.roles(of: column), isX ? .x : chosen)
  }

  private func offer(_ choices: [(name: String, value: TableRole?)], _ chosen: TableRole?) {
    isSetting = true
    defer { isSetting = false }
    if choices.map(\.name) != self.choices.map(\.name) {
      setTexts(choices.map(\.name), of: list)
    }
    self.choices = choices
    let place = choices.firstIndex { $0.value == chosen && chosen != .x } ?? 0
    gtk_drop_down_set_selected(list.opaque, guint(place))
  }

  /// A label that may end in an ellipsis has no more room in a grid than that.
  private func setText(_ text: String, of label: UnsafeMutablePointer<GtkWidget>) {
    gtk_label_set_text(
      label.opaque, text.count > mostLetters ? text.prefix(mostLetters - 1) + "…" : text)
  }
}

private func makeLabel(_ style: String) -> UnsafeMutablePointer<GtkWidget> {
  let label = Widget.label()
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_single_line_mode(label.opaque, 1)
  label.addStyles(style)
  return label
}
