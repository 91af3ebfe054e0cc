import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The check buttons of a chart: one for each series that has one, kept and bound anew.
final class SeriesChecks {
  /// The hand wants a series switched; returns whether that can be.
  var onToggle: ((_ series: Int) -> Bool)?
  /// The hand wants only this series, or all again.
  var onSolo: ((_ series: Int) -> Void)?
  private let parent: Canvas
  private let sibling: UnsafeMutablePointer<GtkWidget>
  private var checks: [SeriesCheck] = []

  /// No buttons yet; they come into `parent`, below `sibling`.
  init(in parent: Canvas, below sibling: UnsafeMutablePointer<GtkWidget>) {
    (self.parent, self.sibling) = (parent, sibling)
  }

  /// The buttons' pictures.
  var canvases: [Canvas] { checks.map(\.picture.canvas) }

  /// Has a button for each of these series and no others.
  func bind(to series: [Series]) {
    while checks.count > series.count { gtk_widget_unparent(checks.removeLast().button) }
    while checks.count < series.count { checks.append(make(checks.count)) }
    for (check, series) in zip(checks, series) { check.setName(series.name) }
  }

  /// Places the buttons with `place`, which leaves out those without a rectangle.
  func place(in rects: [Rect], _ place: (UnsafeMutablePointer<GtkWidget>, Rect?) -> Void) {
    for (index, check) in checks.enumerated() {
      place(check.button, index < rects.count ? rects[index] : nil)
    }
  }

  /// Makes all of them as opaque.
  func fade(to opacity: Double) {
    for check in checks { gtk_widget_set_opacity(check.button, opacity) }
  }

  /// Shows the series of a picture, those that are on as such.
  func show(
    _ picture: ChartPicture, _ base: PictureKey, isOn: (Int) -> Bool, measure: PangoTextMeasure
  ) {
    for (series, check) in checks.enumerated() {
      check.show(picture, base, series: series, isOn: isOn(series), measure: measure)
    }
  }

  private func make(_ series: Int) -> SeriesCheck {
    let check = SeriesCheck()
    check.onToggle = { [weak self] in self?.toggle(series) }
    check.onSolo = { [weak self] in self?.onSolo?(series) }
    gtk_widget_insert_before(check.button, parent.widget, sibling)
    return check
  }

  private func toggle(_ series: Int) {
    if onToggle?(series) == false { checks[series].shake() }
  }
}
