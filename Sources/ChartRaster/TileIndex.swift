/// Which of many things lie in which tile.
struct TileIndex {
  /// For each tile where its members start, then where the last one's end.
  private let starts: [Int]
  private let members: [Int32]

  /// The index of things by the columns that each touches, in an image of a width.
  ///
  /// Time and memory in proportion to the things, each with the tiles it touches.
  init(_ columns: [Range<Int>], width: Int) {
    var starts = [Int](repeating: 0, count: (width + tileWidth - 1) / tileWidth + 2)
    for range in columns { for tile in Self.tiles(of: range) { starts[tile + 2] += 1 } }
    for tile in starts.indices.dropFirst() { starts[tile] += starts[tile - 1] }
    var members = [Int32](repeating: 0, count: starts[starts.count - 1])
    for (thing, range) in columns.enumerated() {
      for tile in Self.tiles(of: range) {
        members[starts[tile + 1]] = Int32(thing)
        starts[tile + 1] += 1
      }
    }
    self.starts = starts
    self.members = members
  }

  /// The things that touch the tile that starts at `left`.
  func members(at left: Int) -> ArraySlice<Int32> {
    members[starts[left / tileWidth]..<starts[left / tileWidth + 1]]
  }

  @inline(__always)
  private static func tiles(of columns: Range<Int>) -> Range<Int> {
    let first = columns.lowerBound / tileWidth
    return first..<(columns.isEmpty ? first : (columns.upperBound - 1) / tileWidth + 1)
  }
}
