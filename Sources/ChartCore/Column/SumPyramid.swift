private import CKernels

/// How many groups before its turn a group's memory is asked for: as long as memory takes to answer.
private let groupsAhead = 8
/// How many levels are asked for: what is above them is small enough to be near.
private let levelsAhead = 3
/// Bytes that come together from memory.
private let cacheLine = 64
/// How many nodes a node of the next level has.
private let nodesPerNode = 8

/// The sums of many values, kept for stretches of them: the sum of any range is found without looking
/// at each of its values.
///
/// One number for every 64 values, and one for every 8 of those, and so on, twice where values are
/// below 0: 0.14 bytes a value, none where values are evenly spaced. Sums of integers are exact up to
/// 2^53. Those of others are added up in stretches, never subtracted from each other as sums of all
/// that came before would be: so their error is that of the values in the range alone, however large
/// others are.
struct SumPyramid: Equatable, Sendable {
  /// How many values a node of the lowest level has: adding up as many is as fast as finding them.
  private static let valuesPerNode = 64
  /// Level by level; only what is full is a node. None of `below` where nothing is below 0.
  private var above: [Double] = []
  private var below: [Double] = []
  /// How many nodes the lowest level has.
  private let nodeCount: Int

  /// The sums of a column; linear time.
  init(of column: Column) {
    switch column.storage {
    case .even: self.init(over: NumberBuffer<Int8>())
    case .int8(let stored): self.init(over: stored.numbers)
    case .int16(let stored): self.init(over: stored.numbers)
    case .int32(let stored): self.init(over: stored.numbers)
    case .double(let stored): self.init(over: stored.numbers)
    }
  }

  private init(over numbers: NumberBuffer<some SummableNumber>) {
    nodeCount = numbers.count / Self.valuesPerNode
    guard nodeCount > 0 else { return }
    let size = nodeCount + nodeCount / (nodesPerNode - 1) + 1
    above.reserveCapacity(size)
    for node in 0..<nodeCount {
      let start = node * Self.valuesPerNode
      let sum = numbers.sum(of: start..<start + Self.valuesPerNode)
      above.append(sum.above)
      if sum.below < 0 && below.isEmpty { below = Array(repeating: 0, count: node) }
      if sum.below < 0 || !below.isEmpty { below.append(sum.below) }
    }
    Self.addLevels(to: &above, over: nodeCount)
    Self.addLevels(to: &below, over: below.count)
  }

  /// The sums of the values of `column`, which it was made of, in groups; a logarithm's time for each.
  func sums(of groups: [Range<Int>], in column: Column) -> [SignedSum] {
    let groups = column.storedCount < column.count ? groups.map(column.stored) : groups
    // The kind of number is asked for once, not for every group.
    let sums =
      switch column.storage {
      case .even(let start, let step):
        groups.map { SignedSum(ofEvenFrom: start, step: step, at: $0) }
      case .int8(let stored): sums(of: groups, in: stored.numbers)
      case .int16(let stored): sums(of: groups, in: stored.numbers)
      case .int32(let stored): sums(of: groups, in: stored.numbers)
      case .double(let stored): sums(of: groups, in: stored.numbers)
      }
    return column.divisor == 1 ? sums : sums.map { $0 / column.divisor }
  }

  private func sums(
    of groups: [Range<Int>], in numbers: NumberBuffer<some SummableNumber>
  ) -> [SignedSum] {
    groups.indices.map { place in
      if place + groupsAhead < groups.count { fetch(groups[place + groupsAhead], in: numbers) }
      return sum(of: groups[place], in: numbers)
    }
  }

