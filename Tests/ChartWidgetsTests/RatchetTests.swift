import Testing

@testable import ChartWidgets

@Suite struct RatchetTests {
  @Test(
    arguments: [
      ([], 0), ([0], 0), ([0.4, 0.4], 0), ([0.4, 0.4, 0.4], 1), ([2.5, 0.5], 3),
      ([-0.6, -0.6], -1),
      ([0.9, -0.2], 0), ([0.9, -0.9, -0.2], -1), ([.nan, .infinity], 0), ([0.9, .nan, 0.1], 1),
    ] as [([Double], Double)])
  func smallMovementsMakeUpWholeSteps(movements: [Double], expected: Double) {
    var ratchet = Ratchet()
    #expect(movements.reduce(0) { $0 + ratchet.steps(adding: $1) } == expected)
  }
}
