import Testing

@testable import ChartCore

@Suite struct DecimalDigitsTests {
  @Test(arguments: [
    (0.0, "", 0, false), (-0.0, "", 0, false), (1, "1", 1, false), (-1, "1", 1, true),
    (1200, "12", 4, false), (0.001, "1", -2, false), (12.5, "125", 2, false),
    (tiniest, "5", -323, false), (1e22, "1", 23, false),
    (-1.7976931348623157e308, "17976931348623157", 309, true),
  ])
  func shortestDigits(value: Double, digits: String, exponent: Int, isNegative: Bool) {
    let decimal = DecimalDigits(value)
    #expect(decimal.digits.map(String.init).joined() == digits)
    #expect(decimal.exponent == exponent)
    #expect(decimal.isNegative == isNegative)
  }

  @Test(arguments: [
    (12.345, -2, 12.35), (12.344, -2, 12.34), (9.996, -2, 10), (0.004, -2, 0), (0.005, -2, 0.01),
    (-0.004, -2, 0), (1234, 2, 1200), (1250, 2, 1300), (70, 2, 100), (20, 2, 0), (7, 3, 0),
    (0.30000000000000004, -3, 0.3), (0, 5, 0), (199, 1, 200), (1.5, -10, 1.5),
  ])
  func rounding(value: Double, place: Int, expected: Double) {
    #expect(DecimalDigits(value).rounded(toPlace: place) == DecimalDigits(expected))
  }
}
