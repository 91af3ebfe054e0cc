public import ChartCore

// How the visible range of a series sounds.
extension ChartPicture {
  /// The melody of a series: each part as high as the middle between its lowest and its highest value stands in the
  /// plot, and between points as the line is that joins them. Nil where nothing stands on a y axis.
  ///
  /// Where the plot has shares of a whole, a series sounds by its own values, from 0 to its highest. A logarithm's time
  /// for each part.
  public func melody(ofSeries series: Int) -> Melody? {
    guard table.kind.hasAxes, table.series.indices.contains(series) else { return nil }
    let line = HeardLine(table: table, series: series, scale: heardScale(ofSeries: series))
    return Melody(heights: line.heights(in: sample.visibleRange, parts: Melody.parts))
  }

  /// Values of a series to heights in the plot, 0 at the bottom and 1 at the top.
  private func heardScale(ofSeries series: Int) -> ValueScale {
    let scale = yScale(ofSeries: series)
    let isDownward = scale.from < scale.to
    let domain = table.kind.stacking == .percentages ? ownDomain(ofSeries: series) : scale.domain
    return ValueScale(
      domain: domain, form: scale.form, from: isDownward ? 1 : 0, to: isDownward ? 0 : 1)
  }

  private func ownDomain(ofSeries series: Int) -> ClosedRange<Double> {
    let extent = table.valueExtent(
      ofSeries: series, at: table.indexes(drawnIn: sample.visibleRange))
    return extent.map { min($0.lowerBound, 0)...max($0.upperBound, 0) } ?? 0...1
  }
}

/// A series with the heights of its values.
private struct HeardLine {
  let table: Table
  let series: Int
  let scale: ValueScale

  /// The height of each of the equal parts of a range, nil in gaps; in a range of one moment all are the same.
  func heights(in range: ClosedRange<Double>, parts: Int) -> [Double?] {
    guard range.span > 0 else {
      return Array(repeating: height(ofPoint: table.index(reading: range.lowerBound)), count: parts)
    }
    let moments = LinearScale(domain: range, from: 0, to: Double(parts))
    let edges = (0..<parts).map { moments.invert(Double($0)) } + [range.upperBound.nextUp]
    let bounds = table.indexes(atOrAfter: edges)
    let groups = zip(bounds, bounds.dropFirst()).map { $0..<max($0, $1) }
    return zip(groups, table.valueExtents(ofSeries: series, at: groups)).enumerated().map {
      part, found in
      let (group, extent) = found
      return group.isEmpty
        ? height(at: moments.invert(Double(part) + 0.5), before: group.lowerBound)
        : extent.flatMap(middle)
    }
  }

  /// The height in the middle of some values; nil where none of them has a place.
  private func middle(of extent: ClosedRange<Double>) -> Double? {
    guard scale.hasPlace(for: extent.upperBound) else { return nil }
    let highest = scale(extent.upperBound)
    return scale.hasPlace(for: extent.lowerBound)
      ? (scale(extent.lowerBound) + highest) / 2 : highest
  }

  /// The height at a moment without a point; `next` is the number of the first point after it.
  private func height(at moment: Double, before next: Int) -> Double? {
    guard next > 0 else { return nil }
    if table.kind.fillsPeriods {
      return moment < table.end(ofPeriod: next - 1) ? height(ofPoint: next - 1) : nil
    }
    guard next < table.pointCount, let start = height(ofPoint: next - 1),
      let end = height(ofPoint: next)
    else { return nil }
    let way = LinearScale(domain: table.x(at: next - 1)...table.x(at: next), from: start, to: end)
    return way(moment)
  }

  private func height(ofPoint index: Int) -> Double? {
    let value = table.value(ofSeries: series, at: index)
    return value.isNaN || !scale.hasPlace(for: value) ? nil : scale(value)
  }
}
