import ChartCore
import TestSupport
import Testing

@Suite struct FormatsNumbersTests {
  let english = Formats.english
  let german = {
    var formats = Formats.english
    formats.numbers.decimalSeparator = ","
    formats.numbers.groupingSeparator = "."
    return formats
  }()

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (7, "7"), (-7, "−7"), (999, "999"), (1000, "1_000"),
    (4_674_485, "4_674_485"), (-123_456, "−123_456"),
    (9_007_199_254_740_992, "9_007_199_254_740_992"),
    (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"), (1234.5678, "1_234.5678"),
    (-0.5, "−0.5"), (0.0001, "0.0001"), (0.00001, "1×10⁻⁵"), (tiniest, "5×10⁻³²⁴"),
    (1e308, "1×10³⁰⁸"),
    (-1.7976931348623157e308, "−1.7976931348623157×10³⁰⁸"), (1e16, "1×10¹⁶"),
    (123_456_789_012_345_680, "1.2345678901234568×10¹⁷"), (.nan, "–"), (.infinity, "∞"),
    (-.infinity, "−∞"),
  ])
  func exactValues(value: Double, expected: String) {
    #expect(english.value(value) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test func valuesReadBackEqual() {
    var random = SeededGenerator(seed: 31)
    let values = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let wrong = values.filter {
      Double(english.value($0).readable) != $0
    }
    #expect(wrong.isEmpty, "seed 31")
  }

  @Test func separatorsFollowTheLocale() {
    #expect(german.value(1_234_567.25) == "1.234.567,25")
    #expect(german.value(1.5e-9) == "1,5×10⁻⁹")
  }
}

extension String {
  /// A number for people as programs write it.
  fileprivate var readable: String {
    let raised = Dictionary(uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-"))
    return replacing("\u{202F}", with: "").replacing("−", with: "-").replacing("×10", with: "e")
      .reduce(into: "") { $0.append(raised[$1] ?? $1) }
  }
}

@Suite struct FormatsExtentsTests {
  @Test(arguments: [
    (129.0...8971, "129 – 8_971"), (2.24...13.16, "2.2 – 13.2"),
    (0.1234...0.1239, "0.1234 – 0.1239"),
    (5...5, "5"), (129.4...8971.6, "129 – 8_972"),
    (-1_234_567...7_654_321, "−1_234_567 – 7_654_321"),
  ])
  func wholeNumbersAreToldInFull(extent: ClosedRange<Double>, expected: String) {
    #expect(Formats.english.extent(extent) == expected.replacing("_", with: "\u{202F}"))
  }
}
