import TestSupport
import Testing

@testable import ChartCore

@Suite struct PyramidTests {
  @Test(arguments: 1...40)
  func findsWhatLookingAtEachFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = [1, 2, 63, 64, 65, 511, 512, 513, 4_095, 4_097, 40_000][Int(seed) % 11]
    let values = Self.values(count: count, &random)
    let column = Column(values)
    for _ in 0..<200 {
      let ends = [
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random),
      ]
      let range = min(ends[0], ends[1])..<max(ends[0], ends[1])
      #expect(column.extent(of: range) == brute(values, range), "seed \(seed), \(range)")
    }
    #expect(column.extent(of: 0..<count) == brute(values, 0..<count))
  }

  @Test func knowsNothingOfGaps() {
    #expect(Column([.nan, .nan, .nan]).extent(of: 0..<3) == nil)
    #expect(Column([.nan, 0.5, .nan]).extent(of: 0..<3) == 0.5...0.5)
    #expect(Column([.nan, 0.5, .nan]).extent(of: 2..<3) == nil)
    #expect(Column([127, .nan, 126]).extent(of: 0..<3) == 126...127)
    #expect(Column([5, 3, 1]).extent(of: 0..<3) == 1...5)
    #expect(Column([5, 3, 1]).extent(of: 1..<1) == nil)
    #expect(Column([.infinity, -.infinity]).extent(of: 0..<1) == .infinity ... .infinity)
  }

  /// Values of one of the kinds that are stored, with gaps.
  private static func values(count: Int, _ random: inout SeededGenerator) -> [Double] {
    let bound = [100.0, 30_000, 2e9, 1e18][Int.random(in: 0..<4, using: &random)]
    let isWhole = bound < 1e18
    let gaps = [0, 0.1, 0.9][Int.random(in: 0..<3, using: &random)]
    return (0..<count).map { _ in
      if Double.random(in: 0..<1, using: &random) < gaps { return .nan }
      let value = Double.random(in: -bound...bound, using: &random)
      return isWhole ? value.rounded() : value
    }
  }

  private func brute(_ values: [Double], _ range: Range<Int>) -> ClosedRange<Double>? {
    let known = values[range].filter { !$0.isNaN }
    guard let lowest = known.min(), let highest = known.max() else { return nil }
    return lowest...highest
  }
}
