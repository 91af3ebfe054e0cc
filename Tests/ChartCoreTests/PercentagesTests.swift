import ChartCore
import TestSupport
import Testing

@Suite struct PercentagesTests {
  @Test(
    arguments: [
      ([], []), ([0], [0]), ([0, 0, 0], [0, 0, 0]), ([7], [100]), ([1, 1], [50, 50]),
      ([1, 1, 1], [34, 33, 33]), ([1, 1, 1, 1, 1, 1], [17, 17, 17, 17, 16, 16]),
      ([0, 1, 1, 1], [0, 34, 33, 33]), ([999, 1], [100, 0]), ([995, 5], [100, 0]),
      ([994, 6], [99, 1]), ([2, 1, 0], [67, 33, 0]), ([.nan, 1, 3], [0, 25, 75]),
      ([-5, 1, 3], [0, 25, 75]), ([.infinity, 1, 3], [0, 25, 75]), ([.nan, -1], [0, 0]),
      ([1e308, 1e308, 1e308], [34, 33, 33]), ([tiniest, tiniest], [50, 50]),
      ([1e308, 1], [100, 0]), ([0.1, 0.2, 0.3], [17, 33, 50]),
    ] as [([Double], [Int])])
  func addUpTo100(amounts: [Double], expected: [Int]) {
    #expect(percentages(rounded: amounts) == expected)
  }

  @Test func anyAmountsAddUpAndAreNearlyRight() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5000 {
      let count = Int.random(in: 1...50, using: &random)
      let size = Int.random(in: 1...1_000_000, using: &random)
      let amounts = (0..<count).map { _ in Double(Int.random(in: 0...size, using: &random)) }
      let sum = amounts.reduce(0, +)
      guard sum > 0 else { continue }
      let whole = percentages(rounded: amounts)
      #expect(whole.reduce(0, +) == 100, "seed 41: \(amounts)")
      let isNear = zip(whole, amounts).allSatisfy {
        (Double($0) - $1 / sum * 100).magnitude < 1 && ($1 > 0 || $0 == 0)
      }
      #expect(isNear, "seed 41: \(amounts) \(whole)")
    }
  }
}
