import Glibc
import Testing

@testable import ChartCore

@Suite struct EvenXTicksTests {
  /// Figures of 7 px and other letters of 4 px, or with these spaces.
  private static let metrics: XLabelMetrics = {
    var letters: [Unicode.Scalar: Double] = [:]
    for alike in Formats.english.numberLetters {
      for letter in alike { letters[letter] = alike.count > 1 ? 7 : 4 }
    }
    return XLabelMetrics(
      short: [:], whole: [:], space: 16, leastSpace: 8, formats: .english, letters: letters)
  }()

  private func fitting(
    _ range: ClosedRange<Double>, _ kind: Presentation.XKind = .numbers, width: Double = 600
  ) -> XTicks {
    var presentation = Presentation()
    presentation.xKind = kind
    let x = range.span == 0 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
    return .fitting(
      range, width: width, metrics: Self.metrics, hasContext: false,
      table: Table(x, x, presentation: presentation))
  }

  private func labels(
    _ range: ClosedRange<Double>, _ kind: Presentation.XKind = .numbers, width: Double = 600
  ) -> [String] {
    let ticks = fitting(range, kind, width: width)
    return ticks.values(in: range).map { Formats.english.label($0, ticks: ticks, of: kind) }
  }

  private typealias Case = (range: ClosedRange<Double>, width: Double, labels: [String])

