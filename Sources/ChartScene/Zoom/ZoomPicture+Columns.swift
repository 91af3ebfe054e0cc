import ChartCore

/// When the overview's columns begin to fade under the lines that rise from them, and when the lines
/// are whole.
private let fadeStart = 0.3
private let riseEnd = 0.5

extension ZoomPicture {
  /// Columns of a detail, at first slices of the overview's, going to their own heights; those of
  /// the overview beside them leave with the time axis.
  var columns: [Scene.Item] {
    let before = ColumnStrip(of: overview, in: seenRange)
    let after = ColumnStrip(of: detail, in: detail.sample.visibleRange)
    var scene = Scene(size: layout.plot.size)
    // The tops of the stacks first: each reaches under the next.
    for match in matches.reversed() where opacity(of: match) > 0 {
      let rects =
        slices(of: match, before, after) + neighbours(of: match, before, beside: after.span)
      let isStacked = detail.table.kind.stacking != .none
      // What is stacked comes and goes by its height already.
      let opacity =
        match.overview != nil && match.detail != nil && isStacked ? 1 : opacity(of: match)
      scene.add([.rectangles(rects, fill: color(of: match))], opacity: opacity)
    }
    return scene.items
  }

  private func slices(
    of match: ZoomMatch, _ before: ColumnStrip, _ after: ColumnStrip
  ) -> [Rect] {
    after.periods.indices.compactMap { index in
      let period = after.periods[index]
      let origin = before.index(at: period.lowerBound).map { before.ends[$0] }
      let end = match.detail.map { after.ends[index][$0] }
      let start = match.overview.flatMap { series in origin.map { $0[series] } }
      guard let from = start ?? top(origin), let to = end ?? top(after.ends[index]) else {
        return nil
      }
      return rect(
        period, lower: from.lower.interpolated(to: to.lower, by: progress),
        upper: from.upper.interpolated(to: to.upper, by: progress))
    }
  }

  /// The upper edge of a whole column, from which a series rises that was not in it.
  private func top(
    _ ends: [(lower: Double, upper: Double)]?
  ) -> (lower: Double, upper: Double)? {
    ends?.map(\.upper).min().map { ($0, $0) }
  }

  /// The overview's columns, as far as they are not in the time that the detail's have.
  private func neighbours(
    of match: ZoomMatch, _ strip: ColumnStrip, beside taken: ClosedRange<Double>?
  ) -> [Rect] {
    guard let series = match.overview else { return [] }
    return strip.periods.indices.flatMap { index in
      let ends = strip.ends[index][series]
      return strip.periods[index].parts(beside: taken).compactMap {
        rect($0, lower: ends.lower, upper: ends.upper)
      }
    }
  }

  /// A column in pixels, nil where it is empty or outside the plot.
  private func rect(_ period: ClosedRange<Double>, lower: Double, upper: Double) -> Rect? {
    let (left, right) = (axis.scale(period.lowerBound), axis.scale(period.upperBound))
    let (start, end) = (
      max(left, layout.rangeEdges.lowerBound), min(right, layout.rangeEdges.upperBound)
    )
    guard start < end, upper < lower else { return nil }
    let reach = lower < ground ? underlap(from: lower, to: ground) : 0
    let (top, bottom) = (max(upper, 0), min(lower + reach, layout.plot.height))
    return top < bottom ? Rect(start, top, end - start, bottom - top) : nil
  }

  /// Where columns stand on 0; below it there are none that reach under others.
  private var ground: Double {
    overview.yScales[0](0).interpolated(to: detail.yScales[0](0), by: progress)
  }

  /// Columns that open to the full width and fade, while the detail's lines rise from their upper
  /// edges.
  var openedColumns: [Scene.Item] {
    let strip = ColumnStrip(of: overview, in: seenRange)
    var scene = Scene(size: layout.plot.size)
    scene.add(moved(overview), opacity: 1 - eased(progress, from: fadeStart, to: 1))
    for series in detail.table.series.indices { addRisingLine(series, from: strip, to: &scene) }
    return scene.items
  }

  private func addRisingLine(_ series: Int, from strip: ColumnStrip, to scene: inout Scene) {
    // By index for the colour alone: a bar's line is not one of the lines.
    let match = ZoomMatch(overview: nil, detail: series)
    let opacity = detail.opacity(ofSeries: series) * eased(progress, from: 0, to: riseEnd)
    for run in detail.lineRuns(ofSeries: series, in: detail.sample.visibleRange) {
      let points = run.map { vertex in
        let start = strip.index(at: vertex.moment).flatMap { top(strip.ends[$0]) }
        let y = (start?.upper ?? vertex.y).interpolated(to: vertex.y, by: progress)
        return Point(axis.scale(vertex.moment), y)
      }
      scene.add(items(through: points, of: match), opacity: opacity)
    }
    addMarkers(of: match, to: &scene)
  }
}

extension ClosedRange<Double> {
  /// What is before and after `other`; all of it without one.
  fileprivate func parts(beside other: ClosedRange?) -> [ClosedRange] {
    guard let other, overlaps(other) else { return [self] }
    var parts: [ClosedRange] = []
    if lowerBound < other.lowerBound { parts.append(lowerBound...other.lowerBound) }
    if upperBound > other.upperBound { parts.append(other.upperBound...upperBound) }
    return parts
  }
}
