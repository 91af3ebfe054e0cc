import Testing

@testable import ChartCore

@Suite struct SequenceRepeatsTests {
  @Test(
    arguments: [
      ([], []), ([1], [1]), ([1, 1, 2, 2, 2, 3], [1, 2, 3]), ([1, 2, 1], [1, 2, 1]),
    ] as [([Double], [Double])])
  func equalNeighboursBecomeOne(numbers: [Double], expected: [Double]) {
    #expect(numbers.withoutRepeats == expected)
  }
}
