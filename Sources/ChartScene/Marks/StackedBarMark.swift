import ChartCore

/// Pixels that a bar reaches under the next one of its stack, which is painted over it: on no grid
/// of pixels does the ground then shine through between them.
private let underlap = 1.0

/// Draws series as columns that stand on each other; negative values hang below 0.
///
/// Where several points share a pixel, each series is as high there as its mean over them, and of
/// what is a part of the whole it is the part of the sum.
struct StackedBarMark {
  /// The data and the scales.
  let input: MarkInput

  /// The bars of all columns, an item for each colour, the tops of the stacks first.
  func items() -> [Scene.Item] {
    let columns = input.barColumns()
    let stack = Stack(of: input.table, at: columns.map(\.indexes), weights: input.weights)
    return input.shownSeries.reversed().compactMap { series in
      var rects: [Rect] = []
      rects.reserveCapacity(columns.count)
      for (place, column) in columns.enumerated() {
        addRect(column, above: stack.above(series, at: place), to: &rects)
        addRect(column, below: stack.below(series, at: place), to: &rects)
      }
      return rects.isEmpty ? nil : .rectangles(rects, fill: input.colors[series])
    }
  }

  private func addRect(
    _ column: BarColumn, above part: (lower: Double, upper: Double), to rects: inout [Rect]
  ) {
    guard part.upper > part.lower else { return }
    let scale = input.yScales[0]
    var rect = input.bar(column, from: part.lower, to: part.upper, on: scale)
    // No further than to 0.
    let room = input.bar(column, from: 0, to: part.lower, on: scale).height
    rect.height += min(underlap, room)
    rects.append(rect)
  }

  private func addRect(
    _ column: BarColumn, below part: (lower: Double, upper: Double), to rects: inout [Rect]
  ) {
    guard part.lower < part.upper else { return }
    let scale = input.yScales[0]
    var rect = input.bar(column, from: part.lower, to: part.upper, on: scale)
    let room = input.bar(column, from: 0, to: part.upper, on: scale).height
    rect.y -= min(underlap, room)
    rect.height += min(underlap, room)
    rects.append(rect)
  }
}
