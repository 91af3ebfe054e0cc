import ChartCore
import Glibc

/// Less of a bend than this is none: the circle that it is a part of is larger than numbers bear.
private let leastBend = 1e-6
/// Points of an edge from which the outline's extent is known; the quarters of a circle are there.
private let outlineSteps = 32

/// A rectangle bent into a disc: a strip that curls like a fan until its left edge is the rim and its
/// right edge the centre.
///
/// A place in the rectangle is u, from 0 at its left edge to 1 at its right one, and v, from 0 at its
/// lower edge to 1 at its upper one. In the disc, v is the part of a turn from the top, clockwise, and
/// u the distance from the rim.
struct DiscBend: Sendable {
  /// How much of the circle it is already, from 0 to 1.
  private let bend: Double
  /// The inner radius and the distance from there to the outer edge, before `factor`.
  private let inner, thickness: Double
  private let factor: Double
  private let origin: Point
  private let rect: Rect

  /// The shape `bend` of the way, from 0 to 1, its thickness `narrowing` of the way from the
  /// rectangle's width to the radius; it never leaves the height of `area`.
  init(
    _ rect: Rect, center: Point, radius: Double, bend: Double, narrowing: Double, in area: Size
  ) {
    self.bend = bend
    self.rect = rect
    let width = max(rect.width, 1)
    thickness = narrowing >= 1 ? radius : width * pow(max(radius, 1) / width, narrowing)
    inner = bend > leastBend ? rect.height * (1 - bend) / (2 * .pi * bend) : 0
    guard bend > leastBend else {
      (factor, origin) = (1, Point(0, 0))
      return
    }
    let outline = Self.outline(bend: bend, inner: inner, thickness: thickness)
    let middle = Point(rect.midX, rect.midY).interpolated(to: center, by: bend)
    factor = min(1, area.height / max(outline.height, 1))
    let reach = outline.height * factor / 2
    let y = middle.y.clamped(
      to: min(reach, area.height / 2)...max(area.height - reach, area.height / 2))
    origin = Point(middle.x - outline.midX * factor, y - outline.midY * factor)
  }

  /// Where a place of the rectangle is.
  func point(u: Double, v: Double) -> Point {
    guard bend > leastBend else {
      let left = rect.midX - thickness / 2
      return Point(left + u * thickness, rect.maxY - v * rect.height)
    }
    let distance = (inner + (1 - u) * thickness) * factor
    let way = Self.way(to: v, bend: bend)
    return Point(origin.x + way.x * distance, origin.y + way.y * distance)
  }

  /// From the circle's centre towards v. The opening turns from the right up to the top.
  private static func way(to v: Double, bend: Double) -> Point {
    direction(ofTurn: bend * (v - 0.5) - 0.25 * (1 + bend))
  }

  /// The rectangle around the shape, from the circle's centre.
  private static func outline(bend: Double, inner: Double, thickness: Double) -> Rect {
    var (lower, upper) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    for step in 0...outlineSteps {
      let way = way(to: Double(step) / Double(outlineSteps), bend: bend)
      for distance in [inner, inner + thickness] {
        let (x, y) = (way.x * distance, way.y * distance)
        lower = Point(min(lower.x, x), min(lower.y, y))
        upper = Point(max(upper.x, x), max(upper.y, y))
      }
    }
    return Rect(lower.x, lower.y, upper.x - lower.x, upper.y - lower.y)
  }
}
