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

  /// The bar between two places on an axis.
  func bar(from start: Double, to end: Double) -> Rect {
    Rect(left, min(start, end), right - left, abs(end - start))
  }
}

extension MarkInput {
  /// The columns of the bars, from left to right; periods narrower than a pixel share one.
  ///
  /// Time in proportion to the columns and the logarithm of the points.
  func barColumns() -> [BarColumn] {
    let pixels = wholePixels
    return table.groups(in: range, bucketSpan: bucketSpan).map { group in
      let edges = barEdges(of: group, among: pixels)
      return BarColumn(indexes: group, left: edges.lowerBound, right: edges.upperBound)
    }
  }

  /// From the left to the right edge of a point's column in pixels.
  func barEdges(ofPoint index: Int) -> ClosedRange<Double> {
    barEdges(of: index..<index + 1, among: wholePixels)
  }

  /// The edges of a point's period in pixels, also where they are outside of what is seen.
  func uncutEdges(ofPoint index: Int) -> ClosedRange<Double> {
    let left = exact(xScale(table.x(at: index)))
    return left...max(left, exact(xScale(table.end(ofPeriod: index))))
  }

  /// The period's edges where it is a pixel wide or wider, else a whole pixel.
  private func barEdges(
    of group: Range<Int>, among pixels: WholePixels
  ) -> ClosedRange<Double> {
    let (start, end) = (table.x(at: group.lowerBound), table.end(ofPeriod: group.upperBound - 1))
    let left = part(ofX: start)
    if group.count == 1 && end - start >= pixels.grid.span { return left...part(ofX: end) }
    let pixel = pixels.pixel(of: start) ?? left.rounded(.down)
    return pixel...pixel + 1
  }

  private var wholePixels: WholePixels {
    WholePixels(grid: table.bucketGrid(span: bucketSpan), xScale: xScale, from: range.lowerBound)
  }

  private func part(ofX moment: Double) -> Double {
    exact(xScale(moment).clamped(to: area.x...max(area.x, area.maxX)))
  }

  /// The place of a bar's end on an axis.
  func barEnd(_ value: Double, on scale: ValueScale) -> Double {
    exact(scale(value).clamped(to: -markReach...(size.height + markReach)))
  }

  private func exact(_ pixels: Double) -> Double {
    (pixels * partsPerPixel).rounded() / partsPerPixel
  }

  /// The colour of a bar that only some of a pixel's points reach.
  func halfColor(ofSeries series: Int) -> Color { colors[series].mixed(with: ground, by: 0.5) }
}

/// Where the columns of a table's grid lie, each on a whole pixel and beside the one before it.
private struct WholePixels {
  let grid: BucketGrid
  private let xScale: LinearScale
  /// From the columns' true place to the nearest whole pixels: the same for all of them.
  private let offset: Double

  /// The columns on a scale whose pixels are as wide as they are.
  init(grid: BucketGrid, xScale: LinearScale, from moment: Double) {
    self.grid = grid
    self.xScale = xScale
    let place = xScale(grid.start(ofColumn: grid.column(of: moment)))
    offset = place.rounded() - place
  }

  /// The left edge of a moment's column; nil where columns have no width.
  func pixel(of moment: Double) -> Double? {
    let pixel = (xScale(grid.start(ofColumn: grid.column(of: moment))) + offset).rounded()
    return pixel.isFinite ? pixel : nil
  }
}
