import ChartCore

/// Numbers that stand for a value that is not there, as programs write them.
enum Sentinels {
  /// The values of a column that are far from all others, as nothing but such numbers are; few that often.
  /// Linear time, but only where the highest or the lowest value may be one.
  static func found(in column: Column, besides shared: Set<Double> = []) -> [Double] {
    guard let extent = column.extent(of: 0..<column.count),
      isCandidate(extent.lowerBound, shared) || isCandidate(extent.upperBound, shared)
    else { return [] }
    var found: [Double] = []
    while found.count < most, let next = next(in: column, without: found, shared) {
      found.append(next)
    }
    return found
  }

  /// Whole numbers below zero that are the lowest of several columns whose others are all above: nothing measured is so
  /// alike. Linear time, but only where a column has a lowest value that may be one.
  static func shared(in columns: [Column]) -> Set<Double> {
    let lowest = columns.compactMap { $0.extent(of: 0..<$0.count)?.lowerBound }
      .filter { $0 <= leastShared && $0 == $0.rounded() }
    let counts = Dictionary(grouping: lowest, by: \.self).filter { $0.value.count > 1 }
    return Set(
      counts.keys.filter { value in
        columns.allSatisfy { column in
          column.extent(of: 0..<column.count)?.lowerBound != value
            || Extremes(of: column, without: [value]).map { $0.low >= 0 } ?? true
        }
      })
  }

  /// What is nearer to zero may be measured.
  private static let leastShared = -50.0

  /// The only value of a column, where it is one of those that stand for nothing in other columns; else nil.
  static func only(in column: Column, of known: Set<Double>) -> Double? {
    guard let extent = column.extent(of: 0..<column.count), extent.lowerBound == extent.upperBound
    else { return nil }
    return known.contains(extent.lowerBound) ? extent.lowerBound : nil
  }

  /// Those of some numbers that a column has.
  static func present(_ numbers: [Double], in column: Column) -> [Double] {
    numbers.filter { number in (0..<column.count).contains { column[$0] == number } }
  }

  private static let most = 3
  /// What comes again and again so many ranges of the others away from them is none of them.
  private static let alone = 100.0

  /// The next one that is at an end of all other values.
  private static func next(
    in column: Column, without found: [Double], _ shared: Set<Double>
  ) -> Double? {
    guard let all = Extremes(of: column, without: found) else { return nil }
    return [all.low, all.high].first { value in
      guard isCandidate(value, shared), let rest = Extremes(of: column, without: found + [value])
      else {
        return false
      }
      let count = (0..<column.count).count { column[$0] == value }
      if shared.contains(value) { return true }
      return isFar(value, count, from: rest)
    }
  }

  /// Whether a number is farther from all others than they are from each other, and of another size: the rarer it is, the
  /// more. Numbers below zero are hardly ever true where all others are above.
  private static func isFar(_ value: Double, _ count: Int, from rest: Extremes) -> Bool {
    let distance = value < rest.low ? rest.low - value : value - rest.high
    let size = max(rest.low.magnitude, rest.high.magnitude)
    let isOften = count > (value < 0 ? 1 : 2)
    let range = rest.high - rest.low
    if isOften, distance > alone * range, value.magnitude > 1.5 * size { return true }
    let (ranges, sizes) =
      if value < 0 {
        rest.low >= 0 ? (2.0, 1.5) : isOften ? (1, 1.5) : (3, 3)
      } else {
        isOften ? (2, 3) : (5, 5)
      }
    return distance > ranges * range && value.magnitude > sizes * size
  }

  /// Whether a number is 9s, as -999, 99.9 and 9999 are, or one that programs have for nothing.
  private static func isCandidate(_ value: Double, _ shared: Set<Double>) -> Bool {
    known.contains(value) || shared.contains(value) || value.magnitude >= 1e20
  }

  private static let known: Set<Double> = {
    let nines = [
      99, 999, 9999, 99_999, 999_999, 9_999_999, 99.9, 99.99, 999.9, 999.99, 9999.9, 9999.99,
      99_999.9, 99.0, -888,
      -8888, 888.8, -6999, 6999, 7777, 77_777, 99_999.99,
    ]
    let others = [
      32_767.0, -32_768, 65_535, 2_147_483_647, -2_147_483_648, 4_294_967_295, -1e10, -888, -8888,
    ]
    return Set(nines + nines.map { -$0 } + others)
  }()
}

/// The lowest and the highest of a column's values but some.
private struct Extremes {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  init?(of column: Column, without left: [Double]) {
    for row in 0..<column.count where !left.contains(column[row]) {
      if column[row] < low { low = column[row] }
      if column[row] > high { high = column[row] }
    }
    if low > high { return nil }
  }
}

extension Column {
  /// The same with gaps where a value stood, and how many these are. Linear time.
  func withGaps(at values: [Double]) throws(Fault) -> (column: Column, counts: [Int]) {
    let builder = ColumnBuilder(of: self, at: [])
    var counts = values.map { _ in 0 }
    for row in 0..<count {
      let value = self[row]
      if let place = values.firstIndex(of: value) {
        counts[place] += 1
        builder.appendGaps()
      } else if value.isNaN {
        builder.appendGaps()
      } else {
        builder.append(value)
      }
    }
    return (try builder.finishedOrShort(), counts)
  }
}
