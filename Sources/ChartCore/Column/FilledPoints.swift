/// How many points a word has a bit for.
private let pointsPerWord = 64

/// At which points any series of a table has a value: how many of a range's do is known at once.
///
/// A bit for each point, and for each 64 of them how many came before (rank: Jacobson, "Space-efficient
/// Static Trees and Graphs", FOCS 1989): 0.19 bytes a point.
struct FilledPoints: Equatable, Sendable {
  private var words: [UInt64] = []
  private var before: [UInt32] = []

  /// The points of some columns of the same length; nil where one of them has no gaps, and all points
  /// are filled. Linear time.
  init?(of columns: [Column]) {
    guard let count = columns.first?.count, columns.allSatisfy({ $0.gapCount > 0 }) else {
      return nil
    }
    var filled: UInt32 = 0
    for start in stride(from: 0, through: count, by: pointsPerWord) {
      let indexes = start..<min(start + pointsPerWord, count)
      let word = columns.reduce(UInt64(0)) { $0 | $1.filledBits(at: indexes) }
      words.append(word)
      before.append(filled)
      filled += UInt32(word.nonzeroBitCount)
    }
  }

  /// How many of the points at `indexes` are filled; constant time.
  func count(at indexes: Range<Int>) -> Int {
    count(before: indexes.upperBound) - count(before: indexes.lowerBound)
  }

  private func count(before index: Int) -> Int {
    let (word, bit) = index.quotientAndRemainder(dividingBy: pointsPerWord)
    return Int(before[word]) + (words[word] & ((1 << UInt64(bit)) - 1)).nonzeroBitCount
  }
}

extension Column {
  /// A bit for each of up to 64 values, the first one the lowest: whether it is not a gap.
  fileprivate func filledBits(at indexes: Range<Int>) -> UInt64 {
    let indexes = stored(indexes)
    if indexes.isEmpty { return 0 }
    return switch storage {
    case .even: .max >> UInt64(pointsPerWord - indexes.count)
    case .int8(let stored): stored.numbers.filledBits(at: indexes)
    case .int16(let stored): stored.numbers.filledBits(at: indexes)
    case .int32(let stored): stored.numbers.filledBits(at: indexes)
    case .double(let stored): stored.numbers.filledBits(at: indexes)
    }
  }
}

extension NumberBuffer {
  fileprivate func filledBits(at indexes: Range<Int>) -> UInt64 {
    unsafe withNumbers(at: indexes) { numbers in
      var bits: UInt64 = 0
      for index in numbers.indices where unsafe !numbers[index].isGap {
        bits |= 1 << UInt64(index)
      }
      return bits
    }
  }
}
