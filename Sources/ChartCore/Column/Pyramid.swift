/// A node of the lowest level is for 64 values: scanning as many is as fast as finding them.
let pyramidValueBits = 6
/// A node of the next level is for 8 nodes, whose numbers share a cache line or two.
let pyramidNodeBits = 3

/// Where the nodes of no level start: one array for all that have none.
private let noLevels = [0]

/// The lowest and highest of many numbers, kept for stretches of them: the extent of any range is
/// found without looking at each of its numbers.
///
/// Two numbers for every 64 values, and two for every 8 of those, and so on: about 4 % of the
/// values' memory. Up to 64 values need none: a file may have a hundred thousand short columns.
struct Pyramid<Number: ColumnNumber>: Sendable {
  /// Each node's lowest number and its highest, gaps left out; level after level, the lowest first.
  let nodes: NumberBuffer<Number>
  /// The number of each level's first node, and of all nodes.
  private let starts: [Int]

  /// The pyramid of a buffer's numbers; nil where there is no memory for it. Linear time.
  init?(over numbers: NumberBuffer<Number>) {
    starts = Self.starts(over: numbers.count)
    nodes = NumberBuffer(capacity: 2 * starts[starts.count - 1])
    if nodes.isExhausted { return nil }
    guard levelCount > 0 else { return }
    for start in stride(from: 0, to: numbers.count, by: 1 << pyramidValueBits) {
      nodes.add(numbers.extent(of: start..<min(start + 1 << pyramidValueBits, numbers.count)))
    }
    for level in 1..<levelCount { addLevel(level) }
  }

  /// How many levels there are; none over no numbers.
  var levelCount: Int { starts.count - 1 }

  /// How many nodes a level has.
  func count(ofLevel level: Int) -> Int { starts[level + 1] - starts[level] }

  /// Where in `nodes` the lowest number of a level's node is; the highest follows it.
  @inline(__always)
  func place(ofNode node: Int, level: Int) -> Int { 2 * (starts[level] + node) }

  private static func starts(over count: Int) -> [Int] {
    guard count > 1 << pyramidValueBits else { return noLevels }
    var starts = noLevels
    var (nodes, isTop) = ((count + 1 << pyramidValueBits - 1) >> pyramidValueBits, false)
    while !isTop {
      starts.append(starts[starts.count - 1] + nodes)
      isTop = nodes <= 1 << pyramidNodeBits
      nodes = (nodes + 1 << pyramidNodeBits - 1) >> pyramidNodeBits
    }
    return starts
  }

  private func addLevel(_ level: Int) {
    for first in stride(from: starts[level - 1], to: starts[level], by: 1 << pyramidNodeBits) {
      var (lowest, highest) = (Number.ceiling, Number.floor)
      for node in first..<min(first + 1 << pyramidNodeBits, starts[level]) {
        (lowest, highest) = (min(lowest, nodes[2 * node]), max(highest, nodes[2 * node + 1]))
      }
      nodes.add((lowest, highest))
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
