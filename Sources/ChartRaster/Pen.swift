import ChartCore

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
