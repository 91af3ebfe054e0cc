import ChartCore
import Testing

/// What is seen of weeks when these begin on other days.
@Suite struct BoardWeeksTests {
  /// Weeks that begin on some days, and what was done in each.
  private func weeks(_ days: [Double], _ sums: [Double]) -> Table {
    var presentation = Presentation()
    presentation.period = .week
    presentation.xName = "week"
    let series = Series(id: "y", name: "Run", color: Color(rgb: 0), column: Column(sums))
    return Table(
      kind: .total, x: Column(days.map { $0 * day }), series: [series],
      presentation: presentation)
  }

  private var calendar: Table {
    weeks([0, 7, 14, 21, 28, 35, 42, 49, 56], [1, 1, 1, 1, 1, 1, 0, 0, 0])
  }
  private var rolling: Table {
    weeks([-3, 4, 11, 18, 25, 32, 39, 46, 53, 60], [1, 1, 1, 1, 1, 1, 1, 0, 0, 0])
  }

  private func seen(_ days: ClosedRange<Double>, of old: Table, in new: Table...)
    -> ClosedRange<Double>
  {
    var board = Board(tables: [old])
    board.apply(.setRange(chart: 0, days.lowerBound * day...days.upperBound * day))
    for table in new { board.apply(.take(ColumnCatalog(charts: [table]))) }
    let range = board.charts[0].view.visibleRange
    return range.lowerBound / day...range.upperBound / day
  }

  @Test func theLastWeekWithAnythingStaysInSight() {
    #expect(seen(7...35, of: calendar, in: rolling) == 11...39)
    #expect(seen(14...42, of: calendar, in: rolling).upperBound >= 39)
  }

  @Test func otherRangesStay() {
    #expect(seen(0...28, of: calendar, in: rolling) == 0...28)
    #expect(seen(25...53, of: rolling, in: calendar) == 25...53)
  }

  @Test func thereAndBackGoesNoFarther() {
    let once = seen(7...35, of: calendar, in: rolling)
    #expect(seen(7...35, of: calendar, in: rolling, calendar, rolling) == once)
  }
}
