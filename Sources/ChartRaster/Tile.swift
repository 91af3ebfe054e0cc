import CKernels

/// The columns of a tile: 64 bytes of an image's row.
let tileWidth = Int(CHART_TILE_WIDTH)

/// A few columns of an image while they are painted: all shapes of a picture are laid here, the one
/// in front first, before the pixels go to the image at once.
///
/// So the pixels stay in the processor's nearest memory, and what is hidden behind something opaque
/// costs next to nothing.
struct Tile {
  private let height: Int
  private var pixels: [UInt32]
  private var cells: [Int16]
  private var colors: [UInt32]
  private var runs: ColumnRuns
  /// Rows that are opaque in all columns.
  private(set) var covered = ChartRows(first: 0, end: 0)
  /// Rows outside which all is clear.
  private var painted = 0..<0

  /// A clear tile with as many rows as an image.
  init(height: Int) {
    self.height = height
    pixels = [UInt32](repeating: 0, count: height * tileWidth)
    cells = [Int16](repeating: 0, count: (height + 2) * tileWidth)
    colors = [UInt32](repeating: 0, count: (height + 1) * tileWidth)
    runs = ColumnRuns(height: height)
  }

  /// Whether nothing shows that is laid from now on.
  var isCovered: Bool { covered.first == 0 && covered.end == height }

  /// Lays an ink under what is there, as far as `add` covers the pixels.
  ///
  /// Time in proportion to the rows that anything was added to.
  mutating func lay(_ ink: ChartInk, add: (Cells) -> Cells) {
    let rows = unsafe cells.withUnsafeMutableBufferPointer { [height, covered] buffer in
      unsafe add(Cells(buffer.baseAddress!, height: height, hidden: covered)).touched
    }
    if rows.first < rows.end {
      unsafe chart_tile_lay(&cells, &pixels, rows, ink, &covered)
      painted = painted.union(Int(rows.first)..<Int(rows.end))
    }
    // What was added at the lower edge to be taken away there.
    for cell in height * tileWidth..<cells.count { cells[cell] = 0 }
  }

  /// Lays colours under what is there, as `add` adds them; it is given a clear column to work with.
  ///
  /// Time in proportion to the rows that anything was added to.
  mutating func lay(add: (ColorCells, inout ColumnRuns) -> ColorCells) {
    let rows = unsafe colors.withUnsafeMutableBufferPointer { [height] buffer in
      unsafe add(ColorCells(buffer.baseAddress!, height: height), &runs).touched
    }
    guard rows.first < rows.end else { return }
    unsafe chart_tile_color(&colors, &pixels, rows, &covered)
    painted = painted.union(Int(rows.first)..<Int(rows.end))
    // What ends at the lower edge changes there.
    for cell in height * tileWidth..<colors.count { colors[cell] = 0 }
  }

  /// Writes the pixels into a clear image whose rows are `rowLength` pixels apart, from the column
  /// `left` on, and clears the tile.
  mutating func move(to image: inout MutableSpan<UInt32>, rowLength: Int, left: Int) {
    precondition(left >= 0 && left + tileWidth <= rowLength && height * rowLength <= image.count)
    unsafe image.withUnsafeMutableBufferPointer { image in
      unsafe chart_tile_move(
        &pixels, ChartRows(first: Int32(painted.lowerBound), end: Int32(painted.upperBound)),
        image.baseAddress! + left, rowLength)
    }
    covered = ChartRows(first: 0, end: 0)
    painted = 0..<0
  }
}

extension Range<Int> {
  /// The range from the lower of the starts to the higher of the ends; empty ones have neither.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
