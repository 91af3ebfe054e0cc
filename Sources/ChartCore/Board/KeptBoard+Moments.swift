extension KeptBoard {
  /// The same board with each chart's x as its table has it.
  func timed(by tables: [Table]) -> KeptBoard {
    var kept = self
    for index in kept.charts.indices where tables.indices.contains(index) {
      kept.charts[index] = kept.charts[index].timed(by: tables[index])
    }
    return kept
  }
}

extension KeptBoard.Chart {
  func inMoments(of table: Table) -> Self {
    guard let sessions = table.presentation.sessions else { return self }
    var chart = moved(sessions.moment(at:), { sessions.moments(of: $0) })
    chart.isInMoments = true
    return chart
  }

  fileprivate func timed(by table: Table) -> Self {
    guard isInMoments, let sessions = table.presentation.sessions else { return self }
    return moved(sessions.time(at:), sessions.times(of:))
  }

  private func moved(
    _ point: (Double) -> Double, _ span: (ClosedRange<Double>) -> ClosedRange<Double>
  ) -> Self {
    var chart = KeptBoard.Chart(
      range: span(range), domain: span(domain), hidden: hidden, indicator: indicator.map(point),
      yScale: yScale)
    chart.mark = mark.map(point)
    chart.notes = notes.map { $0.moved(point) }
    chart.pages = pages.moved(point)
    chart.detail = detail
    return chart
  }
}
