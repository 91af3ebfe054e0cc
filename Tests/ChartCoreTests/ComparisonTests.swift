import Testing

@testable import ChartCore

private let oneDay = millisecondsPerDay

@Suite struct ComparisonTests {
  private func table(
    _ title: String, _ days: [Double], _ closes: [Double], adjusted: [Double]? = nil,
    isAdjusted: Bool = false, zone: Zone = .utc, sessions: Bool = false
  ) -> Table {
    let close = Column(closes)
    let history = PriceHistory(
      moments: Column(days.map { $0 * oneDay }),
      quotes: Quotes(open: close, high: close, low: close, close: close),
      adjustedClose: adjusted.map(Column.init))
    var (view, presentation) = (PriceView(), Presentation())
    (view.hasSessionsAlone, view.isAdjusted) = (sessions, isAdjusted)
    presentation.zone = zone
    return Table(
      title: title, prices: history, shown: view, names: ("Price", ""), presentation: presentation)
  }

  private func values(_ table: Table, _ series: Int) -> [Double?] {
    let column = table.series[series].column
    return (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }

  @Test func oneHistoryIsComparedWithNothing() {
    #expect(Table(comparing: []) == nil)
    #expect(Table(comparing: [table("A", [0, 1], [1, 2])]) == nil)
    let line = Table(
      x: Column([0, 1]),
      series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2]))])
    #expect(Table(comparing: [table("A", [0, 1], [1, 2]), line]) == nil)
  }

  @Test func closedMarketsKeepTheirLastPriceAndNothingIsMadeUpOutside() throws {
    let both = try #require(
      Table(comparing: [
        table("A", [1, 3, 4], [10, 30, 40]), table("B", [0, 1, 2, 5], [1, 2, 3, 6]),
      ]))
    #expect((0..<both.x.count).map { both.x[$0] / oneDay } == [0, 1, 2, 3, 4, 5])
    #expect(values(both, 0) == [nil, 10, 10, 30, 40, nil])
    #expect(values(both, 1) == [1, 2, 3, 3, 3, 6])
    #expect(both.series.map(\.name) == ["A", "B"])
    #expect(ChartState(table: both).yScale == .percent)
  }

  /// Days that are called by when they close at 16:00, the first of which is day 2, and days that are called by their dates.
  @Test(arguments: [false, true])
  func aComparisonOpensWithTheFirstCommonDayWhateverTimeItsBarsAreOf(sessions: Bool) throws {
    let plain = table("A", [0, 1, 2, 3, 4], [1, 2, 3, 4, 5], sessions: sessions)
    let closing = table("B", [2, 3, 4].map { $0 + 2.0 / 3 }, [30, 40, 50], sessions: sessions)
    let both = try #require(Table(comparing: [plain, closing]))
    let range = ChartState(table: both).visibleRange
    let first = both.index(atOrAfter: range.lowerBound)
    #expect(both.copiedPoints(first) == "1970-01-03")
    #expect(values(both, 0)[first] == 3 && values(both, 1)[first] == 30)
    #expect(both.base(ofSeries: 0, in: range) == 3 && both.base(ofSeries: 1, in: range) == 30)
  }

  /// A history that was traded on days 1, 4, 5 and 8, among days that another was traded on.
  @Test(arguments: [
    (0.0...5, 10.0), (1...5, 10), (1.5...5, 40), (2...5, 40), (3...4, 40), (4...5, 40), (5...5, 50),
    (2...3, 10), (2...2, 10), (6...7, 50),
  ])
  func aPriceFromBeforeTheRangeIsNoBase(days: ClosedRange<Double>, base: Double) throws {
    let both = try #require(
      Table(comparing: [
        table("A", [1, 4, 5, 8], [10, 40, 50, 80]),
        table("B", [0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ]))
    let range = (days.lowerBound * oneDay)...(days.upperBound * oneDay)
    #expect(both.base(ofSeries: 0, in: range) == base)
    // The other one begins on the same day, where the first one closed at all.
    let closed = [1.0, 4, 5, 8].first { days.contains($0) } ?? days.lowerBound.rounded(.up)
    #expect(both.base(ofSeries: 1, in: range) == closed + 1)
    // Alone it begins with the range.
    let own = both.base(ofSeries: 1, among: { $0 == 1 }, in: range)
    #expect(own == days.lowerBound.rounded(.up) + 1)
  }

  @Test func allBeginOnTheFirstDayOnWhichAllThatAreShownClosed() throws {
    let closes = (0..<7).map { Double($0) + 1 }
    let all = try #require(
      Table(comparing: [
        table("A", [0, 1, 2, 3, 4, 5, 6], closes),
        table("B", [0, 2, 4, 5, 6], [10, 30, 50, 60, 70]),
        table("C", [3, 4, 5, 6], [400, 500, 600, 700]), table("E", [0, 1], [3, 4]),
      ]))
    func bases(_ days: ClosedRange<Double>, _ shown: Set<Int>) -> [Double?] {
      let range = (days.lowerBound * oneDay)...(days.upperBound * oneDay)
      return (0..<3).map { all.base(ofSeries: $0, among: shown.contains, in: range) }
    }
    #expect(bases(0...6, [0, 1]) == [1, 10, 400])
    #expect(bases(1...6, [0, 1]) == [3, 30, 400])
    #expect(bases(1...6, [0, 1, 2]) == [5, 50, 500])
    #expect(bases(1...6, [0, 2]) == [4, 30, 400])
    // No day on which all closed: the first on which all had a price.
    #expect(bases(1...3, [0, 1, 2]) == [4, 30, 400])
    #expect(bases(5...6, [0, 1, 2, 3]) == [6, 60, 600])
    #expect(bases(5...5, [0, 1, 2]) == [6, 60, 600])
  }

  @Test func momentsOfClocksThatNobodyKnowsAreToldByThoseThatAreKnown() throws {
    let berlin = Zone(offset: 2 * millisecondsPerHour)
    let days = table("A", [0, 1, 2], [1, 2, 3]).presented { $0.isOfOwnClocks = true }
    let known = table("B", [1, 1.25, 1.5, 2], [1, 2, 3, 4], zone: berlin)
    for tables in [[days, known], [known, days]] {
      let presentation = try #require(Table(comparing: tables)).presentation
      #expect(!presentation.isOfOwnClocks && presentation.zone == berlin)
    }
    #expect(try #require(Table(comparing: [days, days])).presentation.isOfOwnClocks)
  }

  @Test func otherTablesInPercentHaveEachTheirOwnFirstValue() {
    let table = Table(
      x: Column([0, 1, 2]),
      series: [[Double.nan, 2, 3], [4, 5, 6]].enumerated().map {
        Series(id: "y\($0)", name: "y\($0)", color: Color(rgb: 0), column: Column($1))
      })
    #expect(table.base(ofSeries: 0, in: 0...2) == 2 && table.base(ofSeries: 1, in: 0...2) == 4)
  }

  @Test func theBaseIsThatOfTheOwnChart() throws {
    let own = table("A", [1, 4, 5], [11.73, 11.49, 12])
    let both = try #require(
      Table(comparing: [own, table("B", [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6])]))
    let range = (2 * oneDay)...(5 * oneDay)
    #expect(both.base(ofSeries: 0, in: range) == 11.49)
    #expect(own.base(ofSeries: 0, in: range) == 11.49)
    let percent = try #require(both.percentRange(of: [0], in: range))
    #expect((percent.upperBound - (12 / 11.49 - 1) * 100).magnitude < 1e-9)
  }

  @Test func aGapStaysOne() throws {
    let both = try #require(
      Table(comparing: [
        table("A", [0, 1, 3], [1, .nan, 3]), table("B", [0, 1, 2, 3], [1, 2, 3, 4]),
      ]))
    #expect(values(both, 0) == [1, nil, nil, 3])
  }

  @Test func pricesAreThoseOfTheirOwnCharts() throws {
    let b = table("B", [0, 1], [1, 2])
    let adjusted = table("A", [0, 1], [8, 2], adjusted: [2, 2], isAdjusted: true)
    let both = try #require(Table(comparing: [adjusted, b]))
    #expect(values(both, 0) == [2, 2])
    #expect(both.series.map(\.name) == ["A, adjusted", "B"])
    let known = try #require(
      Table(comparing: [table("A", [0, 1], [8, 2], adjusted: [2, 2]), b]))
    #expect(values(known, 0) == [8, 2])
    #expect(known.series.map(\.name) == ["A", "B"])
  }

  @Test func whatIsComparedIsAdjustedAsItsOwnChartIs() throws {
    let (a, b) = (table("A", [0, 1], [8, 2], adjusted: [2, 2]), table("B", [0, 1], [1, 2]))
    let catalog = ColumnCatalog(charts: [a, b, try #require(Table(comparing: [a, b]))])
    let opened = Sheet(of: catalog)
    var view = PriceView()
    view.isAdjusted = true
    let adjusted = try opened.applying(.view(chart: 0, view), on: catalog)
    let shown = catalog.tables(of: adjusted, after: opened, with: catalog.tables)
    #expect(values(shown[2], 0) == [2, 2] && values(shown[2], 1) == [1, 2])
    #expect(shown[2].series.map(\.name) == ["A, adjusted", "B"] && shown[2].title == "Compared")
    // A form changes nothing of what is compared, nor does a history without adjusted prices.
    view.form = .line
    let line = try adjusted.applying(.view(chart: 0, view), on: catalog)
    #expect(catalog.tables(of: line, after: adjusted, with: shown)[2] == shown[2])
    let other = try opened.applying(.view(chart: 1, view), on: catalog)
    #expect(catalog.tables(of: other, after: opened, with: catalog.tables)[2] == catalog.tables[2])
    // A column that people took to a chart of its own follows too, and so does the way back.
    let own = try adjusted.applying(.separate(column: 2, after: 2), on: catalog)
    let apart = catalog.tables(of: own, after: adjusted, with: shown)
    #expect(values(apart[3], 0) == [2, 2] && apart[2].series.map(\.name) == ["B"])
    let back = try own.applying(.view(chart: 0, a.prices!.view), on: catalog)
    let told = catalog.tables(of: back, after: own, with: apart)
    #expect(values(told[3], 0) == [8, 2] && told[3].series.map(\.name) == ["A"])
  }

  @Test func daysOfTwoZonesAreComparedByTheirDates() throws {
    let east = Zone(offset: -5 * millisecondsPerHour)
    let own = table("A", [0, 1, 2], [1, 2, 3], zone: east)
    // Days that begin at midnight, and at half past nine.
    let shift = 5.0 / 24
    let new = table("B", [0, 1, 2].map { $0 + shift }, [1, 2, 3], zone: east)
    let open = table("C", [0, 1, 2].map { $0 + shift + 9.5 / 24 }, [1, 2, 3], zone: east)
    #expect(Table(comparing: [new, open])?.x.count == 3)
    #expect(Table(comparing: [table("U", [0, 1, 2], [1, 2, 3]), new, open])?.x.count == 3)
    #expect(Table(comparing: [own, new])?.x.count == 4)
  }

  @Test func daysWithoutTradeAreLeftOutWhereAllLeaveThemOut() throws {
    let (a, b) = ([0.0, 1, 4, 5], [0.0, 4, 5, 6])
    let alone = try #require(
      Table(comparing: [
        table("A", a, [1, 2, 3, 4], sessions: true), table("B", b, [1, 2, 3, 4], sessions: true),
      ]))
    #expect(alone.xKind == .sessions && alone.x.count == 5)
    #expect(alone.moment(ofPoint: 4) == 6 * oneDay)
    let mixed = try #require(
      Table(comparing: [
        table("A", a, [1, 2, 3, 4], sessions: true), table("B", b, [1, 2, 3, 4]),
      ]))
    #expect(mixed.xKind == .moments)
  }

  @Test func minutesAreComparedWithDays() throws {
    let minutes = (0..<5).map { 1 + Double($0) / 1440 } + [2]
    let both = try #require(
      Table(comparing: [
        table("A", [0, 1, 2], [1, 2, 3]), table("B", minutes, [1, 2, 3, 4, 5, 6]),
      ]))
    #expect(both.x.count == 7)
    // What a day closed at is not known before its last minute.
    #expect(values(both, 0) == [1, 1, 1, 1, 1, 2, 3])
  }

  /// Days of trade of the weeks from Monday, 1 January 2024, on.
  private func tradeDays(_ count: Int, but holidays: Set<Double> = []) -> [Double] {
    let days = (0..<count).map { (number: Int) -> Double in
      let weeks = number / 5
      return 19_723 + Double(weeks * 7 + number % 5)
    }
    return days.filter { !holidays.contains($0) }
  }

  private func dates(_ table: Table) -> [String] {
    table.x.values.map { moment in
      let date = CivilDate(milliseconds: moment)
      return "\(date.month)/\(date.day)"
    }
  }

  private func known(_ table: Table, _ series: Int) -> [String: Double] {
    let column = table.series[series].counted ?? table.series[series].column
    let found = zip(dates(table), column.values).filter { !$1.isNaN }
    return Dictionary(uniqueKeysWithValues: found)
  }

  @Test func weeksAndMonthsAreComparedWithDaysWhenTheyAreOver() throws {
    let mondays = (0..<9).map { 19_723 + 7 * Double($0) }
    let friday = 19_723.0 + 11
    let days = tradeDays(44, but: [friday])
    let weeks = try #require(
      Table(comparing: [
        table("D", days, days.map { $0 - 19_722 }),
        table("W", mondays, mondays.map { $0 - 19_722 }),
      ]))
    #expect(weeks.x.count == days.count)
    // The second Friday has no trade; the ninth week is not over.
    let expected: [String: Double] = [
      "1/5": 1, "1/11": 8, "1/19": 15, "1/26": 22, "2/2": 29, "2/9": 36, "2/16": 43, "2/23": 50,
      "2/29": 57,
    ]
    #expect(known(weeks, 1) == expected)
    #expect(weeks.series[1].column[0].isNaN && weeks.series[1].column[5] == 1)
    let months = try #require(
      Table(comparing: [
        table("M", [19_723, 19_754, 19_783], [1, 2, 3]), table("D", tradeDays(50), tradeDays(50)),
      ]))
    let ends: [String: Double] = ["1/31": 1, "2/29": 2, "3/8": 3]
    #expect(known(months, 0) == ends)
    #expect(Formats.english.points(0...2, of: months) == "1 Jan 2024 – 3 Jan 2024")
  }

  @Test func quartersAndWeeksFromAnyDayAreComparedWithDaysWhenTheyAreOver() throws {
    let days = tradeDays(150)
    let quarters = [19_723.0, 19_814, 19_905, 19_997]
    let both = try #require(
      Table(comparing: [table("D", days, days), table("Q", quarters, [1, 2, 3, 4])]))
    #expect(known(both, 1)["3/29"] == 1 && known(both, 1)["6/28"] == 2)
    #expect(known(both, 1)["1/1"] == nil)
    let wednesdays = (0..<9).map { 19_725 + 7 * Double($0) }
    let weeks = try #require(
      Table(comparing: [table("D", days, days), table("W", wednesdays, wednesdays)]))
    #expect(known(weeks, 1)["1/9"] == 19_725 && known(weeks, 1)["1/3"] == nil)
    // Ten days are no period of calendars: they last up to the next.
    let tens = (0..<9).map { 19_723 + 10 * Double($0) }
    let other = try #require(Table(comparing: [table("D", days, days), table("T", tens, tens)]))
    #expect(known(other, 1)["1/10"] == 19_723 && known(other, 1)["1/1"] == nil)
  }

  @Test func weeksThatGoOnBeyondTheDaysAreAtTheirLastDays() throws {
    let mondays = (0..<4).map { 19_723 + 7 * Double($0) }
    let both = try #require(
      Table(comparing: [table("D", tradeDays(7), tradeDays(7)), table("W", mondays, mondays)]))
    #expect(known(both, 1).keys.sorted() == ["1/14", "1/21", "1/28", "1/5"])
  }

  @Test func periodsOfOneLengthAreComparedAtTheirBeginning() throws {
    let mondays = (0..<4).map { 19_723 + 7 * Double($0) }
    let both = try #require(
      Table(comparing: [table("A", mondays, mondays), table("B", mondays, mondays)]))
    #expect(dates(both) == ["1/1", "1/8", "1/15", "1/22"])
    #expect(Formats.english.range(both.domain, of: both) == "1 Jan 2024 – 28 Jan 2024")
  }

  /// Good Friday of 2024 is the 29th of March: one market closed a day before the other one.
  @Test func monthsWhoseLastDaysDifferAreTheSameMonths() throws {
    let us = table("US", [19_753, 19_782, 19_810, 19_843], [1, 2, 3, 4])
    let jp = table("JP", [19_753, 19_782, 19_811, 19_843], [5, 6, 7, 8])
    let both = try #require(Table(comparing: [us, jp]))
    #expect(
      both.x.count == 4 && values(both, 0) == [1, 2, 3, 4] && values(both, 1) == [5, 6, 7, 8])
    let names = (0..<4).map { Formats.english.point($0, of: both) }
    #expect(names == ["January 2024", "February 2024", "March 2024", "April 2024"])
    #expect(Formats.english.range(both.domain, of: both) == "1 Jan 2024 – 30 Apr 2024")
    for point in 0..<4 {
      let read = both.pointTimes.x(reading: us.x[point], of: us.pointTimes)
      #expect(read == both.x[point], "what is read there is read here")
    }
    let seen = both.pointTimes.range(showing: us.x[1]...us.end(ofPeriod: 2), of: us.pointTimes)
    #expect(seen.map { both.indexes(inside: $0) } == 1..<3)
  }

  @Test func weeksAndMonthsAloneAreAtTheirLastDays() throws {
    let mondays = (0..<9).map { 19_723 + 7 * Double($0) }
    let fridays = mondays.map { $0 + 4 }
    let months = table("M", [19_723, 19_754, 19_783], [1, 2, 3])
    let both = try #require(Table(comparing: [months, table("W", mondays, mondays)]))
    #expect(known(both, 0).keys.sorted() == ["1/31", "2/29", "3/31"])
    #expect(known(both, 1).keys.contains("1/7") && !known(both, 1).keys.contains("1/1"))
    let mixed = try #require(
      Table(comparing: [table("F", fridays, fridays), table("W", mondays, mondays)]))
    #expect(Array(dates(mixed).prefix(4)) == ["1/5", "1/7", "1/12", "1/14"])
    #expect(Formats.english.point(0, of: mixed) == "Fri, 5 Jan 2024")
  }

  @Test func aPriceThatGoesOnIsNoneThatCounts() throws {
    let (a, b) = (table("A", [1, 3, 4], [10, 30, 40]), table("B", [0, 1, 2, 5], [1, 2, 3, 6]))
    let both = try #require(Table(comparing: [a, b]))
    let sums = RangeSums(of: both)
    let all = try #require(both.statistics(ofSeries: 0, at: 1..<5, sums: sums))
    #expect(all.count == 3 && all.mean == 80 / 3.0)
    // As its own chart reads the day before where a mark is on one without trade.
    let later = try #require(both.statistics(ofSeries: 0, at: 2..<5, sums: sums))
    #expect(later.count == 3 && later.mean == 80 / 3.0 && later.lowest == 10)
    let none = try #require(both.statistics(ofSeries: 1, at: 3..<5, sums: sums))
    #expect(none.count == 1 && none.mean == 3)
    let worn = both.series[0].worn(ColumnLook())
    #expect(worn == both.series[0])
  }

  @Test func historiesOfDifferentTimesAreNotLost() throws {
    let both = try #require(
      Table(comparing: [table("A", [0, 1], [1, 2]), table("B", [8, 9], [1, 2])]))
    #expect(values(both, 0) == [1, 2, nil, nil] && values(both, 1) == [nil, nil, 1, 2])
  }
}

extension Column {
  fileprivate var values: [Double] { (0..<count).map { self[$0] } }
}
