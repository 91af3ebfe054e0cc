import ChartCore
import TestSupport
import Testing

@Suite struct CalendarMonthTests {
  private func month(_ year: Int, _ month: Int, in zone: Zone = .utc) throws -> CalendarMonth {
    let day = try #require(CivilDate(year: year, month: month, day: 15))
    return CalendarMonth(of: zone.moment(ofLocal: day.milliseconds), in: zone)
  }

  @Test(arguments: [
    (2024, 2, 29), (2023, 2, 28), (1900, 2, 28), (2000, 2, 29), (2026, 11, 30), (2026, 12, 31),
    (0, 1, 31), (-1, 12, 31),
  ])
  func daysAreCounted(year: Int, month: Int, days: Int) throws {
    #expect(try self.month(year, month).dayCount == days)
  }

  /// 1 November 2026 is a Sunday.
  @Test func theFirstDayIsOfAWeekday() throws {
    #expect(try month(2026, 11).firstWeekday == 6)
    #expect(try month(2026, 6).firstWeekday == 0)
  }

  @Test(arguments: [(1, 2027, 1), (-12, 2025, 12), (0, 2026, 12), (-12 * 2048, -22, 12)])
  func monthsFollowEachOther(by months: Int, year: Int, month: Int) throws {
    #expect(try self.month(2026, 12).moved(by: months) == self.month(year, month))
  }

  /// In March there is an hour less, in October one more.
  @Test(arguments: [(3, 31 * 24 - 1), (10, 31 * 24 + 1), (6, 30 * 24)])
  func itGoesByTheClocks(month: Int, hours: Int) throws {
    // Central Europe in 2026.
    // Central Europe in 2026.
    let zone = Zone(
      "CET", firstOffset: millisecondsPerHour,
      transitions: [
        Zone.Change(moment: 1_774_746_000_000, offset: 2 * millisecondsPerHour),
        Zone.Change(moment: 1_792_890_000_000, offset: millisecondsPerHour),
      ])
    let all = try self.month(2026, month, in: zone).moments(in: zone)
    #expect((all.upperBound - all.lowerBound) / millisecondsPerHour == Double(hours))
    let last = try self.month(2026, month, in: zone)
    #expect(CalendarMonth(of: all.lowerBound, in: zone) == last)
    #expect(CalendarMonth(of: all.lowerBound - 1, in: zone) == last.moved(by: -1))
    #expect(last.moment(ofDay: last.dayCount + 1, in: zone) == all.upperBound)
  }
}
