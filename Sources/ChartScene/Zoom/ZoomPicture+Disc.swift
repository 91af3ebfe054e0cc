import ChartCore

/// When the areas have become as thick as the disc's radius, and when they begin to bend.
private let narrowEnd = 0.75
private let bendStart = 0.08
/// How far an area reaches under the next one, in pixels: two edges that only touch would let the
/// card shine through.
private let overlap = 0.75

extension ZoomPicture {
  /// Areas of percentages that bend into the sectors of a pie.
  var disc: [Scene.Item] {
    guard let seen = discRange else { return [] }
    let bands = DiscBands(of: overview, over: seen)
    let (bend, shares) = (discBend(over: seen), detail.pieGeometry.shares)
    var end = 0.0
    return overview.table.series.indices.map { series in
      let match = matches.first { $0.overview == series }
      let share = match?.detail.flatMap(shares.sector(ofSeries:))
      let sector = share?.turns ?? end...end
      end = sector.upperBound
      let edges = bands.edges(ofSeries: series).map { lean($0, towards: sector, isLast: end >= 1) }
      let outline = outline(of: edges, at: bands.moments, in: bend)
      return .polygon(
        outline.map { $0.moved(by: shift(of: share)) },
        fill: match.map(color(of:)) ?? overview.color(ofSeries: series))
    }
  }

  /// What of the overview's time is in the plot; nil where that is nothing.
  private var discRange: ClosedRange<Double>? {
    let domain = overview.table.domain
    let lower = max(domain.lowerBound, axis.scale.invert(layout.rangeEdges.lowerBound))
    let upper = min(domain.upperBound, axis.scale.invert(layout.rangeEdges.upperBound))
    return lower < upper ? lower...upper : nil
  }

  private func discBend(over seen: ClosedRange<Double>) -> DiscBend {
    let (left, right) = (axis.scale(seen.lowerBound), axis.scale(seen.upperBound))
    let (top, bottom) = (overview.yScales[0](100), overview.yScales[0](0))
    let geometry = detail.pieGeometry
    return DiscBend(
      Rect(left, top, right - left, bottom - top), center: geometry.center,
      radius: geometry.radius, bend: eased(progress, from: bendStart, to: 1),
      narrowing: eased(progress, from: 0, to: narrowEnd), in: layout.plot.size)
  }

  /// An area's edges at a moment on their way to those of a sector.
  private func lean(
    _ edges: (lower: Double, upper: Double), towards sector: ClosedRange<Double>, isLast: Bool
  ) -> (lower: Double, upper: Double) {
    let lower = edges.lower.interpolated(to: sector.lowerBound, by: progress)
    let upper = edges.upper.interpolated(to: sector.upperBound, by: progress)
    guard upper > lower else { return (lower, lower) }
    let length = layout.plot.height.interpolated(
      to: 2 * .pi * detail.pieGeometry.radius, by: progress)
    return (lower, upper + overlap / max(1, length) * (isLast ? progress : 1))
  }

  /// The way around an area: along its lower edge, up at the right, back along its upper edge, and
  /// down at the left, which becomes the rim.
  private func outline(
    of edges: [(lower: Double, upper: Double)], at moments: [Double], in bend: DiscBend
  ) -> [Point] {
    let (first, last) = (edges[0], edges[edges.count - 1])
    let start = axis.scale(moments[0])
    let width = max(axis.scale(moments[moments.count - 1]) - start, .leastNonzeroMagnitude)
    let us = moments.map { (axis.scale($0) - start) / width }
    let there = zip(us, edges).map { bend.point(u: $0, v: $1.lower) }
    let back = zip(us, edges).reversed().map { bend.point(u: $0, v: $1.upper) }
    return there + rim(from: last.lower, to: last.upper, u: 1, in: bend) + back
      + rim(from: first.upper, to: first.lower, u: 0, in: bend)
  }

  /// The points between two corners at the left or right edge.
  private func rim(from start: Double, to end: Double, u: Double, in bend: DiscBend) -> [Point] {
    let steps = max(1, Int(clamping: (abs(end - start) * circleSteps).rounded(.up)))
    return (1..<max(steps, 2)).map { step in
      bend.point(u: u, v: start.interpolated(to: end, by: Double(step) / Double(steps)))
    }
  }

  private func shift(of share: PieShare?) -> Point {
    let shift =
      share.map { detail.pieGeometry.shift(of: $0, detail.effects.sectors) } ?? Point(0, 0)
    return Point(shift.x * progress, shift.y * progress)
  }
}
