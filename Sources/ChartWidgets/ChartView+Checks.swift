import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  func bindChecks() {
    let series = parts == .full ? chart.map { store.tables[$0].series } ?? [] : []
    let wanted = series.count > 1 ? series : []
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
    for (index, check) in checks.enumerated() {
      let isShown = index < layout.checkboxes.count
      gtk_widget_set_child_visible(check.button, isShown ? 1 : 0)
      if isShown { place(check.button, layout.checkboxes[index]) }
    }
  }

  func checkboxWidths(of chart: Int) -> [Double] {
    guard parts == .full else { return [] }
    let style = appearance.current.style
    return store.tables[chart].series.map {
      ChartPicture.checkboxSize(
        name: $0.name, textScale: style.textScale, measure: appearance.measure
      ).width
    }
  }
}
