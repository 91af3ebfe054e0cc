/// Corners nearer to the last one than this part of the larger extent are left out: less than half a pixel of most plots.
private let leastStep = 1.0 / 1000
/// Degrees of a circle.
private let wholeCircle = 360.0

/// The way that places make on a plane, small enough to be drawn in each frame.
///
/// The plane touches the earth in the middle of the way (the equirectangular projection; J. P. Snyder, Map
/// Projections, USGS 1987, section 12): east is to the right, south down, and both have one scale.
public struct TrackPath: Equatable, Sendable {
  /// The points of the table that are corners, ascending.
  public let indexes: [Int]
  /// Where they are: from 0, the larger extent to 1.
  public let x, y: [Double]
  /// How far the way reaches to the right and down: one of both is 1, or both are 0 for a way of one place.
  public let width, height: Double
  /// For each corner whether the way goes there from the one before, not behind a pause.
  public let isJoined: [Bool]

  /// The way through places in degrees, in their order; a gap, or numbers that are no place's, end what belongs
  /// together. Nil where there is no place. Linear time.
  public init?(latitude: Column, longitude: Column) {
    let places = Places(latitude, longitude)
    guard let middle = places.middle else { return nil }
    let eastward = Self.cosine(ofDegrees: middle)
    let (xs, ys) = (places.longitudes.map { $0 * eastward }, places.latitudes.map { -$0 })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let (width, height) = ((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    let extent = max(width, height)
    let scale = extent > 0 ? 1 / extent : 0
    var corners = Corners()
    for index in xs.indices {
      corners.add(
        (xs[index] - left) * scale, (ys[index] - top) * scale, point: places.points[index],
        isLast: index + 1 == xs.count || !places.isJoined[index + 1],
        isJoined: places.isJoined[index])
    }
    (indexes, x, y, isJoined) = (corners.points, corners.x, corners.y, corners.isJoined)
    (self.width, self.height) = (width * scale, height * scale)
  }

  /// The cosine, by its series: to a millionth, which no picture shows.
  private static func cosine(ofDegrees degrees: Double) -> Double {
    let square = (degrees * .pi / 180) * (degrees * .pi / 180)
    let terms = [-1.0 / 2, 1.0 / 24, -1.0 / 720, 1.0 / 40320, -1.0 / 3_628_800]
    return max(0.001, 1 + terms.reversed().reduce(0) { ($0 + $1) * square })
  }

  /// The corners that stand for points of a range, and the one where it begins.
  public func corners(of points: Range<Int>) -> Range<Int> {
    let first = indexes.partitioningIndex { $0 > points.lowerBound }
    let end = indexes.partitioningIndex { $0 >= points.upperBound }
    return max(0, first - 1)..<max(end, min(first, indexes.count))
  }

  /// The corner that stands for a point: itself, or the last one before it; nil before the first place. Logarithmic
  /// time.
  public func corner(ofPoint point: Int) -> Int? {
    let after = indexes.partitioningIndex { $0 > point }
    return after > 0 ? after - 1 : nil
  }
}

/// The places of a table, and which of its points they are.
private struct Places {
  var latitudes: [Double] = []
  /// Without jumps: beyond the date line they go on.
  var longitudes: [Double] = []
  var points: [Int] = []
  var isJoined: [Bool] = []

  init(_ latitude: Column, _ longitude: Column) {
    var isJoined = false
    for point in 0..<latitude.count {
      guard (-90...90).contains(latitude[point]),
        (-wholeCircle...wholeCircle).contains(longitude[point])
      else {
        isJoined = false
        continue
      }
      let last = longitudes.last ?? longitude[point]
      let turns = ((longitude[point] - last) / wholeCircle).rounded()
      longitudes.append(longitude[point] - turns * wholeCircle)
      latitudes.append(latitude[point])
      points.append(point)
      self.isJoined.append(isJoined)
      isJoined = true
    }
  }

  /// The latitude half-way between the most southern and the most northern one.
  var middle: Double? {
    guard let south = latitudes.min(), let north = latitudes.max() else { return nil }
    return (south + north) / 2
  }
}

/// Collects the corners of a way, without those that lie on the last one.
private struct Corners {
  var x: [Double] = []
  var y: [Double] = []
  var points: [Int] = []
  var isJoined: [Bool] = []

  mutating func add(_ x: Double, _ y: Double, point: Int, isLast: Bool, isJoined: Bool) {
    if isJoined, !isLast, let lastX = self.x.last, let lastY = self.y.last {
      let (eastward, southward) = (x - lastX, y - lastY)
      if eastward * eastward + southward * southward < leastStep * leastStep { return }
    }
    self.x.append(x)
    self.y.append(y)
    points.append(point)
    self.isJoined.append(isJoined)
  }
}
