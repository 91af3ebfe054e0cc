extension Column {
  /// The first index in a range of a value that is no gap; nil where there is none. Logarithmic time.
  func firstIndex(in range: Range<Int>) -> Int? { firstIndex(ofGap: false, in: range) }

  /// The first index in a range of a gap before the last value, or of a value; nil where there is none. Logarithmic time.
  func firstIndex(ofGap isGap: Bool, in range: Range<Int>) -> Int? {
    let range = stored(range)
    guard hasInnerGaps else { return isGap ? nil : range.first }
    return switch storage {
    case .even: isGap ? nil : range.first
    case .int8(let stored): stored.firstIndex(ofGap: isGap, in: range)
    case .int16(let stored): stored.firstIndex(ofGap: isGap, in: range)
    case .int32(let stored): stored.firstIndex(ofGap: isGap, in: range)
    case .double(let stored): stored.firstIndex(ofGap: isGap, in: range)
    }
  }

  /// The last index in a range of a value that is no gap; nil where there is none. Logarithmic time.
  func lastIndex(in range: Range<Int>) -> Int? {
    let range = stored(range)
    guard hasInnerGaps else { return range.last }
    return switch storage {
    case .even: range.last
    case .int8(let stored): stored.lastIndex(ofValueIn: range)
    case .int16(let stored): stored.lastIndex(ofValueIn: range)
    case .int32(let stored): stored.lastIndex(ofValueIn: range)
    case .double(let stored): stored.lastIndex(ofValueIn: range)
    }
  }
  /// Whether there are gaps before the last value.
  private var hasInnerGaps: Bool { gapCount > trailingGapCount }
}

extension Column {
  /// The first value at some indexes that is no gap. Logarithmic time.
  func firstValue(in indexes: Range<Int>) -> Double? { firstIndex(in: indexes).map { self[$0] } }

  /// The last value at some indexes that is no gap, in the same time.
  func lastValue(in indexes: Range<Int>) -> Double? { lastIndex(in: indexes).map { self[$0] } }
}
