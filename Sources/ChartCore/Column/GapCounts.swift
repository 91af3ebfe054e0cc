/// How many values are counted together: 2^6.
private let blockBits = 6

/// How many gaps there are before every 64th value, so that the next one, the next value, and
/// stretches without any gap are found without looking at each.
struct GapCounts: Sendable {
  /// What is before a block of values.
  private struct Count {
    /// Gaps, and those of them before which there is a value.
    var gaps, beginnings: UInt32
  }

  /// Empty where there are no gaps at all.
  private var before: [Count] = []

  /// The gaps of a buffer's numbers, `count` in all; linear time where there are any.
  init(of numbers: NumberBuffer<some ColumnNumber>, count: Int) {
    guard count > 0 else { return }
    before.reserveCapacity(numbers.count >> blockBits + 2)
    var counted = Count(gaps: 0, beginnings: 0)
    var wasGap = true
    for index in 0..<numbers.count {
      if index & (1 << blockBits - 1) == 0 { before.append(counted) }
      let isGap = numbers[index].isGap
      counted.gaps += isGap ? 1 : 0
      counted.beginnings += isGap && !wasGap ? 1 : 0
      wasGap = isGap
    }
    before.append(counted)
  }

  /// Whether there is a gap in the blocks that `range` touches: true more often than it need be, by
  /// what lies beside the range in them.
  func isAny(in range: Range<Int>) -> Bool {
    guard !before.isEmpty, !range.isEmpty else { return false }
    let end = min((range.upperBound + 1 << blockBits - 1) >> blockBits, before.count - 1)
    return before[end].gaps > before[range.lowerBound >> blockBits].gaps
  }

  /// How many times a value is followed by a gap.
  var beginningCount: Int { Int(before.last?.beginnings ?? 0) }

  /// How many gaps there are in a range of whole blocks.
  func count(inBlocks range: Range<Int>) -> Int {
    guard !before.isEmpty else { return 0 }
    return Int(
      before[range.upperBound >> blockBits].gaps - before[range.lowerBound >> blockBits].gaps)
  }

  /// How many times a value is followed by a gap in the whole blocks of `range`: at most as often as
  /// in the range.
  func leastBeginnings(in range: Range<Int>) -> Int {
    let first = (range.lowerBound + 1 << blockBits - 1) >> blockBits
    let end = range.upperBound >> blockBits
    guard !before.isEmpty, first < end else { return 0 }
    return Int(before[end].beginnings - before[first].beginnings)
  }

  /// The indexes of the first block that begins in `range` and may have a gap (or a value); nil where
  /// there is none. Logarithmic time.
  func firstBlock(withGap isGap: Bool, in range: Range<Int>) -> Range<Int>? {
    let first = (range.lowerBound + 1 << blockBits - 1) >> blockBits
    let end = min((range.upperBound + 1 << blockBits - 1) >> blockBits, before.count - 1)
    let block = (first..<max(first, end)).partitioningIndex {
      mayHave(gap: isGap, in: first..<$0 + 1)
    }
    return block < end ? block << blockBits..<min((block + 1) << blockBits, range.upperBound) : nil
  }

  /// The indexes of the last block that ends in `range` and has a value; nil where there is none.
  /// Logarithmic time.
  func lastBlock(withValueIn range: Range<Int>) -> Range<Int>? {
    let (first, end) = (range.lowerBound >> blockBits, range.upperBound >> blockBits)
    let behind = (first..<max(first, end)).partitioningIndex { !mayHave(gap: false, in: $0..<end) }
    return behind > first
      ? max((behind - 1) << blockBits, range.lowerBound)..<behind << blockBits : nil
  }

  /// Whether there are gaps (or values) in blocks; the last one counts as full.
  private func mayHave(gap isGap: Bool, in blocks: Range<Int>) -> Bool {
    let gaps = Int(before[blocks.upperBound].gaps - before[blocks.lowerBound].gaps)
    return isGap ? gaps > 0 : gaps < blocks.count << blockBits
  }
}

extension Int {
  /// The next beginning of a block of counted values that is not before this index.
  var roundedUpToBlock: Int { ((self + 1 << blockBits - 1) >> blockBits) << blockBits }
  /// The beginning of this index's block.
  var roundedDownToBlock: Int { (self >> blockBits) << blockBits }
}
