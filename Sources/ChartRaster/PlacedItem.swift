import CKernels
import ChartCore
import ChartScene

/// What has to be known of the items that a shape is in.
struct Surroundings: Equatable {
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
  let surroundings: Surroundings

  /// Whether this and another one, one after the other, are painted together.
  func isPainted(with other: PlacedItem) -> Bool {
    switch (item, other.item) {
    case (.rectangle, .rectangle), (.rectangles, .rectangles):
      return surroundings.corners == other.surroundings.corners
    default:
      guard let color = item.strokeColor else { return false }
      return color == other.item.strokeColor && surroundings == other.surroundings
    }
  }

  /// The rectangles that it is, if any show.
  var rectangles: RectangleFill.Shape? {
    func shape(_ rects: [Rect], _ color: Color, thinnest: Int) -> RectangleFill.Shape? {
      let ink = ChartInk(color, opacity: surroundings.opacity)
      guard ink.alpha > 0 else { return nil }
      return RectangleFill.Shape(
        rects: rects, placed: surroundings.placed, ink: ink, thinnest: thinnest)
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
