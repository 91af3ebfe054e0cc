import Testing

@testable import ChartCore

@Suite struct FormatsDurationsTests {
  private let formats = Formats.english

  private static let cases: [(milliseconds: Double, text: String)] = [
    (0.0, "0:00"), (-0.0, "0:00"), (5000, "0:05"), (5250, "0:05.250"), (59_999, "0:59.999"),
    (60_000, "1:00"), (3_599_000, "59:59"), (3_600_000, "1:00:00"), (5_025_000, "1:23:45"),
    (day - 1, "23:59:59.999"), (day, "1 d"), (day + 1000, "1 d 00:00:01"),
    (2 * day + 3 * hour, "2 d 03:00"), (2 * day + 0.5, "2 d 00:00:00.000500"),
    (-5000, "−0:05"), (-2 * day - 3 * hour, "−2 d 03:00"), (0.000_001, "0:00.000000001"),
    (5250.125, "0:05.250125"), (5250.000_125, "0:05.250000125"), (1e-7, "0:00"), (-1e-7, "0:00"),
    (tiniest, "0:00"), (4000 * day, "4\u{202F}000 d"), (9e12, "104\u{202F}166 d 16:00"),
    (9.1e12 + 0.5, "105\u{202F}324 d 01:46:40.001"), (1e15, "11\u{202F}574\u{202F}074.0740741 d"),
    (864e298, "1×10²⁹³ d"), (-1e300, "−1.15740740740741×10²⁹² d"), (.nan, "–"), (-.infinity, "−∞"),
  ]

  @Test(arguments: cases.indices) func durations(index: Int) {
    let (milliseconds, text) = Self.cases[index]
    #expect(formats.duration(milliseconds) == text)
  }

  private typealias Rounded = (milliseconds: Double, precision: DurationPrecision, text: String)

  private static let roundedCases: [Rounded] = [
    (59_999.9, .millisecond, "1:00"), (59_999.4, .millisecond, "0:59.999"),
    (3_599_500, .second, "1:00:00"), (day - 30_000, .minute, "1 d"), (499, .second, "0:00"),
    (-499, .second, "0:00"), (1234.567_890_1, .microsecond, "0:01.234568"),
    (9.1e12 + 500, .second, "105\u{202F}324 d 01:46:41"),
    (9.1e12, .minute, "105\u{202F}324 d 01:47"),
  ]

  @Test("rounding carries", arguments: roundedCases.indices) func rounded(index: Int) {
    let (milliseconds, precision, text) = Self.roundedCases[index]
    #expect(formats.duration(milliseconds, precision: precision) == text)
  }

  @Test(arguments: [
    (0.0, DurationPrecision.nanosecond), (0.001, .nanosecond), (0.1, .microsecond),
    (100, .millisecond),
    (99_999, .millisecond), (100_000, .second), (day - 1, .second), (day, .minute),
    (1e300, .minute),
  ])
  func aHundredthIsTold(span: Double, precision: DurationPrecision) {
    #expect(DurationPrecision(telling: span) == precision)
  }
}
