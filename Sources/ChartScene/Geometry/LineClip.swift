import ChartCore

/// Cuts lines at the edges of an area, so that slopes stay right and numbers small.
public struct LineClip: Sendable {
  private let minX, maxX, minY, maxY: Double

  /// Keeps what lies in an area.
  public init(to area: Rect) {
    (minX, maxX) = (area.x, area.maxX)
    (minY, maxY) = (area.y, area.maxY)
  }

  /// One step along what is left of a line.
  public enum Step: Equatable, Sendable {
    /// To where a piece begins.
    case move(Point)
    /// Straight on to the piece's next point.
    case line(Point)
  }

  /// Walks the pieces of a line inside the area, in order; linear time.
  ///
  /// A segment that crosses an edge ends there, in its own direction. A point that is not finite ends
  /// the piece: there is a gap, never a line to somewhere else.
  public func forEachStep(along line: [Point], _ take: (Step) -> Void) {
    var pen: Point?
    for index in line.indices.dropFirst() {
      guard let (start, end) = segment(line[index - 1], line[index]) else {
        pen = nil
        continue
      }
      if pen != start || start != line[index - 1] { take(.move(start)) }
      take(.line(end))
      pen = end
    }
  }

  /// The pieces of a line inside the area, each with its points in order; linear time.
  func pieces(of line: [Point]) -> [[Point]] {
    if line.allSatisfy(contains) { return [line] }
    var pieces: [[Point]] = []
    forEachStep(along: line) { step in
      switch step {
      case .move(let start): pieces.append([start])
      case .line(let end): pieces[pieces.count - 1].append(end)
      }
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
    guard a.isFinite, b.isFinite else { return nil }
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
