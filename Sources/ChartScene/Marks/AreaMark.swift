import ChartCore

/// Draws series as areas that lie on each other; negative values hang below 0. Where no series has a
/// value there is a gap.
///
/// Each area goes down to 0, and the next one of the stack is painted over it: so no ground shines
/// through between two of them. Of the points in a pixel column only those that show in an area's
/// own edge are there, which keeps its true lowest and highest.
struct AreaMark {
  /// The data and the scales.
  let input: MarkInput

  /// The areas, the top of the stack first; a lone point is an upright line.
  func items() -> [Scene.Item] {
    let table = input.table
    let stack = Stack(
      of: table, at: table.indexes(covering: input.range), weights: input.weights)
    return input.shownSeries.reversed().flatMap { series in
      let above = areas(of: series, at: stack.indexes) { stack.edge(above: series, at: $0) }
      guard stack.hasNegatives else { return above }
      return above + areas(of: series, at: stack.indexes) { stack.edge(below: series, at: $0) }
    }
  }

  /// The areas between 0 and an edge, which is NaN at gaps.
  private func areas(
    of series: Int, at indexes: Range<Int>, edge: (Int) -> Double
  ) -> [Scene.Item] {
    let runs = input.table.runs(
      of: edge, at: indexes, in: input.range, columns: input.columns)
    return runs.compactMap { run in
      let points = run.map { Point(input.xScale($0.moment), input.yScales[0]($0.value)) }
      return item(under: points, color: input.colors[series])
    }
  }

  private func item(under edge: [Point], color: Color) -> Scene.Item? {
    guard let first = edge.first, let last = edge.last else { return nil }
    let (base, half) = (input.yScales[0](0), input.lineWidth / 2)
    let outline =
      edge.count > 1
      ? [Point(first.x, base)] + edge + [Point(last.x, base)]
      : [-half, half].map { Point(first.x + $0, first.y) }
        + [half, -half].map { Point(first.x + $0, base) }
    let seen = Rect(input.size).inset(horizontally: -markReach, vertically: -markReach)
    let part = seen.part(of: outline)
    return part.count > 2 ? .polygon(part, fill: color) : nil
  }
}
