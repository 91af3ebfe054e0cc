import TestSupport
import Testing

@testable import ChartCore

@Suite struct XShiftTests {
  /// Two changes a year, as in Berlin, from 2000 to 2030.
  private let summers = Zone(
    "Summer", firstOffset: hour,
    transitions: (2000...2030).flatMap { year in
      [
        Zone.Change(moment: moment(year, 3, 27, 1), offset: 2 * hour),
        Zone.Change(moment: moment(year, 10, 30, 1), offset: hour),
      ]
    })
  /// Clocks that go back over midnight, skip a day, and change twice within a week.
  private let odd = Zone(
    "Odd", firstOffset: -10 * hour,
    transitions: [
      Zone.Change(moment: moment(2011, 12, 30, 10), offset: 14 * hour),
      Zone.Change(moment: moment(2012, 4, 1), offset: 13 * hour),
      Zone.Change(moment: moment(2012, 4, 5), offset: 13.5 * hour),
      Zone.Change(moment: moment(2012, 9, 29, 10, 30), offset: 13 * hour),
    ])

  @Test func aLengthIsOnePiece() throws {
    let shift = try #require(XShift(.span(.x(2.5)), over: 0...10, in: .utc))
    #expect(shift.source(of: 7) == 4.5 && shift.source(of: -7) == -9.5)
    #expect(shift.parts(in: 1...3).map(\.length) == [2.5])
  }

  @Test func whatHasNoMapIsNone() {
    #expect(XShift(.span(.points(3)), over: 0...10, in: .utc) == nil)
    #expect(XShift(.span(.months(1)), over: -1e18...1e18, in: .utc) == nil)
  }

  @Test func daysOfClocksAreParted() throws {
    let domain = moment(2020, 3, 20)...moment(2020, 4, 5)
    let shift = try #require(XShift(.span(.days(1)), over: domain, in: summers))
    #expect(shift.parts(in: domain).map(\.length) == [24, 23, 24].map { $0 * hour })
    // 2:30 was skipped on the 27th: on the 28th what is before it is 3:00 of that day.
    #expect(shift.source(of: moment(2020, 3, 28, 0, 30)) == moment(2020, 3, 27, 1))
  }

  @Test(arguments: [
    EarlierTime.span(.days(1)), .span(.days(7)), .span(.days(364)), .span(.months(1)),
    .span(.months(3)), .span(.months(12)), .weekday(months: 1), .weekday(months: 12),
  ])
  func itIsWhatTheCalendarSays(_ time: EarlierTime) throws {
    var random = SeededGenerator(seed: 35)
    for zone in [Zone.utc, Zone(offset: -3.5 * hour), summers, odd] {
      let domain = moment(2010, 1, 1)...moment(2014, 6, 1)
      let shift = try #require(XShift(time, over: domain, in: zone))
      let borders = shift.parts(in: domain).flatMap {
        [$0.range.lowerBound, $0.range.lowerBound - 1, $0.range.upperBound]
      }.filter(domain.contains)
      let others = (0..<2000).map { _ in Double.random(in: domain, using: &random).rounded() }
      for x in borders + others where shift.source(of: x) != time.before(x, in: zone) {
        Issue.record("\(zone.name), \(time): \(x)")
      }
    }
  }
}
