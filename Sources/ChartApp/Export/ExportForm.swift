import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// The largest scale of a picture.
private let mostScale = 4
/// Light and dark, as people choose them.
private let colorNames = [tr("Light"), tr("Dark")]

/// The rows in which people say what they want of the charts of a window.
final class ExportForm {
  /// The rows.
  let widget = Widget.grid(rowSpacing: 6, columnSpacing: 12)
  private let format = makeDropDown(ExportFormat.ofCharts.map(\.name), called: tr("Format"))
  private let charts = makeDropDown(
    [tr("The chart in front"), tr("All charts")], called: tr("Charts"))
  private let parts = makeDropDown(
    [tr("With mini-map and buttons"), tr("Chart and legend alone")], called: tr("Parts"))
  private let scale = makeDropDown((1...mostScale).map { "\($0) ×" }, called: tr("Scale"))
  private let colors = makeDropDown(colorNames, called: tr("Colors"))
  private lazy var rows = [
    (format, Widget.label(mnemonic: tr("_Format"))),
    (charts, Widget.label(mnemonic: tr("C_harts"))),
    (parts, Widget.label(mnemonic: tr("_Parts"))),
    (scale, Widget.label(mnemonic: tr("Sc_ale"))),
    (colors, Widget.label(mnemonic: tr("C_olors"))),
  ]
  private let hasSeveral: Bool

  /// Rows that begin with a choice; `hasSeveral` where there are charts beside the one in front.
  init(_ choice: ExportChoice, hasSeveral: Bool) {
    self.hasSeveral = hasSeveral
    arrange()
    select(ExportFormat.ofCharts.firstIndex(of: choice.format) ?? 0, in: format)
    select(choice.isOfAll ? 1 : 0, in: charts)
    select(choice.hasControls ? 0 : 1, in: parts)
    select(choice.scale - 1, in: scale)
    select(choice.isDark ? 1 : 0, in: colors)
    connect(format, "notify::selected") { [weak self] in self?.showRows() }
    showRows()
  }

  /// What is chosen.
  var choice: ExportChoice {
    let format = ExportFormat.ofCharts[selected(format)]
    return ExportChoice(
      format: format, isOfAll: hasSeveral && format.holdsSeveral && selected(charts) == 1,
      scale: selected(scale) + 1, hasControls: selected(parts) == 0, isDark: selected(colors) == 1)
  }

  private func arrange() {
    for (index, (field, label)) in rows.enumerated() {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_mnemonic_widget(label.opaque, field)
      // The label names it now.
      gtk_accessible_reset_property(field.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
      gtk_widget_set_hexpand(field, 1)
      gtk_grid_attach(widget.cast(), label, 0, gint(index), 1, 1)
      gtk_grid_attach(widget.cast(), field, 1, gint(index), 1, 1)
    }
  }

  /// Shows what can be chosen with the format.
  private func showRows() {
    let format = ExportFormat.ofCharts[selected(format)]
    show(charts, hasSeveral && format.holdsSeveral)
    show(parts, format.picture != nil)
    show(scale, format == .png)
    show(colors, format.picture != nil)
  }

  private func show(_ field: UnsafeMutablePointer<GtkWidget>, _ isVisible: Bool) {
    for (other, label) in rows where other == field {
      for part in [field, label] { gtk_widget_set_visible(part, isVisible ? 1 : 0) }
    }
  }
}

private func select(_ place: Int, in list: UnsafeMutablePointer<GtkWidget>) {
  gtk_drop_down_set_selected(list.opaque, guint(place))
}

private func selected(_ list: UnsafeMutablePointer<GtkWidget>) -> Int {
  Int(gtk_drop_down_get_selected(list.opaque))
}
