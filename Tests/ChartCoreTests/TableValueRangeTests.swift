import ChartCore
import Testing

@Suite struct TableValueRangeTests {
  let table = Table(
    [0, 10, 20, 30, 40, 50],
    [9, 1, 2, 3, 4, -9],
    [.nan, .nan, 5, .nan, .nan, 70],
    [.nan, .nan, .nan, .nan, .nan, .nan],
    [7, 7, 7, 7, 7, 7],
    [-1e308, tiniest, 0, 0, 0, 1e308])

  @Test(arguments: [
    ([0], 10.0...40, -9.0...9), ([0], 11...39, 1...4), ([0], 22...28, 2...3), ([0], 0...0, 1...9),
    ([1], 0...10, 5...5), ([1], 10...40, 5...70), ([0, 1], 11...29, 1...5),
    ([2, 0], 15...25, 1...3),
    ([3], 0...50, 7...7), ([4], 0...50, -1e308...1e308), ([0], 60...70, -9 ... -9),
    ([0], -9 ... -5, 9...9),
  ])
  func spansTheVisibleValues(
    series: [Int], range: ClosedRange<Double>, expected: ClosedRange<Double>
  ) {
    #expect(table.valueRange(of: series, in: range) == expected)
  }

  @Test func nothingHasNoRange() {
    #expect(table.valueRange(of: [], in: 0...50) == nil)
    #expect(table.valueRange(of: [2], in: 0...50) == nil)
    #expect(table.valueRange(of: [1], in: 0...5) == nil)
  }
}
