import Testing

@testable import ChartCore

@Suite struct RowFormatsTests {
  @Test(arguments: [
    (68.86853154428862, "68.868532"), (61.3, "61.3"), (1e-12, "1×10⁻¹²"),
    (12.123456789, "12.123456789"),
  ])
  func moreDecimalsThanAnyoneMeasuresAreNotTold(value: Double, text: String) {
    #expect(Formats.english.value(value, unit: .plain, places: 0) == text)
  }

  private let formats = Formats.english

  @Test(
    "values of a column have the decimals of the one that has most",
    arguments: [
      ([61.3, 61.21, .nan, 7], 2, ["61.30", "61.21", "–", "7.00"]),
      ([1, 2, 3], 0, ["1", "2", "3"]),
      ([0.5, 1e300, -0.125], 3, ["0.500", "1×10³⁰⁰", "−0.125"]),
      ([0.1, 0.30000000000000004], 1, ["0.1", "0.3"]),
      ([.nan], 0, ["–"]),
    ] as [([Double], Int, [String])])
  func decimals(values: [Double], places: Int, written: [String]) {
    let column = Column(values)
    #expect(column.places(at: 0..<values.count) == places)
    #expect(values.map { formats.value($0, unit: .plain, places: places) } == written)
  }

  @Test("decimals that a column stores, also of no values")
  func storedDecimals() {
    let builder = ColumnBuilder(decimals: 2)
    for value in [61.3, 61.21] { builder.append(value) }
    #expect(builder.finished().places(at: 0..<0) == 2)
    #expect(Column(gaps: 3).places(at: 0..<3) == 0)
  }

  @Test("a row begins with its date, and with the weekday where there is room")
  func dates() {
    let times = Table(
      x: Column(start: 1_772_438_400_000, step: 600, count: 3),
      series: [
        Series(id: "y", name: "y", color: SeriesPalette.color(0), column: Column([1, 2, 3]))
      ])
    #expect(formats.row(0, of: times, hasWeekday: true) == "Mon, 2 Mar 2026, 08:00")
    #expect(formats.row(1, of: times, hasWeekday: false) == "2 Mar 2026, 08:00:00.600")
  }

  @Test("times below one another have as much of a time each as the one that needs most")
  func times() {
    let start = 1_772_438_400_000.0
    let times = Table(
      x: Column([start, start + 10_000, start + 75_000]),
      series: [Series(number: 0, name: "y", column: Column([1, 2, 3]))])
    let precision = times.timePrecision(at: 0..<3)
    #expect(precision == .second && times.timePrecision(at: 0..<1) == .minute)
    #expect(
      (0..<3).map { formats.row($0, of: times, hasWeekday: false, precision: precision) } == [
        "2 Mar 2026, 08:00:00", "2 Mar 2026, 08:00:10", "2 Mar 2026, 08:01:15",
      ])
  }

  @Test("a number stands without the name that is above it")
  func numbers() {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (.numbers, "depth", "m")
    let depths = Table(
      x: Column([0.5, 1]),
      series: [Series(id: "y", name: "y", color: SeriesPalette.color(0), column: Column([1, 2]))],
      presentation: presentation)
    #expect(formats.row(0, of: depths, hasWeekday: true) == "0.5 m")
  }
}
