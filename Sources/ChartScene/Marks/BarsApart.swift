import ChartCore

/// A bar's part of its column's width, and the narrowest column that leaves something beside it, in pixels.
private let (barShare, narrowestColumn) = (0.62, 7.0)
/// What there is of the ground between a bar and the one behind it, in pixels.
private let rimWidth = 2.0

extension StackedBarMark {
  /// Whether bars have space between them and round tops: where the table wants it, and all columns are wide enough.
  func standApart(_ columns: [BarColumn]) -> Bool {
    input.table.presentation.barsStandApart
      && columns.allSatisfy { $0.right - $0.left >= narrowestColumn }
  }

  /// The bars of all columns with space between them: each series in front of those that stand on it, round above, with
  /// a rim of the ground where it ends; negative values have none.
  func itemsApart(_ columns: [BarColumn]) -> [Scene.Item] {
    let stack = input.stack(at: columns.map(\.indexes))
    let base = input.barEnd(0, on: input.yScales[0])
    var behind = [Bool](repeating: false, count: columns.count)
    var items: [Scene.Item] = []
    for series in input.shownSeries.reversed() {
      var (rims, tops, rects): ([Scene.Item], [Scene.Item], [Rect]) = ([], [], [])
      for (place, column) in columns.enumerated() {
        let part = stack.above(series, at: place)
        guard part.upper > part.lower else { continue }
        let bar = grown(bar(column, from: 0, to: part.upper), from: base)
        let radius = min(bar.width / 2, base - bar.y)
        if behind[place] {
          let rim = Rect(bar.x, bar.y - rimWidth, bar.width, bar.height + rimWidth)
          rims.append(top(of: rim, radius: radius, base: base, input.ground))
        }
        behind[place] = true
        tops.append(top(of: bar, radius: radius, base: base, input.colors[series]))
        if bar.height > radius {
          rects.append(Rect(bar.x, bar.y + radius, bar.width, bar.height - radius))
        }
      }
      items += rims + tops
      if !rects.isEmpty { items.append(.rectangles(rects, fill: input.colors[series])) }
    }
    return items
  }

  /// The round end of a bar; what is below of it is painted over.
  private func top(of bar: Rect, radius: Double, base: Double, _ color: Color) -> Scene.Item {
    let height = min(2 * radius, base - bar.y)
    return .rectangle(
      Rect(bar.x, bar.y, bar.width, height), radius: min(radius, height / 2), fill: color)
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
