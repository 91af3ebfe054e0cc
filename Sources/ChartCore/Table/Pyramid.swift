/// How many values a node of the lowest level has: scanning as many is as fast as finding them.
private let valuesPerNode = 64
/// How many nodes a node of the next level has.
private let nodesPerNode = 8

/// The lowest and highest of many numbers, kept for stretches of them: the extent of any range is
/// found without looking at each of its numbers.
///
/// Two numbers for every 64 values, and two for every 8 of those, and so on: about 4 % of the
/// values' memory.
struct Pyramid<Number: ColumnNumber>: Sendable {
  /// The lowest and highest of nothing: the one above the other.
  typealias Extent = (lowest: Number, highest: Number)

  private var levels: [PyramidLevel<Number>]

  /// The pyramid of a buffer's numbers; linear time.
  init(over numbers: NumberBuffer<Number>) {
    levels = [Self.ground(over: numbers)]
    while levels[levels.count - 1].count > nodesPerNode {
      levels.append(Self.level(above: levels[levels.count - 1]))
    }
  }

  /// The lowest and highest of the numbers in `range`, gaps left out; logarithmic time.
  func extent(of range: Range<Int>, in numbers: NumberBuffer<Number>) -> Extent {
    let first = range.lowerBound.roundedUp(to: valuesPerNode)
    let end = range.upperBound / valuesPerNode * valuesPerNode
    guard first < end else { return numbers.extent(of: range) }
    let edges = union(
      numbers.extent(of: range.lowerBound..<first), numbers.extent(of: end..<range.upperBound))
    return union(edges, extent(ofNodes: first / valuesPerNode..<end / valuesPerNode))
  }

  /// The earliest index in `range` whose number is `value`, the lowest (or highest) of the numbers
  /// there; nil where there is none. Logarithmic time.
  func firstIndex(
    of value: Number, amongLowest isLowest: Bool, in range: Range<Int>,
    of numbers: NumberBuffer<Number>
  ) -> Int? {
    let first = min(range.lowerBound.roundedUp(to: valuesPerNode), range.upperBound)
    let end = max(range.upperBound / valuesPerNode * valuesPerNode, first)
    if let index = numbers.firstIndex(of: value, in: range.lowerBound..<first) { return index }
    let nodes = first / valuesPerNode..<end / valuesPerNode
    if let node = firstNode(of: value, amongLowest: isLowest, in: nodes) {
      let start = node * valuesPerNode
      return numbers.firstIndex(of: value, in: start..<start + valuesPerNode)
    }
    return numbers.firstIndex(of: value, in: end..<range.upperBound)
  }

  /// The first of the lowest level's nodes in a range whose lowest (or highest) number is `value`.
  private func firstNode(
    of value: Number, amongLowest isLowest: Bool, in nodes: Range<Int>
  ) -> Int? {
    var (node, level, length) = (nodes.lowerBound, 0, 1)
    while node < nodes.upperBound {
      while level + 1 < levels.count, node % (length * nodesPerNode) == 0,
        node + length * nodesPerNode <= nodes.upperBound
      {
        (level, length) = (level + 1, length * nodesPerNode)
      }
      while level > 0,
        node + length > nodes.upperBound || levels[level].has(value, isLowest, at: node / length)
      {
        (level, length) = (level - 1, length / nodesPerNode)
      }
      if level == 0 && levels[0].has(value, isLowest, at: node) { return node }
      node += length
    }
    return nil
  }

  private func extent(ofNodes nodes: Range<Int>) -> Extent {
    var extent: Extent = (.ceiling, .floor)
    var nodes = nodes
    for level in levels {
      let first = min(nodes.lowerBound.roundedUp(to: nodesPerNode), nodes.upperBound)
      let end = max(nodes.upperBound / nodesPerNode * nodesPerNode, first)
      let isTop = level.count <= nodesPerNode
      if isTop { return union(extent, level.extent(of: nodes)) }
      extent = union(extent, level.extent(of: nodes.lowerBound..<first))
      extent = union(extent, level.extent(of: end..<nodes.upperBound))
      nodes = first / nodesPerNode..<end / nodesPerNode
      if nodes.isEmpty { break }
    }
    return extent
  }

  private static func ground(over numbers: NumberBuffer<Number>) -> PyramidLevel<Number> {
    var level = PyramidLevel<Number>()
    let count = (numbers.count + valuesPerNode - 1) / valuesPerNode
    level.reserve(count)
    for start in stride(from: 0, to: numbers.count, by: valuesPerNode) {
      level.add(numbers.extent(of: start..<min(start + valuesPerNode, numbers.count)))
    }
    return level
  }

  private static func level(above below: PyramidLevel<Number>) -> PyramidLevel<Number> {
    var level = PyramidLevel<Number>()
    for start in stride(from: 0, to: below.count, by: nodesPerNode) {
      level.add(below.extent(of: start..<min(start + nodesPerNode, below.count)))
    }
    return level
  }
}

/// The extents of stretches of equal length, side by side: the two numbers of one in one place.
private struct PyramidLevel<Number: ColumnNumber>: Sendable {
  private var nodes: [Extent] = []

  private struct Extent: Sendable {
    var lowest, highest: Number
  }

  /// How many stretches there are.
  var count: Int { nodes.count }

  mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

  mutating func add(_ extent: Pyramid<Number>.Extent) {
    nodes.append(Extent(lowest: extent.lowest, highest: extent.highest))
  }

  /// Whether a node's lowest (or highest) number is `value`.
  func has(_ value: Number, _ isLowest: Bool, at node: Int) -> Bool {
    isLowest ? nodes[node].lowest == value : nodes[node].highest == value
  }

  func extent(of range: Range<Int>) -> Pyramid<Number>.Extent {
    var extent: Pyramid<Number>.Extent = (.ceiling, .floor)
    for node in nodes[range] { extent = union(extent, (node.lowest, node.highest)) }
    return extent
  }
}

extension NumberBuffer {
  /// The first index in `range` whose number is `value`; linear time.
  func firstIndex(of value: Number, in range: Range<Int>) -> Int? {
    unsafe withNumbers(at: range) { numbers in
      for index in numbers.indices where unsafe numbers[index] == value {
        return range.lowerBound + index
      }
      return nil
    }
  }

  /// The lowest and highest of the numbers in `range`, gaps left out; linear time.
  func extent(of range: Range<Int>) -> (lowest: Number, highest: Number) {
    unsafe withNumbers(at: range) { numbers in
      var (lowest, highest) = (Number.ceiling, Number.floor)
      for index in numbers.indices {
        let number = unsafe numbers[index]
        // A gap that is NaN is on no side of anything; one that is the lowest integer is no value.
        lowest = number < lowest && !number.isGap ? number : lowest
        highest = number > highest ? number : highest
      }
      return (lowest, highest)
    }
  }
}

/// The lowest and highest of two ranges of numbers.
private func union<Number: Comparable>(
  _ a: (lowest: Number, highest: Number), _ b: (lowest: Number, highest: Number)
) -> (lowest: Number, highest: Number) {
  (min(a.lowest, b.lowest), max(a.highest, b.highest))
}

extension Int {
  /// The next multiple of `unit` that is not below.
  fileprivate func roundedUp(to unit: Int) -> Int { (self + unit - 1) / unit * unit }
}
