import CKernels
import ChartCore
import ChartScene

/// The layers that a scene's items are, the one at the back first.
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

  /// The layers of items in an image with `scale` pixels a unit.
  init(_ items: [Scene.Item], size: PixelExtent, scale: Double) {
    (self.size, self.scale) = (size, scale)
    add(items, in: Surroundings(placed: Placement(scale: scale)))
  }

  private mutating func add(_ items: [Scene.Item], in surroundings: Surroundings) {
    var rest = items[...]
    while let first = rest.first {
      let alike = rest.prefix { first.isPainted(with: $0) }
      add(alike, like: first, in: surroundings)
      rest = rest.dropFirst(max(alike.count, 1))
    }
  }

  private mutating func add(
    _ items: ArraySlice<Scene.Item>, like first: Scene.Item, in surroundings: Surroundings
  ) {
    var inner = surroundings
    switch first {
    case .polyline(_, _, let color), .ring(_, _, _, let color, _):
      add(items.compactMap(\.stroke), color, in: surroundings)
    case .rectangle, .rectangles: fill(items, in: surroundings)
    case .polygon(let points, let color):
      if points.count > 2 { fill(points, color, in: surroundings) }
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

  /// Adds lines and dots of one colour, those of each thickness together.
  private mutating func add(_ strokes: [Stroke], _ color: Color, in surroundings: Surroundings) {
    var rest = strokes
    while let radius = rest.first?.radius {
      let alike = rest.filter { $0.radius == radius }
      let envelopes = StrokeEnvelope.envelopes(
        through: alike.map(\.points), placed: surroundings.placed, radius: radius * scale, in: size)
      for envelope in envelopes { add(color, in: surroundings) { .strokes(envelope, $0) } }
      if alike.count == rest.count { return }
      rest.removeAll { $0.radius == radius }
    }
  }

  private mutating func fill(_ points: [Point], _ color: Color, in surroundings: Surroundings) {
    let polygon = PolygonFill(through: points, placed: surroundings.placed, in: size)
    add(color, in: surroundings) { .polygon(polygon, $0) }
  }

  private mutating func fill(_ items: ArraySlice<Scene.Item>, in surroundings: Surroundings) {
    let shapes = items.compactMap { $0.rectangles(opacity: surroundings.opacity) }
    let fill = RectangleFill(shapes, placed: surroundings.placed, in: size)
    layers.append(Layer(shape: .rectangles(fill), corners: surroundings.corners))
  }

  private mutating func add(
    _ color: Color, in surroundings: Surroundings, shape: (ChartInk) -> Layer.Shape
  ) {
    let ink = ChartInk(color, opacity: surroundings.opacity)
    if ink.alpha > 0 { layers.append(Layer(shape: shape(ink), corners: surroundings.corners)) }
  }
}

/// A line, or a dot.
private struct Stroke {
  /// At least one.
  let points: [Point]
  let radius: Double
}

extension Scene.Item {
  /// Whether this and another item, one after the other, are painted together.
  fileprivate func isPainted(with other: Scene.Item) -> Bool {
    if let color = strokeColor { return color == other.strokeColor }
    return isRectangles && other.isRectangles
  }

  private var strokeColor: Color? {
    switch self {
    case .polyline(_, _, let color), .ring(_, _, _, let color, _): color
    default: nil
    }
  }

  private var isRectangles: Bool {
    switch self {
    case .rectangle, .rectangles: true
    default: false
    }
  }

  /// The line or dot that it is, if any shows.
  fileprivate var stroke: Stroke? {
    switch self {
    case .polyline(let points, let width, _):
      points.count > 1 ? Stroke(points: points, radius: width / 2) : nil
    case .ring(let center, let radius, _, _, _): Stroke(points: [center], radius: radius)
    default: nil
    }
  }

  /// The rectangles that it is, if any show.
  fileprivate func rectangles(opacity: Double) -> RectangleFill.Shape? {
    func shape(_ rects: [Rect], _ color: Color, thinnest: Int) -> RectangleFill.Shape? {
      let ink = ChartInk(color, opacity: opacity)
      return ink.alpha > 0 ? RectangleFill.Shape(rects: rects, ink: ink, thinnest: thinnest) : nil
    }
    return switch self {
    case .rectangle(let rect, _, let color): shape([rect], color, thinnest: 1)
    case .rectangles(let rects, let color): shape(rects, color, thinnest: 0)
    default: nil
    }
  }
}
