/// Which of many things lie in which tile, or in which column.
struct TileIndex {
  /// The logarithm of how many columns of pixels are looked up as one.
  private let bits: Int
  /// For each tile where its members start, then where the last one's end.
  private let starts: [Int]
  private let members: [Int32]

  /// The index of things by the columns that each touches, in an image of a width, for tiles of
  /// `tileWidth` columns, which is a power of 2.
  ///
  /// Time and memory in proportion to the things, each with the tiles it touches.
  init(_ columns: [Range<Int>], imageWidth: Int, tileWidth: Int) {
    precondition(tileWidth.nonzeroBitCount == 1, "a power of 2")
    // A division for every edge of an area would take longer than all the rest here.
    let bits = tileWidth.trailingZeroBitCount
    self.bits = bits
    func tiles(of columns: Range<Int>) -> Range<Int> {
      let first = columns.lowerBound >> bits
      return first..<(columns.isEmpty ? first : (columns.upperBound - 1) >> bits + 1)
    }
    var starts = [Int](repeating: 0, count: (imageWidth + tileWidth - 1) / tileWidth + 2)
    for range in columns { for tile in tiles(of: range) { starts[tile + 2] += 1 } }
    for tile in starts.indices.dropFirst() { starts[tile] += starts[tile - 1] }
    var members = [Int32](repeating: 0, count: starts[starts.count - 1])
    for (thing, range) in columns.enumerated() {
      for tile in tiles(of: range) {
        members[starts[tile + 1]] = Int32(thing)
        starts[tile + 1] += 1
      }
    }
    self.starts = starts
    self.members = members
  }

  /// Tells the things that touch the tile that a column is in, in their order.
  @inline(__always)
  func forEachMember(at column: Int, _ body: (Int) -> Void) {
    for place in places(at: column) { body(Int(members[place])) }
  }

  /// Whether the same things touch the tiles of two columns.
  func hasSameMembers(at column: Int, as other: Int) -> Bool {
    let (a, b) = (places(at: column), places(at: other))
    return a.count == b.count && zip(a, b).allSatisfy { members[$0] == members[$1] }
  }

  @inline(__always)
  private func places(at column: Int) -> Range<Int> {
    starts[column >> bits]..<starts[column >> bits + 1]
  }
}
