/// So few values do not tell that a column is a slower one.
private let leastValues = 6
/// At how many places one looks for gaps, evenly spread.
private let samples = 1_000
/// How many times the usual number of neighbouring gaps still are no gap in a line.
private let longestRun = 2
/// Of a column whose gaps recur, such a part of the runs is not longer.
private let recurringPart = 0.85

extension Column {
  /// The most neighbouring gaps that are usual in a column that is slower than its table, which has a gap behind most of
  /// its values; 0 where it is not, `.max` where its values come as they like.
  var usualGaps: UInt32 {
    let (values, beginnings) = (count - gapCount, gaps?.beginningCount ?? 0)
    guard values >= leastValues, 2 * (beginnings + 1) >= values else { return 0 }
    return longestUsualGaps
  }

  /// Twice the usual number of neighbouring gaps, `.max` where there is no such thing, 0 where there are no gaps.
  var longestUsualGaps: UInt32 {
    let runs = someGapRuns.sorted()
    guard !runs.isEmpty else { return 0 }
    let longest = longestRun * runs[runs.count / 2]
    let usual = runs.count { $0 <= longest }
    let recur = Double(usual) >= recurringPart * Double(runs.count)
    return recur ? UInt32(clamping: longest) : .max
  }

  /// How many gaps are side by side between two values, at some places. Logarithmic time for each.
  private var someGapRuns: [Int] {
    var runs: [Int] = []
    var next = 0
    for start in stride(from: 0, to: storedCount, by: max(1, storedCount / samples))
    where start >= next {
      guard let value = firstIndex(in: start..<storedCount),
        let gap = firstIndex(ofGap: true, in: value..<storedCount),
        let end = firstIndex(in: gap..<storedCount)
      else { return runs }
      runs.append(end - gap)
      next = gap
    }
    return runs
  }
}
