import ChartCore

/// So many steps a surface takes to fade out: each is less than an eye sees.
private let steps = 64

/// What is below a line, in its colour, which the card's own takes over step by step on the way down.
struct FadingSurface {
  /// The data and the scales.
  let input: MarkInput
  /// Where it ends below, in pixels.
  let base: Double

  /// The surface under the parts of a line.
  func items(under runs: [[Point]], color: Color) -> [Scene.Item] {
    let areas = runs.compactMap { area(under: $0, color) }
    let top = max(0, runs.joined().map(\.y).min() ?? base)
    let height = (base - top) / Double(steps)
    guard !areas.isEmpty, height > 0 else { return [] }
    // Beside the range is the card's edge.
    let (left, width) = (input.edges.lowerBound - lineOverhang, input.edges.span + 2 * lineOverhang)
    let veil = (0..<steps).map { step in
      Scene.Item.rectangles(
        [Rect(left, top + Double(step) * height, width, height)],
        fill: input.ground.faded(by: Double(step + 1) / Double(steps)))
    }
    return areas + veil
  }

  private func area(under edge: [Point], _ color: Color) -> Scene.Item? {
    guard let first = edge.first, let last = edge.last else { return nil }
    let part = input.area.part(of: [Point(first.x, base)] + edge + [Point(last.x, base)])
    return part.count > 2 ? .polygon(part, fill: color) : nil
  }
}
