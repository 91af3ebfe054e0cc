import TestSupport
import Testing

@testable import ChartCore

@Suite struct PositiveRangeTests {
  @Test(
    arguments: [
      ([1.0, 2, 3], 1.0...3.0), ([0, 2, 3], 2...3), ([-5, 7], 7...7), ([0, -1], nil), ([.nan], nil),
      ([.nan, 0.5, -1, 0.25], 0.25...0.5), ([tiniest, 0], tiniest...tiniest),
    ] as [([Double], ClosedRange<Double>?)])
  func theValuesAboveZero(values: [Double], expected: ClosedRange<Double>?) {
    #expect(Column(values).positiveExtent(of: 0..<values.count) == expected)
    #expect(Column(values).positiveExtent(of: 0..<0) == nil)
  }

  @Test func ofUpToSixtyThousandValuesItIsExact() {
    var random = SeededGenerator(seed: 41)
    let values = (0..<60_000).map { _ in Double.random(in: -10...10, using: &random) }
    let column = Column(values)
    for range in [0..<60_000, 17..<333, 5_000..<59_999] {
      let above = values[range].filter { $0 > 0 }
      #expect(column.positiveExtent(of: range) == above.min()!...above.max()!, "seed 41")
    }
  }

  @Test func ofMoreItIsNotBelow() {
    let values = (0..<200_000).map { Double($0 % 1000 - 100) }
    let range = Column(values).positiveExtent(of: 0..<values.count)
    #expect(range?.upperBound == 899 && (range?.lowerBound ?? 0) >= 1)
  }
}
