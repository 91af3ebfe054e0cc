import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The figures above a total's plot under the hand: a press on one has the chart draw it. They are painted with the
/// header; the buttons over them have what a press, the keyboard and screen readers need.
final class FigureButtons {
  private let model: ChartModel
  private let buttons: OneOfButtons

  /// The figures of a model's chart; the buttons come into `parent`, below `sibling`.
  init(_ model: ChartModel, in parent: Canvas, below sibling: UnsafeMutablePointer<GtkWidget>) {
    self.model = model
    buttons = OneOfButtons(
      add: { button in
        for name in ["flat", "figure"] { gtk_widget_add_css_class(button, name) }
        gtk_widget_insert_before(button, parent.widget, sibling)
      }, remove: { gtk_widget_unparent($0) })
    buttons.onChoose = { [weak self] in self?.choose($0) }
  }

  private var metrics: TableMetrics? {
    guard model.form == .full, let metrics = model.shown?.table.presentation.metrics,
      metrics.figures.count > 1
    else { return nil }
    return metrics
  }

  /// Has a button for each figure, that of the one that is drawn on.
  func bind() {
    let metrics = metrics
    buttons.show(metrics?.figures.count ?? 0, chosen: metrics?.shown ?? 0) { button, number in
      guard let name = metrics?.names[number] else { return }
      setAccessibleLabel(tr("Draw \(name)"), of: button)
      gtk_widget_set_tooltip_text(button, tr("Draw \(name)"))
    }
  }

  /// Says what each figure comes to in a picture.
  func say(_ picture: ChartPicture) {
    for (number, button) in buttons.buttons.enumerated() {
      setAccessibleDescription(picture.spokenFigure(number) ?? "", of: button)
    }
  }

  /// Puts the buttons over their figures.
  func place() {
    let places =
      model.shown.map {
        $0.layout.figurePlaces(
          of: $0.table, textScale: model.appearance.current.style.textScale,
          isMirrored: model.appearance.current.style.isMirrored)
      } ?? []
    for (number, button) in buttons.buttons.enumerated() {
      placeWidget(button, places.indices.contains(number) ? places[number] : nil)
    }
  }

  private func choose(_ number: Int) {
    guard let chart = model.chart, number != metrics?.shown else { return }
    model.store.change(.turn(chart: chart, to: number))
  }
}
