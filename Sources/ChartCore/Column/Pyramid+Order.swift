extension Pyramid {
  /// Of the nodes of a level below `node`, the last that begins with a number below `bound`, or the
  /// first; the numbers ascend. Below the top there is one node, 0.
  @inline(__always)
  func child(
    of node: Int, onLevel level: Int, below bound: Double, nodes: borrowing Span<Number>
  ) -> Int {
    let first = node << pyramidNodeBits
    let end = min(first + 1 << pyramidNodeBits, count(ofLevel: level))
    var place = place(ofNode: first, level: level)
    var below = 0
    for _ in first..<end {
      below += nodes[place].value < bound ? 1 : 0
      place += 2
    }
    return first + max(below - 1, 0)
  }

  /// Asks for the memory of what a node stands for: nodes of the level below, or numbers.
  @inline(__always)
  func prefetchChildren(
    of node: Int, onLevel level: Int, _ numbers: borrowing Span<Number>,
    _ nodes: borrowing Span<Number>
  ) {
    if level > 0 {
      let place = place(ofNode: node << pyramidNodeBits, level: level - 1)
      nodes.prefetch(place..<place + 2 << pyramidNodeBits)
    } else {
      numbers.prefetch(node << pyramidValueBits..<(node + 1) << pyramidValueBits)
    }
  }

  /// The first index, in the lowest level's `node` or just after it, of a number that is not below
  /// `bound`; the numbers ascend.
  @inline(__always)
  public func index(atOrAfter bound: Double, in node: Int, of numbers: borrowing Span<Number>)
    -> Int
  {
    var index = node << pyramidValueBits
    var length = min(1 << pyramidValueBits, numbers.count - index)
    while length > 0 {
      let half = length / 2
      let isBelow = numbers[index + half].value < bound
      index = isBelow ? index + half + 1 : index
      length = isBelow ? length - half - 1 : half
    }
    return index
  }
}
