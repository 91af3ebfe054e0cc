import TestSupport
import Testing

@testable import ChartCore

@Suite struct DecimalPowerTests {
  @Test(arguments: [
    (3, -1, 0.3), (0, 5, 0), (-7, 0, -7), (25, 0, 25), (1, 308, 1e308), (5, -324, tiniest),
    (9, 400, .greatestFiniteMagnitude), (1, -400, 0),
  ])
  func theNearestDouble(digits: Int, exponent: Int, expected: Double) {
    #expect(Double.decimal(digits, exponent: exponent) == expected)
  }

  @Test(arguments: 0..<20) func asTheText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let digits =
        Int.random(in: -(1 << 54)...(1 << 54), using: &random)
        >> Int.random(
          in: 0...50, using: &random)
      let exponent = Int.random(in: -30...30, using: &random)
      #expect(
        Double.decimal(digits, exponent: exponent) == Double("\(digits)e\(exponent)"),
        "seed \(seed): \(digits)e\(exponent)")
    }
  }

  @Test(arguments: [1e-300, 0.001, 0.0999999, 0.1, 1, 9.99, 10, 123, 1e15, 1e300])
  func theExponentIsThatOfThePowerBelow(value: Double) {
    let exponent = value.decimalExponent
    #expect(Double.decimal(1, exponent: exponent) <= value)
    #expect(Double.decimal(1, exponent: exponent + 1) > value)
  }
}
