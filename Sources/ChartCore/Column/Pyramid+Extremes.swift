/// How many nodes cover a range where it is looked up: each is then at most an eighth of it, and the
/// middle of each within a sixteenth of its true place.
private let leastNodes = 8

extension Pyramid {
  /// The lowest and highest of `numbers` in a range that is not empty, gaps left out, and where they
  /// are: exactly, or within a sixteenth of a range of 512 numbers and more.
  ///
  /// Logarithmic time. The largest nodes are looked at first; where the range covers a node in part,
  /// what is below that matters only if the node goes beyond what was found. So most ranges need
  /// neither the numbers nor the lower levels, which are seldom in a cache.
  @inline(__always)
  func extremes(
    of range: Range<Int>, in numbers: borrowing Span<Number>, nodes: borrowing Span<Number>
  ) -> Extremes<Number> {
    var found = Extremes<Number>(at: range.lowerBound)
    // Up to twice the smallest node, finding where its extremes are takes longer than it saves.
    guard range.count > 2 << pyramidValueBits else {
      found.add(range, of: numbers)
      return found
    }
    let level = level(for: range.count)
    let bits = pyramidValueBits + pyramidNodeBits * level
    let first = (range.lowerBound + 1 << bits - 1) >> bits
    let end = range.upperBound >> bits
    add(first..<end, ofLevel: level, nodes, to: &found)
    let inner = found
    addLeft(range.lowerBound..<first << bits, below: level, numbers, nodes, to: &found)
    addRight(end << bits..<range.upperBound, below: level, numbers, nodes, to: &found)
    if range.count < leastNodes << bits { find(&found, inNodesOf: inner, numbers) }
    return found
  }

  /// Asks for the memory that is needed where a range of so many numbers begins or ends.
  @inline(__always)
  func prefetch(
    _ index: Int, count: Int, _ numbers: borrowing Span<Number>, _ nodes: borrowing Span<Number>
  ) {
    guard count > 2 << pyramidValueBits else { return }
    let level = max(level(for: count) - 1, 0)
    let place = place(ofNode: index >> (pyramidValueBits + pyramidNodeBits * level), level: level)
    numbers.prefetch(index..<index + 1)
    nodes.prefetch(place..<place + 1)
  }

  /// The highest level of which a range covers enough nodes, or the lowest.
  @inline(__always)
  private func level(for count: Int) -> Int {
    let bits = Int.bitWidth - 1 - count.leadingZeroBitCount - leastNodes.trailingZeroBitCount
    return min(max((bits - pyramidValueBits) / pyramidNodeBits, 0), levelCount - 1)
  }

  @inline(__always)
  private func add(
    _ range: Range<Int>, ofLevel level: Int, _ nodes: borrowing Span<Number>,
    to found: inout Extremes<Number>
  ) {
    let bits = pyramidValueBits + pyramidNodeBits * level
    var place = place(ofNode: range.lowerBound, level: level)
    for node in range {
      let middle = node << bits + 1 << (bits - 1)
      found.add(lowest: nodes[place], highest: nodes[place + 1], at: middle)
      place += 2
    }
  }

  /// Adds a range that ends where a node ends, which began before it.
  @inline(__always)
  private func addLeft(
    _ range: Range<Int>, below top: Int, _ numbers: borrowing Span<Number>,
    _ nodes: borrowing Span<Number>, to found: inout Extremes<Number>
  ) {
    var (end, level, bits) = (range.upperBound, top, pyramidValueBits + pyramidNodeBits * top)
    while end > range.lowerBound {
      let place = place(ofNode: (end - 1) >> bits, level: level)
      if found.covers(lowest: nodes[place], highest: nodes[place + 1]) { return }
      if level == 0 { return found.add(range.lowerBound..<end, of: numbers) }
      (level, bits) = (level - 1, bits - pyramidNodeBits)
      let first = (range.lowerBound + 1 << bits - 1) >> bits
      add(first..<end >> bits, ofLevel: level, nodes, to: &found)
      end = first << bits
    }
  }

  /// Adds a range that begins where a node begins, which ends after it.
  @inline(__always)
  private func addRight(
    _ range: Range<Int>, below top: Int, _ numbers: borrowing Span<Number>,
    _ nodes: borrowing Span<Number>, to found: inout Extremes<Number>
  ) {
    var (start, level, bits) = (range.lowerBound, top, pyramidValueBits + pyramidNodeBits * top)
    while start < range.upperBound {
      let place = place(ofNode: start >> bits, level: level)
      if found.covers(lowest: nodes[place], highest: nodes[place + 1]) { return }
      if level == 0 { return found.add(start..<range.upperBound, of: numbers) }
      (level, bits) = (level - 1, bits - pyramidNodeBits)
      let end = range.upperBound >> bits
      add(start >> bits..<end, ofLevel: level, nodes, to: &found)
      start = end << bits
    }
  }

  /// Finds where in a node of the lowest level the extremes are that were found in its middle.
  private func find(
    _ found: inout Extremes<Number>, inNodesOf inner: Extremes<Number>,
    _ numbers: borrowing Span<Number>
  ) {
    func node(around middle: Int) -> Range<Int> {
      let start = (middle >> pyramidValueBits) << pyramidValueBits
      return start..<start + 1 << pyramidValueBits
    }
    if found.lowestIndex == inner.lowestIndex {
      found.findLowest(in: node(around: found.lowestIndex), of: numbers)
    }
    if found.highestIndex == inner.highestIndex {
      found.findHighest(in: node(around: found.highestIndex), of: numbers)
    }
  }
}
