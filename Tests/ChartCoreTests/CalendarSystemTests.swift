import Testing

@testable import ChartCore

/// Years of twelve months of 30 days each, from 1 January 1970 on, which is the first day of the year 1000.
private let even = CalendarSystem(
  name: "even", hasGregorianMonths: false,
  rules: CalendarSystem.Rules(
    day: { number in
      guard number.magnitude < 1_000_000 else { return nil }
      let month = Int((Double(number) / 30).rounded(.down))
      let year = Int((Double(month) / 12).rounded(.down))
      return CalendarDay(
        year: 1000 + year, month: month - 12 * year + 1, day: number - 30 * month + 1)
    },
    start: { year, month in
      year.magnitude < 10_000 ? ((year - 1000) * 12 + month - 1) * 30 : nil
    }))

@Suite struct CalendarSystemTests {
  private let day = millisecondsPerDay

  private func stride(_ unit: XStride.Unit, _ count: Int) -> XStride {
    var stride = XStride(unit, count)
    stride.calendar = even
    return stride
  }

  @Test func labelsStandAtItsMonthsAndYears() {
    #expect(stride(.month, 1).ticks(in: 0...70 * day) == [0, 30 * day, 60 * day])
    #expect(stride(.month, 3).ticks(in: -1...200 * day) == [0, 90 * day, 180 * day])
    #expect(stride(.year, 1).ticks(in: -360 * day...360 * day) == [-360 * day, 0, 360 * day])
    #expect(stride(.year, 2).ticks(in: -720 * day...720 * day) == [-720 * day, 0, 720 * day])
  }

  @Test func theSecondLevelNamesItsPeriods() {
    var days = stride(.day, 7)
    days.context = .full
    #expect(days.contexts(in: 20 * day...40 * day) == [0, 30 * day])
    var months = stride(.month, 1)
    months.context = .full
    #expect(months.contexts(in: 400 * day...500 * day) == [360 * day])
  }

  @Test func datesAreItsOwn() throws {
    var formats = Formats.english
    formats.dates.calendar = even
    formats.dates.names.months[1] = "Second"
    let moment = 31 * day
    #expect(formats.fullDay(moment) == "Sunday, 2 Second 1000")
    #expect(formats.label(30 * day, unit: .day) == "1 Feb")
    #expect(formats.label(0, unit: .month) == "1000")
    #expect(formats.name(of: CalendarMonth(of: moment, in: .utc, of: even)) == "Second 1000")
    // What is summed over Gregorian months is told by its days.
    #expect(formats.month(ofFirst: 0, isShort: true) == "1 Jan 1000")
    let february = try #require(CivilDate(year: 1970, month: 2, day: 1)).milliseconds
    #expect(
      formats.period(0...february, of: CalendarPeriod(.month, 1), in: .utc)
        == "1 Jan 1000 – 1 Feb 1000")
  }

  @Test func monthsOfItAreCounted() {
    let month = CalendarMonth(of: 359 * day, in: .utc, of: even)
    #expect(month.dayCount == 30 && month.firstWeekday == 4)
    #expect(month.moments(in: .utc) == 330 * day...360 * day)
    #expect(month.moved(by: 1) == CalendarMonth(of: 360 * day, in: .utc, of: even))
  }

  @Test("beyond what its rules reach, Gregorian ones go on")
  func farAway() {
    let moment = 2_000_000 * day
    #expect(even.day(of: CivilDate(milliseconds: moment)).year == 7445)
    #expect(even.start(ofMonth: 1e7).isFinite)
  }
}
