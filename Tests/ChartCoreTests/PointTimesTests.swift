import Testing

@testable import ChartCore

/// A day of 2024 and later as a moment, from 1 for the first of January.
private func date(_ number: Double) -> Double { 1_704_067_200_000 + (number - 1) * day }

@Suite struct PointTimesTests {
  private func prices(
    _ moments: [Double], sessions: Bool = false, zone: Zone = .utc, form: PriceView.Form = .candles
  ) -> Table {
    let close = Column(moments.indices.map { Double($0) + 1 })
    var (view, presentation) = (PriceView(), Presentation())
    (view.hasSessionsAlone, view.form) = (sessions, form)
    presentation.zone = zone
    return Table(
      title: nil, prices: PriceHistory(moments: Column(moments), quotes: Quotes(trades: close)),
      shown: view, names: ("Price", ""), presentation: presentation)
  }

  private func bars(_ moments: [Double], period: Presentation.Period? = nil) -> Table {
    var presentation = Presentation()
    presentation.period = period
    return Table(
      kind: .bars, x: Column(moments),
      series: [
        Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(moments.map { _ in 1 }))
      ], presentation: presentation)
  }

  private func words(_ points: ClosedRange<Int>, _ table: Table) -> String {
    Formats.english.points(points, of: table)
  }

  private func domain(_ table: Table) -> String { Formats.english.range(table.domain, of: table) }

  // 1 Jan 2024 is a Monday: days of trade are 1 to 5, 8 to 12 and so on.
  private let weekdays = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12].map { date($0) }

  /// Bars of days that are called by when a market opens.
  @Test func barsThatBeginWithinADayEndWithIt() {
    for sessions in [false, true] {
      let table = prices(weekdays.map { $0 + 14.5 * 3_600_000 }, sessions: sessions)
      #expect(
        (0..<10).map { table.pointTimes.time(ofPoint: $0).upperBound }
          == weekdays.map { $0 + day })
      #expect(table.point(firstCalledOnDayFrom: date(8)) == 5)
      #expect(table.point(firstCalledOnDayFrom: date(6)) == nil)
    }
  }

  /// 10 March 2024 has 23 hours in New York: what begins a day later begins on the 11th, at one.
  @Test func daysOfWhichClocksTakeAnHourHaveNothingOfTheNext() {
    let change = Zone.Change(
      moment: date(70) + 7 * millisecondsPerHour, offset: -4 * millisecondsPerHour)
    let zone = Zone("Test", firstOffset: -5 * millisecondsPerHour, transitions: [change])
    let days = [8.0, 11, 12].map { zone.moment(ofLocal: date(60 + $0)) }
    for sessions in [false, true] {
      let table = prices(days, sessions: sessions, zone: zone)
      #expect(table.point(firstCalledOnDayFrom: zone.moment(ofLocal: date(70))) == nil)
      #expect(table.point(firstCalledOnDayFrom: days[1]) == 1)
    }
  }

  /// Clocks that skip midnight begin days at one: these are days all the same.
  @Test func daysBeginWithTheirFirstMoments() {
    let change = Zone.Change(
      moment: date(4) + 4 * millisecondsPerHour, offset: -3 * millisecondsPerHour)
    let zone = Zone("Test", firstOffset: -4 * millisecondsPerHour, transitions: [change])
    let days = (1...7).map { zone.moment(ofLocal: date(Double($0))) }
    #expect(days[3] - zone.offset(at: days[3]) * -1 == date(4) + millisecondsPerHour)
    for table in [prices(days, zone: zone), prices(days, sessions: true, zone: zone)] {
      #expect(!table.tellsTimes && table.daysPerPoint == 1)
      #expect((0..<7).map(table.copiedPoints) == (1...7).map { "2024-01-0\($0)" })
      #expect(Formats.english.point(3, of: table) == "Thu, 4 Jan 2024")
      #expect(words(3...4, table) == "4 Jan 2024 – 5 Jan 2024")
    }
  }

  /// Bars of days that are called by when they close are linked with those that are called by their dates.
  @Test func barsThatCloseWithinADayAreThatDay() {
    let close = prices(weekdays.map { $0 + 16 * 3_600_000 }, sessions: true)
    let plain = prices(weekdays, sessions: true)
    let range = plain.x[0]...plain.domain.upperBound
    let shown = close.pointTimes.range(showing: range, of: plain.pointTimes)
    #expect(shown.map { $0.lowerBound <= close.x[0] } == true)
    #expect(shown?.upperBound == close.domain.upperBound)
    let x = plain.pointTimes.x(reading: close.x[4], of: close.pointTimes)
    #expect(x.map(plain.index(reading:)) == 4)
  }

  @Test(arguments: [false, true])
  func twoMarksNameTheDaysThatWereRead(sessions: Bool) {
    let table = prices(weekdays, sessions: sessions)
    #expect(words(0...2, table) == "1 Jan 2024 – 3 Jan 2024")
    #expect(words(4...5, table) == "5 Jan 2024 – 8 Jan 2024")
    #expect(domain(table) == "1 Jan 2024 – 12 Jan 2024")
  }

  @Test func barsNameTheirDays() {
    #expect(words(0...1, bars([1, 2, 3].map { date($0) })) == "1 Jan 2024 – 2 Jan 2024")
    let weeks = bars([1, 8, 15].map { date($0) }, period: .week)
    #expect(words(0...1, weeks) == "1 Jan 2024 – 14 Jan 2024")
  }

  @Test func aLineOfWeeksIsToldUpToTheLastDayOfItsLastOne() {
    func line(_ moments: [Double], _ period: Presentation.Period?) -> Table {
      var presentation = Presentation()
      presentation.period = period
      return Table(
        x: Column(moments),
        series: [
          Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(moments.map { _ in 1 }))
        ], presentation: presentation)
    }
    let weeks = line([1, 8, 15].map { date($0) }, .week)
    #expect(domain(weeks) == "1 Jan 2024 – 21 Jan 2024")
    // What of a range is beyond its last point is of that one too, and what is before its first one of none.
    func told(_ range: ClosedRange<Double>) -> String { Formats.english.range(range, of: weeks) }
    #expect(told(date(1)...date(8)) == "1 Jan 2024 – 14 Jan 2024")
    #expect(told(date(3)...date(10)) == "8 Jan 2024 – 14 Jan 2024")
    #expect(told(date(2)...date(7.5)) == "2 Jan 2024 – 7 Jan 2024")
    #expect(
      Formats.english.shortRange(weeks.domain, of: weeks) == "1 Jan – 21 Jan",
      "\(Formats.english.shortRange(weeks.domain, of: weeks))")
    #expect(domain(line([1, 2, 3].map { date($0) }, .day)) == "1 Jan 2024 – 3 Jan 2024")
    #expect(domain(line([date(1)], .week)) == "1 Jan 2024 – 7 Jan 2024")
  }

  @Test(arguments: [
    ([(2022, 1), (2022, 2), (2022, 3)], "1 Jan 2022 – 31 Mar 2022"),
    ([(2022, 12), (2023, 1), (2023, 2)], "1 Dec 2022 – 28 Feb 2023"),
    ([(2023, 4), (2023, 7), (2023, 10)], "1 Apr 2023 – 31 Dec 2023"),
    ([(2018, 1), (2019, 1), (2020, 1)], "1 Jan 2018 – 31 Dec 2020"),
  ])
  func barsOfMonthsEndAsTheirCalendarHasThem(months: [(year: Int, month: Int)], expected: String) {
    let moments = months.map { CivilDate(year: $0.year, month: $0.month, day: 1)!.milliseconds }
    let table = bars(moments)
    #expect(domain(table) == expected && words(0...2, table) == expected)
  }

  @Test func monthsThatDoNotAllBeginWithAFirstAreOfNoCalendar() {
    let table = bars(
      [(1, 1), (2, 1), (3, 2)].map { month, day in
        CivilDate(year: 2022, month: month, day: day)!.milliseconds
      })
    #expect(table.pointLength == .own)
  }

  @Test func aLineOfDaysIsToldFromItsFirstValueOn() {
    let days = bars((1...9).map { date(Double($0)) }).drawn(as: .lines)
    func told(_ range: ClosedRange<Double>) -> String { Formats.english.range(range, of: days) }
    #expect(told(date(2.5)...date(6.5)) == "3 Jan 2024 – 6 Jan 2024")
    #expect(told(date(2)...date(6)) == "2 Jan 2024 – 6 Jan 2024")
    #expect(told(date(2.2)...date(2.8)) == "2 Jan 2024", "no value is in it")
  }

  @Test func weeksThatAreMeasuredEndWithTheirLastDay() {
    let weeks = bars([1, 8, 15].map { date($0) })
    #expect(words(0...1, weeks) == "1 Jan 2024 – 14 Jan 2024")
  }

  @Test func timesOfSeveralDaysAreTold() {
    let minutes = bars((0..<99).map { date(1) + Double($0) * 47 * 60_000 }).drawn(as: .lines)
    #expect(words(3...70, minutes) == "1 Jan 2024, 02:21 – 3 Jan 2024, 06:50")
  }

  @Test(arguments: [
    (1.0, 2.0, true), (1, 1, true), (1.5, 1.9, true), (1.5, 2.1, false), (1.9, 2.5, false),
    (1, 2.01, false),
  ])
  func aRangeIsWithinOneDayOrNot(first: Double, last: Double, isWithin: Bool) {
    let hours = bars((0..<99).map { date(1) + Double($0) * millisecondsPerHour })
    #expect(hours.isWithinDay(date(first)...date(last)) == isWithin)
  }

  @Test func hoursOfWhichOneIsAskedADayAreNoDays() {
    #expect(bars((0..<1536).map { date(1) + Double($0) * millisecondsPerHour }).tellsTimes)
    #expect(!bars([1, 2, 3, 5, 6].map { date($0) }).tellsTimes)
  }

  /// The 8th is a Monday without trade, the 6th and 7th are a weekend.
  @Test(arguments: [(5.0, 5.0), (6, 5), (7, 5), (8, 5), (9, 9), (13, 12), (40, 12)])
  func aDayWithoutTradeIsReadAsTheLastOneBefore(asked: Double, read: Double) {
    let days = prices([1, 2, 3, 4, 5, 9, 10, 11, 12].map { date($0) }, sessions: true)
    let index = days.index(standingFor: date(asked))
    #expect(days.moment(ofPoint: index) == date(read))
  }

  @Test func aDayWithoutTradeIsReadAsTheCandleThatItIsIn() {
    // No trade on the first Monday of each week; a candle is a week.
    let moments = (0..<40).filter { $0 % 7 != 0 && $0 % 7 < 5 }.map { date(1) + Double($0) * day }
    let days = prices(moments, sessions: true)
    let span = day / 2
    #expect(days.candlePeriod(bucketSpan: span)?.unit == .week)
    let index = days.index(standingFor: date(8), bucketSpan: span)
    #expect(days.moment(ofPoint: index) == date(9), "the 8th is in the week that begins with it")
    #expect(days.moment(ofPoint: days.index(standingFor: date(7), bucketSpan: span)) == date(5))
  }

  @Test func pointsAreThoseThatARangeCalls() {
    let days = prices([1, 2, 3, 4, 5, 8].map { date($0) }, sessions: true)
    #expect(days.points(calledIn: date(2)...date(4)) == 1..<4)
    #expect(days.points(calledIn: date(6)...date(7)) == 5..<5, "a weekend")
    #expect(bars([1, 8].map { date($0) }).points(calledIn: date(1)...date(9)) == nil)
  }

  @Test func hoursNameWhenBothAre() {
    let hours = bars((0..<30).map { date(1) + Double($0) * millisecondsPerHour })
    #expect(words(4...16, hours) == "1 Jan 2024, 04:00 – 16:00")
  }

  @Test func rowsOfBarsAreNotOneTooFew() {
    var presentation = Presentation()
    presentation.xKind = .rows
    let table = Table(
      kind: .bars, x: Column([1, 2, 3, 4, 5]),
      series: [
        Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2, 3, 4, 5]))
      ], presentation: presentation)
    #expect(words(1...3, table) == "rows 2 – 4")
  }

  @Test func weeksThatEndWithTheirDay() {
    let fridays = prices([5, 12, 19, 26].map { date($0) })
    #expect(Formats.english.point(1, of: fridays) == "week to 12 Jan 2024")
    #expect(words(0...2, fridays) == "30 Dec 2023 – 19 Jan 2024")
    #expect(domain(fridays) == "30 Dec 2023 – 26 Jan 2024")
    #expect(fridays.moment(ofPoint: 1) == date(12) && fridays.x[1] == date(6))
    #expect(fridays.points(calledIn: date(12)...date(19)) == 1..<3)
    #expect(fridays.points(calledIn: date(13)...date(20)) == 2..<3)
    #expect(fridays.points(calledIn: date(14)...date(16)) == 2..<3, "within the third week")
    #expect(fridays.points(calledIn: date(27)...date(28)) == 4..<4, "behind the last one")
    #expect(fridays.range(of: 1..<3) == date(6)...date(20))
    let line = prices([5, 12, 19, 26].map { date($0) }, form: .line)
    #expect(Formats.english.point(1, of: line) == "week to 12 Jan 2024" && line.x[1] == date(6))
  }

  @Test func weeksThatBeginWithTheirDay() {
    let mondays = prices([1, 8, 15, 22].map { date($0) })
    #expect(Formats.english.point(1, of: mondays) == "8 – 14 Jan 2024")
    #expect(words(0...2, mondays) == "1 Jan 2024 – 21 Jan 2024")
    #expect(domain(mondays) == "1 Jan 2024 – 28 Jan 2024")
  }

  @Test func monthsHaveTheirNames() {
    let firsts = prices([1, 32, 61, 92].map { date($0) })
    #expect(Formats.english.point(1, of: firsts) == "February 2024")
    #expect(domain(firsts) == "1 Jan 2024 – 30 Apr 2024")
    let lasts = prices([31, 60, 89, 121].map { date($0) })
    #expect(Formats.english.point(2, of: lasts) == "March 2024")
    #expect(domain(lasts) == "1 Jan 2024 – 30 Apr 2024")
  }

  @Test func pricesAreThoseOfTheEndsOfTheirMonths() {
    let firsts = prices([1, 32, 61, 92].map { date($0) })
    #expect(firsts.lapse(over: 0...1) == 29 * day && firsts.lapse(over: 1...3) == 62 * day - day)
    // Trade ended on Good Friday's eve, 28 March.
    let lasts = prices([31, 60, 88, 121].map { date($0) })
    #expect(lasts.lapse(over: 1...2) == 28 * day)
    #expect(bars([1, 32, 61].map { date($0) }).lapse(over: 0...1) == 31 * day)
    let days = prices(weekdays, sessions: true)
    #expect(days.lapse(over: 4...5) == 3 * day && prices([date(3)]).lapse(over: 0...0) == 0)
    let hours = prices((0..<30).map { date(1) + Double($0) * millisecondsPerHour })
    #expect(hours.lapse(over: 3...5) == 2 * millisecondsPerHour)
  }

  /// What each day from the first to the last of some points is read as, of points that begin and end on days.
  private func expectEachDayRead(_ table: Table, _ spans: [ClosedRange<Double>], _ words: String) {
    for (index, span) in spans.enumerated() {
      for day in stride(from: span.lowerBound, through: span.upperBound, by: 1) {
        let read = table.index(reading: table.x(reading: date(day) + day / 2))
        #expect(read == index, "\(words): day \(day) is read as \(read)")
      }
    }
  }

  @Test func aMomentIsReadAsThePeriodThatItIsIn() {
    let months: [ClosedRange<Double>] = [1...31, 32...60, 61...91, 92...121]
    let weeks: [ClosedRange<Double>] = [-1...5, 6...12, 13...19, 20...26]
    for sessions in [false, true] {
      func table(_ days: [Double]) -> Table { prices(days.map { date($0) }, sessions: sessions) }
      expectEachDayRead(table(months.map(\.lowerBound)), months, "months from their first days")
      expectEachDayRead(table(months.map(\.upperBound)), months, "months to their last days")
      expectEachDayRead(table([31, 60, 89, 121]), months.dropLast(2) + [61...89], "last trade")
      expectEachDayRead(table(weeks.map(\.upperBound)), weeks, "weeks to Friday")
    }
    // Good Friday's week ends on Thursday.
    let early = prices([82, 88, 96, 103].map { date($0) - day })
    #expect(early.index(reading: date(87) - day) == 1 && early.index(reading: date(89)) == 2)
    #expect(Formats.english.point(1, of: early) == "week to 27 Mar 2024")
  }

  @Test func quartersAndYearsHaveTheirDays() {
    func names(_ days: [Double]) -> [String] {
      let table = prices(days.map { date($0) })
      return [Formats.english.point(1, of: table), domain(table)]
    }
    #expect(names([1, 92, 183, 275]) == ["1 Apr – 30 Jun 2024", "1 Jan 2024 – 31 Dec 2024"])
    #expect(names([91, 182, 274, 366]) == ["1 Apr – 30 Jun 2024", "1 Jan 2024 – 31 Dec 2024"])
    #expect(names([2, 93, 183, 276]) == ["1 Apr – 30 Jun 2024", "2 Jan 2024 – 31 Dec 2024"])
    #expect(names([1, 183, 367]) == ["1 Jul – 31 Dec 2024", "1 Jan 2024 – 30 Jun 2025"])
    #expect(names([1, 367, 732]) == ["2025", "1 Jan 2024 – 31 Dec 2026"])
    #expect(names([366, 731, 1096]) == ["2025", "1 Jan 2024 – 31 Dec 2026"])
    // Business years to June.
    #expect(names([182, 547, 912])[0] == "1 Jul 2024 – 30 Jun 2025")
  }

  @Test(
    arguments: [
      // Yahoo's weeks from any day on, and those that end with the last day of trade.
      ([3, 10, 17, 24], "10 – 16 Jan 2024"), ([2, 9, 16, 23], "9 – 15 Jan 2024"),
      ([7, 14, 21, 28], "14 – 20 Jan 2024"), ([1, 9, 15, 22], "8 – 14 Jan 2024"),
      ([4, 11, 18, 25], "11 – 17 Jan 2024"), ([4, 10, 18, 25], "week to 10 Jan 2024"),
      ([5, 11, 19, 26], "week to 11 Jan 2024"), ([1, 9, 17, 25], "Tue, 9 Jan 2024"),
    ] as [([Double], String)])
  func weeksAreCalledByTheirDays(days: [Double], name: String) {
    #expect(Formats.english.point(1, of: prices(days.map { date($0) })) == name)
  }

  /// Days of trade now and then: each is its day, the last one too.
  @Test(arguments: [[1.0, 3, 5, 8, 10, 12], [1, 4, 8, 11], [1, 2, 29, 30], [1, 5]])
  func pricesOfFewDaysEndWithTheLast(days: [Double]) {
    let last = days.last ?? 0
    #expect(domain(prices(days.map { date($0) })) == "1 Jan 2024 – \(Int(last)) Jan 2024")
    #expect(words(0...1, prices(days.map { date($0) })) == "1 Jan 2024 – \(Int(days[1])) Jan 2024")
  }

  /// Weeks as a line: any day of one is read there, the last one up to its end too.
  @Test func aDayIsReadInItsWeek() {
    var presentation = Presentation()
    presentation.period = .week
    let weeks = Table(
      x: Column([1, 8, 15].map { date($0) }),
      series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2, 3]))],
      presentation: presentation)
    let read = [1.0, 4, 7, 8, 14, 15, 21].map { weeks.index(standingFor: date($0)) }
    #expect(read == [0, 0, 0, 1, 1, 2, 2])
    #expect(weeks.toldMoments(of: weeks.domain).contains(date(21)))
    #expect(!weeks.toldMoments(of: weeks.domain).contains(date(22)))
  }

  /// What ends with a session on a Monday does not end on the Saturday before.
  @Test func aLineThroughSessionsEndsWithTheLast() {
    let line = prices(Array(weekdays.prefix(6)), sessions: true, form: .line)
    #expect(domain(line) == "1 Jan 2024 – 8 Jan 2024")
    #expect(line.moments(of: line.domain).upperBound >= date(8))
  }

  @Test func copiedClocksThatNobodyKnowsHaveNoZone() {
    var table = bars([1, 2].map { date($0) + millisecondsPerHour })
    #expect(table.copiedPoints(0) == "2024-01-01T01:00:00Z")
    table = table.presented { $0.isOfOwnClocks = true }
    #expect(table.copiedPoints(0) == "2024-01-01T01:00:00")
  }

  @Test func aRangeThatBeginsWithinABarIsToldFromTheNext() {
    let table = bars([1, 2, 3, 4].map { date($0) })
    func told(_ lower: Double) -> String {
      Formats.english.range(
        date(1) + lower * millisecondsPerDay...table.domain.upperBound, of: table)
    }
    // As it is copied and exported: what begins in it.
    #expect(told(0) == "1 Jan 2024 – 4 Jan 2024")
    #expect(told(0.5) == "2 Jan 2024 – 4 Jan 2024")
    #expect(told(1) == "2 Jan 2024 – 4 Jan 2024")
    #expect(told(3.5) == "4 Jan 2024")
    let inside = date(1) + millisecondsPerDay / 2...table.domain.upperBound
    #expect(table.x[table.indexes(inside: inside).lowerBound] == date(2))
  }

  @Test func whatHasBecomeOfAPeriodUpToNowIsItsDayAlone() {
    let week = prices([1, 8, 15, 18].map { date($0) })
    #expect(Formats.english.point(3, of: week) == "Thu, 18 Jan 2024")
    #expect(Formats.english.point(2, of: week) == "15 – 21 Jan 2024")
    #expect(domain(week) == "1 Jan 2024 – 18 Jan 2024")
    let month = prices([1, 32, 61, 88].map { date($0) })
    #expect(Formats.english.point(3, of: month) == "Thu, 28 Mar 2024")
    #expect(domain(month) == "1 Jan 2024 – 28 Mar 2024")
  }

  @Test func aDayOnWhichClocksChangeIsNamed() {
    // The last day has 23 hours: the usual ones would reach into the next day.
    let change = Zone.Change(
      moment: date(4) + 2 * millisecondsPerHour, offset: 2 * millisecondsPerHour)
    let zone = Zone("Test", firstOffset: millisecondsPerHour, transitions: [change])
    let moments = [1, 2, 3, 4].map { date($0) - millisecondsPerHour }
    #expect(domain(prices(moments, zone: zone)) == "1 Jan 2024 – 4 Jan 2024")
  }

  // MARK: From one chart to another

  private func shown(_ range: ClosedRange<Double>, of a: Table, in b: Table) -> String? {
    b.pointTimes.range(showing: range, of: a.pointTimes).map { Formats.english.range($0, of: b) }
  }

  @Test func sessionsOfDifferentLengthsShowTheSameDates() {
    let (long, short) = (
      prices(weekdays, sessions: true), prices(Array(weekdays.dropFirst(4)), sessions: true)
    )
    #expect(shown(long.x[5]...long.x[8], of: long, in: short) == "8 Jan 2024 – 10 Jan 2024")
    #expect(shown(long.x[0]...long.x[6], of: long, in: short) == "1 Jan 2024 – 8 Jan 2024")
    #expect(shown(long.x[0]...long.x[3], of: long, in: short) == nil)
    let x = short.pointTimes.x(reading: long.x[6], of: long.pointTimes)
    #expect(x.map { short.moment(ofPoint: short.index(reading: $0)) } == date(9))
    #expect(short.pointTimes.x(reading: long.x[1], of: long.pointTimes) == nil)
  }

  @Test func aHolidayIsReadAsTheDayBefore() {
    let a = prices(weekdays, sessions: true)
    let b = prices(weekdays.filter { $0 != date(9) }, sessions: true)
    let x = b.pointTimes.x(reading: a.x[6], of: a.pointTimes)
    #expect(x.map { b.moment(ofPoint: b.index(reading: $0)) } == date(8))
  }

  @Test(arguments: [false, true])
  func linesAndCandlesEndOnTheSameDay(sessions: Bool) throws {
    let candles = prices(weekdays, sessions: sessions)
    let line = try #require(Table(comparing: [candles, candles]))
    #expect(line.domain.upperBound == line.x[9])
    #expect(shown(line.domain, of: line, in: candles) == "1 Jan 2024 – 12 Jan 2024")
    #expect(shown(candles.domain, of: candles, in: line) == "1 Jan 2024 – 12 Jan 2024")
    // Without a time of sessions the weekend is seen too.
    let end = sessions ? 5 : 7
    #expect(
      shown(candles.x[2]...candles.x[5], of: candles, in: line) == "3 Jan 2024 – \(end) Jan 2024")
    #expect(shown(line.x[2]...line.x[4], of: line, in: candles) == "3 Jan 2024 – 5 Jan 2024")
  }

  @Test func daysOfTwoZonesAreTheSameDates() {
    let (east, west) = (
      Zone(offset: 9 * millisecondsPerHour), Zone(offset: -5 * millisecondsPerHour)
    )
    let a = prices(weekdays.map { $0 - 9 * millisecondsPerHour }, zone: east)
    let b = prices(weekdays.map { $0 + 5 * millisecondsPerHour }, zone: west)
    #expect(shown(a.x[1]...a.x[3], of: a, in: b) == "2 Jan 2024 – 3 Jan 2024")
    let x = a.pointTimes.x(reading: b.x[2], of: b.pointTimes)
    #expect(x.map { a.index(reading: $0) } == 2)
  }

  @Test func chartsWithoutDatesShareTheirNumbers() {
    let (a, b) = (bars([1, 2, 3]), bars([2, 3, 4]))
    #expect(b.pointTimes.range(showing: 1...3, of: a.pointTimes)?.contains(3) == true)
  }
}

extension Table {
  fileprivate func drawn(as kind: ChartKind) -> Table {
    Table(kind: kind, x: x, series: series, presentation: presentation)
  }
}
