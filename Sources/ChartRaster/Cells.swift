import CKernels

/// How much of each pixel of a tile one shape covers, as shapes add it.
///
/// What covers a column from some height down adds to two cells: the one it begins in, and the rest
/// to the one below. Summed from the top down this is the coverage of every pixel, so that tall
/// shapes cost no more than small ones.
@safe struct Cells {
  private let cells: UnsafeMutablePointer<Int16>
  /// The rows of the tile.
  let height: Int
  /// The rows in which nothing shows that is added.
  let hidden: ChartRows
  private var first = Int32.max
  private var last = Int32.min

  /// Cells that are all 0: two rows more than `height`.
  init(_ cells: UnsafeMutablePointer<Int16>, height: Int, hidden: ChartRows) {
    unsafe self.cells = unsafe cells
    self.height = height
    self.hidden = hidden
  }

  /// The rows of the tile that anything was added to.
  var touched: ChartRows {
    last < first ? ChartRows() : ChartRows(first: first, end: min(last + 2, Int32(height)))
  }

  /// Whether anything of these stretches of a column, from tops to bottoms, would show.
  @inline(__always)
  func shows(from tops: Span<Int32>, to bottoms: Span<Int32>) -> Bool {
    var (top, bottom) = (Int32.max, Int32.min)
    for index in tops.indices { top = min(top, tops[index]) }
    for index in bottoms.indices { bottom = max(bottom, bottoms[index]) }
    return top < bottom && (top < hidden.first << 8 || bottom > hidden.end << 8)
  }

  /// Adds all of a column below `y`, which is in 256ths of a pixel and neither above nor below the
  /// tile, as often as `weight` says: 16 times is all of the column. What is added too far down is to
  /// be taken away again.
  @inline(__always)
  mutating func add(below y: Int32, column: Int, weight: Int16) {
    let y = unhidden(y)
    add(Edges(row: y >> 8, parts: y & 255, count: 1), column: column, weight: weight)
  }

  /// Adds all of a column below each of these heights; quicker where several are in one row.
  @inline(__always)
  mutating func add(below heights: Span<Int32>, column: Int, weight: Int16) {
    guard !heights.isEmpty else { return }
    var edges = Edges(row: unhidden(heights[0]) >> 8, parts: 0, count: 0)
    for index in heights.indices {
      let y = unhidden(heights[index])
      if y >> 8 != edges.row {
        add(edges, column: column, weight: weight)
        edges = Edges(row: y >> 8, parts: 0, count: 0)
      }
      edges.parts &+= y & 255
      edges.count &+= 1
    }
    add(edges, column: column, weight: weight)
  }

  /// The height, or where it is among hidden rows their upper edge: so that of these only the first
  /// is added to, and the rows that show get as much.
  @inline(__always)
  private func unhidden(_ y: Int32) -> Int32 {
    let (top, bottom) = (hidden.first << 8, hidden.end << 8)
    return y < top || y > bottom ? y : top
  }

  /// Heights in one row.
  private struct Edges {
    let row: Int32
    /// The sum of what they are below the row's upper edge, in 256ths.
    var parts: Int32
    var count: Int32
  }

  @inline(__always)
  private mutating func add(_ edges: Edges, column: Int, weight: Int16) {
    let row = Int(edges.row)
    precondition(row >= 0 && row <= height, "a height in the tile")
    let at = unsafe cells + (row &* tileWidth &+ (column & (tileWidth &- 1)))
    let above = Int16(truncatingIfNeeded: edges.count &* 256 &- edges.parts)
    unsafe at[0] &+= above &* weight
    unsafe at[tileWidth] &+= Int16(truncatingIfNeeded: edges.parts) &* weight
    first = min(first, edges.row)
    last = max(last, edges.row)
  }

  /// Keeps of what was added in a column the part that `parts` returns for each of its rows, 256
  /// being all. Hidden rows below the first one stay as they are: nobody would take what changes there.
  ///
  /// Time in proportion to the rows that anything was added to.
  mutating func limit(column: Int, to parts: (_ row: Int) -> Int32) {
    precondition(column >= 0 && column < tileWidth, "a column of the tile")
    var (sum, kept) = (Int32(0), Int32(0))
    for row in Int(touched.first)..<Int(touched.end) {
      if row > Int(hidden.first) && row < Int(hidden.end) { continue }
      let at = unsafe cells + row * tileWidth + column
      sum += unsafe Int32(at.pointee)
      let rest = (sum * parts(row)) >> 8
      unsafe at.pointee = Int16(truncatingIfNeeded: rest - kept)
      kept = rest
    }
  }
}
