import ChartCore

/// The points of a line on its way to another one.
///
/// Of two with different numbers of points, the shorter one's missing points lie on its last one, so
/// that on the way from one to the other the extra points collapse onto the last common one. A line
/// without points comes from the origin.
struct PointVector: Equatable, Sendable {
  /// The points in order.
  var points: [Point]

  /// A line of points.
  init(_ points: [Point] = []) { self.points = points }

  private func combined(
    with other: PointVector, _ combine: (Point, Point) -> Point
  ) -> PointVector {
    let count = max(points.count, other.points.count)
    return PointVector((0..<count).map { combine(self[$0], other[$0]) })
  }

  /// The point at a place, the last one beyond the end; the origin where there is none at all.
  private subscript(index: Int) -> Point {
    index < points.count ? points[index] : points.last ?? Point(0, 0)
  }
}

extension PointVector: Interpolable {
  /// The line `fraction` of the way to `other`, of as many points as the longer of the two.
  func interpolated(to other: PointVector, by fraction: Double) -> PointVector {
    combined(with: other) { $0.interpolated(to: $1, by: fraction) }
  }
}
