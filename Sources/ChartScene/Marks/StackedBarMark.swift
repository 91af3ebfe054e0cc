import ChartCore

/// Pixels that a bar reaches under the next one of its stack, which is painted over it: on no grid
/// of pixels does the ground then shine through between them.
private let mostUnderlap = 1.0

/// How far a bar that starts at a height goes on under the one before it in its stack: no further than
/// to where the stack stands.
func underlap(from start: Double, to base: Double) -> Double {
  min(mostUnderlap, abs(base - start))
}

/// Draws series as columns that stand on each other; negative values hang below 0.
///
/// Where several points share a pixel, each series is as high there as its mean over them, and of
/// what is a part of the whole it is the part of the sum. Seams take from a bar where it begins.
struct StackedBarMark {
  /// The data and the scales.
  let input: MarkInput

  /// The bars of all columns, an item for each colour, the tops of the stacks first.
  func items() -> [Scene.Item] {
    let columns = input.barColumns()
    if standApart(columns) { return itemsApart(columns) }
    let stack = input.stack(at: columns.map(\.indexes))
    let base = input.barEnd(0, on: input.yScales[0])
    return input.shownSeries.reversed().flatMap { series -> [Scene.Item] in
      var rects: [Rect] = []
      rects.reserveCapacity(columns.count)
      for (place, column) in columns.enumerated() {
        let (above, below) = (stack.above(series, at: place), stack.below(series, at: place))
        addRect(column, from: above.lower, to: above.upper, base: base, to: &rects)
        addRect(column, from: below.upper, to: below.lower, base: base, to: &rects)
      }
      if rects.isEmpty { return [] }
      return [.rectangles(rects, fill: input.colors[series])]
        + input.hatch(ofSeries: series, on: rects)
    }
  }

  /// Adds a part of a stack from the end that is nearer to 0 to the other one.
  private func addRect(
    _ column: BarColumn, from inner: Double, to outer: Double, base: Double, to rects: inout [Rect]
  ) {
    guard inner != outer else { return }
    let (start, end) = (
      input.barEnd(inner, on: input.yScales[0]), input.barEnd(outer, on: input.yScales[0])
    )
    var rect = column.bar(from: start, to: end)
    var reach = underlap(from: start, to: base)
    if input.seam > 0 { reach = -min(input.seam, reach, rect.height / 2) }
    if outer < inner { rect.y -= reach }
    rect.height += reach
    rects.append(rect)
  }
}
