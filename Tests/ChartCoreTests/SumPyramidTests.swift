import TestSupport
import Testing

@testable import ChartCore

@Suite struct SumPyramidTests {
  private func sum(_ values: [Double], _ indexes: Range<Int>) -> [Double] {
    let column = Column(values)
    let sum = SumPyramid(of: column).sums(of: [indexes], in: column)[0]
    return [sum.above, sum.below]
  }

  @Test(
    arguments: [
      ([], 0..<0, [0, 0]), ([.nan], 0..<1, [0, 0]), ([5], 0..<1, [5, 0]), ([-5], 0..<1, [0, -5]),
      ([1, 2, .nan, -3, 0], 0..<5, [3, -3]), ([1, 2, .nan, -3, 0], 1..<3, [2, 0]),
      ([3, 1, -1, -3], 0..<4, [4, -4]), ([-4, -2, 0, 2, 4], 0..<5, [6, -6]),
      ([-4, -2, 0, 2, 4], 3..<3, [0, 0]), ([-1, 2, 5, 8], 0..<4, [15, -1]),
      ([-127, 127, .nan, -128], 0..<4, [127, -255]), ([0.5, -0.25, .nan], 0..<3, [0.5, -0.25]),
    ] as [([Double], Range<Int>, [Double])])
  func bothSidesOfZeroAreSummed(values: [Double], indexes: Range<Int>, expected: [Double]) {
    #expect(sum(values, indexes) == expected)
  }

  /// What columns are made of: values of each storage, with and without gaps and negative ones.
  enum Content: CaseIterable {
    case bytes, shorts, integers, fractions, even, positive, falling, gappy, gaps

    func value(_ index: Int, using random: inout SeededGenerator) -> Double {
      switch self {
      case .bytes: Double(Int.random(in: -127...127, using: &random))
      case .shorts: Double(Int.random(in: -32_767...32_767, using: &random))
      case .integers: Double(Int.random(in: -2_147_483_647...2_147_483_647, using: &random))
      case .fractions: Double.random(in: -1...1, using: &random)
      case .even: Double(index * 3 - 5_000)
      case .positive: Double(Int.random(in: 0...1_000_000, using: &random))
      // Nodes of values below 0 come after many that have none.
      case .falling: Double(Int.random(in: 0...1_000, using: &random) * (index < 1_000 ? 1 : -1))
      case .gappy: Bool.random(using: &random) ? .nan : Double(index % 700 - 200)
      case .gaps: .nan
      }
    }
  }

  @Test(arguments: Content.allCases, 0..<12 as Range<UInt64>)
  func equalsBruteForce(content: Content, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9_000, using: &random)
    let values = (0..<count).map { content.value($0, using: &random) }
    let column = Column(values)
    let groups = (0..<40).map { _ in
      let ends = (0..<2).map { _ in Int.random(in: 0...count, using: &random) }
      return min(ends[0], ends[1])..<max(ends[0], ends[1])
    }
    let sums = SumPyramid(of: column).sums(of: groups + [0..<count], in: column)
    for (group, sum) in zip(groups + [0..<count], sums) {
      let (above, below) = (values[group].filter { $0 > 0 }, values[group].filter { $0 < 0 })
      // Integers are exact; fractions are not, added up one after the other even less so.
      let error = content == .fractions ? 1e-10 : 0
      #expect(abs(sum.above - above.reduce(0, +)) <= error, "seed \(seed), \(group)")
      #expect(abs(sum.below - below.reduce(0, +)) <= error, "seed \(seed), \(group)")
    }
  }

  @Test func whatIsLargeElsewhereDoesNotMatter() {
    var values = (0..<5_000).map { 1 + Double($0 % 8) / 8 }
    values[3] = 1e300
    values[4_990] = .infinity
    #expect(sum(values, 64..<4_928) == [values[64..<4_928].reduce(0, +), 0])
    #expect(sum(values, 0..<4_928)[0] >= 1e300)
  }
}
