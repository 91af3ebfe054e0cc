import CKernels
import ChartCore
import ChartScene

/// The layers that a scene's items are, the one at the back first.
struct RasterLayers {
  private(set) var layers: [RasterLayer] = []
  private let size: PixelExtent
  private let scale: Double
  /// The columns of the image that are painted.
  private let columns: Range<Int>
  /// The rounded corners that there are.
  private var corners: [Corners] = []
  /// How many faded items there are so far.
  private var fadeCount = 0

  /// The layers of items in some columns of an image with `scale` pixels a unit.
  init(_ items: [Scene.Item], size: PixelExtent, scale: Double, columns: Range<Int>) {
    (self.size, self.scale, self.columns) = (size, scale, columns)
    var shapes: [PlacedItem] = []
    collect(items, in: ItemContext(placed: Placement(scale: scale)), to: &shapes)
    var rest = shapes[...]
    while let first = rest.first {
      let alike = rest.prefix { first.isPainted(with: $0) }
      add(alike, like: first)
      rest = rest.dropFirst(max(alike.count, 1))
    }
  }

  /// Adds the items that are shapes, with what has to be known of where they are.
  private mutating func collect(
    _ items: [Scene.Item], in context: ItemContext, to shapes: inout [PlacedItem]
  ) {
    for item in items {
      var inner = context
      switch item {
      case .clipped(_, let radius, let items):
        if radius > 0 {
          inner.corners = corners.count
          corners.append(Corners(radius: radius * scale, of: size))
        }
        collect(items, in: inner, to: &shapes)
      case .faded(let part, let items):
        inner.opacity *= part
        inner.fade = fadeCount
        fadeCount += 1
        collect(items, in: inner, to: &shapes)
      case .moved(let offset, let items):
        inner.placed.origin.x += offset.x
        inner.placed.origin.y += offset.y
        collect(items, in: inner, to: &shapes)
      default: shapes.append(PlacedItem(item: item, context: context))
      }
    }
  }

  private mutating func add(_ items: ArraySlice<PlacedItem>, like first: PlacedItem) {
    switch first.item {
    case .polyline(_, _, let color), .ring(_, _, _, let color, _):
      add(items.compactMap(\.item.stroke), color, in: first.context)
    case .rectangle, .rectangles:
      let fill = RectangleFill(items.compactMap(\.rectangles), in: size)
      add(.rectangles(fill), in: first.context)
    case .polygon(let points, let color):
      if points.count > 2 { fill(points, color, in: first.context) }
    default: return
    }
  }

  /// Adds lines and dots of one colour, those of each thickness together.
  private mutating func add(_ strokes: [Stroke], _ color: Color, in context: ItemContext) {
    var rest = strokes
    while let radius = rest.first?.radius {
      let alike = rest.filter { $0.radius == radius }
      let envelopes = StrokeEnvelope.envelopes(
        through: alike.map(\.points), placed: context.placed, radius: radius * scale, in: size,
        columns: columns)
      let ink = ChartInk(color, opacity: context.opacity)
      if ink.alpha > 0 {
        for envelope in envelopes { add(.strokes(envelope, ink), in: context) }
      }
      if alike.count == rest.count { return }
      rest.removeAll { $0.radius == radius }
    }
  }

  private mutating func fill(_ points: [Point], _ color: Color, in context: ItemContext) {
    let ink = ChartInk(color, opacity: context.opacity)
    let polygon = PolygonFill(through: points, placed: context.placed, in: size)
    if ink.alpha > 0 { add(.polygon(polygon, ink), in: context) }
  }

  private mutating func add(_ shape: RasterLayer.Shape, in context: ItemContext) {
    layers.append(RasterLayer(shape: shape, corners: context.corners.map { corners[$0] }))
  }
}
