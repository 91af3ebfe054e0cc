import Testing

@testable import ChartCore

@Suite struct FormatsXTests {
  private let english = Formats.english
  private let german = {
    var formats = Formats.english
    (formats.numbers.decimalSeparator, formats.numbers.groupingSeparator) = (",", ".")
    return formats
  }()

  private func table(
    _ kind: Presentation.XKind, _ x: [Double] = [1, 2], name: String? = nil, unit: String? = nil,
    chart: ChartKind = .lines
  ) -> Table {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (kind, name, unit)
    return Table(x, x, kind: chart, presentation: presentation)
  }

  private typealias Point = (
    kind: Presentation.XKind, x: Double, name: String?, unit: String?, long: String, short: String
  )

  private static let pointCases: [Point] = [
    (.numbers, 589.3, "wavelength", "nm", "wavelength 589.3 nm", "589.3 nm"),
    (
      .numbers, 4000, nil, "cm\u{207B}\u{B9}", "4\u{202F}000 cm\u{207B}\u{B9}",
      "4\u{202F}000 cm\u{207B}\u{B9}"
    ),
    (.numbers, 45, "load", "%", "load 45%", "45%"),
    (.numbers, -12.5, nil, "°C", "−12.5 °C", "−12.5 °C"),
    (.numbers, -12.5, nil, "°", "−12.5°", "−12.5°"), (.numbers, 0, nil, nil, "0", "0"),
    // The noise of sums is left out, figures before the point never are.
    (.numbers, 0.1 + 0.2, nil, nil, "0.3", "0.3"),
    (.numbers, 1234567890.123456, nil, nil, "1 234 567 890.123456", "1 234 567 890.123456"),
    (.numbers, 1e300, nil, nil, "1×10³⁰⁰", "1×10³⁰⁰"),
    (.numbers, 1e-300, nil, "m", "1×10⁻³⁰⁰ m", "1×10⁻³⁰⁰ m"),
    (.numbers, 9_007_199_254_740_992, nil, nil, "9 007 199 254 740 992", "9 007 199 254 740 992"),
    (.numbers, 1, " \n\u{202E}", "", "1", "1"), (.numbers, 1, "a\nb", "\t", "a b 1", "1"),
    (
      .numbers, 1, "a name that is far too long for a card", "and a unit as well",
      "a name that is far too l… 1 and a unit a…", "1 and a unit a…"
    ),
    (.rows, 12, nil, nil, "row 12", "row 12"), (.rows, 1, "sample", "m", "sample 1", "sample 1"),
    (.rows, 1e6, nil, nil, "row 1 000 000", "row 1 000 000"),
    (.durations, 5_025_000, nil, nil, "1:23:45", "1:23:45"),
    (.durations, 5250, "elapsed", "s", "elapsed 0:05.250", "0:05.250"),
  ]

  @Test(arguments: pointCases.indices) func points(index: Int) {
    let (kind, x, name, unit, long, short) = Self.pointCases[index]
    let table = table(kind, [x], name: name, unit: unit)
    #expect(english.point(0, of: table).plainSpaced == long.plainSpaced)
    #expect(english.shortPoint(0, of: table).plainSpaced == short.plainSpaced)
  }

  @Test(arguments: [
    (400.0...4000, "k 400 – 4 000 cm"), (0...1, "k 0 – 1 cm"), (-0.5...0.5, "k −0.5 – 0.5 cm"),
    (412.379_182...418.2, "k 412.379 – 418.2 cm"), (412.379_182...3600.02, "k 412 – 3 600 cm"),
    (5...5, "k 5 cm"), (1e300...2e300, "k 1×10³⁰⁰ – 2×10³⁰⁰ cm"),
    (-1e308...1e308, "k −1×10³⁰⁸ – 1×10³⁰⁸ cm"),
    (1e-300...2.5e-300, "k 1×10⁻³⁰⁰ – 2.5×10⁻³⁰⁰ cm"),
    (1e15...1e15 + 0.125, "k 1 000 000 000 000 000 – 1 000 000 000 000 000.1 cm"),
  ])
  func rangesOfNumbers(range: ClosedRange<Double>, words: String) {
    let table = table(.numbers, name: "k", unit: "cm")
    #expect(english.range(range, of: table).plainSpaced == words)
    #expect(english.shortRange(range, of: table).plainSpaced == words.dropFirst(2))
  }

  @Test func germansHaveADecimalComma() {
    let table = table(.numbers, [1234.5], name: "x", unit: "nm")
    #expect(german.point(0, of: table) == "x 1.234,5 nm")
    #expect(german.range(0.5...1234.5, of: table) == "x 1 – 1.235 nm")
    #expect(german.range(0.5...2.25, of: table) == "x 0,5 – 2,25 nm")
    #expect(german.point(0, of: self.table(.durations, [5250])) == "0:05,250")
  }

  @Test(arguments: [
    (ChartKind.lines, 1.0...100, "rows 1 – 100"), (.lines, 12.4...40.7, "rows 13 – 40"),
    (.lines, 12...12, "row 12"), (.lines, 12.2...12.6, "row 12"), (.lines, 11.5...12.5, "row 12"),
    (.lines, 13.000_000_001...14, "rows 13 – 14"), (.bars, 1...101, "rows 1 – 100"),
    (.bars, 1...2, "row 1"), (.bars, 1.5...3.5, "rows 1 – 3"), (.bars, 5...5, "row 5"),
  ])
  func rangesOfRows(kind: ChartKind, range: ClosedRange<Double>, words: String) {
    #expect(english.range(range, of: table(.rows, chart: kind)) == words)
  }

  @Test(arguments: [
    (0.0...5_025_000, "0:00 – 1:23:45"), (5000...5250, "0:05 – 0:05.250"), (0...0, "0:00"),
    (-5000...5000.25, "−0:05 – 0:05"), (0...2.7 * day, "0:00 – 2 d 16:48"),
    (1234.5678...200_000.4, "0:01 – 3:20"), (0...0.001, "0:00 – 0:00.000001"),
    (3 * day...5 * day, "3 d – 5 d"),
  ])
  func rangesOfDurations(range: ClosedRange<Double>, words: String) {
    #expect(english.range(range, of: table(.durations)) == words)
  }

  @Test("nothing traps", arguments: Presentation.XKind.allCases)
  func extremes(kind: Presentation.XKind) {
    let numbers = [
      0, -0.0, tiniest, -tiniest, 1e-300, 1e17, -1e18, 1e300, .greatestFiniteMagnitude,
    ]
    for (a, b) in numbers.flatMap({ a in numbers.map { (a, $0) } }) where a <= b {
      for chart in [ChartKind.lines, .bars] {
        let table = table(kind, a == b ? [a] : [a, b], name: "x", unit: "m", chart: chart)
        #expect(
          !english.range(a...b, of: table).isEmpty && !english.shortRange(a...b, of: table).isEmpty)
        #expect(!english.point(0, of: table).isEmpty && !english.shortPoint(0, of: table).isEmpty)
        #expect(table.spacing > 0 && table.domain.upperBound.isFinite)
      }
    }
  }
}

extension String {
  /// The text with the narrow spaces of thousands as plain ones.
  fileprivate var plainSpaced: String { String(map { $0 == "\u{202F}" ? " " : $0 }) }
}
