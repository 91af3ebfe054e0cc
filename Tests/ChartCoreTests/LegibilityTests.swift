import Testing

@testable import ChartCore

@Suite struct LegibilityTests {
  @Test(arguments: [
    (53.0, 1.0), (80, 1), (110, 0.5), (140, 0), (1e300, 0), (0, 1),
  ])
  func crowdedYTicksFade(top: Double, expected: Double) {
    #expect(YTicks(containing: 0...53).legibility(over: 0...top) == expected)
  }

  @Test(arguments: [
    (10.0, 0.1, 1.0), (5, 0.1, 1), (8, 0.125, 1), (10, 0.125, 0.2), (16, 0.125, 0), (0, 0.1, 1),
    (10, 0, 1), (10, .nan, 1), (1e300, 1, 0),
  ])
  func crowdedLabelsFade(days: Double, part: Double, expected: Double) {
    let table = Table(count: 3, every: day)
    let stride = XStride.fitting(0...day, width: 1, spacing: 1, table: table)
    #expect(abs(stride.legibility(over: 0...days * day, labelPart: part) - expected) < 1e-12)
  }
}
