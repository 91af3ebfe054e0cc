import ChartCore

/// The hairline's width, the dot on the line and what is around it, in pixels.
private let (lineWidth, dotRadius, haloRadius) = (2.0, 6.5, 16.0)
/// How opaque what is around the dot is.
private let haloOpacity = 0.2

extension ChartPicture {
  /// The hairline of a total, and on its line a dot in a halo: where the pointer has slid it, between points too, else on
  /// the point of an index.
  func sliding(from index: Int) -> [Scene.Item] {
    let x = (reading.slide ?? xScale(table.x(at: index))).clamped(to: layout.rangeEdges)
    let (accent, bottom) = (style.theme.accent, layout.foot)
    let left = (x - lineWidth / 2).rounded()
    let line = Scene.Item.rectangle(Rect(left, 0, lineWidth, bottom), fill: accent)
    let y = yScales[0](total(at: xScale.invert(x)))
    // While the y scale moves, a value may be beyond the plot; beside a gap (NaN) it is nowhere.
    guard y >= -1, y <= layout.plot.height + 1 else { return [line] }
    let dot = Point(left + lineWidth / 2, y)
    return [
      line,
      .ring(
        center: dot, radius: haloRadius, width: 0, fill: accent.faded(by: haloOpacity),
        color: accent.faded(by: 0)),
      .ring(center: dot, radius: dotRadius, width: 0, fill: accent, color: accent),
    ]
  }

  /// What the series that are on sum up to at a moment: between two points in proportion; NaN beside a gap.
  private func total(at moment: Double) -> Double {
    let after = min(table.index(atOrAfter: moment), table.pointCount - 1)
    let before = moment < table.x(at: after) ? max(after - 1, 0) : after
    let span = table.x(at: after) - table.x(at: before)
    let part = span > 0 ? (moment - table.x(at: before)) / span : 0
    return total(ofPoint: before) + (total(ofPoint: after) - total(ofPoint: before)) * part
  }
}

extension SeriesDrawing {
  /// What the series that are on sum up to at a point; while one comes or goes, so much of it as is there.
  func total(ofPoint index: Int) -> Double {
    table.series.indices.reduce(0) { sum, series in
      let opacity = opacity(ofSeries: series)
      return opacity > 0 ? sum + opacity * table.value(ofSeries: series, at: index) : sum
    }
  }
}
