import ChartCore
import ChartScene
import GtkBridge

// What a screen reader says of a chart after its name.
extension ChartView {
  func describe() {
    guard let chart, let state else { return }
    let formats = appearance.current.style.formats
    let range = formats.range(state.visibleRange)
    setAccessibleDescription(
      state.indicator.map { values(at: $0, of: chart, state) }
        ?? "\(visibleNames(chart, state)), \(range)",
      of: graph.picture.widget)
    setAccessibleDescription(
      "Shows \(range) of \(formats.range(state.domain))", of: miniMap.window.widget)
  }

  private func visibleNames(_ chart: Int, _ state: ChartState) -> String {
    visibleSeries(chart, state).map(\.name.shortened).joined(separator: ", ")
  }

  private func values(at moment: Double, of chart: Int, _ state: ChartState) -> String {
    let table = store.table(of: chart)
    let formats = appearance.current.style.formats
    let index = table.index(reading: moment)
    let values = visibleSeries(chart, state).map {
      let value = $0.column[index]
      return "\($0.name.shortened) \(value.isNaN ? "no value" : formats.value(value))"
    }
    return ([formats.moment(table.x[index], step: table.x.evenStep)] + values)
      .joined(separator: ", ")
  }

  private func visibleSeries(_ chart: Int, _ state: ChartState) -> [Series] {
    store.table(of: chart).series.enumerated().filter { state.isVisible($0.offset) }.map(\.element)
  }
}

extension String {
  /// The beginning of a name that would take a minute to read out.
  var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
