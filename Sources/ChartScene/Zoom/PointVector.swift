public import ChartCore

/// The points of a line as a vector that can be added and scaled.
///
/// Of two with different numbers of points, the shorter one's missing points lie on its last one, so
/// that on the way from one to the other the extra points collapse onto the last common one. The
/// vector without points is zero.
struct PointVector: Equatable, Sendable {
  /// The points in order.
  var points: [Point]

  /// A vector of points.
  init(_ points: [Point] = []) { self.points = points }

  /// Adds point by point.
  static func + (a: PointVector, b: PointVector) -> PointVector {
    a.combined(with: b) { Point($0.x + $1.x, $0.y + $1.y) }
  }

  /// Subtracts point by point.
  static func - (a: PointVector, b: PointVector) -> PointVector {
    a.combined(with: b) { Point($0.x - $1.x, $0.y - $1.y) }
  }

  /// All coordinates times `factor`.
  static func * (vector: PointVector, factor: Double) -> PointVector {
    PointVector(vector.points.map { Point($0.x * factor, $0.y * factor) })
  }

  /// The sum of the squares of all coordinates.
  var magnitudeSquared: Double { points.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } }

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

extension Point: Interpolable {
  /// The point `fraction` of the way to `other`.
  public func interpolated(to other: Point, by fraction: Double) -> Point {
    Point(x.interpolated(to: other.x, by: fraction), y.interpolated(to: other.y, by: fraction))
  }
}

extension Rect: Interpolable {
  /// The rectangle whose edges are `fraction` of the way to those of `other`.
  public func interpolated(to other: Rect, by fraction: Double) -> Rect {
    Rect(
      x.interpolated(to: other.x, by: fraction), y.interpolated(to: other.y, by: fraction),
      width.interpolated(to: other.width, by: fraction),
      height.interpolated(to: other.height, by: fraction))
  }
}