  /// Asks for what the end of a group needs, which is where the next one begins: the groups of many
  /// points are so far from each other that no processor foresees it, and most time is spent waiting.
  private func fetch(_ group: Range<Int>, in numbers: NumberBuffer<some SummableNumber>) {
    let node = group.upperBound / Self.valuesPerNode
    guard node < nodeCount else { return }
    numbers.fetch(node * Self.valuesPerNode..<(node + 1) * Self.valuesPerNode)
    unsafe above.withUnsafeBufferPointer { sums in
      var (place, start, count) = (node, 0, nodeCount)
      for _ in 0..<levelsAhead where place < count {
        let first = start + place / nodesPerNode * nodesPerNode
        unsafe chart_prefetch(sums.baseAddress! + first)
        unsafe chart_prefetch(sums.baseAddress! + first + nodesPerNode - 1)
        (place, start, count) = (place / nodesPerNode, start + count, count / nodesPerNode)
      }
    }
  }

  private func sum(
    of indexes: Range<Int>, in numbers: NumberBuffer<some SummableNumber>
  ) -> SignedSum {
    if indexes.count == 1 { return SignedSum(of: numbers[indexes.lowerBound].value) }
    let unit = Self.valuesPerNode
    let (first, end) = ((indexes.lowerBound + unit - 1) / unit, indexes.upperBound / unit)
    guard first < end else { return numbers.sum(of: indexes) }
    var sum = SignedSum(
      above: sum(of: first..<end, in: above),
      below: below.isEmpty ? 0 : self.sum(of: first..<end, in: below))
    let (head, tail) = (indexes.lowerBound..<first * unit, end * unit..<indexes.upperBound)
    if !head.isEmpty { sum = sum + numbers.sum(of: head) }
    if !tail.isEmpty { sum = sum + numbers.sum(of: tail) }
    return sum
  }

  /// The sum of the lowest level's nodes in a range.
  private func sum(of nodes: Range<Int>, in sums: [Double]) -> Double {
    var (first, end) = (nodes.lowerBound, nodes.upperBound)
    var (start, count) = (0, nodeCount)
    var total = 0.0
    while first < end {
      let inner = min((first + nodesPerNode - 1) / nodesPerNode * nodesPerNode, end)
      let outer = max(end / nodesPerNode * nodesPerNode, inner)
      for node in first..<inner { total += sums[start + node] }
      for node in outer..<end { total += sums[start + node] }
      guard inner < outer else { break }
      (first, end) = (inner / nodesPerNode, outer / nodesPerNode)
      (start, count) = (start + count, count / nodesPerNode)
    }
    return total
  }

  /// Adds to the lowest level those above it.
  private static func addLevels(to sums: inout [Double], over nodeCount: Int) {
    var (start, count) = (0, nodeCount)
    while count >= nodesPerNode {
      for node in 0..<count / nodesPerNode {
        let first = start + node * nodesPerNode
        sums.append(sums[first..<first + nodesPerNode].reduce(0, +))
      }
      (start, count) = (start + count, count / nodesPerNode)
    }
  }
}

extension NumberBuffer {
  /// Asks for the memory of the numbers in a range.
  fileprivate func fetch(_ range: Range<Int>) {
    unsafe withNumbers(at: range) { numbers in
      let lineCount = cacheLine / MemoryLayout<Number>.stride
      for index in stride(from: 0, to: numbers.count, by: lineCount) {
        unsafe chart_prefetch(numbers.baseAddress! + index)
      }
    }
  }
}

/// What the stacks of a table need to be drawn of many points at once: the sums of its series, and at
/// which points there is anything.
struct StackSums: Equatable, Sendable {
  /// The sums of each series.
  let pyramids: [SumPyramid]
  /// Nil where all points are filled.
  private let filled: FilledPoints?

  /// The sums of columns of the same length; linear time.
  init(of columns: [Column]) {
    pyramids = columns.map(SumPyramid.init)
    filled = FilledPoints(of: columns)
  }

  /// How many of the points at `indexes` have a value in any series; constant time.
  func filledCount(at indexes: Range<Int>) -> Int {
    filled?.count(at: indexes) ?? indexes.count
  }
}
