/// How many values are counted together.
private let stretch = 64

/// How many gaps there are before every 64th value, so that stretches without any are known at once.
struct GapCounts: Sendable {
  /// Empty where there are no gaps at all.
  private var before: [UInt32] = []

  /// The gaps of a buffer's numbers, `count` in all; linear time where there are any.
  init(of numbers: NumberBuffer<some ColumnNumber>, count: Int) {
    guard count > 0 else { return }
    before.reserveCapacity(numbers.count / stretch + 2)
    var gaps: UInt32 = 0
    for index in 0..<numbers.count {
      if index % stretch == 0 { before.append(gaps) }
      if numbers[index].isGap { gaps += 1 }
    }
    before.append(gaps)
  }

  /// Whether there is a gap in the stretches that `range` touches: true more often than it need be,
  /// by what lies beside the range in them.
  func isAny(in range: Range<Int>) -> Bool {
    guard !before.isEmpty, !range.isEmpty else { return false }
    let end = min((range.upperBound + stretch - 1) / stretch, before.count - 1)
    return before[end] > before[range.lowerBound / stretch]
  }
}
