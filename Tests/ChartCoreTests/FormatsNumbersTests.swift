import ChartCore
import TestSupport
import Testing

@Suite struct FormatsNumbersTests {
  let english = Formats.english
  let german = {
    var formats = Formats.english
    formats.decimalSeparator = ","
    formats.groupingSeparator = "."
    return formats
  }()

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (7, "7"), (-7, "−7"), (999, "999"), (1000, "1_000"),
    (4_674_485, "4_674_485"), (-123_456, "−123_456"),
    (9_007_199_254_740_992, "9_007_199_254_740_992"),
    (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"), (1234.5678, "1_234.5678"),
    (-0.5, "−0.5"), (0.0001, "0.0001"), (0.00001, "1e−5"), (tiniest, "5e−324"), (1e308, "1e308"),
    (-1.7976931348623157e308, "−1.7976931348623157e308"), (1e16, "1e16"),
    (123_456_789_012_345_680, "1.2345678901234568e17"), (.nan, "–"), (.infinity, "∞"),
    (-.infinity, "−∞"),
  ])
  func exactValues(value: Double, expected: String) {
    #expect(english.value(value) == expected.replacing("_", with: "\u{202F}"))
  }

  @Test func valuesReadBackEqual() {
    var random = SeededGenerator(seed: 31)
    let values = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let wrong = values.filter {
      let text = english.value($0).filter { $0 != "\u{202F}" }
      return Double(text.replacing("−", with: "-")) != $0
    }
    #expect(wrong.isEmpty, "seed 31")
  }

  @Test(arguments: [
    (0.0, 10.0, "0"), (950, 50, "950"), (1000, 50, "1K"), (1550, 50, "1.55K"), (1600, 50, "1.6K"),
    (2500, 500, "2.5K"), (999_950, 50, "999.95K"), (1e6, 500_000, "1M"), (1.5e6, 500_000, "1.5M"),
    (-2500, 500, "−2.5K"), (3e9, 1e9, "3B"), (4.5e12, 5e11, "4.5T"), (9e14, 1e14, "900T"),
    (1e15, 1e14, "1e15"), (1e308, 2e307, "1e308"), (0.3, 0.1, "0.3"), (1, 0.2, "1"),
    (2.5, 1, "2.5"), (0.30000000000000004, 0.1, "0.3"), (999.9999999, 0.1, "1K"),
    (0.001, 1e-3, "0.001"),
    (2e-5, 2e-5, "2e−5"), (1.5e-10, 5e-11, "1.5e−10"), (1.00002, 2e-5, "1.00002"),
    (tiniest, 1e-308, "0"), (2e-308, 2e-308, "2e−308"), (1234.5, 0, "1.2345K"),
    (1234.5, .nan, "1.2345K"), (.nan, 1, "–"), (5, -1, "5"), (7, .infinity, "7"),
  ])
  func shortTicks(value: Double, step: Double, expected: String) {
    #expect(english.tick(value, step: step) == expected)
  }

  @Test func separatorsFollowTheLocale() {
    #expect(german.value(1_234_567.25) == "1.234.567,25")
    #expect(german.tick(2500, step: 500) == "2,5K")
    #expect(german.value(1.5e-9) == "1,5e−9")
  }

  @Test func ticksOfRandomRangesDifferFromEachOther() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3000 {
      let size = Double("1e\(Int.random(in: -12...18, using: &random))") ?? 1
      let lower = Double.random(in: -1...1, using: &random) * size
      let range = lower...lower + Double.random(in: 0.01...1, using: &random) * size
      let ticks = YTicks(containing: range)
      let values = ticks.values(in: ticks.domain(containing: range))
      let texts = values.map { english.tick($0, step: ticks.step) }
      #expect(Set(texts).count == texts.count, "seed 32: \(texts)")
    }
  }
}
