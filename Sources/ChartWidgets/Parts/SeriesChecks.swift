import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The check buttons of a chart: one for each series that has one, kept and bound anew.
final class SeriesChecks {
  private let model: ChartModel
  private let raising: Raising
  private let parent: Canvas
  private let sibling: UnsafeMutablePointer<GtkWidget>
  private var checks: [SeriesCheck] = []

  /// The buttons of a model's chart; they come into `parent`, below `sibling`.
  init(
    _ model: ChartModel, raising: Raising, in parent: Canvas,
    below sibling: UnsafeMutablePointer<GtkWidget>
  ) {
    (self.model, self.raising, self.parent, self.sibling) = (model, raising, parent, sibling)
  }

  /// How many there are.
  var count: Int { checks.count }

  /// The end whose check buttons are seen: the one on show, or the other if only that has any.
  private var end: ZoomEnd? {
    model.form == .full ? model.zoom.ends.first { !$0.table.checkedSeries.isEmpty } : nil
  }

  /// Has a button for each series that wants one and no others.
  func bind() {
    let series = end?.table.checkedSeries ?? []
    while checks.count > series.count { gtk_widget_unparent(checks.removeLast().button) }
    while checks.count < series.count { checks.append(make(checks.count)) }
    for (check, series) in zip(checks, series) { check.setName(series.name) }
  }

  /// Lets go of the data of another chart.
  func letGo() { for check in checks { check.picture.letGo() } }

  /// Places the buttons with `place`, which leaves out those without a rectangle.
  func place(_ place: (UnsafeMutablePointer<GtkWidget>, Rect?) -> Void) {
    let rects = end?.layout.checkboxes ?? []
    for (index, check) in checks.enumerated() {
      place(check.button, index < rects.count ? rects[index] : nil)
    }
  }

  /// Makes all of them as opaque as their end; those that both ends have stay as they are.
  func fade(at seconds: Double) {
    guard let end else { return }
    let names = Set(model.zoom.ends.map { $0.table.series.map(\.name) })
    let opacity = names.count == 1 ? 1 : model.zoom.opacity(of: end, at: seconds)
    for check in checks { gtk_widget_set_opacity(check.button, opacity) }
  }

  /// Shows the series at a time, those that are on as such.
  func show(at seconds: Double, _ look: Look) {
    guard let end, let picture = model.picture(of: end, at: seconds) else { return }
    for (series, check) in checks.enumerated() {
      check.show(
        picture, look, series: series, isOn: isOn(series, of: end, in: picture),
        measure: model.appearance.measure)
    }
  }

  private func isOn(_ series: Int, of end: ZoomEnd, in picture: ChartPicture) -> Bool {
    model.isOnShow(end)
      ? model.state?.isVisible(series) == true : picture.sample.opacities[series] >= 0.5
  }

  private func focus(_ series: Int) {
    guard checks.indices.contains(series) else { return }
    gtk_widget_grab_focus(checks[series].button)
  }

  private func make(_ series: Int) -> SeriesCheck {
    let check = SeriesCheck()
    check.onToggle = { [weak self] in self?.toggle(series) }
    check.onSolo = { [weak self] in
      guard let self, let chart = model.chart else { return }
      model.store.send(.solo(chart: chart, series: series))
    }
    check.onStep = { [weak self] step in self?.focus(series + step) }
    check.onLook = { [weak self] isLookedAt in
      guard let self else { return }
      if isLookedAt { raising.name(series) } else { raising.forget(series) }
      model.commit(false)
    }
    gtk_widget_insert_before(check.button, parent.widget, sibling)
    return check
  }

  /// Switches a series; the last one that is on stays, and says so.
  private func toggle(_ series: Int) {
    guard let chart = model.chart, !model.store.send(.toggle(chart: chart, series: series)) else {
      return
    }
    model.commit(false)
    checks[series].shake()
  }
}
