import ChartScene

/// Vertical slices of a pixel whose mean is its coverage: where each point has a pixel of its own
/// steep edges show, and in a crowd, where nobody could tell, half as many.
private let (manySlices, fewSlices) = (16, 8)

/// The outline of a thick line whose points never go back in x: where it begins and ends in each of
/// many vertical slices.
///
/// What a round pen covers along a connected path that never turns back is one stretch in each
/// vertical line: a path is connected, and so is what its points cover. So an upper and a lower
/// bound per slice are the whole shape, at a cost that does not depend on how tall the path is.
struct StrokeEnvelope {
  /// How many slices a pixel has.
  let slicesPerPixel: Int
  /// The slices, counted from the image's left edge; slice `s` lies at `(s + 0.5) / slicesPerPixel`.
  private(set) var slices: Range<Int>
  /// For each slice where the line begins and ends, in pixels from the top; the one above the other
  /// where there is nothing.
  private(set) var tops, bottoms: [Float]

  /// The envelope of a line `2 * radius` pixels thick, as far as it is in `width` pixels.
  ///
  /// Time in proportion to the points, each with the slices that its pen reaches.
  init(through points: [Point], radius: Float, width: Int) {
    let (start, end) = (Float(points.first?.x ?? 0), Float(points.last?.x ?? 0))
    slicesPerPixel = Float(points.count) > end - start + 2 ? fewSlices : manySlices
    let first = (start - radius) * Float(slicesPerPixel)
    let last = (end + radius) * Float(slicesPerPixel)
    let most = width * slicesPerPixel
    let lowest = Int(max(0, min(first.rounded(.down), Float(most))))
    slices = lowest..<max(lowest, Int(max(0, min(last.rounded(.up), Float(most)))))
    // A few more, so that eight at a time may run over the end.
    tops = [Float](repeating: .infinity, count: slices.count + lanes)
    bottoms = [Float](repeating: -.infinity, count: slices.count + lanes)
    if points.count == 1 { add(Capsule(points[0], points[0], radius: radius)) }
    for (a, b) in zip(points, points.dropFirst()) { add(Capsule(a, b, radius: radius)) }
  }

  /// The columns of pixels that the slices are in.
  var columns: Range<Int> {
    let first = slices.lowerBound / slicesPerPixel
    return first..<max(first, (slices.upperBound + slicesPerPixel - 1) / slicesPerPixel)
  }

  /// Widens the bounds by what the pen covers from one point to the next.
  private mutating func add(_ capsule: Capsule) {
    let perPixel = Float(slicesPerPixel)
    let first = Int((max(capsule.minX * perPixel, Float(slices.lowerBound))).rounded(.down))
    let end = Int(min((capsule.maxX * perPixel).rounded(.up), Float(slices.upperBound)))
    guard first < end else { return }
    unsafe tops.withUnsafeMutableBufferPointer { tops in
      unsafe bottoms.withUnsafeMutableBufferPointer { bottoms in
        for slice in stride(from: first, to: end, by: lanes) {
          let at = slice - slices.lowerBound
          let x = (Lanes(repeating: Float(slice)) + Lanes.steps) / perPixel
          let (top, bottom) = capsule.extent(at: x)
          unsafe tops.merge(top, at: at) { lowest($0, $1) }
          unsafe bottoms.merge(bottom, at: at) { highest($0, $1) }
        }
      }
    }
  }
}

/// Eight slices at a time.
typealias Lanes = SIMD8<Float>
private let lanes = Lanes.scalarCount

extension Lanes {
  /// The middles of eight slices from 0 on.
  fileprivate static let steps = Lanes(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5)
}

// The standard library's pointwiseMin and pointwiseMax go through the lanes one by one.
@inline(__always)
private func lowest(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }
@inline(__always)
private func highest(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .> a) }

extension UnsafeMutableBufferPointer<Float> {
  @inline(__always)
  fileprivate func merge(_ values: Lanes, at index: Int, by choose: (Lanes, Lanes) -> Lanes) {
    let place = unsafe UnsafeMutableRawPointer(baseAddress! + index)
    let old = unsafe place.loadUnaligned(as: Lanes.self)
    unsafe place.storeBytes(of: choose(old, values), as: Lanes.self)
  }
}

/// What a round pen covers on its straight way from one point to another.
private struct Capsule {
  let minX, maxX: Float
  private let ax, ay, bx, by, radius: Float
  /// The way's slope; 0 where it is vertical, which only the ends matter for.
  private let slope: Float
  /// From the way to its upper and lower edge, vertically.
  private let reach: Float
  /// From an end to where its edge leaves the pen's circle, horizontally, for the upper edge.
  private let shift: Float

  init(_ a: Point, _ b: Point, radius: Float) {
    (ax, ay, bx, by) = (Float(a.x), Float(a.y), Float(b.x), Float(b.y))
    self.radius = radius
    minX = ax - radius
    maxX = bx + radius
    let (dx, dy) = (bx - ax, by - ay)
    let length = (dx * dx + dy * dy).squareRoot()
    slope = dx > 0 ? dy / dx : 0
    reach = dx > 0 ? radius * length / dx : radius
    shift = length > 0 ? radius * dy / length : 0
  }

  /// Where the shape begins and ends at each x; infinitely far beyond where it is not.
  @inline(__always)
  func extent(at x: Lanes) -> (top: Lanes, bottom: Lanes) {
    let (startHalf, endHalf) = (half(of: x - ax), half(of: x - bx))
    let middle = ay + slope * (x - ax)
    // Between where the edges leave the circles they are straight.
    let upper = straight(x, from: ax + shift, to: bx + shift, middle - reach, .infinity)
    let lower = straight(x, from: ax - shift, to: bx - shift, middle + reach, -.infinity)
    let top = lowest(upper, lowest(ay - startHalf, by - endHalf))
    let bottom = highest(lower, highest(ay + startHalf, by + endHalf))
    return (top, bottom)
  }

  /// Half of a circle's height at a distance from its middle; minus infinity outside.
  @inline(__always)
  private func half(of distance: Lanes) -> Lanes {
    let square = radius * radius - distance * distance
    let height = square.replacing(with: 0, where: square .< 0).squareRoot()
    return height.replacing(with: -.infinity, where: square .< 0)
  }

  @inline(__always)
  private func straight(
    _ x: Lanes, from start: Float, to end: Float, _ edge: Lanes, _ nowhere: Float
  ) -> Lanes {
    edge.replacing(with: nowhere, where: (x .< start) .| (x .> end))
  }
}
