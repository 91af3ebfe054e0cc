import CCairo
import ChartScene

/// Where the device's pixels lie in the coordinates a painter draws in.
///
/// One-pixel lines are crisp only on whole pixels, so edges are moved to the nearest one. A context
/// that is turned or skewed has no such places, and nothing is moved.
struct PixelGrid: Equatable {
  /// Device pixels below which a rectangle counts as a line.
  private static let thin = 3.0
  /// Device pixels for a unit, horizontally and vertically; never 0.
  private let scale: Point
  /// The device position of the coordinates' origin.
  private let origin: Point
  private let isUpright: Bool

  /// The grid of a scale and an origin.
  init(scale: Double = 1, origin: Point = Point(0, 0)) {
    self.scale = Point(scale, scale)
    self.origin = origin
    isUpright = true
  }

  /// The grid under a context's present transformation, on a surface with so many pixels for each of
  /// its units.
  init(of context: OpaquePointer, surfaceScale: Double = 1) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    scale = Point(matrix.xx * surfaceScale, matrix.yy * surfaceScale)
    origin = Point(matrix.x0 * surfaceScale, matrix.y0 * surfaceScale)
    isUpright = matrix.xy == 0 && matrix.yx == 0 && scale.x > 0 && scale.y > 0
  }

  /// The pixels for each unit, nil where that depends on the direction.
  var uniformScale: Double? { isUpright && scale.x == scale.y ? scale.x : nil }

  /// The pixel edge nearest to `x`.
  func edge(x: Double) -> Double {
    isUpright ? ((x * scale.x + origin.x).rounded() - origin.x) / scale.x : x
  }

  /// The pixel edge nearest to `y`.
  func edge(y: Double) -> Double {
    isUpright ? ((y * scale.y + origin.y).rounded() - origin.y) / scale.y : y
  }

  /// The place nearest to `x` where a vertical line of `width` covers whole pixels.
  func middle(x: Double, width: Double) -> Double {
    let half = halfPixel(width: width, scale: scale.x)
    return edge(x: x - half) + half
  }

  /// The place nearest to `y` where a horizontal line of `width` covers whole pixels.
  func middle(y: Double, width: Double) -> Double {
    let half = halfPixel(width: width, scale: scale.y)
    return edge(y: y - half) + half
  }

  /// `rect` with its edges on pixel edges, at least one pixel thick.
  func aligned(_ rect: Rect) -> Rect {
    guard isUpright else { return rect }
    let (left, right) = aligned(
      rect.x * scale.x + origin.x, length: rect.width * scale.x)
    let (upper, lower) = aligned(
      rect.y * scale.y + origin.y, length: rect.height * scale.y)
    return Rect(
      (left - origin.x) / scale.x, (upper - origin.y) / scale.y,
      (right - left) / scale.x, (lower - upper) / scale.y)
  }

  /// The whole pixels nearest to some.
  ///
  /// Neighbours meet where they met, but what is thin is a line: it keeps its thickness, or two
  /// rails of 1.5 pixels would become one of 1 and one of 2.
  private func aligned(_ start: Double, length: Double) -> (start: Double, end: Double) {
    guard length < Self.thin else {
      return (start.rounded(), (start + length).rounded())
    }
    let thickness = max(1, length.rounded())
    let first = (start + (length - thickness) / 2).rounded()
    return (first, first + thickness)
  }

  /// `rect` with its edges where a border of `width` covers whole pixels.
  func aligned(_ rect: Rect, border width: Double) -> Rect {
    let (x, y) = (middle(x: rect.x, width: width), middle(y: rect.y, width: width))
    return Rect(
      x, y, middle(x: rect.maxX, width: width) - x, middle(y: rect.maxY, width: width) - y)
  }

  /// A line an odd number of pixels wide lies on the middle of a pixel, else on an edge.
  private func halfPixel(width: Double, scale: Double) -> Double {
    guard isUpright else { return 0 }
    return (width * scale).rounded().truncatingRemainder(dividingBy: 2) == 0 ? 0 : 0.5 / scale
  }
}
