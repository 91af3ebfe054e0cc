import ChartCore

/// The lines' width in pixels.
private let plotLineWidth = 2.0

extension ChartPicture {
  /// The lines of the visible series, clipped by the plot.
  public func plot() -> Scene {
    let mark = SeriesMark(
      table: table, xScale: xScale, yScale: yScales[0], size: layout.plot.size,
      lineWidth: plotLineWidth)
    return clippedSeries(mark, radius: 0)
  }

  /// The visible series drawn by `mark`, each as opaque as it is on, inside rounded corners.
  func clippedSeries(_ mark: SeriesMark, radius: Double) -> Scene {
    var lines = Scene(size: mark.size)
    for series in table.series.indices where opacity(ofSeries: series) > 0 {
      let items = mark.items(ofSeries: series, color: color(ofSeries: series))
      lines.add(items, opacity: opacity(ofSeries: series))
    }
    guard !lines.items.isEmpty else { return lines }
    return Scene(size: mark.size, items: [.clipped(Rect(mark.size), radius: radius, lines.items)])
  }
}
