import ChartCore

/// Splits nearer to each other have no marks of their own, in pixels.
private let closestSplits = 48.0
/// From a split's line to its words, and from the plot's upper edge to their baseline.
private let (besideLine, belowTop) = (4.0, 12.0)

extension ChartPicture {
  /// A line where one share has become several, or several one, and how many: prices before and after are of different
  /// things. None where prices are adjusted to it.
  var splitMarks: [Scene.Item] {
    guard let prices = table.prices, !prices.view.isAdjusted else { return [] }
    let edges = layout.rangeEdges
    var last = -Double.infinity
    return prices.history.splits.flatMap { split -> [Scene.Item] in
      let x = xScale(table.x(at: split.index)).rounded()
      guard edges.contains(x), x - last >= closestSplits else { return [] }
      last = x
      let place = Point(x + besideLine, belowTop * style.textScale)
      return [
        .rectangle(Rect(x, 0, 1, layout.plot.height), fill: style.theme.hairline.faded(by: 0.6)),
        .text(
          Text(
            words(of: split.ratio), at: place, style: style.label, color: style.theme.dim,
            halo: style.theme.card)),
      ]
    }
  }

  /// `4:1`, or `1:10`.
  private func words(of ratio: Double) -> String {
    let number = style.formats.value(ratio >= 1 ? ratio : 1 / ratio)
    return ratio >= 1 ? "\(number):1" : "1:\(number)"
  }
}
