import ChartCore

/// Cuts lines at the edges of an area, so that slopes stay right and numbers small.
struct LineClip {
  private let minX, maxX, minY, maxY: Double

  /// Keeps what lies in an area.
  init(to area: Rect) {
    (minX, maxX) = (area.x, area.maxX)
    (minY, maxY) = (area.y, area.maxY)
  }

  /// The pieces of a line inside the area, each with its points in order; linear time.
  func pieces(of line: [Point]) -> [[Point]] {
    if line.allSatisfy(contains) { return [line] }
    var pieces: [[Point]] = []
    var end: Point?
    for (a, b) in zip(line, line.dropFirst()) {
      guard let (start, stop) = segment(a, b) else { continue }
      if end == start && start == a {
        pieces[pieces.count - 1].append(stop)
      } else {
        pieces.append([start, stop])
      }
      end = stop
    }
    return pieces
  }

  /// Whether a point is inside the area or on its edge.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The part of a segment inside the area (Liang and Barsky, "A New Concept and Method for Line
  /// Clipping", 1984); its own ends where they are inside.
  private func segment(_ a: Point, _ b: Point) -> (Point, Point)? {
    if contains(a) && contains(b) { return (a, b) }
    let x = Self.crossings(a.x, b.x, minX, maxX)
    let y = Self.crossings(a.y, b.y, minY, maxY)
    let (enter, leave) = (max(0, x.first, y.first), min(1, x.last, y.last))
    guard enter <= leave else { return nil }
    var (start, end) = (a, b)
    if enter > 0 { start = point(a, b, at: enter) }
    if leave < 1 { end = point(a, b, at: leave) }
    // The coordinate that is cut is exact, however far away the segment's end is.
    if x.first == enter { start.x = min(max(a.x, minX), maxX) }
    if y.first == enter { start.y = min(max(a.y, minY), maxY) }
    if x.last == leave { end.x = min(max(b.x, minX), maxX) }
    if y.last == leave { end.y = min(max(b.y, minY), maxY) }
    return (start, end)
  }

  /// Where, from 0 at `a` to 1 at `b`, a coordinate is between `low` and `high`.
  private static func crossings(
    _ a: Double, _ b: Double, _ low: Double, _ high: Double
  ) -> (first: Double, last: Double) {
    // Halves keep the difference of two huge numbers finite.
    let length = b / 2 - a / 2
    if length == 0 { return a >= low && a <= high ? (-.infinity, .infinity) : (1, 0) }
    let first = (low / 2 - a / 2) / length
    let second = (high / 2 - a / 2) / length
    return (min(first, second), max(first, second))
  }

  /// The point at a fraction of a segment; rounding cannot leave the area.
  private func point(_ a: Point, _ b: Point, at fraction: Double) -> Point {
    let x = a.x.interpolated(to: b.x, by: fraction)
    let y = a.y.interpolated(to: b.y, by: fraction)
    return Point(min(max(x, minX), maxX), min(max(y, minY), maxY))
  }
}
