import Testing

@testable import ChartCore

@Suite struct ClampTests {
  @Test(arguments: [
    (Double.nan, 0), (.infinity, Int.max), (-.infinity, Int.min), (1e308, Int.max),
    (-1e308, Int.min), (9.3e18, Int.max), (9.223372036854775e18, 9_223_372_036_854_774_784),
    (-9.223372036854775808e18, Int.min), (2.9, 2), (-2.9, -2), (-0.0, 0), (tiniest, 0),
  ])
  func integersNeverTrap(value: Double, expected: Int) {
    #expect(Int(clamping: value) == expected)
  }

  @Test(arguments: [
    (Double.nan, 1.0), (-.infinity, 1), (.infinity, 2), (1.5, 1.5), (1, 1), (2, 2), (0, 1), (3, 2),
  ])
  func numbersStayInARange(value: Double, expected: Double) {
    #expect(value.clamped(to: 1...2) == expected)
    #expect(value.clamped(to: 7...7) == 7)
  }

  @Test func spansAndMiddlesAreFinite() {
    #expect((3.0...3).span == 0)
    #expect((-1.0...3).span == 4)
    #expect((-1e308...1e308).span == .greatestFiniteMagnitude)
    #expect((-1e308...1e308).middle == 0)
    #expect((1e308...1.5e308).middle == 1.25e308)
    #expect((tiniest...tiniest).middle == tiniest)
  }
}
