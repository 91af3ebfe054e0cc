import CKernels
import ChartCore
import ChartScene

/// The shapes that a scene's items are, the one at the back first.
struct Layers {
  private(set) var layers: [Layer] = []
  private let size: PixelExtent
  private let scale: Double

  /// What items has to be known.
  private struct Surroundings {
    var placed: Placement
    var opacity = 1.0
    var corners: Corners?
  }

  /// The shapes of items in an image with `scale` pixels a unit.
  init(_ items: [Scene.Item], size: PixelExtent, scale: Double) {
    (self.size, self.scale) = (size, scale)
    add(items, in: Surroundings(placed: Placement(scale: scale)))
  }

  private mutating func add(_ items: [Scene.Item], in surroundings: Surroundings) {
    for item in items { add(item, in: surroundings) }
  }

  private mutating func add(_ item: Scene.Item, in surroundings: Surroundings) {
    var inner = surroundings
    switch item {
    case .polyline(let points, let width, let color):
      if points.count > 1 { stroke(points, radius: width / 2, color, in: surroundings) }
    case .ring(let center, let radius, _, let fill, _):
      stroke([center], radius: radius, fill, in: surroundings)
    case .polygon(let points, let color):
      if points.count > 2 { fill(points, color, in: surroundings) }
    case .rectangle(let rect, _, let color): fill([rect], color, in: surroundings, thinnest: 1)
    case .rectangles(let rects, let color): fill(rects, color, in: surroundings, thinnest: 0)
    case .clipped(_, let radius, let items):
      if radius > 0 { inner.corners = Corners(radius: radius * scale, of: size) }
      add(items, in: inner)
    case .faded(let part, let items):
      inner.opacity *= part
      add(items, in: inner)
    case .moved(let offset, let items):
      inner.placed.origin.x += offset.x
      inner.placed.origin.y += offset.y
      add(items, in: inner)
    default: return
    }
  }

  private mutating func stroke(
    _ points: [Point], radius: Double, _ color: Color, in surroundings: Surroundings
  ) {
    let envelope = StrokeEnvelope(
      through: points, placed: surroundings.placed, radius: radius * scale, in: size)
    add(.stroke(envelope), color, in: surroundings)
  }

  private mutating func fill(_ points: [Point], _ color: Color, in surroundings: Surroundings) {
    let polygon = PolygonFill(through: points, placed: surroundings.placed, in: size)
    add(.polygon(polygon), color, in: surroundings)
  }

  private mutating func fill(
    _ rects: [Rect], _ color: Color, in surroundings: Surroundings, thinnest: Int
  ) {
    let fill = RectangleFill(rects, placed: surroundings.placed, thinnest: thinnest, in: size)
    add(.rectangles(fill), color, in: surroundings)
  }

  private mutating func add(_ shape: Layer.Shape, _ color: Color, in surroundings: Surroundings) {
    let ink = ChartInk(color, opacity: surroundings.opacity)
    if ink.alpha > 0 {
      layers.append(Layer(shape: shape, ink: ink, corners: surroundings.corners))
    }
  }
}
