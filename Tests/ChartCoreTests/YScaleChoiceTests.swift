import TestSupport
import Testing

@testable import ChartCore

@Suite struct YScaleChoiceTests {
  @Test(
    "an axis starts at 0 where no more than a third of it is empty then",
    arguments: [
      (0.0...0.0, 0.0...0.0), (0...10, 0...10), (3...9, 0...9), (3.01...9, 3.01...9),
      (1...100, 0...100), (90...100, 90...100), (5...5, 5...5), (-9 ... -3, -9...0),
      (-9 ... -3.01, -9 ... -3.01), (-100 ... -1, -100...0), (-5 ... -5, -5 ... -5),
      (-3...9, -3...9), (-1...0, -1...0), (1e-300...1e300, 0...1e300),
      (1e308...1.5e308, 1e308...1.5e308), (tiniest...tiniest * 4, 0...tiniest * 4),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func zeroIsNear(values: ClosedRange<Double>, shown: ClosedRange<Double>) {
    #expect(values.withZeroIfNear == shown)
  }

  @Test func infiniteRangesStay() {
    #expect((1...Double.infinity).withZeroIfNear == 0...Double.infinity)
    #expect((-Double.infinity...Double.infinity).withZeroIfNear.lowerBound == -.infinity)
  }
}
