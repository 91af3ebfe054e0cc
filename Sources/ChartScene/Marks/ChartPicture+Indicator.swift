import ChartCore

private let ringRadius = 5.0
private let ringWidth = 2.0

extension ChartPicture {
  /// The indicator: hairline, a ring on each visible series, and the card with date and values.
  ///
  /// Empty without an indicator, and while its moment is outside the plot.
  public func overlay(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.plot.size)
    guard let indicator else { return scene }
    let index = table.nearestIndex(to: indicator)
    let x = xScale(table.x[index])
    guard (0...layout.plot.width).contains(x) else { return scene }
    scene.items.append(hairline(at: x))
    for series in table.series.indices {
      scene.add(ring(series, index: index, x: x), opacity: opacity(ofSeries: series))
    }
    let card = IndicatorCard(self, index: index, measure: measure)
    scene.items += card.items(besides: x)
    return scene
  }

  /// The line from the plot's upper edge down to its lowest value, on whole pixels.
  private func hairline(at x: Double) -> Scene.Item {
    let left = (x - 0.5).rounded()
    let height = max(0, layout.plot.height - Self.verticalInset)
    return .rectangle(Rect(left, 0, 1, height), fill: style.theme.hairline)
  }

  private func ring(_ series: Int, index: Int, x: Double) -> [Scene.Item] {
    let y = yScale(ofSeries: series)(table.series[series].column[index])
    // While the y scale moves, a value may be beyond the plot; a gap (NaN) is nowhere.
    guard y >= -1, y <= layout.plot.height + 1 else { return [] }
    return [
      .ring(
        center: Point(x, y), radius: ringRadius, width: ringWidth, fill: style.theme.card,
        color: color(ofSeries: series))
    ]
  }
}
