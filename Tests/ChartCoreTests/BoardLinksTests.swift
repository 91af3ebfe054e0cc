import ChartCore
import TestSupport
import Testing

@Suite struct BoardLinksTests {
  @Test func aLoneChartHasNothingToBeLinkedWith() {
    var board = Board(tables: [table()])
    board.apply(.link(true))
    #expect(!board.canLink && !board.isLinked)
    #expect(board == Board(tables: [table()]))
  }

  @Test func noChartsHaveNothingToBeLinked() {
    var board = Board(tables: [])
    board.apply(.link(true))
    #expect(!board.canLink && !board.isLinked)
  }

  @Test func whatSharesAnXColumnIsLinkedAsItOpens() {
    let x = Column([0, 10, 30, 100])
    #expect(Board(tables: [table(x: x), table(x: x)]).isLinked)
    let copy = Column([0, 10, 30, 100])
    let apart = Board(tables: [table(x: x), table(x: copy)])
    #expect(apart.canLink && !apart.isLinked)
  }

  @Test func whatSharesAnXColumnIsLinkedAlsoBesideOthers() {
    let (weeks, days) = (Column([0, 50, 100]), Column([0, 10, 30, 100]))
    var board = Board(
      tables: [weeks, weeks, days, days, Column([0, 30, 60, 100])].map { table(x: $0) })
    #expect(board.isLinked)
    board.apply(.setRange(chart: 1, 10...90))
    board.apply(.setRange(chart: 2, 0...40))
    #expect(board.charts.prefix(4).map(\.view.visibleRange) == [10...90, 10...90, 0...40, 0...40])
    #expect(board.areLinked(2, 3) && !board.areLinked(1, 2) && !board.areLinked(3, 4))
    board.apply(.link(false))
    #expect(!board.isLinked && !board.areLinked(0, 1))
    board.apply(.link(true))
    #expect(board.charts.allSatisfy { $0.view.visibleRange == board.charts[0].view.visibleRange })
  }

  /// A history of prices, with what compares them behind the first, and a chart of something else before the others.
  @Test func allPricesAreLinkedWithWhatComparesThem() throws {
    func prices(_ symbol: String, from start: Double) -> Table {
      let close = Column([1, 2, 3])
      let history = PriceHistory(
        symbol: symbol, moments: Column([start, start + 50, start + 90]),
        quotes: Quotes(open: close, high: close, low: close, close: close))
      return Table(
        title: symbol, prices: history, shown: PriceView(), names: (symbol, ""),
        presentation: Presentation())
    }
    let compared = table(x: Column([0, 40, 120])).presented { $0.isComparison = true }
    let symbols = (0..<8).map { prices("S\($0)", from: Double($0)) }
    for others in [[], [table(x: Column([0, 7, 9]))]] {
      let tables = [symbols[0], compared] + others + symbols[1...]
      let board = Board(tables: tables)
      let linked = tables.indices.filter { board.areLinked(1, $0) }
      #expect(linked == tables.indices.filter { $0 != 1 && tables[$0].prices != nil })
    }
    #expect(!Board(tables: symbols).isLinked)
  }

  /// The first history ends long before the others.
  @Test func chartsThatOpenLinkedShowTheNewestPoint() {
    func chart(_ last: Double) -> Table {
      table(x: Column([0, last / 2, last])).presented { $0.isComparison = true }
    }
    let board = Board(tables: [chart(40), chart(100), chart(90)])
    #expect(board.isLinked)
    #expect(board.charts[1].view.visibleRange == ChartState(table: chart(100)).visibleRange)
    #expect(board.charts[2].view.visibleRange.upperBound == 90)
    #expect(board.charts[0].view.visibleRange.upperBound == 40)
  }

  @Test func whatIsOfNoTableIsNotLinkedAsItOpens() {
    let board = Board(tables: [table(isOfTable: false), table(isOfTable: false)])
    #expect(board.canLink && !board.isLinked)
  }

  @Test(arguments: Presentation.XKind.allCases.filter { !$0.hasDates })
  func anXOfAnotherKindCannotBeLinked(kind: Presentation.XKind) {
    #expect(!Board(tables: [table(), table(kind: kind)]).canLink)
  }

