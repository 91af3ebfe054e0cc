import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  /// The side whose check buttons are seen: the one on show, or the other if only that has any.
  private var checkedSide: ChartSide? {
    parts == .full ? turn.sides.first { !$0.table.checkedSeries.isEmpty } : nil
  }

  func followChecks() {
    checks.onToggle = { [weak self] series in self?.toggle(series) ?? true }
    checks.onSolo = { [weak self] series in
      guard let self, let chart else { return }
      store.send(.solo(chart: chart, series: series))
    }
  }

  func bindChecks() { checks.bind(to: checkedSide?.table.checkedSeries ?? []) }

  func placeChecks() {
    guard let places = checkedSide?.layout.checkboxes else { return }
    checks.place(in: places, place)
  }

  func fadeChecks(at seconds: Double) {
    guard let side = checkedSide else { return }
    // Those that both sides have stay as they are.
    let names = Set(turn.sides.map { $0.table.series.map(\.name) })
    checks.fade(to: names.count == 1 ? 1 : turn.opacity(of: side, at: seconds))
  }

  func showChecks(at seconds: Double) {
    guard let side = checkedSide, let picture = picture(of: side, at: seconds) else { return }
    checks.show(
      picture, key(of: side.layout, turn: nil), isOn: { isOn($0, of: side, in: picture) },
      measure: appearance.measure)
  }

  private func toggle(_ series: Int) -> Bool {
    guard let chart, !store.send(.toggle(chart: chart, series: series)) else { return true }
    retarget(.follow)
    return false
  }

  private func isOn(_ series: Int, of side: ChartSide, in picture: ChartPicture) -> Bool {
    side.moment == self.side?.moment
      ? state?.isVisible(series) == true : picture.sample.opacities[series] >= 0.5
  }
}
