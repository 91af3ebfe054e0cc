import Testing

@testable import ChartCore

private let oneDay = millisecondsPerDay

@Suite struct ComparisonTests {
  private func table(
    _ title: String, _ days: [Double], _ closes: [Double], adjusted: [Double]? = nil,
    zone: Zone = .utc, sessions: Bool = false
  ) -> Table {
    let close = Column(closes)
    let history = PriceHistory(
      moments: Column(days.map { $0 * oneDay }),
      quotes: Quotes(open: close, high: close, low: close, close: close),
      adjustedClose: adjusted.map(Column.init))
    var (view, presentation) = (PriceView(), Presentation())
    view.hasSessionsAlone = sessions
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

  @Test func aGapStaysOne() throws {
    let both = try #require(
      Table(comparing: [
        table("A", [0, 1, 3], [1, .nan, 3]), table("B", [0, 1, 2, 3], [1, 2, 3, 4]),
      ]))
    #expect(values(both, 0) == [1, nil, nil, 3])
  }

  @Test func pricesAreAdjustedWhereThatIsKnown() throws {
    let both = try #require(
      Table(comparing: [
        table("A", [0, 1], [8, 2], adjusted: [2, 2]), table("B", [0, 1], [1, 2]),
      ]))
    #expect(values(both, 0) == [2, 2])
    #expect(both.series.map(\.name) == ["A, adjusted", "B"])
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
    let minutes = (0..<5).map { 1 + Double($0) / 1440 }
    let both = try #require(
      Table(comparing: [table("A", [0, 1, 2], [1, 2, 3]), table("B", minutes, [1, 2, 3, 4, 5])]))
    #expect(both.x.count == 7)
    #expect(values(both, 0) == [1, 2, 2, 2, 2, 2, 3])
  }

  @Test func historiesOfDifferentTimesAreNotLost() throws {
    let both = try #require(
      Table(comparing: [table("A", [0, 1], [1, 2]), table("B", [8, 9], [1, 2])]))
    #expect(values(both, 0) == [1, 2, nil, nil] && values(both, 1) == [nil, nil, 1, 2])
  }
}