  @Test(arguments: [
    (101.0, false), (100, true), (50, true), (0, true), (-100, true), (-101, false),
  ])
  func onlyDomainsThatMeetCanBeLinked(start: Double, areMeeting: Bool) {
    #expect(Board(tables: [table(), table(from: start)]).canLink == areMeeting)
  }

  @Test(
    arguments: [
      .setRange(chart: 1, 10...40), .moveRange(chart: 1, by: -20), .moveRange(chart: 1, by: -1e9),
      .resizeLower(chart: 1, to: 50), .resizeUpper(chart: 1, to: 90),
      .resizeLower(chart: 1, to: -50),
      .zoom(chart: 1, factor: 0.5, about: 80), .zoom(chart: 1, factor: 1e9, about: 80),
      .centre(chart: 1, on: 50), .showAll(chart: 1), .setIndicator(chart: 1, 42),
      .setIndicator(chart: 1, nil), .setIndicator(chart: 1, 1e9),
    ] as [Board.Action])
  func linkedChartsMoveTogether(action: Board.Action) {
    var board = Board(tables: [table(), table(), table()])
    board.apply(.setIndicator(chart: 0, 7))
    board.apply(.setRange(chart: 0, 30...60))
    board.apply(action)
    for chart in [0, 2] {
      #expect(board.charts[chart].view.visibleRange == board.charts[1].view.visibleRange)
      #expect(board.charts[chart].view.indicator == board.charts[1].view.indicator)
    }
  }

  @Test func whatIsOfOneChartStaysItsOwn() {
    var board = Board(tables: [table(series: 2), table(series: 2)])
    board.apply(.toggle(chart: 0, series: 1))
    board.apply(.setYScale(chart: 0, .fromZero))
    #expect(board.charts[0].view.hidden == [1] && board.charts[1].view.hidden.isEmpty)
    #expect(board.charts[1].view.yScale == .automatic)
  }

  @Test func aChartThatIsNotThereMovesNothing() {
    var board = Board(tables: [table(), table()])
    let before = board
    for chart in [-1, 2] { board.apply(.setRange(chart: chart, 10...20)) }
    #expect(board == before)
  }

  @Test func ofARangeAShorterDomainShowsWhatItHasAndOfOneBeyondItNothing() {
    var board = linked([table(from: 0, count: 101), table(from: 50, count: 151)])
    board.apply(.setRange(chart: 0, 40...60))
    #expect(board.charts[1].view.visibleRange == 50...60)
    board.apply(.setRange(chart: 1, 150...180))
    #expect(board.charts[0].view.visibleRange == 40...60)
    board.apply(.setRange(chart: 1, 90...110))
    #expect(board.charts[0].view.visibleRange == 90...100)
    board.apply(.setRange(chart: 0, 0...20))
    #expect(board.charts[1].view.visibleRange == 90...110)
  }

  @Test func readingAPointMovesNoRange() {
    var board = linked([table(from: 0, count: 101), table(from: 50, count: 101)])
    board.apply(.setRange(chart: 0, 40...60))
    board.apply(.setIndicator(chart: 1, 55))
    #expect(board.charts.map(\.view.visibleRange) == [40...60, 50...60])
    #expect(board.charts[0].view.indicator == 55)
  }

  @Test func anIndicatorBeyondADomainIsNotShownThere() {
    var board = linked([table(from: 0, count: 101), table(from: 50, count: 101)])
    board.apply(.setIndicator(chart: 0, 60))
    #expect(board.charts[1].view.indicator == 60)
    board.apply(.setIndicator(chart: 0, 20))
    #expect(board.charts[0].view.indicator == 20)
    #expect(board.charts[1].view.indicator == nil)
  }

  @Test func switchedOffEachIsMovedByItself() {
    var board = Board(tables: [table(), table()])
    board.apply(.link(false))
    board.apply(.setRange(chart: 0, 10...20))
    board.apply(.setIndicator(chart: 0, 15))
    #expect(!board.isLinked && board.canLink)
    #expect(board.charts[1].view == ChartState(table: table()))
  }

