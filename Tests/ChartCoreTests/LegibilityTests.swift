import TestSupport
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
    (10.0, 1.0), (5, 1), (0, 1), (11.428571, 1), (12, 0.333333), (12.307693, 0), (16, 0),
    (1e300, 0),
  ])
  func crowdedLabelsFade(days: Double, expected: Double) {
    // 60 px and 20 px of space, of which 10 px are the least at rest, in 800 px.
    let room = XLabelRoom(0...days * day, width: 800, metrics: .even(80), isWhole: true)
    #expect(abs(room.legibility(of: XStride(.day, 1)) - expected) < 1e-6)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300]) func oddWidthsBreakNothing(width: Double) {
    for range in [0.0...0, 0...1, -1e308...1e308] {
      let room = XLabelRoom(range, width: width, metrics: .even(80), isWhole: true)
      #expect((0...1).contains(room.legibility(of: XStride(.day, 1))))
    }
  }
}
