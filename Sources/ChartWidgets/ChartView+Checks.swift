import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  /// The side whose check buttons are seen: the one on show, or the other if only that has any.
  private var checkedSide: ChartSide? {
    parts == .full ? sides.first { !$0.table.checkedSeries.isEmpty } : nil
  }

  func bindChecks() {
    let wanted = checkedSide?.table.checkedSeries ?? []
    while checks.count > wanted.count { gtk_widget_unparent(checks.removeLast().button) }
    while checks.count < wanted.count { checks.append(makeCheck(checks.count)) }
    for (check, series) in zip(checks, wanted) { check.setName(series.name) }
  }

  private func makeCheck(_ series: Int) -> SeriesCheck {
    let check = SeriesCheck()
    check.onToggle = { [weak self] in self?.toggle(series) }
    check.onSolo = { [weak self] in
      guard let self, let chart else { return }
      store.send(.solo(chart: chart, series: series))
    }
    gtk_widget_insert_before(check.button, canvas.widget, veil.canvas.widget)
    return check
  }

  private func toggle(_ series: Int) {
    guard let chart else { return }
    guard !store.send(.toggle(chart: chart, series: series)) else { return }
    retarget(.follow)
    checks[series].shake()
  }

  func placeChecks() {
    guard let places = checkedSide?.layout.checkboxes else { return }
    for (index, check) in checks.enumerated() {
      place(check.button, index < places.count ? places[index] : nil)
    }
  }

  func fadeChecks(at seconds: Double) {
    guard let side = checkedSide else { return }
    let opacity = checksOpacity(of: side, at: seconds)
    for check in checks { gtk_widget_set_opacity(check.button, opacity) }
  }

  /// How opaque check buttons are: those that both sides have stay as they are.
  private func checksOpacity(of side: ChartSide, at seconds: Double) -> Double {
    let names = Set(sides.map { $0.table.series.map(\.name) })
    return names.count == 1 ? 1 : opacity(of: side, at: seconds)
  }

  func showChecks(at seconds: Double) {
    guard let side = checkedSide, let picture = picture(of: side, at: seconds) else { return }
    let base = key(of: side.layout, turn: nil)
    for (series, check) in checks.enumerated() {
      check.show(
        picture, base, series: series, isOn: isOn(series, of: side, in: picture),
        measure: appearance.measure)
    }
  }

  private func isOn(_ series: Int, of side: ChartSide, in picture: ChartPicture) -> Bool {
    side.moment == self.side?.moment
      ? state?.isVisible(series) == true : picture.sample.opacities[series] >= 0.5
  }
}
