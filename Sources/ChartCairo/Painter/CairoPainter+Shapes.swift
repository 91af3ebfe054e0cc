import CCairo
import ChartCore
import ChartScene

/// Points of a polyline above which its edges have few shades even in a picture that is kept: so many show
/// as noise, and cost 50 ms.
private let denseCount = 2_000

extension CairoPainter {
  /// Fills a rectangle; sharp corners come to lie on whole pixels.
  func rectangle(
    _ rect: Rect, radius: Double, fill: Color, in device: DeviceSpace
  ) {
    let radius = radius.clamped(to: ClipBounds.lengths)
    guard let part = device.clip.widened(by: radius + 1).part(of: rect) else { return }
    set(fill)
    addPath(radius > 0 ? part : device.grid.aligned(part), radius: radius)
    cairo_fill(context)
  }

  /// Strokes a rectangle's border, on whole pixels.
  func outline(
    _ rect: Rect, radius: Double, width: Double, color: Color, in device: DeviceSpace
  ) {
    let radius = radius.clamped(to: ClipBounds.lengths)
    let reach = device.clip.widened(by: radius + width + 1)
    guard ClipBounds.lengths.contains(width), let part = reach.part(of: rect) else { return }
    set(color)
    cairo_set_line_width(context, width)
    addPath(device.grid.aligned(part, border: width), radius: radius)
    cairo_set_line_join(context, radius > 0 ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  /// Strokes a line through points; a single level or upright segment comes to lie on whole pixels.
  func polyline(
    _ points: [Point], width: Double, color: Color, in device: DeviceSpace
  ) {
    guard ClipBounds.lengths.contains(width) else { return }
    let points = points.count == 2 ? device.grid.aligned(points, width: width) : points
    device.clip.lineClip(width: width).forEachStep(along: points) { step in
      switch step {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      }
    }
    set(color)
    cairo_set_line_width(context, width)
    strokeLine(isQuick: points.count > denseCount)
  }

  /// Strokes straight lines with blunt ends, those that may be seen.
  func segments(_ segments: [Segment], width: Double, color: Color, in device: DeviceSpace) {
    guard ClipBounds.lengths.contains(width) else { return }
    let clip = device.clip.lineClip(width: width)
    for segment in segments {
      clip.forEachStep(along: [segment.from, segment.to]) { step in
        switch step {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        }
      }
    }
    set(color)
    cairo_set_line_width(context, width)
    let cap = cairo_get_line_cap(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    strokeLine(isQuick: segments.count > denseCount)
    cairo_set_line_cap(context, cap)
  }

  /// Fills a polygon.
  func polygon(_ points: [Point], fill: Color, in device: DeviceSpace) {
    let points = device.clip.widened(by: 1).rect.part(of: points)
    guard points.count > 2 else { return }
    cairo_move_to(context, points[0].x, points[0].y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    cairo_close_path(context)
    set(fill)
    fillShape(isQuick: points.count > denseCount)
  }

  /// Fills rectangles as one shape, each edge on the nearest pixel edge.
  func rectangles(_ rects: [Rect], fill: Color, in device: DeviceSpace) {
    let (reach, grid) = (device.clip.widened(by: 1), device.grid)
    for rect in rects {
      guard let part = reach.part(of: rect) else { continue }
      let (left, upper) = (grid.edge(x: part.x), grid.edge(y: part.y))
      let (right, lower) = (grid.edge(x: part.maxX), grid.edge(y: part.maxY))
      cairo_rectangle(context, left, upper, right - left, lower - upper)
    }
    set(fill)
    cairo_fill(context)
  }

  /// Paints a filled circle and its border.
  func ring(
    at center: Point, radius: Double, width: Double, fill: Color, color: Color,
    in device: DeviceSpace
  ) {
    guard ClipBounds.lengths.contains(radius), ClipBounds.lengths.contains(width),
      device.clip.widened(by: radius + width).contains(center)
    else { return }
    cairo_new_sub_path(context)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    set(fill)
    cairo_fill_preserve(context)
    set(color)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Adds a rectangle to the path, its corners as round as it has room for.
  func addPath(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    }
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }
}

extension PixelGrid {
  /// A segment moved onto whole pixels where it is level or upright, else as it is.
  fileprivate func aligned(_ points: [Point], width: Double) -> [Point] {
    if points[0].y == points[1].y {
      let y = middle(y: points[0].y, width: width)
      return points.map { Point($0.x, y) }
    }
    if points[0].x == points[1].x {
      let x = middle(x: points[0].x, width: width)
      return points.map { Point(x, $0.y) }
    }
    return points
  }
}
