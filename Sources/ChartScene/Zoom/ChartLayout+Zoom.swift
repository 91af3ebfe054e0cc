public import ChartCore

extension ChartLayout: Interpolable {
  /// The layout `fraction` of the way to `other`.
  ///
  /// A mini-map that only one of them has collapses onto the x labels' lower edge. Check buttons that
  /// only one of them has stay where they are, and so does a legend.
  public func interpolated(to other: ChartLayout, by fraction: Double) -> ChartLayout {
    if fraction <= 0 || fraction >= 1 { return fraction <= 0 ? self : other }
    return ChartLayout(between: self, other, at: fraction)
  }

  private init(between a: ChartLayout, _ b: ChartLayout, at fraction: Double) {
    func between(_ a: Rect, _ b: Rect) -> Rect { a.interpolated(to: b, by: fraction) }
    size = between(Rect(a.size), Rect(b.size)).size
    form = fraction < 0.5 ? a.form : b.form
    header = between(a.header, b.header)
    figureLineHeight = a.figureLineHeight.interpolated(to: b.figureLineHeight, by: fraction)
    grid = between(a.grid, b.grid)
    rangeEdges = a.rangeEdges.interpolated(to: b.rangeEdges, by: fraction)
    plot = between(a.plot, b.plot)
    zoneWidth = a.zoneWidth.interpolated(to: b.zoneWidth, by: fraction)
    stateHeight = a.stateHeight.interpolated(to: b.stateHeight, by: fraction)
    xAxis = between(a.xAxis, b.xAxis)
    xTickHeight = a.xTickHeight.interpolated(to: b.xTickHeight, by: fraction)
    xContextHeight = a.xContextHeight.interpolated(to: b.xContextHeight, by: fraction)
    let maps = (
      a.miniMap ?? b.collapsedMiniMap(below: a), b.miniMap ?? a.collapsedMiniMap(below: b)
    )
    miniMap = maps.0.flatMap { first in maps.1.map { between(first, $0) } }
    let common = zip(a.checkboxes, b.checkboxes).map(between)
    let longer = a.checkboxes.count > b.checkboxes.count ? a.checkboxes : b.checkboxes
    checkboxes = common + longer.dropFirst(common.count)
    choice = fraction < 0.5 ? a.choice : b.choice
    textScale = a.textScale
    calendar = fraction < 0.5 ? a.calendar : b.calendar
    let legends = (a.legend ?? b.legend, b.legend ?? a.legend)
    legend = legends.0.flatMap { first in legends.1.map { between(first, $0) } }
  }

  /// Where this layout's mini-map is without height in a layout that has none.
  private func collapsedMiniMap(below other: ChartLayout) -> Rect? {
    miniMap.map { Rect($0.x, other.xAxis.maxY, $0.width, 0) }
  }
}
