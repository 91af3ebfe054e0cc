import ChartCore

/// The rounded corners of an image, inside which things show.
struct Corners {
  private let size: PixelExtent
  /// How much of the upper left corner's pixels is inside, row by row in 256ths.
  private let parts: [Int32]
  /// The side of the corner's square.
  private let side: Int

  /// The corners of an image, of a radius in pixels.
  init(radius: Double, of size: PixelExtent) {
    let most = Double(min(size.width, size.height)) / 2
    let radius = radius.clamped(to: 0...most)
    self.size = size
    side = Int(radius.rounded(.up))
    parts = (0..<side * side).map { [side] in
      part(x: Double($0 % side), y: Double($0 / side), radius: radius)
    }
  }

  /// Tells each column that corners are in of a tile that starts at `left`, and how much of the pixel
  /// in each of its rows is inside, in 256ths.
  func forEachColumn(at left: Int, _ body: (_ column: Int, _ parts: (_ row: Int) -> Int32) -> Void)
  {
    for column in left..<min(left + tileWidth, size.width) {
      let x = min(column, size.width - 1 - column)
      guard x < side else { continue }
      body(column - left) { row in
        let y = min(row, size.height - 1 - row)
        return y < side ? parts[y * side + x] : 256
      }
    }
  }
}

/// The samples of a pixel, sideways.
private let samples = 16

/// How much of a pixel is inside a circle around (radius, radius), or beyond that middle, in 256ths.
private func part(x: Double, y: Double, radius: Double) -> Int32 {
  let sum = (0..<samples).reduce(0.0) { sum, sample in
    let distance = max(0, radius - x - (Double(sample) + 0.5) / Double(samples))
    let top = radius - (radius * radius - distance * distance).squareRoot()
    return sum + (y + 1 - top).clamped(to: 0...1)
  }
  return Int32((sum / Double(samples) * 256).rounded())
}
