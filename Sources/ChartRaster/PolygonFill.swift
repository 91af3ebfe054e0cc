import ChartScene

/// Vertical slices of a pixel whose mean is its coverage.
private let slicesPerPixel = 16

/// What a polygon covers, edge by edge.
///
/// In every slice an edge that goes to the right adds what lies below it, and one that goes to the
/// left takes it away again: what is left is the inside. That is exact where the polygon does not
/// cross itself.
struct PolygonFill {
  private struct Edge {
    var left, right: Float
    /// The height at the left end, and how it changes along a pixel.
    var y, slope: Float
    /// 1 for an edge that goes to the right, else -1.
    var sign: Float
  }

  private let edges: [Edge]
  /// The columns of pixels that are touched.
  let columns: Range<Int>

  /// The polygon through points in pixels, as far as it is in `width` pixels.
  init(through points: [Point], width: Int) {
    let next = points.dropFirst() + points.prefix(1)
    edges = zip(points, next).compactMap { a, b in Self.edge(a, b) }
    let left = edges.map(\.left).min() ?? 0
    let right = edges.map(\.right).max() ?? 0
    let first = Int(max(0, min(left.rounded(.down), Float(width))))
    columns = first..<max(first, Int(max(0, min(right.rounded(.up), Float(width)))))
  }

  /// An edge from left to right; none where it is upright, which no slice crosses.
  private static func edge(_ a: Point, _ b: Point) -> Edge? {
    guard a.x != b.x else { return nil }
    let (start, end, sign): (Point, Point, Float) = a.x < b.x ? (a, b, 1) : (b, a, -1)
    let slope = (end.y - start.y) / (end.x - start.x)
    return Edge(
      left: Float(start.x), right: Float(end.x), y: Float(start.y), slope: Float(slope),
      sign: sign)
  }

  /// Adds the polygon's part in `columns` to a tile that starts at `left`.
  func add(to tile: inout Tile, columns: Range<Int>, left: Int) {
    let (first, end) = (Float(columns.lowerBound), Float(columns.upperBound))
    for edge in edges where edge.left < end && edge.right > first {
      add(edge, to: &tile, columns: columns, left: left)
    }
  }

  private func add(_ edge: Edge, to tile: inout Tile, columns: Range<Int>, left: Int) {
    let perPixel = Float(slicesPerPixel)
    let start = max((edge.left * perPixel - 0.5).rounded(.up), Float(columns.lowerBound) * perPixel)
    let end = min((edge.right * perPixel - 0.5).rounded(.up), Float(columns.upperBound) * perPixel)
    guard start < end else { return }
    for slice in Int(start)..<Int(end) {
      let y = edge.y + edge.slope * ((Float(slice) + 0.5) / perPixel - edge.left)
      tile.addBelow(y, column: slice / slicesPerPixel - left, weight: edge.sign / perPixel)
    }
  }
}
