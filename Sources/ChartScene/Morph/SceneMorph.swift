import ChartCore

/// A picture on its way into another one whose lines, surfaces and rectangles become those of that one.
///
/// Shapes of one colour belong together in their order, what is left of the others too, and round ones that stand at one
/// place of x; what has no partner comes or goes. Grid lines are there at once. Linear time in the points.
struct SceneMorph {
  private let size: Size
  private let progress: Double
  private var partners: ShapePool

  /// The scene `progress` of the way, from 0 to 1, in the size of the second one.
  static func scene(from: Scene, to: Scene, at progress: Double) -> Scene {
    var morph = SceneMorph(
      size: to.size, progress: progress, partners: ShapePool(from, in: to.size))
    morph.partners.pair(with: ShapePool.shapes(in: to.items))
    let items = morph.items(to.items)
    var scene = Scene(size: to.size, items: items)
    // In front, where no surface of the other one covers it.
    scene.add(morph.partners.rest, opacity: 1 - progress)
    return scene
  }

  private mutating func items(_ items: [Scene.Item]) -> [Scene.Item] {
    var scene = Scene(size: size)
    for item in items {
      switch item {
      case .clipped(let rect, let radius, let parts):
        scene.items.append(.clipped(rect, radius: radius, self.items(parts)))
      case .moved(let offset, let parts): scene.items.append(.moved(offset, self.items(parts)))
      case .faded(let opacity, let parts): scene.add(self.items(parts), opacity: opacity)
      case let item where item.isShape:
        if let partner = partners.next() {
          scene.items.append(partner.becoming(item, by: progress))
        } else {
          scene.add([item], opacity: progress)
        }
      default: scene.items.append(item)
      }
    }
    return scene.items
  }
}

/// The shapes that a picture leaves behind, and which of them become which of another one's.
private struct ShapePool {
  /// What becomes nothing, to be faded out; but for bars, which are cut at an axis that may be another one.
  private(set) var rest: [Scene.Item]
  private var shapes: [Scene.Item]
  private var partners: [Scene.Item?] = []
  private var place = 0

  /// The shapes of a scene, as they are in another size.
  init(_ scene: Scene, in size: Size) {
    let factor = Point(
      size.width / max(scene.size.width, 1), size.height / max(scene.size.height, 1))
    shapes = Self.shapes(in: scene.items).map { factor == Point(1, 1) ? $0 : $0.scaled(by: factor) }
    rest = []
  }

  /// Lines, surfaces and lists of rectangles, in their order.
  static func shapes(in items: [Scene.Item]) -> [Scene.Item] {
    items.flatMap { item -> [Scene.Item] in
      switch item {
      case .clipped(_, _, let parts), .moved(_, let parts), .faded(_, let parts): shapes(in: parts)
      default: item.isShape ? [item] : []
      }
    }
  }

  /// Finds a partner for each of other shapes: of its own colour first.
  mutating func pair(with others: [Scene.Item]) {
    partners = Array(repeating: nil, count: others.count)
    for key in [\Scene.Item.shapeAndColor, \Scene.Item.shape] {
      var found = Dictionary(grouping: shapes.indices, by: { shapes[$0][keyPath: key] })
        .mapValues { $0[...] }
      var taken: Set<Int> = []
      for index in others.indices where partners[index] == nil {
        guard let place = found[others[index][keyPath: key]]?.popFirst() else { continue }
        partners[index] = shapes[place]
        taken.insert(place)
      }
      shapes = shapes.indices.filter { !taken.contains($0) }.map { shapes[$0] }
    }
    rest = shapes.filter { !$0.isBar }
  }

  /// The partner of the next of the other shapes; nil where it has none.
  mutating func next() -> Scene.Item? {
    defer { place += 1 }
    return partners[place]
  }
}

/// What shapes are paired by.
private struct ShapeKey: Hashable {
  let kind: Int
  let count: Int
  let color: Color?
}

