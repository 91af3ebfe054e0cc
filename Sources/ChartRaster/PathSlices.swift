import CKernels
import ChartScene

/// Where a line without thickness lies in each of many vertical slices.
struct PathSlices {
  /// The slices that the pen can reach, whole pixels of them, counted from the image's left edge.
  let slices: Range<Int>
  private let pen: Pen
  private let perPixel: Int
  /// The lowest and the highest place in each slice, the one above the other where there is none; as
  /// many more at both ends as the pen reaches, and one each for all the rest.
  private var lows, highs: [Float]

  /// The places of a path, as far as a pen can reach from there into `columns` of an image.
  ///
  /// Time in proportion to the points and the slices.
  init(_ points: [Point], placed: Placement, slices perPixel: Int, pen: Pen, columns: Range<Int>) {
    self.pen = pen
    self.perPixel = perPixel
    slices = columns.lowerBound * perPixel..<columns.upperBound * perPixel
    let count = slices.count + 2 * pen.reach + 2
    lows = [Float](repeating: .infinity, count: count)
    highs = [Float](repeating: -.infinity, count: count)
    trace(points, placed)
  }

  /// What the pen covers of each slice, from a top to a bottom in 256ths of a pixel.
  func widened(height: Int) -> (tops: [Int32], bottoms: [Int32]) {
    var bottoms = [Int32](repeating: 0, count: slices.count)
    let tops = unsafe [Int32](unsafeUninitializedCapacity: slices.count) { tops, count in
      count = slices.count
      guard count > 0 else { return }
      unsafe lows.withUnsafeBufferPointer { lows in
        unsafe highs.withUnsafeBufferPointer { highs in
          unsafe chart_widen(
            lows.baseAddress! + 1, highs.baseAddress! + 1, count, pen.heights, pen.heights.count,
            Float(height), tops.baseAddress!, &bottoms)
        }
      }
    }
    return (tops, bottoms)
  }

  private mutating func trace(_ points: [Point], _ placed: Placement) {
    let (scale, shift) = (Double(perPixel), Double(pen.reach + 1 - slices.lowerBound))
    let end = Double(lows.count - 1)
    func place(_ point: Point) -> (Point, slice: Int) {
      let pixel = placed(point)
      let x = pixel.x * scale + shift
      return (Point(x, pixel.y), Int(max(0, min(x, end))))
    }
    guard let first = points.first else { return }
    let (start, slice) = place(first)
    var walk = Walk(at: start, in: slice)
    unsafe lows.withUnsafeMutableBufferPointer { lows in
      unsafe highs.withUnsafeMutableBufferPointer { highs in
        for point in points {
          let (next, slice) = place(point)
          unsafe walk.go(to: next, in: slice, lows, highs)
        }
        unsafe walk.leave(lows, highs)
      }
    }
  }
}

/// A way along a path, which tells where it was in each slice when it leaves the slice.
private struct Walk {
  private var place: Point
  private var slice: Int
  private var low, high: Float

  init(at place: Point, in slice: Int) {
    (self.place, self.slice) = (place, slice)
    low = Float(place.y)
    high = low
  }

  /// Goes straight to a place that is in this slice or in a later one.
  @inline(__always)
  mutating func go(
    to end: Point, in last: Int, _ lows: UnsafeMutableBufferPointer<Float>,
    _ highs: UnsafeMutableBufferPointer<Float>
  ) {
    if slice < last {
      let slope = (end.y - place.y) / (end.x - place.x)
      while slice < last {
        let edge = Float(place.y + slope * (Double(slice + 1) - place.x))
        reach(edge)
        unsafe leave(lows, highs)
        (low, high, slice) = (edge, edge, slice + 1)
      }
    }
    reach(Float(end.y))
    place = end
  }

  /// Tells where it was in the slice.
  @inline(__always)
  func leave(
    _ lows: UnsafeMutableBufferPointer<Float>, _ highs: UnsafeMutableBufferPointer<Float>
  ) {
    unsafe lows[slice] = low
    unsafe highs[slice] = high
  }

  @inline(__always)
  private mutating func reach(_ y: Float) {
    low = y < low ? y : low
    high = y > high ? y : high
  }
}
