import ChartCore

/// How far apart the lines of a hatch are, of one direction and of two, and how thick they are, in pixels.
private let (lineSpace, crossedSpace, hatchThickness) = (7.0, 10.0, 1.25)
/// The sample of a surface is so high for letters of the usual size, and its corners so round, in pixels.
private let (sampleHeight, sampleRadius) = (13.0, 2.0)

/// The lines over a surface: what tells it from others beside its colour.
enum Hatch: CaseIterable, Sendable {
  case plain, rising, falling, level, upright, crossed, grid

  /// That of a series by its number; they come again where there are more series.
  init(ofSeries index: Int) { self = Self.allCases[index % Self.allCases.count] }

  /// The directions of its lines, of the length 1.
  private var directions: [Point] {
    let half = 0.5.squareRoot()
    let (rising, falling) = (Point(half, -half), Point(half, half))
    return switch self {
    case .plain: []
    case .rising: [rising]
    case .falling: [falling]
    case .level: [Point(1, 0)]
    case .upright: [Point(0, 1)]
    case .crossed: [rising, falling]
    case .grid: [Point(1, 0), Point(0, 1)]
    }
  }

  /// Its lines inside surfaces of one series that do not lie on each other, where some would go through `origin`; nothing
  /// where it has none. Time in proportion to the corners and the pieces of lines.
  func items(on surfaces: [[Point]], from origin: Point, color: Color) -> [Scene.Item] {
    let space = directions.count > 1 ? crossedSpace : lineSpace
    let segments = directions.flatMap { direction in
      var lines = HatchLines(along: direction, space: space, from: origin)
      for surface in surfaces { lines.add(surface) }
      return lines.segments
    }
    return segments.isEmpty ? [] : [.segments(segments, width: hatchThickness, color: color)]
  }

  /// A small surface with its lines, or with their outline alone where it lies on its own colour.
  func sample(
    at start: Point, width: Double, scale: Double, color: Color, ground: Color, isOnColor: Bool
  ) -> [Scene.Item] {
    let height = sampleHeight * scale
    let rect = Rect(start.x, (start.y - height / 2).rounded(), width, height.rounded())
    let surface: Scene.Item =
      isOnColor
      ? .outline(
        rect.inset(horizontally: 0.5, vertically: 0.5), radius: sampleRadius, width: 1,
        color: color)
      : .rectangle(rect, radius: sampleRadius, fill: color)
    return [surface]
      + items(on: [rect.corners], from: rect.origin, color: isOnColor ? color : ground)
  }
}

/// The pieces of parallel lines that are inside surfaces.
private struct HatchLines {
  private let direction: Point
  private let space: Double
  private let origin: Point
  /// For each line, by its number from the one through the origin, where pieces begin and end along it.
  private var pieces: [Int: [ClosedRange<Double>]] = [:]

  init(along direction: Point, space: Double, from origin: Point) {
    (self.direction, self.space, self.origin) = (direction, space, origin)
  }

  /// How far a point is along the lines, and across them in spaces.
  private func place(of point: Point) -> (along: Double, across: Double) {
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return (
      x * direction.x + y * direction.y, (y * direction.x - x * direction.y) / space
    )
  }

  /// Adds what is inside a polygon: between each two of the places at which a line meets its sides.
  mutating func add(_ polygon: [Point]) {
    guard polygon.count > 2 else { return }
    var meetings: [Int: [Double]] = [:]
    var last = place(of: polygon[polygon.count - 1])
    for corner in polygon.lazy.map(place) {
      let (low, high) = (min(last.across, corner.across), max(last.across, corner.across))
      // A side has its lower end and not its upper one, so that a corner is met once.
      for line in Int(clamping: low.rounded(.up))..<Int(clamping: high.rounded(.up)) {
        let part = (Double(line) - last.across) / (corner.across - last.across)
        meetings[line, default: []].append(last.along.interpolated(to: corner.along, by: part))
      }
      last = corner
    }
    for (line, found) in meetings {
      let places = found.sorted()
      for start in stride(from: 0, to: places.count - 1, by: 2) {
        pieces[line, default: []].append(places[start]...places[start + 1])
      }
    }
  }

  /// All pieces, those of neighbours that touch as one.
  var segments: [Segment] {
    pieces.keys.sorted().flatMap { line in
      (pieces[line] ?? []).joinedWhereTheyTouch.map { piece in
        Segment(from: point(piece.lowerBound, of: line), to: point(piece.upperBound, of: line))
      }
    }
  }

  private func point(_ along: Double, of line: Int) -> Point {
    let across = Double(line) * space
    return Point(
      origin.x + along * direction.x - across * direction.y,
      origin.y + along * direction.y + across * direction.x)
  }
}

/// Pieces that are nearer to each other are one, in pixels.
private let nearest = 0.01

extension [ClosedRange<Double>] {
  fileprivate var joinedWhereTheyTouch: [ClosedRange<Double>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, piece in
      if let last = joined.last, piece.lowerBound <= last.upperBound + nearest {
        joined[joined.count - 1] =
          last.lowerBound...Swift.max(last.upperBound, piece.upperBound)
      } else {
        joined.append(piece)
      }
    }
  }
}

extension MarkInput {
  /// The lines over surfaces of a series, as far as they are seen.
  func hatch(ofSeries series: Int, on surfaces: [[Point]], color: Color? = nil) -> [Scene.Item] {
    guard hatches.indices.contains(series), hatches[series] != .plain else { return [] }
    let seen = Rect(size)
    // It goes along with the data as the range moves.
    let origin = Point(xScale(table.x(at: 0)), yScales[0](0))
    return hatches[series].items(
      on: surfaces.map(seen.part), from: origin, color: color ?? ground)
  }

  /// The same over bars.
  func hatch(ofSeries series: Int, on bars: [Rect], color: Color? = nil) -> [Scene.Item] {
    hatches.isEmpty ? [] : hatch(ofSeries: series, on: bars.map(\.corners), color: color)
  }
}

extension Rect {
  /// Its corners, clockwise.
  var corners: [Point] { [origin, Point(maxX, y), Point(maxX, maxY), Point(x, maxY)] }
}
