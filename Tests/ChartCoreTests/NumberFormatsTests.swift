import Testing

@testable import ChartCore

@Suite struct NumberFormatsTests {
  private static let indian = {
    var formats = Formats.english
    formats.numbers.groupingSeparator = ","
    formats.numbers.otherGroups = 2
    return formats
  }()
  private static let spanish = {
    var formats = Formats.english
    (formats.numbers.groupingSeparator, formats.numbers.decimalSeparator) = (".", ",")
    formats.numbers.leastGrouped = 5
    return formats
  }()
  private static let arabic = {
    var formats = Formats.english
    (formats.numbers.groupingSeparator, formats.numbers.decimalSeparator) = ("٬", "٫")
    formats.words.zero = "٠"
    return formats
  }()

  @Test(
    "groups of two and three digits, and of none",
    arguments: [
      (0, "0", "0", "٠"), (999, "999", "999", "٩٩٩"), (1000, "1,000", "1000", "١٬٠٠٠"),
      (12_345.5, "12,345.5", "12.345,5", "١٢٬٣٤٥٫٥"),
      (12_345_678, "1,23,45,678", "12.345.678", "١٢٬٣٤٥٬٦٧٨"),
      (1.5e20, "1.5×10²⁰", "1,5×10²⁰", "١٫٥×١٠²⁰"),
    ])
  func groups(value: Double, indian: String, spanish: String, arabic: String) {
    #expect(Self.indian.value(value) == indian)
    #expect(Self.spanish.value(value) == spanish)
    #expect(Self.arabic.value(value) == arabic)
  }

  @Test func everyNumberHasTheLocalesDigits() {
    let arabic = Self.arabic
    #expect(arabic.value(5.5, unit: .sixtieths) == "٥:٣٠")
    #expect(arabic.duration(5_025_250) == "١:٢٣:٤٥٫٢٥٠")
    #expect(arabic.percent(37) == "٣٧%")
    #expect(arabic.bytes(1_060_000) == "١٫٠٦\u{A0}MB")
    #expect(arabic.label(1_543_507_530_250, unit: .millisecond) == "٣٠٫٢٥٠")
    #expect(arabic.label(1_543_449_600_000, unit: .year) == "٢٠١٨")
    #expect(arabic.tick(0, in: notation(0...4)) == "٠")
  }

  @Test("the sign of a percentage stands where the locale has it")
  func percentages() {
    var formats = Formats.english
    (formats.numbers.beforePercent, formats.numbers.afterPercent) = ("%", "")
    #expect(formats.percent(37) == "%37")
    #expect(formats.value(37.5, unit: .percent) == "%37.5")
    #expect(formats.percentChange(0.034) == "%+3.4")
  }

  @Test(
    "powers of a thousand may be written as others",
    arguments: [
      (0...40_000.0, 20_000.0, "20000"), (0...4e6, 2e6, "200万"), (0...4e9, 1.5e9, "15億"),
      (0...4e12, 3e12, "3兆"),
    ])
  func magnitudes(range: ClosedRange<Double>, value: Double, expected: String) {
    var formats = Formats.english
    formats.numbers.groupingSeparator = ""
    formats.numbers.magnitudes = [
      ShortPower(0, ""), ShortPower(0, ""), ShortPower(4, "万"), ShortPower(8, "億"),
      ShortPower(12, "兆"),
    ]
    #expect(formats.tick(value, in: notation(range)) == expected)
  }

  private func notation(_ range: ClosedRange<Double>) -> TickNotation {
    TickNotation(of: YTicks(containing: range), over: range)
  }
}