  private static let numberCases: [Case] = [
    (0.0...10, 400.0, ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
    (400...4000, 400, ["500", "1 000", "1 500", "2 000", "2 500", "3 000", "3 500", "4 000"]),
    (-1...1, 160, ["−1", "−0.5", "0", "0.5", "1"]),
    // Suffixes only where they make labels shorter, and always the same one.
    (0...40_000, 160, ["0", "10K", "20K", "30K", "40K"]),
    (12_300...12_345, 300, ["12 300", "12 310", "12 320", "12 330", "12 340"]),
    (1_000_000...2_000_000, 250, ["1M", "1.2M", "1.4M", "1.6M", "1.8M", "2M"]),
    (
      1_500_000.1...1_500_000.5, 500,
      ["1 500 000.1", "1 500 000.2", "1 500 000.3", "1 500 000.4", "1 500 000.5"]
    ),
    (0...2e-6, 300, ["0", "0.5×10⁻⁶", "1×10⁻⁶", "1.5×10⁻⁶", "2×10⁻⁶"]),
    (1e300...3e300, 300, ["1×10³⁰⁰", "1.5×10³⁰⁰", "2×10³⁰⁰", "2.5×10³⁰⁰", "3×10³⁰⁰"]),
    (
      -3e-300 ... -1e-300, 300,
      ["−3×10⁻³⁰⁰", "−2.5×10⁻³⁰⁰", "−2×10⁻³⁰⁰", "−1.5×10⁻³⁰⁰", "−1×10⁻³⁰⁰"]
    ),
    (589.3...589.3, 300, ["589.3"]), (-0.1...(-0.1), 300, ["−0.1"]), (0...0, 300, ["0"]),
    (1e300...1e300, 300, ["1×10³⁰⁰"]), (tiniest...tiniest, 300, ["5×10⁻³²⁴"]),
  ]

  @Test(arguments: numberCases.indices) func numbers(index: Int) {
    let (range, width, expected) = Self.numberCases[index]
    #expect(labels(range, width: width).map(\.plainSpaced) == expected)
  }

  private static let rowCases: [Case] = [
    (1.0...4, 600.0, ["1", "2", "3", "4"]), (1.2...3.7, 600, ["2", "3"]), (12...12, 600, ["12"]),
    (1...100, 400, ["10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]),
    (12.2...12.6, 600, []), (1...1e8, 300, ["20M", "40M", "60M", "80M", "100M"]),
  ]

  @Test(arguments: rowCases.indices) func rows(index: Int) {
    let (range, width, expected) = Self.rowCases[index]
    #expect(labels(range, .rows, width: width) == expected)
  }

  private static let durationCases: [Case] = [
    (0.0...5_025_000, 400.0, ["0:00", "15:00", "30:00", "45:00", "1:00:00", "1:15:00"]),
    (0...2000, 300, ["0:00", "0:00.500", "0:01", "0:01.500", "0:02"]),
    (0...60_000, 250, ["0:00", "0:10", "0:20", "0:30", "0:40", "0:50", "1:00"]),
    (0...2 * day, 400, ["0:00", "12:00:00", "1 d", "1 d 12:00", "2 d"]),
    (0...20 * day, 300, ["0:00", "5 d", "10 d", "15 d", "20 d"]),
    (-30_000...30_000, 200, ["−0:30", "−0:15", "0:00", "0:15", "0:30"]),
    (5250...5250, 300, ["0:05.250"]),
    (0...0.000_002, 500, ["0:00", "0:00.000000001", "0:00.000000002"]),
  ]

  @Test(arguments: durationCases.indices) func durations(index: Int) {
    let (range, width, expected) = Self.durationCases[index]
    #expect(labels(range, .durations, width: width) == expected)
  }

  private static let durationSteps: Set<Double> = Set(
    [1, 2, 5, 10, 15, 30].flatMap { [$0 * 1000, $0 * 60_000] } + [1, 2, 3, 6, 12].map { $0 * hour })

  private func isNice(_ step: Double, _ kind: Presentation.XKind) -> Bool {
    if kind == .durations, Self.durationSteps.contains(step) { return true }
    let unit = kind == .durations && step >= day ? step / day : step
    let isDecimal = [1, 2, 5].contains { unit == .decimal($0, exponent: unit.decimalExponent) }
    switch kind {
    case .rows: return isDecimal && step >= 1
    case .durations: return isDecimal && (step < 1000 && step >= 1e-6 || step >= day)
    default: return isDecimal
    }
  }

  @Test(
    "steps are nice, labels differ and keep the space that they were given",
    arguments: [Presentation.XKind.numbers, .rows, .durations])
  func stepsAreNice(kind: Presentation.XKind) {
    for exponent in stride(from: -12.0, through: 15, by: 0.137) {
      for (start, width) in [(0.0, 240.0), (-0.4, 600), (17.3, 1200), (-1e5, 60), (1e9, 1900)] {
        let span = pow(10, exponent)
        let range = start * span...(start * span + span)
        let ticks = fitting(range, kind, width: width)
        #expect(isNice(ticks.step, kind), "\(range) \(kind): \(ticks)")
        let strings = labels(range, kind, width: width)
        #expect(Set(strings).count == strings.count, "\(range) \(kind): \(strings)")
        let needed = strings.reduce(0) { $0 + Self.metrics.width(ofAnyOf: [$1]) + 8 }
        #expect(needed <= width + ticks.step / span * width + 8 || strings.count < 2, "\(strings)")
      }
    }
  }

  @Test("extremes break nothing", arguments: Presentation.XKind.allCases)
  func extremes(kind: Presentation.XKind) {
    let numbers = [
      0, tiniest, 1e10 * tiniest, 1e-300, 1, 1e15, 1e18, 1e22, 1e300, .greatestFiniteMagnitude,
    ]
    for number in numbers + numbers.map(-) {
      for end in [
        number, number.nextUp, number.nextUp.nextUp.nextUp, number / 2, .greatestFiniteMagnitude,
      ] {
        let range = min(number, end)...max(number, end)
        for width in [0, 1, 600, .nan, .infinity, 1e300] {
          let ticks = fitting(range, kind, width: width)
          let values = ticks.values(in: range)
          #expect(values.count <= 200 && values.allSatisfy(range.contains))
          #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
          let room = XLabelRoom(range, width: width, metrics: Self.metrics, isWhole: true)
          #expect((0...1).contains(room.legibility(of: ticks.labels)))
        }
      }
    }
  }

  @Test func labelsDoNotMoveWithTheRange() {
    for shift in stride(from: 0.0, through: 3, by: 0.17) {
      let (ticks, moved) = (fitting(0...10), fitting(shift...10 + shift))
      #expect(ticks == moved)
      let both = shift...10
      #expect(ticks.values(in: both) == moved.values(in: both))
    }
  }

  @Test("on their way labels go before they touch")
  func crowdedLabelsFade() {
    // Labels of 14 px have 16 px of space or more, of which they need 8 at rest and 4 in motion.
    let ticks = fitting(0...20, width: 600)
    #expect(ticks.step == 1)
    func legibility(_ end: Double) -> Double {
      XLabelRoom(0...end, width: 600, metrics: Self.metrics, isWhole: true)
        .legibility(of: ticks.labels)
    }
    #expect(legibility(20) == 1 && legibility(27) == 1)
    #expect(legibility(30) > 0 && legibility(30) < 1)
    #expect(legibility(34) == 0 && legibility(1e300) == 0)
  }
}

extension String {
  /// The text with the narrow spaces of thousands as plain ones.
  fileprivate var plainSpaced: String { String(map { $0 == "\u{202F}" ? " " : $0 }) }
}
