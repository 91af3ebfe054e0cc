import ChartCore

/// A bar's part of its column's width, and the narrowest column that leaves something beside it, in pixels.
private let (barShare, narrowestColumn) = (0.62, 7.0)
/// What there is of the ground between a bar and the one behind it, in pixels.
private let rimWidth = 2.0

extension StackedBarMark {
  /// Whether bars have space between them and round tops: where the table wants it, and all columns are wide enough, also
  /// those that the range cuts.
  func standApart(_ columns: [BarColumn]) -> Bool {
    input.table.presentation.drawing.barsStandApart
      && columns.allSatisfy { whole($0).right - whole($0).left >= narrowestColumn }
  }

  /// A column with the edges that it would have if the range did not cut it.
  private func whole(_ column: BarColumn) -> BarColumn {
    guard column.indexes.count == 1 else { return column }
    let edges = input.uncutEdges(ofPoint: column.indexes.lowerBound)
    return BarColumn(indexes: column.indexes, left: edges.lowerBound, right: edges.upperBound)
  }

  /// The bars of all columns with space between them: each series in front of those that stand on it, round above, with
  /// a rim of the ground where it ends; negative values have none.
  func itemsApart(_ columns: [BarColumn]) -> [Scene.Item] {
    let stack = input.stack(at: columns.map(\.indexes))
    let base = input.barEnd(0, on: input.yScales[0])
    var hasBehind = [Bool](repeating: false, count: columns.count)
    var items: [Scene.Item] = []
    for series in input.shownSeries.reversed() {
      for (place, column) in columns.enumerated() {
        let part = stack.above(series, at: place)
        guard part.upper > part.lower else { continue }
        let bar = grown(bar(whole(column), from: 0, to: part.upper), from: base)
        if hasBehind[place] {
          items.append(rounded(bar.raised(by: rimWidth), base: base, input.ground))
        }
        hasBehind[place] = true
        items.append(rounded(bar, base: base, input.colors[series]))
        items += hatch(ofSeries: series, on: rounded(bar, base: base))
      }
    }
    let left = max(0, input.area.x)
    let right = min(input.size.width, input.area.maxX)
    let above = Rect(left, -markReach, max(0, right - left), max(0, base) + markReach)
    return items.isEmpty ? [] : [.clipped(above, items)]
  }

  /// A bar with a round end; the other one is below the axis, where nothing is seen.
  private func rounded(_ bar: Rect, base: Double, _ color: Color) -> Scene.Item {
    .rectangle(rounded(bar, base: base), radius: bar.width / 2, fill: color)
  }

  private func rounded(_ bar: Rect, base: Double) -> Rect {
    let below = max(bar.width / 2, bar.width - bar.height)
    return Rect(bar.x, bar.y, bar.width, base - bar.y + below)
  }

  private func hatch(ofSeries series: Int, on bar: Rect) -> [Scene.Item] {
    let lines = input.hatch(ofSeries: series, on: [bar])
    return lines.isEmpty ? [] : [.clipped(bar, radius: bar.width / 2, lines)]
  }

  private func bar(_ column: BarColumn, from lower: Double, to upper: Double) -> Rect {
    let (start, end) = (
      input.barEnd(lower, on: input.yScales[0]), input.barEnd(upper, on: input.yScales[0])
    )
    let all = column.bar(from: start, to: end)
    let space = (all.width * (1 - barShare) / 2).rounded()
    return Rect(all.x + space, all.y, all.width - 2 * space, all.height)
  }

  /// A bar on its way up from the base.
  private func grown(_ bar: Rect, from base: Double) -> Rect {
    let top = base - (base - bar.y) * input.growth
    return Rect(bar.x, top, bar.width, bar.height * input.growth)
  }
}

extension Rect {
  /// The same with its upper edge so much higher.
  fileprivate func raised(by distance: Double) -> Rect {
    Rect(x, y - distance, width, height + distance)
  }
}
