import Testing

@testable import ChartCore

@Suite struct TradingTimeTests {
  /// Thursday and Friday, then Monday and Tuesday.
  private let days = [0.0, 1, 4, 5].map { $0 * millisecondsPerDay }
  private var sessions: TradingTime { TradingTime(Column(days), length: millisecondsPerDay)! }

  @Test(arguments: [
    (0.0, 0.0), (0.5, 0.5), (1, 1), (1.5, 1.5), (2, 2), (3, 2), (3.9, 2), (4, 2), (4.25, 2.25),
    (5, 3), (6, 4),
    (9, 7), (-1, -1),
  ])
  func leavesOutWhatLiesBetween(day: Double, session: Double) {
    #expect(sessions.time(at: day * millisecondsPerDay) == session * millisecondsPerDay)
  }

  @Test(arguments: [(0.0, 0.0), (1.5, 1.5), (2, 4), (2.5, 4.5), (4, 6), (-1, -1)])
  func tellsMoments(session: Double, day: Double) {
    #expect(sessions.moment(at: session * millisecondsPerDay) == day * millisecondsPerDay)
  }

  @Test func aRangeThatEndsWithASessionDoesNotReachTheNext() {
    let week = sessions.moments(of: 0...2 * millisecondsPerDay)
    #expect(week == 0...2 * millisecondsPerDay)
    #expect(sessions.times(of: week) == 0...2 * millisecondsPerDay)
  }

  @Test func twoAtOneMomentHaveNoTime() {
    #expect(TradingTime(Column([0, 1, 1, 2]), length: 1) == nil)
    #expect(TradingTime(Column([7.0]), length: 1)?.moment(at: 7.5) == 7.5)
  }

  @Test func labelsStandWhereTheirDaysAreOrTheNextOnesBegin() {
    var weeks = XStride(.day, 7, from: 3 * millisecondsPerDay)
    weeks.sessions = sessions
    #expect(weeks.ticks(in: sessions.x[0]...sessions.x[3]) == [2 * millisecondsPerDay])
    #expect(weeks.shownMoment(at: 2 * millisecondsPerDay) == 4 * millisecondsPerDay)
  }

  @Test func rangesAreTheSameInBothTimes() {
    let history = PriceHistory(
      moments: Column(days), quotes: Quotes(trades: Column([1, 2, 3, 4])))
    var (presentation, view) = (Presentation(), PriceView())
    presentation.layout.openingRange = millisecondsPerDay...(5 * millisecondsPerDay)
    let table = Table(
      title: nil, prices: history, shown: view, names: ("Price", ""), presentation: presentation)
    view.hasSessionsAlone = true
    let shown = table.shown(as: view)
    #expect(shown.presentation.layout.openingRange == millisecondsPerDay...(3 * millisecondsPerDay))
    #expect(shown.shown(as: table.prices!.view) == table)
    #expect(Formats.english.range(shown.domain, of: shown) == "1 Jan 1970 – 6 Jan 1970")
  }

  @Test func itsDaysAreAsLongWhereClocksChange() {
    var (presentation, view) = (Presentation(), PriceView())
    view.hasSessionsAlone = true
    presentation.zone = Zone(
      "Berlin", firstOffset: millisecondsPerHour,
      transitions: [.init(moment: 3 * millisecondsPerDay, offset: 2 * millisecondsPerHour)])
    let history = PriceHistory(
      moments: Column(days), quotes: Quotes(trades: Column([1, 2, 3, 4])))
    let table = Table(
      title: nil, prices: history, shown: view, names: ("Price", ""), presentation: presentation)
    #expect(table.daysPerPoint == 1 && table.shown(in: presentation.zone).daysPerPoint == 1)
  }
}
