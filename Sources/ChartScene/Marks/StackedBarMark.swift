import ChartCore

/// Pixels that a bar reaches under the next one of its stack, which is painted over it: on no grid
/// of pixels does the ground then shine through between them.
private let underlap = 1.0

/// Draws series as columns that stand on each other; negative values hang below 0.
///
/// Where several points share a pixel, there are two stacks: in half the colours the highest of
/// them, and over it the lowest. So both ends are true. Below 0 it is the deepest and the shallowest.
struct StackedBarMark {
  /// The data and the scales.
  let input: MarkInput

  /// The bars of all columns, an item for each colour, the tops of the stacks first.
  func items() -> [Scene.Item] {
    let columns = input.barColumns()
    guard let first = columns.first, let last = columns.last else { return [] }
    let stack = Stack(
      of: input.table, at: first.indexes.lowerBound..<last.indexes.upperBound,
      weights: input.weights)
    var outer: [StackColumn] = []
    var inner: [StackColumn] = []
    for column in columns {
      guard let extremes = Extremes(of: stack, at: column.indexes) else { continue }
      if extremes.outer != extremes.inner {
        outer.append(StackColumn(column: column, ends: extremes.outer))
      }
      inner.append(StackColumn(column: column, ends: extremes.inner))
    }
    return bars(outer, of: stack) { input.halfColor(ofSeries: $0) }
      + bars(inner, of: stack) { input.colors[$0] }
  }

  /// A column and the points whose stacks it shows.
  private struct StackColumn {
    var column: BarColumn
    var ends: Ends
  }

  private func bars(
    _ columns: [StackColumn], of stack: Stack, color: (Int) -> Color
  ) -> [Scene.Item] {
    input.shownSeries.reversed().compactMap { series in
      var rects: [Rect] = []
      rects.reserveCapacity(columns.count)
      for column in columns { add(column, of: stack, series, to: &rects) }
      return rects.isEmpty ? nil : .rectangles(rects, fill: color(series))
    }
  }

  private func add(
    _ column: StackColumn, of stack: Stack, _ series: Int, to rects: inout [Rect]
  ) {
    let scale = input.yScales[0]
    func bar(_ point: Int) -> Rect {
      input.bar(
        column.column, from: stack.lower(series, at: point), to: stack.upper(series, at: point),
        on: scale)
    }
    let (above, below) = (column.ends.above, column.ends.below)
    if stack.upper(series, at: above) > max(0, stack.lower(series, at: above)) {
      var rect = bar(above)
      if stack.lower(series, at: above) > 0 { rect.height += underlap }
      rects.append(rect)
    }
    if stack.lower(series, at: below) < min(0, stack.upper(series, at: below)) {
      var rect = bar(below)
      if stack.upper(series, at: below) < 0 {
        rect.y -= underlap
        rect.height += underlap
      }
      rects.append(rect)
    }
  }
}

/// The points whose stacks stand for a column above 0 and below it.
private struct Ends: Equatable {
  var above, below: Int
}

/// The largest and the smallest stacks of some points.
private struct Extremes {
  var outer, inner: Ends

  /// The extremes at `indexes`, nil where there are only gaps.
  init?(of stack: Stack, at indexes: Range<Int>) {
    guard let first = indexes.first(where: { !stack.isGap(at: $0) }) else { return nil }
    outer = Ends(above: first, below: first)
    inner = outer
    for index in indexes.suffix(from: first).dropFirst() where !stack.isGap(at: index) {
      let extent = stack.extent(at: index)
      if extent.upperBound > stack.extent(at: outer.above).upperBound { outer.above = index }
      if extent.lowerBound < stack.extent(at: outer.below).lowerBound { outer.below = index }
      if extent.upperBound < stack.extent(at: inner.above).upperBound { inner.above = index }
      if extent.lowerBound > stack.extent(at: inner.below).lowerBound { inner.below = index }
    }
  }
}
