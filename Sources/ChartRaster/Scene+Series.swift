import ChartScene

/// No line or dot of a series is thicker; what is paints quicker with Cairo.
private let thickest = 100.0

extension Scene {
  /// Whether series are all it is made of, which can be painted without Cairo.
  ///
  /// Time in proportion to the points.
  var isOfSeries: Bool { items.allSatisfy { $0.isOfSeries(in: size) } }
}

extension [Scene.Item] {
  /// How wide the lines among them are, all together, each as wide as it may show.
  func strokedWidth(in seen: Double) -> Double {
    reduce(0) { sum, item in
      switch item {
      case .polyline(let points, let width, _):
        sum + Swift.min((points.last?.x ?? 0) - (points.first?.x ?? 0) + width, seen)
      case .clipped(_, _, let items), .faded(_, let items), .moved(_, let items):
        sum + items.strokedWidth(in: seen)
      default: sum
      }
    }
  }
}

extension Scene.Item {
  fileprivate func isOfSeries(in size: Size) -> Bool {
    switch self {
    case .polyline(let points, let width, _): width <= thickest && points.neverGoBack
    case .polygon(let points, _): points.areFinite
    case .rectangle(let rect, let radius, _): radius == 0 && rect.isSound
    case .rectangles(let rects, _): rects.allSatisfy(\.isSound)
    // A dot; a ring has an edge of another colour.
    case .ring(let center, let radius, let width, _, _):
      width == 0 && 2 * radius <= thickest && [center].areFinite
    case .clipped(let rect, _, let items):
      rect == Rect(size) && items.allSatisfy { $0.isOfSeries(in: size) }
    case .faded(_, let items): items.allSatisfy { $0.isOfSeries(in: size) }
    case .moved(_, let items): items.allSatisfy { $0.isOfSeries(in: Size(0, 0)) }
    default: false
    }
  }
}

extension Rect {
  fileprivate var isSound: Bool {
    width >= 0 && height >= 0 && [origin, Point(maxX, maxY)].areFinite
  }
}

// Without a way out in the middle: several points are looked at at once.
extension [Point] {
  fileprivate var areFinite: Bool {
    // Of all numbers only those that are not finite times 0 are not 0.
    reduce(0) { $0 + ($1.x + $1.y) * 0 } == 0
  }

  fileprivate var neverGoBack: Bool {
    var last = -Double.infinity
    var isAscending = true
    for point in self {
      isAscending = isAscending && point.x >= last
      last = point.x
    }
    return isAscending && areFinite
  }
}