extension Scene.Item {
  /// Whether it becomes another one: lines, surfaces, lists of rectangles, bars and rings.
  fileprivate var isShape: Bool {
    switch self {
    case .polyline, .polygon, .rectangles, .ring: true
    default: isBar
    }
  }

  /// Whether it is a rectangle with round corners.
  fileprivate var isBar: Bool {
    if case .rectangle(_, let radius, _) = self { radius > 0 } else { false }
  }

  fileprivate var shape: ShapeKey {
    switch self {
    case .polyline: ShapeKey(kind: 0, count: 0, color: nil)
    case .polygon: ShapeKey(kind: 1, count: 0, color: nil)
    // As many rectangles become as many: others are other periods.
    case .rectangles(let rects, _): ShapeKey(kind: 2, count: rects.count, color: nil)
    case .ring(let center, _, _, _, _):
      ShapeKey(kind: 3, count: Int(clamping: center.x.rounded()), color: nil)
    case .rectangle(let rect, _, _):
      ShapeKey(kind: 4, count: Int(clamping: rect.x.rounded()), color: nil)
    default: ShapeKey(kind: 5, count: 0, color: nil)
    }
  }

  fileprivate var shapeAndColor: ShapeKey {
    let color: Color? =
      switch self {
      case .polyline(_, _, let color), .polygon(_, let color), .rectangles(_, let color),
        .rectangle(_, _, let color), .ring(_, _, _, _, let color):
        color
      default: nil
      }
    return ShapeKey(kind: shape.kind, count: shape.count, color: color)
  }

  /// The shape a part of the way to another one of its kind.
  fileprivate func becoming(_ other: Scene.Item, by progress: Double) -> Scene.Item {
    switch (self, other) {
    case (.polyline(let a, let width, let color), .polyline(let b, let newWidth, let newColor)):
      .polyline(
        morphed(a, b, by: progress), width: width.interpolated(to: newWidth, by: progress),
        color: color.mixed(with: newColor, by: progress))
    case (.polygon(let a, let color), .polygon(let b, let newColor)):
      .polygon(morphed(a, b, by: progress), fill: color.mixed(with: newColor, by: progress))
    case (.rectangles(let a, let color), .rectangles(let b, let newColor)):
      .rectangles(
        zip(a, b).map { $0.interpolated(to: $1, by: progress) },
        fill: color.mixed(with: newColor, by: progress))
    case (.rectangle(let a, let radius, let color), .rectangle(let b, let newRadius, let newColor)):
      .rectangle(
        a.interpolated(to: b, by: progress),
        radius: radius.interpolated(to: newRadius, by: progress),
        fill: color.mixed(with: newColor, by: progress))
    case (.ring(let a, _, _, _, _), .ring(let b, let radius, let width, let fill, let color)):
      .ring(
        center: Point(
          a.x.interpolated(to: b.x, by: progress), a.y.interpolated(to: b.y, by: progress)),
        radius: radius, width: width, fill: fill, color: color)
    default: other
    }
  }

  private func morphed(_ a: [Point], _ b: [Point], by progress: Double) -> [Point] {
    a.isEmpty || b.isEmpty ? b : OutlineMorph(from: a, to: b).points(at: progress)
  }

  fileprivate func scaled(by factor: Point) -> Scene.Item {
    func scaled(_ points: [Point]) -> [Point] {
      points.map { Point($0.x * factor.x, $0.y * factor.y) }
    }
    return switch self {
    case .polyline(let points, let width, let color):
      .polyline(scaled(points), width: width, color: color)
    case .polygon(let points, let fill): .polygon(scaled(points), fill: fill)
    case .rectangles(let rects, let fill):
      .rectangles(
        rects.map {
          Rect($0.x * factor.x, $0.y * factor.y, $0.width * factor.x, $0.height * factor.y)
        }, fill: fill)
    case .ring(let center, let radius, let width, let fill, let color):
      .ring(
        center: Point(center.x * factor.x, center.y * factor.y), radius: radius, width: width,
        fill: fill, color: color)
    default: self
    }
  }
}
