/// The pixels of a tile side by side: 64 bytes of an image's row.
let tileWidth = 16

/// How much of each pixel a shape covers, for a few columns of an image at a time.
///
/// A stretch of a column adds to four cells: where it begins, the cell below gets the rest, and the
/// same with a minus where it ends. Summed from the top down this is the coverage of every pixel, so
/// that tall stretches cost no more than small ones.
struct Tile {
  typealias Row = SIMD16<Float>

  private var rows: [Row]
  private let height: Int
  /// The rows that anything was added to.
  private var touched = Int.max...Int.max

  /// A clear tile with as many rows as an image.
  init(height: Int) {
    self.height = height
    rows = [Row](repeating: Row(), count: height + 2)
  }

  /// Adds the part of a column from `top` to `bottom`, in pixels, times `weight`.
  @inline(__always)
  mutating func add(from top: Float, to bottom: Float, column: Int, weight: Float) {
    let start = max(0, min(top, Float(height)))
    let end = max(start, min(bottom, Float(height)))
    guard end > start else { return }
    edge(at: start, column: column, weight: weight)
    edge(at: end, column: column, weight: -weight)
    touch(Int(start), Int(end))
  }

  /// Adds all of a column below `y`, times `weight`; what is added above is to be taken away again.
  @inline(__always)
  mutating func addBelow(_ y: Float, column: Int, weight: Float) {
    let y = max(0, min(y, Float(height)))
    edge(at: y, column: column, weight: weight)
    touch(Int(y), Int(y))
  }

  @inline(__always)
  private mutating func edge(at y: Float, column: Int, weight: Float) {
    let row = Int(y)
    let part = (y - Float(row)) * weight
    rows[row][column] += weight - part
    rows[row + 1][column] += part
  }

  @inline(__always)
  private mutating func touch(_ first: Int, _ last: Int) {
    touched =
      min(
        touched.lowerBound, first)...(touched.lowerBound == .max
      ? last : max(touched.upperBound, last))
  }

  /// Hands on the coverage of each row that anything was added to, 0 to 1, and clears the tile.
  @inline(__always)
  mutating func drain(_ body: (_ row: Int, _ coverage: Row) -> Void) {
    guard touched.lowerBound < .max else { return }
    var sum = Row()
    for row in touched.lowerBound...min(touched.upperBound + 1, height) {
      sum += rows[row]
      rows[row] = Row()
      if row < height { body(row, sum) }
    }
    rows[min(touched.upperBound + 2, height + 1)] = Row()
    touched = .max ... .max
  }
}
