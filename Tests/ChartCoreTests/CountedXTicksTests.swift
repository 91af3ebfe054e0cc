import Testing

@testable import ChartCore

@Suite struct CountedXTicksTests {
  private static let monday = CivilDate(year: 2025, month: 6, day: 23)?.milliseconds ?? 0
  private static let leapYear = CivilDate(year: 2000, month: 1, day: 1)?.milliseconds ?? 0

  private func table(_ span: CountedDays.Span) -> Table {
    let count = CountedDays(of: span, from: 0).rowCount
    var presentation = Presentation()
    (presentation.xKind, presentation.xName) = (.rows, "day")
    presentation.metrics = TableMetrics(group: "", names: [""], shown: 0)
    presentation.metrics?.countedDays = CountedDays(
      of: span, from: span == .week ? Self.monday : Self.leapYear)
    let rows = (1...count).map(Double.init)
    return Table(rows, rows, presentation: presentation)
  }

  /// Labels of months are 20 pixels wide, those of days 40.
  private func labels(
    _ span: CountedDays.Span, _ range: ClosedRange<Double>, width: Double
  ) -> String {
    let metrics = XLabelMetrics(
      short: [.month: 20], whole: [.day: 40], space: 10, leastSpace: 5, formats: .english,
      letters: ["0": 7])
    let ticks = XTicks.fitting(
      range, width: width, metrics: metrics, hasContext: false, table: table(span))
    #expect(ticks.isWhole)
    return ticks.values(in: range).map { Formats.english.label($0, ticks: ticks, of: .rows) }
      .joined(separator: " ")
  }

  @Test(arguments: [
    (CountedDays.Span.week, 1.0...7, 600.0, "Mon Tue Wed Thu Fri Sat Sun"),
    (.week, 1...7, 200, "Mon Wed Fri Sun"), (.week, 1...7, 30, "Mon"),
    (.week, 2.5...5.5, 300, "Wed Thu Fri"),
    (.year, 1...366, 1000, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    (.year, 1...366, 300, "Jan Mar May Jul Sep Nov"), (.year, 1...366, 90, "Jan Jul"),
    (.year, 1...366, 1, "Jan"), (.year, 32...121, 200, "Feb Mar Apr"),
    (
      .year, 55...75, 300, "1 Mar 8 Mar 15 Mar"
    ),
    (.year, 59...61, 300, "28 Feb 29 Feb 1 Mar"), (.month, 1...31, 300, "5 10 15 20 25 30"),
    (.year, 366...366, 300, "31 Dec"),
  ])
  func labelsAreNamesOfDays(
    span: CountedDays.Span, range: ClosedRange<Double>, width: Double, expected: String
  ) {
    #expect(labels(span, range, width: width) == expected)
  }

  @Test(arguments: [
    (CountedDays.Span.week, 1.0...7, "Mon – Sun"), (.week, 2...2, "Tue"),
    (.week, 2.5...4.5, "Wed – Thu"), (.year, 1...366, "1 Jan – 31 Dec"),
    (.year, 59.0004...61, "28 Feb – 1 Mar"), (.year, 10.2...10.4, "10 Jan"),
    (.month, 1...31, "day 1 – 31"), (.year, -3...999, "1 Jan – 31 Dec"),
  ])
  func rangesAreOfDays(span: CountedDays.Span, range: ClosedRange<Double>, expected: String) {
    #expect(Formats.english.range(range, of: table(span)) == expected)
  }
}
