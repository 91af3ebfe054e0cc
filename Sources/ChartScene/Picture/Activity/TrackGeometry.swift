import ChartCore

/// From the way to the plot's edges, in pixels: what the rings at its ends need.
private let margin = 14.0

/// Where the corners of a way lie in a plot: all of it is seen, as large as it goes, in its middle.
struct TrackGeometry {
  private let path: TrackPath
  private let scale: Double
  private let origin: Point

  /// A way in a plot of a size.
  init(_ path: TrackPath, in size: Size) {
    self.path = path
    let (width, height) = (max(1, size.width - 2 * margin), max(1, size.height - 2 * margin))
    let tallest = path.height > 0 ? height / path.height : .infinity
    let widest = path.width > 0 ? width / path.width : .infinity
    let scale = min(tallest, widest)
    self.scale = scale.isFinite ? scale : 0
    origin = Point(
      (size.width - path.width * self.scale) / 2, (size.height - path.height * self.scale) / 2)
  }

  /// Where a corner is, in pixels of the plot.
  func place(ofCorner corner: Int) -> Point {
    Point(origin.x + path.x[corner] * scale, origin.y + path.y[corner] * scale)
  }

  /// The lines along some corners, one from pause to pause. Linear time.
  func lines(along corners: Range<Int>) -> [[Point]] {
    var lines: [[Point]] = []
    for corner in corners {
      if lines.isEmpty || !path.isJoined[corner] { lines.append([]) }
      lines[lines.count - 1].append(place(ofCorner: corner))
    }
    return lines
  }

  /// The corner of some that is nearest to a place of the plot; nil of none. Linear time.
  func corner(nearestTo place: Point, among corners: Range<Int>) -> Int? {
    corners.min { distance($0, place) < distance($1, place) }
  }

  private func distance(_ corner: Int, _ place: Point) -> Double {
    let own = self.place(ofCorner: corner)
    return (own.x - place.x) * (own.x - place.x) + (own.y - place.y) * (own.y - place.y)
  }
}
