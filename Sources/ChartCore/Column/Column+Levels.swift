/// So few values do not tell that there are no others between them.
private let leastValues = 8
/// Of more than two whole numbers, so many values tell whether they last, and so many pairs a change at most.
private let (leastLasting, pairsPerChange) = (24, 5)
/// More are no levels.
private let mostLevels = 8
/// How many stretches of how many values are looked at where there are more than these in all.
private let (windows, windowLength) = (64, 32)

extension Column {
  /// Whether the values are levels, between which there is nothing: two of them, or a few whole numbers that last.
  ///
  /// Some thousands of values are looked at, and no more than a few where they are none.
  var hasLevels: Bool {
    guard count - gapCount >= leastValues, let extent = extent(of: 0..<count),
      extent.lowerBound < extent.upperBound
    else { return false }
    var levels = Levels()
    for window in sampledWindows {
      for index in window where levels.areFew { levels.add(self[index]) }
      levels.endStretch()
    }
    guard levels.areFew else { return false }
    return levels.all.count <= 2
      ? levels.all.sorted() == [extent.lowerBound, extent.upperBound]
      : isOfWholeNumbers && levels.last
  }

  private var isOfWholeNumbers: Bool {
    switch storage {
    case .int8, .int16, .int32: divisor == 1
    case .even, .double: false
    }
  }

  /// Stretches of indexes from all parts of the column, or all of it where it is short.
  var sampledWindows: [Range<Int>] {
    guard count > windows * windowLength else { return [0..<count] }
    let step = (count - windowLength) / (windows - 1)
    return (0..<windows).map { $0 * step..<$0 * step + windowLength }
  }
}

/// The different values of stretches of a column.
private struct Levels {
  private(set) var all: [Double] = []
  private var (pairs, changes) = (0, 0)
  private var previous = Double.nan

  var areFew: Bool { all.count <= mostLevels }

  /// Whether they last for a while, and change at all.
  var last: Bool { pairs >= leastLasting && changes > 1 && changes * pairsPerChange <= pairs }

  mutating func add(_ value: Double) {
    if value.isNaN { return }
    if !previous.isNaN {
      pairs += 1
      changes += value == previous ? 0 : 1
    }
    if value != previous, !all.contains(value) { all.append(value) }
    previous = value
  }

  mutating func endStretch() { previous = .nan }
}