  @Test func switchedOffOnlyTheOneInFrontKeepsWhatIsRead() {
    var board = Board(tables: [table(), table(), table(kind: .numbers)])
    board.apply(.bringToFront(chart: 1))
    board.apply(.setIndicator(chart: 1, 15))
    board.apply(.setMark(chart: 1, 30))
    board.apply(.setIndicator(chart: 2, 20))
    #expect(board.charts[0].view.indicator == 15 && board.charts[0].view.mark == 30)
    board.apply(.link(false))
    #expect(board.charts.map(\.view.indicator) == [nil, 15, 20])
    #expect(board.charts.map(\.view.mark) == [nil, 30, nil])
  }

  @Test func switchedOnAllShowWhatTheOneInFrontDoes() {
    var board = Board(tables: [table(), table(), table(kind: .numbers), table(kind: .numbers)])
    board.apply(.link(false))
    board.apply(.setRange(chart: 0, 10...20))
    board.apply(.setRange(chart: 1, 30...50))
    board.apply(.setIndicator(chart: 1, 35))
    board.apply(.setRange(chart: 2, 5...25))
    board.apply(.bringToFront(chart: 1))
    board.apply(.link(true))
    #expect(board.charts[0].view.visibleRange == 30...50)
    #expect(board.charts[0].view.indicator == 35)
    #expect(board.charts[3].view.visibleRange == 5...25)
    #expect(board.charts[3].view.indicator == nil)
  }

  @Test func aChartThatIsZoomedInIsLeftOutUntilItReturns() {
    var board = linked([table(), table(), table()])
    board.apply(.zoomIn(chart: 1, moment: 20, to: table(from: 10, count: 11)))
    let detail = board.charts[1]
    board.apply(.setRange(chart: 0, 40...60))
    board.apply(.setIndicator(chart: 0, 50))
    #expect(board.charts[1] == detail)
    #expect(!board.areLinked(0, 1) && board.areLinked(0, 2))
    board.apply(.setRange(chart: 1, 12...14))
    #expect(board.charts[0].view.visibleRange == 40...60)
    board.apply(.zoomOut(chart: 1))
    #expect(board.charts[1].view.visibleRange == 40...60)
    #expect(board.charts[1].view.indicator == 50)
  }

  @Test func linkedBehindAChartThatIsZoomedInAllShowItsOverview() {
    var board = Board(tables: [table(), table()])
    board.apply(.link(false))
    board.apply(.setRange(chart: 0, 10...30))
    board.apply(.zoomIn(chart: 0, moment: 20, to: table(from: 10, count: 11)))
    let detail = board.charts[0]
    board.apply(.link(true))
    #expect(board.charts[0] == detail)
    #expect(board.charts[1].view.visibleRange == 10...30)
  }

  @Test func growthKeepsTheLinkAndWhatIsShown() {
    let (old, new) = ([table()], [table(), table(), table()])
    var board = Board(tables: old)
    board.apply(.setRange(chart: 0, 10...20))
    board.apply(.setIndicator(chart: 0, 15))
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.isLinked)
    for chart in board.charts {
      #expect(chart.view.visibleRange == 10...20)
      #expect(chart.view.indicator == 15)
    }
    board.apply(.link(false))
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(!board.isLinked)
  }

  @Test func chartsThatOpenOnOtherRangesAreLinkedOnThatOfTheFirst() {
    let board = Board(tables: [table(opening: 20...40), table(opening: 60...90)])
    #expect(board.charts.map(\.view.visibleRange) == [20...40, 20...40])
  }

  private func linked(_ tables: [Table]) -> Board {
    var board = Board(tables: tables)
    board.apply(.link(true))
    return board
  }

  /// x from a number on in steps of 1; opened on all of it.
  private func table(
    from start: Double = 0, count: Int = 101, x: Column? = nil, series: Int = 1,
    kind: Presentation.XKind = .moments, isOfTable: Bool = true,
    opening: ClosedRange<Double>? = nil
  ) -> Table {
    let x = x ?? Column(start: start, step: 1, count: count)
    var presentation = Presentation()
    (presentation.xKind, presentation.isOfTable) = (kind, isOfTable)
    presentation.layout.openingRange = opening ?? x[0]...x[x.count - 1]
    return Table(
      x: x,
      series: (0..<series).map { id in
        Series(
          id: "\(id)", name: "\(id)", color: Color(rgb: 0x3DC23F),
          column: Column((0..<x.count).map { Double($0 % 7) }))
      }, presentation: presentation)
  }
}
