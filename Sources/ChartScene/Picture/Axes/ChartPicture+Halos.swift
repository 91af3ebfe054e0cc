import ChartCore

/// How far letters reach up from their baseline and down from it, for each of their em size.
private let (rise, fall) = (0.8, 0.2)

extension ChartPicture {
  /// Labels of grid lines, of which only those have halos that something passes behind.
  ///
  /// For pictures that stay: a halo takes longer to write than its letters, and is in the way of who
  /// edits a drawing. Logarithmic time for each series and label.
  func withFewHalos(_ scene: Scene, measure: some TextMeasure) -> Scene {
    var labels = scene
    let lines = gridItems.compactMap(\.filledRect)
    labels.items = labels.items.map { item in
      guard case .text(var text) = item else { return item }
      let box = text.box(measure: measure)
      if lines.contains(where: { $0.common(with: box) != nil }) || isCrossed(box) { return item }
      text.halo = nil
      return .text(text)
    }
    return labels
  }

  /// Whether a line of a series, or a lone point, may be in a box of the grid: its values there are as high.
  private func isCrossed(_ box: Rect) -> Bool {
    let left = layout.grid.x + box.x - layout.plot.x
    let edges = layout.rangeEdges
    let (first, last) = (left - lineWidth, left + box.width + lineWidth)
    guard last > edges.lowerBound, first < edges.upperBound else { return false }
    if table.kind.isFilled { return true }
    let start = xScale.invert(max(first, edges.lowerBound))
    let moments = start...max(start, xScale.invert(min(last, edges.upperBound)))
    return table.series.indices.contains { series in
      guard opacity(ofSeries: series) > 0,
        let values = table.valueRange(of: [series], in: moments)
      else { return false }
      let scale = yScale(ofSeries: series)
      guard scale.hasPlace(for: values.upperBound) else { return false }
      let (highest, lowest) = (
        scale(values.upperBound), scale(max(values.lowerBound, scale.leastPlaced))
      )
      let upper = min(highest, lowest) - lineWidth
      let lower = max(highest, lowest) + lineWidth
      return lower > box.y && upper < box.maxY
    }
  }
}

extension Text {
  /// The rectangle around the letters and their halo.
  fileprivate func box(measure: some TextMeasure) -> Rect {
    let whole = measure.width(of: string, style: style)
    let width = min(whole, maximumWidth ?? whole)
    let start =
      switch anchor {
      case .leading: position.x
      case .middle: position.x - width / 2
      case .trailing: position.x - width
      }
    let upper = position.y - rise * style.size
    let lower = position.y + fall * style.size
    let reach = Self.haloReach
    return Rect(start - reach, upper - reach, width + 2 * reach, lower - upper + 2 * reach)
  }
}

extension Scene.Item {
  fileprivate var filledRect: Rect? {
    if case .rectangle(let rect, _, _) = self { rect } else { nil }
  }
}
