import ChartCore
import ChartScene

/// Vertical slices of a pixel whose mean is its coverage.
private let slicesPerPixel = 16
/// So far an edge may rise or fall over slices that are taken together, in pixels: pixels that it
/// cuts then differ by at most a thirtieth.
private let flatness = 0.25

/// What a polygon covers, edge by edge.
///
/// In every slice an edge that goes to the right adds what lies below it, and one that goes to the
/// left takes it away again: what is left is the inside, the other way around where the polygon goes
/// around the other way. That is exact where it does not cross itself.
struct PolygonFill {
  private let edges: [Edge]
  private let index: TileIndex
  /// The columns of pixels that are touched.
  let columns: Range<Int>

  /// The polygon through points, as far as it is in an image.
  init(through points: [Point], placed: Placement, in size: PixelExtent) {
    var edges: [Edge] = []
    edges.reserveCapacity(points.count)
    let goesRightAbove = points.goRightAbove
    var last = placed(points[points.count - 1])
    for point in points {
      let next = placed(point)
      let adds = (last.x < next.x) == goesRightAbove
      if let edge = Edge(from: last, to: next, adds: adds, in: size) { edges.append(edge) }
      last = next
    }
    let all = edges.map(\.columns)
    index = TileIndex(all, imageWidth: size.width, tileWidth: tileWidth)
    columns = all.union
    self.edges = edges
  }

  /// The cells of a tile that starts at `left`, with the polygon's part in `columns` added.
  func added(to cells: Cells, columns: Range<Int>, left: Int) -> Cells {
    var cells = cells
    let slices = columns.lowerBound * slicesPerPixel..<columns.upperBound * slicesPerPixel
    index.forEachMember(at: left) {
      edges[$0].add(to: &cells, slices: slices, left: left)
    }
    return cells
  }
}

extension [Point] {
  /// Whether a polygon's upper edges go to the right, y downwards: its area, which then comes out
  /// negative, says so (Gauss's formula).
  fileprivate var goRightAbove: Bool {
    var area = 0.0
    var last = self[count - 1]
    for point in self {
      area += (point.x - last.x) * (point.y + last.y)
      last = point
    }
    return area <= 0
  }
}

/// Heights along an edge are whole numbers of 2^-24 pixels, which add up without an error that shows;
/// what lies further away than 2^22 pixels is taken for that far.
private let (fractionBits, unit, farthest) = (24, 0x1p24, 0x1p22)

/// An edge of a polygon that is not upright.
private struct Edge {
  /// The slices whose middle it crosses.
  private let slices: Range<Int>
  /// The height in the middle of the first slice, and how it changes from one to the next.
  private let y, slope: Int
  /// 1 for an edge that adds what lies below it, else -1.
  private let sign: Int16
  /// How many slices are taken together where they are in one pixel.
  private let step: Int

  /// The edge in an image; nil where no slice crosses it.
  @inline(__always)
  init?(from a: Point, to b: Point, adds: Bool, in size: PixelExtent) {
    let (start, end) = a.x < b.x ? (a, b) : (b, a)
    let perPixel = Double(slicesPerPixel)
    let most = Double(size.width * slicesPerPixel)
    /// The first slice whose middle is not before `x`.
    func slice(_ x: Double) -> Int {
      let place = max(0, min(x * perPixel - 0.5, most))
      let whole = Int(place)
      return Double(whole) < place ? whole + 1 : whole
    }
    let (first, last) = (slice(start.x), slice(end.x))
    guard first < last else { return nil }
    slices = first..<last
    let change = (end.y - start.y) / (end.x - start.x) / perPixel
    slope = Self.small(change)
    y = Self.small(start.y + change * (Double(first) + 0.5 - start.x * perPixel))
    sign = adds ? 1 : -1
    step = Self.step(change)
  }

  /// The columns of pixels that it touches.
  var columns: Range<Int> {
    slices.lowerBound / slicesPerPixel..<(slices.upperBound - 1) / slicesPerPixel + 1
  }

  private static func small(_ pixels: Double) -> Int {
    Int(pixels.clamped(to: -farthest...farthest) * unit)
  }

  private static func step(_ change: Double) -> Int {
    var step = slicesPerPixel
    while step > 1 && abs(change) * Double(step) > flatness { step /= 2 }
    return step
  }

  @inline(__always)
  func add(to cells: inout Cells, slices part: Range<Int>, left: Int) {
    let end = min(slices.upperBound, part.upperBound)
    var slice = max(slices.lowerBound, part.lowerBound)
    var y = y &+ slope &* (slice &- slices.lowerBound)
    while slice < end {
      let column = slice / slicesPerPixel
      let count = min(step, min((column &+ 1) &* slicesPerPixel, end) &- slice)
      let middle = y &+ (slope &* (count &- 1)) / 2
      cells.add(
        below: Self.fixed(middle, cells.height), column: column &- left,
        weight: sign &* Int16(truncatingIfNeeded: count))
      y &+= slope &* count
      slice &+= count
    }
  }

  /// A height as cells take it, inside a tile of a height.
  @inline(__always)
  private static func fixed(_ y: Int, _ height: Int) -> Int32 {
    Int32(truncatingIfNeeded: max(0, min(y, height &<< fractionBits)) &>> (fractionBits &- 8))
  }
}
