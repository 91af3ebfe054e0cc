import ChartCore

/// A label and the room it takes.
private struct LabelPlace {
  /// Where it stands in the scene's items.
  let index: Int
  /// The row: labels of one row have one baseline.
  let baseline: Double
  /// Where its letters are, in pixels.
  let extent: ClosedRange<Double>
}

extension Scene {
  /// The scene with the labels of each row as faint as they are close: gone before they touch.
  func legible(measure: some TextMeasure) -> Scene {
    let places = items.indices.compactMap { index in
      items[index].label(measure: measure).map {
        LabelPlace(index: index, baseline: $0.baseline, extent: $0.extent)
      }
    }
    var scene = self
    for row in Dictionary(grouping: places, by: \.baseline).values {
      let opacity = (row.map(\.extent).leastSpace / closestXLabels).clamped(to: 0...1)
      for place in row { scene.items[place.index] = items[place.index].faded(by: opacity) }
    }
    return scene
  }
}

extension [ClosedRange<Double>] {
  /// The least space between two neighbours.
  fileprivate var leastSpace: Double {
    let inOrder = sorted { $0.lowerBound < $1.lowerBound }
    return zip(inOrder, inOrder.dropFirst()).map { $1.lowerBound - $0.upperBound }.min()
      ?? .infinity
  }
}

extension Scene.Item {
  fileprivate func faded(by opacity: Double) -> Scene.Item {
    if case .faded(let own, let items) = self { return .faded(own * opacity, items) }
    return opacity < 1 ? .faded(opacity, [self]) : self
  }

  /// The baseline of the text in the item and where its letters are; nil where there is none.
  fileprivate func label(
    measure: some TextMeasure
  ) -> (baseline: Double, extent: ClosedRange<Double>)? {
    switch self {
    case .text(let text): return (text.position.y, text.extent(measure: measure))
    case .faded(_, let items), .clipped(_, _, let items): return items.label(measure: measure)
    case .moved(let offset, let items):
      guard let (baseline, extent) = items.label(measure: measure) else { return nil }
      return (baseline + offset.y, extent.lowerBound + offset.x...extent.upperBound + offset.x)
    default: return nil
    }
  }
}

extension [Scene.Item] {
  fileprivate func label(
    measure: some TextMeasure
  ) -> (baseline: Double, extent: ClosedRange<Double>)? {
    let labels = compactMap { $0.label(measure: measure) }
    guard let first = labels.first else { return nil }
    let all = labels.map(\.extent).reduce(first.extent) {
      Swift.min($0.lowerBound, $1.lowerBound)...Swift.max($0.upperBound, $1.upperBound)
    }
    return (first.baseline, all)
  }
}

extension Text {
  /// Where the letters are, from left to right.
  fileprivate func extent(measure: some TextMeasure) -> ClosedRange<Double> {
    let width = measure.width(of: string, style: style)
    let start =
      switch anchor {
      case .leading: position.x
      case .middle: position.x - width / 2
      case .trailing: position.x - width
      }
    return start...start + width
  }
}
