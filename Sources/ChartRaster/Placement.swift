import ChartScene

/// From places in a part of a scene to pixels.
struct Placement: Equatable {
  /// Where the part's origin is in the scene.
  var origin = Point(0, 0)
  /// Pixels a unit.
  let scale: Double

  /// The place in pixels.
  @inline(__always)
  func callAsFunction(_ point: Point) -> Point {
    Point((point.x + origin.x) * scale, (point.y + origin.y) * scale)
  }
}
