import Testing

@testable import ChartCore

@Suite struct ValueNotationTests {
  /// Values as they stand beside each other on an axis that holds a range.
  private func texts(
    _ values: [Double], on range: ClosedRange<Double>, _ unit: Presentation.Unit = .plain
  ) -> [String] {
    let ticks = YTicks(containing: range, isBinary: unit.isBinary)
    let domain = ticks.domain(containing: range)
    let notation = ValueNotation(
      step: ticks.step, ticks: TickNotation(of: ticks, over: domain, unit: unit), among: values)
    return values.map { Formats.english.value($0, in: notation) }
  }

  static let cases: [([Double], ClosedRange<Double>, [String])] = [
    ([12_345, 7, 0, -3], 0.0...20_000, ["12_345", "7", "0", "−3"]),
    ([4_674_485], 0...1e12, ["4_674_485"]), ([1.5], 0...1e6, ["2"]),
    ([180.25, 7, 99.999], 0...200, ["180.25", "7.00", "100.00"]),
    ([180.2531, 7.1], 175...185, ["180.253", "7.100"]),
    ([0.5, 0.25, .nan], 0...1, ["0.50", "0.25", "–"]),
    ([1.0 / 3, 2.0 / 3], 0...1, ["0.3333", "0.6667"]), ([-0.00001, 0.5], 0...1, ["0.0", "0.5"]),
    ([0.1 + 0.2], 0...1, ["0.3"]),
    (
      [1_000_000.00005, 1_000_000], 999_999.9999...1_000_000.0001,
      ["1_000_000.00005", "1_000_000.00000"]
    ),
    ([1.23456e-8, 2e-8], 0...3e-8, ["1.2346×10⁻⁸", "2×10⁻⁸"]), ([1e20], 0...1e20, ["1×10²⁰"]),
    ([], 0...1, []), ([.infinity, -.infinity], 0...1, ["∞", "−∞"]),
    ([9_007_199_254_740_992], 0...1e16, ["9_007_199_254_740_992"]),
  ]

  @Test(arguments: cases)
  func asManyDigitsAsTheRangeResolves(
    values: [Double], range: ClosedRange<Double>, expected: [String]
  ) {
    #expect(texts(values, on: range) == expected.map { $0.replacing("_", with: "\u{202F}") })
  }

  static let unitCases: [([Double], Presentation.Unit, ClosedRange<Double>, [String])] = [
    (
      [1_500_000_000, 1_123_456_789], Presentation.Unit.nanotons, 0.0...2e9,
      ["1.5000 TON", "1.1235 TON"]
    ),
    ([12, 1], .stars, 0...20, ["12 Stars", "1 Star"]),
    ([312, 5000], .bytes, 0...6000, ["312 B", "5\u{202F}000 B"]),
    ([312_345_678, 5], .bytes, 0...5e8, ["312.3 MB", "0.0 MB"]),
    ([1_572_864, 1_048_576], .binaryBytes, 0...2e6, ["1.5 MiB", "1.0 MiB"]),
  ]

  @Test(arguments: unitCases)
  func units(
    values: [Double], unit: Presentation.Unit, range: ClosedRange<Double>, expected: [String]
  ) {
    #expect(texts(values, on: range, unit) == expected)
  }

  @Test(arguments: [
    (0.034, "+3.4%"), (-0.5, "−50%"), (0, "0%"), (1e-6, "0%"), (12.3456, "+1\u{202F}235%"),
    (9.9994, "+999.9%"), (-1, "−100%"), (1e20, "+1×10²²%"),
  ])
  func changesInPercent(part: Double, expected: String) {
    #expect(Formats.english.percentChange(part) == expected)
  }

  @Test func changesHaveASign() {
    let ticks = YTicks(containing: 0...100)
    let notation = ValueNotation(
      step: ticks.step, ticks: TickNotation(of: ticks, over: 0...106), among: [0.5])
    let texts = [1.5, -1.5, 0, .nan].map { Formats.english.change($0, in: notation) }
    #expect(texts == ["+1.5", "−1.5", "0.0", "–"])
  }

  @Test(
    arguments: [
      (1.08...1.09, 0.00003, 5, "0.00003"), (1e-5...1.2e-5, 0.0000117, 8, "0.0000117"),
      (1e-5...1.2e-5, 1.17e-5, nil, "1.17×10⁻⁵"), (0...10, 0.00001, 2, "0"),
    ] as [(ClosedRange<Double>, Double, Int?, String)])
  func pricesAreWrittenWithTheirDecimals(
    range: ClosedRange<Double>, value: Double, decimals: Int?, expected: String
  ) {
    let ticks = YTicks(containing: range)
    let notation = ValueNotation(
      step: ticks.step, ticks: TickNotation(of: ticks, over: range), among: [value],
      decimals: decimals)
    #expect(Formats.english.value(value, in: notation) == expected)
  }
}
