import ChartCore
import ChartScene
import CKernels

/// What has to be known of the items that a shape is in.
struct ItemContext: Equatable {
  /// Where they are.
  var placed: Placement
  /// From 0 to 1.
  var opacity = 1.0
  /// The number of the faded item that they are in: others of as much opacity shine through it.
  var fade: Int?
  /// The number of the rounded corners that it shows inside of.
  var corners: Int?
}

/// A shape of a scene.
struct PlacedItem {
  /// A line, a dot, an area or rectangles.
  let item: Scene.Item
  /// Where it is.
  let context: ItemContext

  /// Whether this and another one, one after the other, are painted together.
  func isPainted(with other: PlacedItem) -> Bool {
    switch (item, other.item) {
    case (.rectangle, .rectangle), (.rectangles, .rectangles):
      return context.corners == other.context.corners
    default:
      guard let color = item.strokeColor else { return false }
      return color == other.item.strokeColor && context == other.context
    }
  }

  /// The rectangles that it is, if any show.
  var rectangles: RectangleFill.Shape? {
    func shape(_ rects: [Rect], _ color: Color, thinnest: Int) -> RectangleFill.Shape? {
      let ink = ChartInk(color, opacity: context.opacity)
      guard ink.alpha > 0 else { return nil }
      return RectangleFill.Shape(
        rects: rects, placed: context.placed, ink: ink, thinnest: thinnest)
    }
    return switch item {
    case .rectangle(let rect, _, let color): shape([rect], color, thinnest: 1)
    case .rectangles(let rects, let color): shape(rects, color, thinnest: 0)
    default: nil
    }
  }
}

/// A line, or a dot.
struct Stroke {
  /// At least one.
  let points: [Point]
  /// Half its thickness.
  let radius: Double
}

extension Scene.Item {
  fileprivate var strokeColor: Color? {
    switch self {
    case .polyline(_, _, let color), .ring(_, _, _, let color, _): color
    default: nil
    }
  }

  /// The line or dot that it is, if any shows.
  var stroke: Stroke? {
    switch self {
    case .polyline(let points, let width, _):
      points.count > 1 ? Stroke(points: points, radius: width / 2) : nil
    case .ring(let center, let radius, _, _, _): Stroke(points: [center], radius: radius)
    default: nil
    }
  }
}

/// The lengths of an image in pixels.
struct PixelExtent {
  /// The lengths.
  let width, height: Int

  /// The columns that a stretch touches.
  func columns(from left: Double, to right: Double) -> Range<Int> {
    let most = Double(width)
    let first = Int(left.rounded(.down).clamped(to: 0...most))
    return first..<max(first, Int(right.rounded(.up).clamped(to: 0...most)))
  }
}

extension [Range<Int>] {
  /// From the first column of any to the last.
  var union: Range<Int> {
    var (first, end) = (Int.max, 0)
    for range in self where !range.isEmpty {
      (first, end) = (Swift.min(first, range.lowerBound), Swift.max(end, range.upperBound))
    }
    return first < end ? first..<end : 0..<0
  }
}

/// From places in a part of a scene to pixels.
struct Placement: Equatable {
  /// Where the part's origin is in the scene.
  var origin = Point(0, 0)
  /// Pixels a unit.
  let scale: Double

  /// The place in pixels.
  @inline(__always)
  func callAsFunction(_ point: Point) -> Point {
    Point((point.x + origin.x) * scale, (point.y + origin.y) * scale)
  }
}
