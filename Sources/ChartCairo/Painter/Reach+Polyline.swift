import ChartCore
import ChartScene

extension Reach {
  /// One step of a path.
  enum Step: Equatable {
    case move(Point)
    case line(Point)
  }

  /// Walks the pieces of a polyline that lie inside, in order; linear time.
  ///
  /// A segment that crosses the border ends there, in its own direction. A point that is not finite
  /// ends the piece: there is a gap, never a line to somewhere else.
  func forEachStep(along points: [Point], _ take: (Step) -> Void) {
    var pen: Point?
    for index in points.indices.dropFirst() {
      guard let (start, end) = segment(from: points[index - 1], to: points[index]) else {
        pen = nil
        continue
      }
      if pen != start { take(.move(start)) }
      take(.line(end))
      pen = end
    }
  }

  /// The part of a segment that lies inside, nil where there is none.
  private func segment(from start: Point, to end: Point) -> (Point, Point)? {
    if contains(start) && contains(end) { return (start, end) }
    guard start.isFinite, end.isFinite else { return nil }
    let (a, b) = (start.tame, end.tame)
    guard let (c, d) = cut((a, b), from: left, to: right),
      let (e, f) = cut((c.transposed, d.transposed), from: upper, to: lower)
    else { return nil }
    return (e.transposed, f.transposed)
  }

  /// The part of a segment whose x lies in a range.
  private func cut(
    _ segment: (Point, Point), from lower: Double, to upper: Double
  ) -> (Point, Point)? {
    let (a, b) = segment
    guard lower < upper, max(a.x, b.x) >= lower, min(a.x, b.x) <= upper else { return nil }
    return (
      a.pulled(towards: b, into: lower...upper), b.pulled(towards: a, into: lower...upper)
    )
  }
}

extension Point {
  /// So near that differences of two such points cannot overflow.
  fileprivate var tame: Point {
    let range = -1e150...1e150
    return Point(x.clamped(to: range), y.clamped(to: range))
  }

  fileprivate var transposed: Point { Point(y, x) }

  /// The point on the way to `other` whose x lies in `range`; exactly on its bound where that is
  /// the nearest, however far away this one is.
  fileprivate func pulled(towards other: Point, into range: ClosedRange<Double>) -> Point {
    let bound = x.clamped(to: range)
    guard bound != x else { return self }
    let fraction = (bound - x) / (other.x - x)
    let (low, high) = (min(y, other.y), max(y, other.y))
    return Point(bound, (y + (other.y - y) * fraction).clamped(to: low...high))
  }
}
