import CKernels
import ChartCore
import ChartScene

/// Where lines without thickness lie, each in many vertical slices.
struct PathSlices {
  /// Of each line where its slices begin among those that a pen covers.
  let starts: [Int]
  private let pen: Pen
  private let perPixel: Int
  /// The lowest and the highest place in each slice, the one above the other where there is none.
  /// Line after line, each with as many more at both ends as the pen reaches, and one each for all
  /// the rest: so no line is widened into the next.
  private var lows, highs: [Float]

  /// The places of lines, each as far as a pen can reach from there into its `columns` of an image.
  ///
  /// Time in proportion to the points and the slices.
  init(
    _ lines: [[Point]], placed: Placement, slices perPixel: Int, pen: Pen, columns: [Range<Int>]
  ) {
    self.pen = pen
    self.perPixel = perPixel
    let margin = 2 * (pen.reach + 1)
    var (starts, end) = ([Int](), 0)
    for columns in columns {
      starts.append(end)
      if !columns.isEmpty { end += columns.count * perPixel + margin }
    }
    self.starts = starts
    let lanes = Int(CHART_LANES)
    let count = (max(0, end - margin) + lanes - 1) / lanes * lanes + margin
    lows = [Float](repeating: .infinity, count: count)
    highs = [Float](repeating: -.infinity, count: count)
    for (number, columns) in columns.enumerated() where !columns.isEmpty {
      let slots = starts[number]..<starts[number] + columns.count * perPixel + margin
      trace(lines[number], placed, from: columns.lowerBound * perPixel, in: slots)
    }
  }

  /// What the pen covers of each slice, from a top to a bottom in 256ths of a pixel.
  func widened(height: Int) -> (tops: [Int32], bottoms: [Int32]) {
    let all = lows.count - 2 * (pen.reach + 1)
    var bottoms = [Int32](repeating: 0, count: all)
    let tops = unsafe [Int32](unsafeUninitializedCapacity: all) { tops, count in
      count = all
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

  /// Follows a line whose slices begin with a slice of the image, in the places that it has.
  private mutating func trace(
    _ points: [Point], _ placed: Placement, from first: Int, in slots: Range<Int>
  ) {
    let (scale, shift) = (Double(perPixel), Double(pen.reach + 1 - first))
    let end = Double(slots.count - 1)
    func place(_ point: Point) -> (Point, slice: Int) {
      let pixel = placed(point)
      let x = pixel.x * scale + shift
      return (Point(x, pixel.y), Int(max(0, min(x, end))))
    }
    let (start, slice) = place(points[0])
    var walk = Walk(at: start, in: slice)
    unsafe lows.withUnsafeMutableBufferPointer { lows in
      unsafe highs.withUnsafeMutableBufferPointer { highs in
        let (lows, highs) = unsafe (
          UnsafeMutableBufferPointer(rebasing: lows[slots]),
          UnsafeMutableBufferPointer(rebasing: highs[slots])
        )
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

/// A round pen in vertical slices.
struct Pen {
  /// How far up and down it covers, in pixels, in the slice it stands in and in each further one; at
  /// least one.
  let heights: [Float]

  /// A pen of a radius in pixels.
  init(radius: Double, slices: Int) {
    let count = max(1, Int(clamping: radius * Double(slices) + 0.5))
    heights = (0..<count).map { slice in
      // A path's lowest place in a slice is at one of its edges, where it is steep.
      let distance = (Double(slice) + 0.5) / Double(slices)
      return Float(max(0, radius * radius - distance * distance).squareRoot())
    }
  }

  /// How many slices it reaches beyond the one it stands in.
  var reach: Int { heights.count - 1 }
}
