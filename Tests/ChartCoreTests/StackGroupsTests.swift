import ChartCore
import TestSupport
import Testing

/// Stacks of several points at once.
@Suite struct StackGroupsTests {
  /// Columns of values on both sides of 0 with gaps, some of them common, and groups of their points.
  private struct Sample {
    let columns: [[Double]]
    var groups: [Range<Int>] = []
    let weights: [Double]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...600, using: &random)
      let gapEvery = [2, 5, 1_000].randomElement(using: &random) ?? 2
      let lowest = [-50, 0].randomElement(using: &random) ?? 0
      let common = (0..<count).map { _ in Int.random(in: 0..<gapEvery, using: &random) == 0 }
      columns = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        common.map { isGap in
          isGap || Int.random(in: 0..<gapEvery, using: &random) == 0
            ? .nan : Double(Int.random(in: lowest...100, using: &random))
        }
      }
      weights = columns.map { _ in [0, 0.3, 1].randomElement(using: &random) ?? 1 }
      var start = 0
      while start < count {
        let end = min(start + Int.random(in: 1...200, using: &random), count)
        groups.append(start..<end)
        start = end
      }
    }

    func stack(_ kind: ChartKind, weights: [Double]? = nil) -> Stack {
      Stack(
        of: Table(columns: columns, kind: kind), at: groups, weights: weights ?? self.weights)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func seriesAreAsHighAsTheirMean(seed: UInt64) {
    let sample = Sample(seed: seed)
    let stack = sample.stack(.stackedBars)
    for (place, group) in sample.groups.enumerated() {
      let filled = group.count { index in sample.columns.contains { !$0[index].isNaN } }
      var (top, bottom) = (0.0, 0.0)
      for (series, values) in sample.columns.enumerated() {
        let part = sample.weights[series] / Double(max(filled, 1))
        top += values[group].reduce(0) { $1 > 0 ? $0 + $1 : $0 } * part
        bottom += values[group].reduce(0) { $1 < 0 ? $0 + $1 : $0 } * part
        #expect(abs(stack.above(series, at: place).upper - top) < 1e-9, "seed \(seed)")
        #expect(abs(stack.below(series, at: place).lower - bottom) < 1e-9, "seed \(seed)")
      }
      let isGap = !zip(sample.columns, sample.weights).contains { values, weight in
        weight > 0 && values[group].contains { !$0.isNaN }
      }
      #expect(stack.isGap(at: place) == isGap, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func meansAreLinearInTheWeights(seed: UInt64) {
    let sample = Sample(seed: seed)
    let (part, whole) = (
      sample.stack(.areas), sample.stack(.areas, weights: sample.columns.map { _ in 1 })
    )
    for place in sample.groups.indices {
      for (series, weight) in sample.weights.enumerated() {
        let above = length(part.above(series, at: place))
        #expect(
          abs(above - length(whole.above(series, at: place)) * weight) < 1e-9, "seed \(seed)")
        let below = length(part.below(series, at: place))
        #expect(
          abs(below - length(whole.below(series, at: place)) * weight) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func sharesAreOfTheSumsAndReachAHundred(seed: UInt64) {
    let sample = Sample(seed: seed)
    let stack = sample.stack(.percentageAreas)
    #expect(!stack.hasNegatives, "seed \(seed)")
    for (place, group) in sample.groups.enumerated() {
      let sums = zip(sample.columns, sample.weights).map { values, weight in
        values[group].reduce(0) { $1 > 0 ? $0 + $1 : $0 } * weight
      }
      let total = sums.reduce(0, +)
      for (series, sum) in sums.enumerated() {
        let share = total > 0 ? sum / total * 100 : 0
        #expect(abs(length(stack.above(series, at: place)) - share) < 1e-9, "seed \(seed)")
      }
      let top = stack.extent(at: place).upperBound
      #expect(abs(top - (total > 0 ? 100 : 0)) < 1e-9, "seed \(seed)")
    }
  }

  @Test func aSeriesThatLeavesDoesNotMoveTheOthersMeans() {
    // The second series has values where the first has gaps: its weight has no part in the first.
    let table = Table(columns: [[10, .nan, 10, .nan], [4, 4, 4, 4]], kind: .stackedBars)
    for weight in [1, 0.5, 0.001, 0] {
      let stack = Stack(of: table, at: [0..<4], weights: [1, weight])
      #expect(stack.above(0, at: 0).upper == 5)
      #expect(stack.extent(at: 0).upperBound == 5 + 4 * weight)
    }
  }

  private func length(_ part: (lower: Double, upper: Double)) -> Double { part.upper - part.lower }
}
