private import CKernels

/// A node of the lowest level is for 64 values: scanning as many is as fast as finding them.
private let valueBits = 6
/// A node of the next level is for 8 nodes, whose numbers share a cache line or two.
private let nodeBits = 3
/// How many nodes cover a range where it is looked up: each is then at most an eighth of it, and the
/// middle of each within a sixteenth of its true place.
private let leastNodes = 8
/// The bytes that come from memory together.
private let cacheLine = 64

/// The lowest and highest of many numbers, kept for stretches of them: the extent of any range is
/// found without looking at each of its numbers.
///
/// Two numbers for every 64 values, and two for every 8 of those, and so on: about 4 % of the
/// values' memory.
struct Pyramid<Number: ColumnNumber>: Sendable {
  /// Each node's lowest number and its highest, gaps left out; level after level, the lowest first.
  let nodes: NumberBuffer<Number>
  /// The number of each level's first node, and of all nodes.
  private let starts: [Int]

  /// The pyramid of a buffer's numbers; linear time.
  init(over numbers: NumberBuffer<Number>) {
    starts = Self.starts(over: numbers.count)
    nodes = NumberBuffer(capacity: 2 * starts[starts.count - 1])
    for start in stride(from: 0, to: numbers.count, by: 1 << valueBits) {
      nodes.add(numbers.extent(of: start..<min(start + 1 << valueBits, numbers.count)))
    }
    for level in 1..<max(levelCount, 1) { addLevel(level) }
  }

  /// How many levels there are; none over no numbers.
  var levelCount: Int { starts.count - 1 }

  /// How many nodes a level has.
  func count(ofLevel level: Int) -> Int { starts[level + 1] - starts[level] }

  /// Where in `nodes` the lowest number of a level's node is; the highest follows it.
  @inline(__always)
  func place(ofNode node: Int, level: Int) -> Int { 2 * (starts[level] + node) }

  private static func starts(over count: Int) -> [Int] {
    var starts = [0]
    var (nodes, isTop) = ((count + 1 << valueBits - 1) >> valueBits, count == 0)
    while !isTop {
      starts.append(starts[starts.count - 1] + nodes)
      isTop = nodes <= 1 << nodeBits
      nodes = (nodes + 1 << nodeBits - 1) >> nodeBits
    }
    return starts
  }

  private func addLevel(_ level: Int) {
    for first in stride(from: starts[level - 1], to: starts[level], by: 1 << nodeBits) {
      var (lowest, highest) = (Number.ceiling, Number.floor)
      for node in first..<min(first + 1 << nodeBits, starts[level]) {
        (lowest, highest) = (min(lowest, nodes[2 * node]), max(highest, nodes[2 * node + 1]))
      }
      nodes.add((lowest, highest))
    }
  }
}

// MARK: - Extremes

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
    guard range.count > 2 << valueBits else {
      found.add(range, of: numbers)
      return found
    }
    let level = level(for: range.count)
    let bits = valueBits + nodeBits * level
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
    guard count > 2 << valueBits else { return }
    let level = max(level(for: count) - 1, 0)
    let place = place(ofNode: index >> (valueBits + nodeBits * level), level: level)
    numbers.prefetch(index..<index + 1)
    nodes.prefetch(place..<place + 1)
  }

  /// The highest level of which a range covers enough nodes, or the lowest.
  @inline(__always)
  private func level(for count: Int) -> Int {
    let bits = Int.bitWidth - 1 - count.leadingZeroBitCount - leastNodes.trailingZeroBitCount
    return min(max((bits - valueBits) / nodeBits, 0), levelCount - 1)
  }

  @inline(__always)
  private func add(
    _ range: Range<Int>, ofLevel level: Int, _ nodes: borrowing Span<Number>,
    to found: inout Extremes<Number>
  ) {
    let bits = valueBits + nodeBits * level
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
    var (end, level, bits) = (range.upperBound, top, valueBits + nodeBits * top)
    while end > range.lowerBound {
      let place = place(ofNode: (end - 1) >> bits, level: level)
      if found.covers(lowest: nodes[place], highest: nodes[place + 1]) { return }
      if level == 0 { return found.add(range.lowerBound..<end, of: numbers) }
      (level, bits) = (level - 1, bits - nodeBits)
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
    var (start, level, bits) = (range.lowerBound, top, valueBits + nodeBits * top)
    while start < range.upperBound {
      let place = place(ofNode: start >> bits, level: level)
      if found.covers(lowest: nodes[place], highest: nodes[place + 1]) { return }
      if level == 0 { return found.add(start..<range.upperBound, of: numbers) }
      (level, bits) = (level - 1, bits - nodeBits)
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
      let start = (middle >> valueBits) << valueBits
      return start..<start + 1 << valueBits
    }
    if found.lowestIndex == inner.lowestIndex {
      found.findLowest(in: node(around: found.lowestIndex), of: numbers)
    }
    if found.highestIndex == inner.highestIndex {
      found.findHighest(in: node(around: found.highestIndex), of: numbers)
    }
  }
}

// MARK: - Order

extension Pyramid {
  /// Of the nodes of a level below `node`, the last that begins with a number below `bound`, or the
  /// first; the numbers ascend. Below the top there is one node, 0.
  @inline(__always)
  func child(
    of node: Int, onLevel level: Int, below bound: Double, nodes: borrowing Span<Number>
  ) -> Int {
    let first = node << nodeBits
    let end = min(first + 1 << nodeBits, count(ofLevel: level))
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
      let place = place(ofNode: node << nodeBits, level: level - 1)
      nodes.prefetch(place..<place + 2 << nodeBits)
    } else {
      numbers.prefetch(node << valueBits..<(node + 1) << valueBits)
    }
  }

  /// The first index, in the lowest level's `node` or just after it, of a number that is not below
  /// `bound`; the numbers ascend.
  @inline(__always)
  func index(atOrAfter bound: Double, in node: Int, of numbers: borrowing Span<Number>) -> Int {
    var index = node << valueBits
    var length = min(1 << valueBits, numbers.count - index)
    while length > 0 {
      let half = length / 2
      let isBelow = numbers[index + half].value < bound
      index = isBelow ? index + half + 1 : index
      length = isBelow ? length - half - 1 : half
    }
    return index
  }
}

extension Span where Element: ColumnNumber {
  /// Asks for elements' memory before they are read; it does not matter whether they exist.
  @inline(__always)
  fileprivate func prefetch(_ range: Range<Int>) {
    unsafe withUnsafeBufferPointer { elements in
      guard let base = unsafe UnsafeRawPointer(elements.baseAddress) else { return }
      let size = MemoryLayout<Element>.stride
      for offset in stride(from: 0, to: range.count * size, by: cacheLine) {
        unsafe chart_prefetch(base + range.lowerBound * size + offset)
      }
    }
  }
}

extension NumberBuffer {
  /// The lowest and highest of the numbers in `range`, gaps left out; linear time.
  func extent(of range: Range<Int>) -> (lowest: Number, highest: Number) {
    unsafe withNumbers(at: range) { unsafe Span(_unsafeElements: $0).extent(of: $0.indices) }
  }

  fileprivate func add(_ extent: (lowest: Number, highest: Number)) {
    append(extent.lowest)
    append(extent.highest)
  }
}
