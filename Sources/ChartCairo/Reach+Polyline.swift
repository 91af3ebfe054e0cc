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

  /// The part of a segment that lies inside, nil where there is none (Liang and Barsky, 1984).
  private func segment(from start: Point, to end: Point) -> (Point, Point)? {
    if contains(start) && contains(end) { return (start, end) }
    guard start.isFinite, end.isFinite else { return nil }
    let (a, b) = (start.tame, end.tame)
    var (enter, leave) = (0.0, 1.0)
    let sides = [
      (a.x - b.x, a.x - left), (b.x - a.x, right - a.x),
      (a.y - b.y, a.y - upper), (b.y - a.y, lower - a.y),
    ]
    for (speed, distance) in sides {
      if speed < 0 { enter = max(enter, distance / speed) }
      if speed > 0 { leave = min(leave, distance / speed) }
      if speed == 0 && distance < 0 { return nil }
    }
    guard enter <= leave else { return nil }
    return (between(a, b, at: enter), between(a, b, at: leave))
  }

  private func between(_ a: Point, _ b: Point, at fraction: Double) -> Point {
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    return Point(
      (a.x + (b.x - a.x) * fraction).clamped(from: left, to: right),
      (a.y + (b.y - a.y) * fraction).clamped(from: upper, to: lower))
  }
}

extension Point {
  /// So near that differences of two such points cannot overflow.
  fileprivate var tame: Point {
    let limit = 1e150
    return Point(x.clamped(from: -limit, to: limit), y.clamped(from: -limit, to: limit))
  }
}

extension Double {
  fileprivate func clamped(from lower: Double, to upper: Double) -> Double {
    Swift.min(Swift.max(self, lower), upper)
  }
}
