import ChartCore

/// The width of the line, in pixels, and the room that it leaves above and below.
private let (lineWidth, inset) = (1.25, 1.5)

/// A series over its whole time in a small picture without axes, as wide as a word (E. Tufte: Beautiful
/// Evidence, 2006).
struct SparkLine {
  private let table: Table
  private let series: Int
  private let size: Size

  /// The line of a table's series in so many pixels.
  init(of table: Table, series: Int, in size: Size) {
    (self.table, self.series, self.size) = (table, series, size)
  }

  /// The line between its gaps. Time in proportion to the pixels and the logarithm of the points.
  func items(_ color: Color) -> [Scene.Item] {
    guard size.width >= 1,
      let extent = table.valueExtent(ofSeries: series, at: 0..<table.pointCount)
    else { return [] }
    let xScale = LinearScale(domain: table.domain, from: 0, to: size.width)
    let yScale = LinearScale(domain: extent, from: size.height - inset, to: inset)
    let columns = table.pixelBuckets(in: table.domain, columns: Int(size.width))
    return table.runs(ofSeries: series, in: columns).map { run in
      .polyline(
        run.map { Point(xScale($0.moment), yScale($0.value)) }, width: lineWidth, color: color)
    }
  }
}
