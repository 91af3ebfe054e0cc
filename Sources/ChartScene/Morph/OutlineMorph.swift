import ChartCore

/// One line, or the edge of one surface, on its way into another, however many points each has.
///
/// Both are gone along from 0 at their first point to 1 at their last one: by x where both go to the right alone, as
/// lines over time do, so that heights alone move where both are as long; else by the length of the way. Where one has a
/// point the other gets one too, so that at both ends each is what it is.
struct OutlineMorph {
  private let from, to: Outline

  /// The way between two lines of at least one point each.
  init(from: [Point], to: [Point]) {
    let isByX = from.goesRight && to.goesRight
    self.from = Outline(from, isByX: isByX)
    self.to = Outline(to, isByX: isByX)
  }

  /// The line `progress` of the way, from 0 to 1. Linear time.
  func points(at progress: Double) -> [Point] {
    [Point](capacity: from.points.count + to.points.count) { points in
      var (a, b) = (0, 0)
      while a < from.points.count, b < to.points.count {
        let (placeA, placeB) = (from.places[a], to.places[b])
        let place = min(placeA, placeB)
        let start = placeA == place ? from.points[a] : from.point(at: place, before: a)
        let end = placeB == place ? to.points[b] : to.point(at: place, before: b)
        points.append(start.interpolated(to: end, by: progress))
        // Where a line stands upright it has several points in one place, which share the other's.
        let (isAgainA, isAgainB) = (from.repeats(after: a), to.repeats(after: b))
        if placeA == place, isAgainA || placeB != place || !isAgainB { a += 1 }
        if placeB == place, isAgainB || placeA != place || !isAgainA { b += 1 }
      }
    }
  }
}

/// A line whose points have places from 0 to 1 along it, ascending.
private struct Outline {
  let points: [Point]
  let places: [Double]

  init(_ points: [Point], isByX: Bool) {
    let points = points.count == 1 ? [points[0], points[0]] : points
    self.points = points
    var way = 0.0
    var ways = [0.0]
    ways.reserveCapacity(points.count)
    for (a, b) in zip(points, points.dropFirst()) {
      way += isByX ? b.x - a.x : a.distance(to: b)
      ways.append(way)
    }
    let step = 1 / Double(points.count - 1)
    places = ways.indices.map { index in
      index == points.count - 1 ? 1 : way > 0 ? min(ways[index] / way, 1) : Double(index) * step
    }
  }

  /// The point at a place between a point and the one before it.
  func point(at place: Double, before index: Int) -> Point {
    guard index > 0 else { return points[0] }
    let span = places[index] - places[index - 1]
    let part = span > 0 ? (place - places[index - 1]) / span : 1
    return points[index - 1].interpolated(to: points[index], by: part)
  }

  /// Whether the next point has the same place.
  func repeats(after index: Int) -> Bool {
    index + 1 < places.count && places[index + 1] == places[index]
  }
}

extension [Point] {
  /// Whether no point is left of the one before it.
  fileprivate var goesRight: Bool { zip(self, dropFirst()).allSatisfy { $0.x <= $1.x } }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
