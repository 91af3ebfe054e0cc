import ChartCore

/// Pixels are counted in parts so small that sums of them are exact: a column that ends where the
/// next one begins then has the very same number there, and no rounding pulls them apart.
private let partsPerPixel = 1024.0

/// A column of bars: one point's, or of all the points that share a pixel.
struct BarColumn {
  /// The points, at least one.
  var indexes: Range<Int>
  /// The edges in pixels.
  var left, right: Double
}

extension MarkInput {
  /// The columns of the bars, from left to right; periods narrower than a pixel share one.
  ///
  /// Linear time in the points that are seen.
  func barColumns() -> [BarColumn] {
    table.groups(in: range, columns: columns).map { group in
      let edges = barEdges(of: group)
      return BarColumn(indexes: group, left: edges.lowerBound, right: edges.upperBound)
    }
  }

  /// From the left to the right edge of a column in pixels, at least one pixel wide.
  func barEdges(of group: Range<Int>) -> ClosedRange<Double> {
    let left = part(ofX: table.x[group.lowerBound])
    let right = part(ofX: table.end(ofPeriod: group.upperBound - 1))
    if group.count == 1 && right - left >= 1 { return left...right }
    return left.rounded(.down)...left.rounded(.down) + 1
  }

  private func part(ofX moment: Double) -> Double {
    exact(xScale(moment).clamped(to: -markReach...(size.width + markReach)))
  }

  /// A bar of a column between two values of an axis.
  func bar(_ column: BarColumn, from low: Double, to high: Double, on scale: LinearScale) -> Rect {
    let (upper, lower) = (y(high, on: scale), y(low, on: scale))
    return Rect(column.left, min(upper, lower), column.right - column.left, abs(lower - upper))
  }

  private func y(_ value: Double, on scale: LinearScale) -> Double {
    exact(scale(value).clamped(to: -markReach...(size.height + markReach)))
  }

  private func exact(_ pixels: Double) -> Double {
    (pixels * partsPerPixel).rounded() / partsPerPixel
  }

  /// The colour of a bar that only some of a pixel's points reach.
  func halfColor(ofSeries series: Int) -> Color { colors[series].mixed(with: ground, by: 0.5) }
}
