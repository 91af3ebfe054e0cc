import ChartCore

/// How far a line may be from the pointer to be meant, in pixels.
private let reach = 14.0

extension ChartPicture {
  /// The line that is meant at a place of the plot: the nearest above or below it, within a few pixels; nil
  /// where there is none, and for surfaces.
  ///
  /// Where many points share a pixel column, a line is everywhere between the lowest and the highest of them.
  /// Logarithmic time for each series that is on.
  public func line(at place: Point) -> Int? {
    guard table.kind.hasLines, !table.isCrowd else { return nil }
    let near = LineAlong(x: place.x, scale: xScale, table: table)
    let distances = table.series.indices.filter(isOn).compactMap { series in
      near.extent(ofSeries: series, on: yScale(ofSeries: series)).map {
        (series: series, pixels: max($0.lowerBound - place.y, place.y - $0.upperBound, 0))
      }
    }
    let nearest = distances.min { ($0.pixels, $1.series) < ($1.pixels, $0.series) }
    return nearest.flatMap { $0.pixels <= reach ? $0.series : nil }
  }
}

/// Where lines are in the column of pixels around an x.
private struct LineAlong {
  let table: Table
  /// The middle of the column.
  let moment: Double
  /// All of the column.
  let moments: ClosedRange<Double>
  /// The points in the column.
  let inside: Range<Int>

  init(x: Double, scale: LinearScale, table: Table) {
    moments = scale.invert(x - 0.5)...max(scale.invert(x - 0.5), scale.invert(x + 0.5))
    let first = table.index(atOrAfter: moments.lowerBound)
    self.table = table
    inside = first..<max(first, table.index(atOrAfter: moments.upperBound))
    moment = scale.invert(x)
  }

  /// From the upper to the lower end of a series' line there, in pixels; nil in a gap, and where no value has
  /// a place on the scale.
  func extent(ofSeries series: Int, on scale: ValueScale) -> ClosedRange<Double>? {
    guard let values = values(ofSeries: series),
      scale.hasPlace(for: values.upperBound)
    else { return nil }
    let upper = scale(values.upperBound)
    let lower = scale.hasPlace(for: values.lowerBound) ? scale(values.lowerBound) : upper
    return min(upper, lower)...max(upper, lower)
  }

  private func values(ofSeries number: Int) -> ClosedRange<Double>? {
    if table.series[number].source != nil {
      return table.laidExtent(ofSeries: number, in: moments)
    }
    if let values = table.valueExtent(ofSeries: number, at: inside) { return values }
    guard let ends = table.ends(ofLine: number, over: inside) else { return nil }
    let before = table.value(ofSeries: number, at: ends.before)
    let after = table.value(ofSeries: number, at: ends.after)
    let way = table.x(at: ends.before)...table.x(at: ends.after)
    let part = ((moment - way.lowerBound) / way.span).clamped(to: 0...1)
    let isLevel = table.kind.fillsPeriods || table.series[number].line.isStepped
    let value = isLevel ? before : before.interpolated(to: after, by: part)
    return value.isFinite ? value...value : nil
  }
}
