import ChartCore
import ChartScene
import GtkBridge

// What a screen reader says of a chart after its name.
extension ChartView {
  func describe() {
    guard let side, let state else { return }
    let formats = appearance.current.style.formats
    let range = formats.range(state.visibleRange, of: side.table)
    setAccessibleDescription(
      words(of: side, state, range: range), of: graph.picture.widget)
    setAccessibleDescription(
      "Shows \(range) of \(formats.range(state.domain, of: side.table))",
      of: miniMap.window.widget)
  }

  /// The point that the indicator was set on, the sector that is chosen, or else what there is.
  private func words(of side: ChartSide, _ state: ChartState, range: String) -> String {
    if let chosen = settledPicture(of: side, state).flatMap({ $0.spokenPoint ?? $0.spokenSector }) {
      return chosen
    }
    let shown = side.table.series.indices.filter(state.isVisible)
    let names =
      side.table.isCrowd
      ? "\(shown.count) series"
      : shown.map { side.table.series[$0].name.shortened }.joined(separator: ", ")
    let summary = "\(names), \(range)"
    return side.isDetail ? "Zoomed in: \(summary)" : summary
  }

  /// The chart as it will be when everything has come to rest, as words need not wait for motion;
  /// nil where nothing is chosen.
  private func settledPicture(of side: ChartSide, _ state: ChartState) -> ChartPicture? {
    let moment = spokenMoment(state)
    guard let chart, moment != nil || sectors.chosen != nil, let target = target() else {
      return nil
    }
    return ChartPicture(
      table: side.table, title: store.title(of: chart), sample: ChartSample(settled: target),
      indicator: moment, style: appearance.current.style, layout: side.layout,
      role: side.role, remark: remark(at: .infinity),
      pie: sectors.chosen.map { [PieSelection(series: $0)] } ?? [])
  }

  /// What the pointer passes over is not said, but for what was asked of it.
  private func spokenMoment(_ state: ChartState) -> Double? {
    isPie ? nil : state.indicator ?? (isComplaining ? complaint?.moment : nil)
  }
}
