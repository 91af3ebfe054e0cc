import CCairo
import ChartScene

/// The part of the plane that a context can show; nothing far outside it is handed to Cairo.
///
/// Beyond 2²³ pixels Cairo's fixed-point coordinates wrap and a line vanishes without an error, so
/// everything is cut here, in `Double`, at the latest 2²² pixels from the origin.
struct ClipBounds: Equatable {
  /// Device pixels from the origin at which everything ends.
  static let limit = 4_194_304.0
  /// Radii and line widths that an image could show; a pen of 10³⁰⁸ pixels never ends.
  static let lengths = 0.0...32_767.0

  /// The edges; empty where `right <= left` or `lower <= upper`.
  let left, upper, right, lower: Double

  /// The area of four edges.
  init(left: Double, upper: Double, right: Double, lower: Double) {
    self.left = left
    self.upper = upper
    self.right = right
    self.lower = lower
  }

  /// What `context` shows under its present transformation and clip.
  init(of context: OpaquePointer) {
    var (left, upper, right, lower) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &upper, &right, &lower)
    var (x, y) = (Self.limit, Self.limit)
    cairo_device_to_user_distance(context, &x, &y)
    let (width, height) = (abs(x), abs(y))
    self.init(
      left: max(left, -width), upper: max(upper, -height),
      right: min(right, width), lower: min(lower, height))
  }

  /// Cuts lines that are so wide at the edges.
  func lineClip(width: Double) -> LineClip { LineClip(to: widened(by: width + 1).rect) }

  /// Whether nothing at all would show.
  var isEmpty: Bool { !(left < right && upper < lower) }

  /// The area as a rectangle, which may have no size.
  var rect: Rect { Rect(left, upper, max(0, right - left), max(0, lower - upper)) }

  /// The area with `margin` added on each side.
  func widened(by margin: Double) -> ClipBounds {
    ClipBounds(
      left: left - margin, upper: upper - margin, right: right + margin, lower: lower + margin)
  }

  /// The part of `rect` inside, nil where there is none or where it is no rectangle.
  func part(of rect: Rect) -> Rect? {
    let part = ClipBounds(
      left: max(left, rect.x), upper: max(upper, rect.y),
      right: min(right, rect.maxX), lower: min(lower, rect.maxY))
    guard rect.isFinite, !part.isEmpty else { return nil }
    return Rect(part.left, part.upper, part.right - part.left, part.lower - part.upper)
  }

  /// Whether `point` lies inside; false for a point that is not finite.
  func contains(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= upper && point.y <= lower
  }
}
