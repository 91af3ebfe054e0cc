import CCairo
import ChartCore
import ChartScene

extension CairoPainter {
  /// Paints items that show only inside a rectangle; sharp corners come to lie on whole pixels.
  func clipped(
    to rect: Rect, radius: Double, _ items: [Scene.Item], in device: DeviceSpace
  ) {
    let radius = radius.clamped(to: ClipBounds.lengths)
    guard let part = device.clip.widened(by: radius + 1).part(of: rect) else { return }
    saved {
      // Cairo clips to whole pixels for nothing, and to anything else through a mask.
      addPath(radius > 0 ? part : device.grid.aligned(part), radius: radius)
      cairo_clip(context)
      paint(items)
    }
  }

  /// Paints items moved by an offset.
  func moved(by offset: Point, _ items: [Scene.Item]) {
    guard abs(offset.x) <= ClipBounds.limit, abs(offset.y) <= ClipBounds.limit else { return }
    saved {
      cairo_translate(context, offset.x, offset.y)
      paint(items)
    }
  }

  /// Paints items as one translucent layer, no larger than they are.
  func faded(to opacity: Double, _ items: [Scene.Item], in device: DeviceSpace) {
    guard opacity > 0 else { return }
    if opacity >= 1 { return paint(items) }
    if items.count == 1, let item = items[0].faded(by: opacity) { return paint([item]) }
    guard let bounds = Self.bounds(of: items, text: text),
      let part = device.clip.widened(by: 1).part(of: bounds)
    else { return }
    saved {
      addPath(device.grid.aligned(part.inset(horizontally: -2, vertically: -2)), radius: 0)
      cairo_clip(context)
      cairo_push_group(context)
      paint(items)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}

extension Scene.Item {
  /// The same item in a fainter colour, nil where that would let its own parts shine through.
  fileprivate func faded(by opacity: Double) -> Scene.Item? {
    switch self {
    case .rectangle(let rect, let radius, let fill):
      return .rectangle(rect, radius: radius, fill: fill.faded(by: opacity))
    case .outline(let rect, let radius, let width, let color):
      return .outline(rect, radius: radius, width: width, color: color.faded(by: opacity))
    case .polyline(let points, let width, let color):
      return .polyline(points, width: width, color: color.faded(by: opacity))
    case .polygon(let points, let fill):
      return .polygon(points, fill: fill.faded(by: opacity))
    case .rectangles(let rects, let fill):
      return .rectangles(rects, fill: fill.faded(by: opacity))
    case .cells(let rect, let cells):
      return .cells(rect, cells.faded(by: opacity))
    case .text(var text):
      // A halo that shines through letters on its own ground changes nothing.
      text.color = text.color.faded(by: opacity)
      text.halo = text.halo?.faded(by: opacity)
      return .text(text)
    case .clipped(let rect, let radius, let items):
      guard items.count == 1, let item = items[0].faded(by: opacity) else { return nil }
      return .clipped(rect, radius: radius, [item])
    case .moved(let offset, let items):
      guard items.count == 1, let item = items[0].faded(by: opacity) else { return nil }
      return .moved(offset, [item])
    case .segments, .ring, .shadow, .faded:
      return nil
    }
  }
}
