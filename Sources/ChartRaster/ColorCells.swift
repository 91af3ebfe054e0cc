import CKernels

/// The colours of a tile's pixels, as columns of them are added.
///
/// A cell holds the bits in which a pixel's colour differs from that of the one above it: so a tall
/// column costs no more than a short one.
@safe struct ColorCells {
  private let cells: UnsafeMutablePointer<UInt32>
  /// The rows of the tile.
  let height: Int
  private var first = Int32.max
  private var last = Int32.min

  /// Cells that are all 0: a row more than `height`.
  init(_ cells: UnsafeMutablePointer<UInt32>, height: Int) {
    unsafe self.cells = unsafe cells
    self.height = height
  }

  /// The rows of the tile that anything was added to.
  var touched: ChartRows {
    last < first ? ChartRows() : ChartRows(first: first, end: min(last + 1, Int32(height)))
  }

  /// Adds the colours of a column, as high as the tile.
  mutating func add(_ runs: ColumnRuns, column: Int) {
    precondition(column >= 0 && column < tileWidth, "a column of the tile")
    runs.forEachChange { row, bits in
      precondition(row >= 0 && row <= height, "a row of the tile")
      unsafe cells[Int(row) &* tileWidth &+ column] ^= bits
      (first, last) = (min(first, row), max(last, row))
    }
  }

  /// Keeps of the colours in a column the part that `parts` returns for each of its rows, 256 being
  /// all.
  ///
  /// Time in proportion to the rows that anything was added to.
  mutating func limit(column: Int, to parts: (_ row: Int) -> Int32) {
    precondition(column >= 0 && column < tileWidth, "a column of the tile")
    var (color, kept) = (UInt32(0), UInt32(0))
    for row in Int(touched.first)..<Int(touched.end) {
      let at = unsafe cells + row * tileWidth + column
      color ^= unsafe at.pointee
      let rest = part(UInt32(parts(row)), of: color)
      unsafe at.pointee = rest ^ kept
      kept = rest
    }
  }
}

/// So many 256ths of a premultiplied colour.
private func part(_ parts: UInt32, of color: UInt32) -> UInt32 {
  let half: UInt32 = 0x0080_0080
  let redBlue = (color & 0x00FF_00FF) * parts + half
  let alphaGreen = (color >> 8 & 0x00FF_00FF) * parts + half
  return redBlue >> 8 & 0x00FF_00FF | alphaGreen & 0xFF00_FF00
}
