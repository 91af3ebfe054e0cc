import ChartCore

extension Rect {
  /// The part of a polygon inside the rectangle; empty where there is none.
  ///
  /// Corners that are not finite are left out. Linear time (Sutherland and Hodgman, "Reentrant
  /// Polygon Clipping", 1974); a polygon that is inside is returned as it is.
  public func part(of polygon: [Point]) -> [Point] {
    if polygon.allSatisfy({ $0.x >= x && $0.x <= maxX && $0.y >= y && $0.y <= maxY }) {
      return polygon
    }
    var part = polygon.filter { $0.x.isFinite && $0.y.isFinite }
    part = part.clipped(along: \.x, to: x) { $0 >= $1 }
    part = part.clipped(along: \.x, to: maxX) { $0 <= $1 }
    part = part.clipped(along: \.y, to: y) { $0 >= $1 }
    return part.clipped(along: \.y, to: maxY) { $0 <= $1 }
  }
}

extension [Point] {
  /// The part of the polygon on one side of an upright or level line.
  fileprivate func clipped(
    along axis: WritableKeyPath<Point, Double>, to line: Double,
    isInside: (Double, Double) -> Bool
  ) -> [Point] {
    guard var previous = last else { return [] }
    var part: [Point] = []
    for point in self {
      let isCrossing =
        isInside(previous[keyPath: axis], line) != isInside(point[keyPath: axis], line)
      if isCrossing { part.append(previous.crossing(along: axis, of: line, towards: point)) }
      if isInside(point[keyPath: axis], line) { part.append(point) }
      previous = point
    }
    return part
  }
}

extension Point {
  /// The point on the way to `end` that lies on an upright or level line between both.
  fileprivate func crossing(
    along axis: WritableKeyPath<Point, Double>, of line: Double, towards end: Point
  ) -> Point {
    let place = LinearScale(
      domain: min(
        self[keyPath: axis], end[keyPath: axis])...max(
          self[keyPath: axis], end[keyPath: axis]), from: 0, to: 1)(line)
    let fraction = self[keyPath: axis] < end[keyPath: axis] ? place : 1 - place
    var point = Point(
      x.interpolated(to: end.x, by: fraction), y.interpolated(to: end.y, by: fraction))
    // The coordinate that is cut is exact, however far away the ends are.
    point[keyPath: axis] = line
    return point
  }
}
