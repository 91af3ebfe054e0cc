import ChartCore

/// From a marker's middle to its edge in pixels, about, and how wide a rim parts it from the line.
private let (reach, rim) = (4.0, 1.5)
/// The least distance of two markers on a line in pixels; at most twice as much.
private let leastDistance = 72.0
/// Markers of different lines go round so many places between two of one line: where lines run close, theirs
/// do not hide each other.
private let places = 5

/// What marks points of a line.
enum LineMarker: CaseIterable, Sendable {
  case disc, square, triangle, diamond, cross, pointDown

  /// The marker around a point, with a rim of the ground's colour.
  func items(at center: Point, color: Color, ground: Color) -> [Scene.Item] {
    if self == .disc {
      return [(reach + rim, ground), (reach, color)].map { radius, color in
        .ring(center: center, radius: radius, width: 0, fill: color, color: color)
      }
    }
    return [(reach + 1.6 * rim, ground), (reach, color)].map { size, color in
      .polygon(outline.map { Point(center.x + $0.x * size, center.y + $0.y * size) }, fill: color)
    }
  }

  /// The corners, one being about the distance from the middle to the edge.
  private var outline: [Point] {
    switch self {
    case .disc, .square: [Point(-0.9, -0.9), Point(0.9, -0.9), Point(0.9, 0.9), Point(-0.9, 0.9)]
    case .triangle: [Point(0, -1.2), Point(1.15, 0.8), Point(-1.15, 0.8)]
    case .pointDown: [Point(0, 1.2), Point(-1.15, -0.8), Point(1.15, -0.8)]
    case .diamond: [Point(0, -1.3), Point(1.3, 0), Point(0, 1.3), Point(-1.3, 0)]
    case .cross: Self.crossOutline
    }
  }

  /// An upright cross, corner by corner.
  private static let crossOutline: [Point] = {
    let (thin, long) = (0.42, 1.2)
    let quarter = [Point(thin, -long), Point(thin, -thin), Point(long, -thin)]
    func turned(_ point: Point) -> Point { Point(-point.y, point.x) }
    return (0..<4).flatMap { turns in
      quarter.map { point in (0..<turns).reduce(point) { point, _ in turned(point) } }
    }
  }()
}

extension Table {
  /// The points of a series that have markers, by their indexes: about as far from each other on the screen,
  /// and the same ones wherever the visible range is moved.
  ///
  /// Time in proportion to the markers and the logarithm of the points.
  func markedPoints(
    ofSeries series: Int, along x: LinearScale, in range: ClosedRange<Double>
  ) -> [Int] {
    guard let cells = DashCells(along: x, atLeast: leastDistance) else { return [] }
    let moments = cells.moments(in: range, offset: Double(series % places) / Double(places))
    var marked: [Int] = []
    for index in indexes(atOrAfter: moments)
    where index < pointCount && range.contains(self.x(at: index)) && index != marked.last {
      if !value(ofSeries: series, at: index).isNaN { marked.append(index) }
    }
    return marked
  }
}
