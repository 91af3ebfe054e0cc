import ChartCore

/// An edge of a band has so many corners between those of the plot, and it is so opaque, more where people need the contrast.
private let cornerCount = 64
private let (usualOpacity, strongOpacity) = (0.16, 0.3)

extension ChartPicture {
  /// Where the straight lines of trends might be, from the first point to the last one: behind all lines. Constant time.
  var trendBands: [Scene.Item] {
    let bands = table.series.indices.compactMap(trendBand)
    return bands.isEmpty ? [] : [.clipped(Rect(layout.plot.size), bands)]
  }

  /// Nothing of a series that is elsewhere than its points, and on axes of another kind than that of values.
  private func trendBand(ofSeries series: Int) -> Scene.Item? {
    let scale = yScales[table.axis(ofSeries: series)]
    let weight = opacity(ofSeries: series)
    guard let trend = table.series[series].trend, table.series[series].shift == nil, weight > 0,
      scale.form != .percent
    else { return nil }
    let edges = bandPlaces.map { x in (x: xScale(x), band: trend.band(at: table.formulaX(at: x))) }
    let places = edges.compactMap { x, band in band.map { (x: x, band: $0) } }
      .filter { scale.hasPlace(for: $0.band.upperBound) }
    // What is below all that a logarithmic axis has goes to the plot's edge.
    let lowest = table.presentation.drawing.isDownward ? 0 : layout.plot.height
    let corners =
      places.map { Point($0.x, scale($0.band.upperBound)) }
      + places.reversed().map { x, band in
        Point(x, scale.hasPlace(for: band.lowerBound) ? scale(band.lowerBound) : lowest)
      }
    let outline = Rect(layout.plot.size).part(of: corners)
    guard outline.count > 2 else { return nil }
    let strength = style.theme.isHighContrast ? strongOpacity : usualOpacity
    return .polygon(outline, fill: color(ofSeries: series).faded(by: weight * strength))
  }

  /// The x of a band's corners, in the part of the plot that has points.
  private var bandPlaces: [Double] {
    let domain = table.domain
    let (start, end) = (
      max(domain.lowerBound, visibleRange.lowerBound),
      min(domain.upperBound, visibleRange.upperBound)
    )
    guard start < end else { return [] }
    return (0...cornerCount).map { start + (end - start) * Double($0) / Double(cornerCount) }
  }
}
