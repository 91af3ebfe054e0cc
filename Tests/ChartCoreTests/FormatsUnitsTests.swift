import ChartCore
import Testing

@Suite struct FormatsUnitsTests {
  let english = Formats.english

  @Test(arguments: [
    (1_500_000_000, Presentation.Unit.nanotons, "1.5 TON"), (0, .nanotons, "0 TON"),
    (1, .nanotons, "1×10⁻⁹ TON"), (100_000, .nanotons, "0.0001 TON"), (-2e9, .nanotons, "−2 TON"),
    (123_456_789_012, .nanotons, "123.456789012 TON"),
    (4_674_485e9, .nanotons, "4\u{202F}674\u{202F}485 TON"), (0.5, .nanotons, "5×10⁻¹⁰ TON"),
    (12, .stars, "12 Stars"), (1, .stars, "1 Star"), (0, .stars, "0 Stars"),
    (1000, .stars, "1\u{202F}000 Stars"), (1000, .plain, "1\u{202F}000"),
    (1_572_864, .binaryBytes, "1\u{202F}572\u{202F}864 B"), (0, .bytes, "0 B"),
    (5.5, .sixtieths, "5:30"), (0, .sixtieths, "0:00"), (-0.25, .sixtieths, "−0:15"),
    (59.999, .sixtieths, "60:00"), (-0.001, .sixtieths, "0:00"),
    (1234.1, .sixtieths, "1\u{202F}234:06"), (.nan, .sixtieths, "–"), (.nan, .nanotons, "–"),
    (.infinity, .stars, "∞"), (-.infinity, .nanotons, "−∞"),
  ])
  func valuesHaveAllTheirDigits(value: Double, unit: Presentation.Unit, expected: String) {
    #expect(english.value(value, unit: unit) == expected)
  }

  @Test(
    arguments: [
      (0, "off"), (1, "on"), (2, "2"), (0.5, "0.5"), (-1, "−1"), (.nan, "–"), (1e300, nil),
    ] as [(Double, String?)])
  func statesAreWords(value: Double, expected: String?) {
    let unit = Presentation.Unit.states(["off", "on"])
    #expect(expected == nil || english.value(value, unit: unit) == expected)
    let notation = ValueNotation(resolving: [0, 1, value], unit: unit)
    let isWord = expected == "off" || expected == "on"
    #expect(!isWord || english.value(value, in: notation) == expected)
    #expect(isWord || english.value(value, in: notation) != "")
  }

  @Test func changesOfStatesAreNumbers() {
    let notation = ValueNotation(resolving: [0, 1], unit: .states(["off", "on"]))
    #expect(english.change(1, in: notation) == "+1")
    #expect(english.change(-1, in: notation) == "−1")
  }

  @Test(arguments: [(0, "0%"), (37, "37%"), (100, "100%")])
  func percentages(percentage: Int, expected: String) {
    #expect(english.percent(percentage) == expected)
  }
}
