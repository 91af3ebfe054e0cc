import ChartCore
import Testing

@Suite struct DrillDownTests {
  private let overview = Table(
    (0..<100).map { Double($0) * day }, (0..<100).map(Double.init), (0..<100).map(Double.init),
    hidden: [1])
  private let week = Table(
    (0..<168).map { 47 * day + Double($0) * hour }, (0..<168).map(Double.init),
    (0..<168).map(Double.init))

  private var zoomed: Board {
    var board = Board(tables: [overview, overview])
    board.apply(.setRange(chart: 0, 30 * day...70 * day))
    board.apply(.setIndicator(chart: 0, 50 * day))
    board.apply(zoomIn(board))
    return board
  }

  private func zoomIn(_ board: Board, at moment: Double = 50 * day) -> Board.Action {
    .zoomIn(chart: 0, moment: moment, to: week)
  }

  /// What the detail of a moment of the overview shows as it opens.
  private func opened(_ detail: Table, at moment: Double, over: ClosedRange<Double>? = nil)
    -> ChartState
  {
    var board = Board(tables: [overview])
    let told = over.map { range in detail.presented { $0.layout.openingRange = range } } ?? detail
    board.apply(.zoomIn(chart: 0, moment: moment, to: told))
    return board.charts[0].view
  }

  @Test func aDetailOpensOnThePointsTimeUnlessItSaysAnother() {
    #expect(opened(week, at: 50 * day).visibleRange == 50 * day...51 * day - hour)
    #expect(
      opened(week, at: 50 * day, over: 48 * day...50 * day).visibleRange
        == 48 * day...50 * day - hour, "a line ends with the last value of the time")
  }

  @Test func theYAxisIsThatOfTheOtherChart() {
    var board = Board(tables: [overview, overview])
    board.apply(.setYScale(chart: 0, .logarithmic))
    board.apply(zoomIn(board))
    #expect(board.charts[0].view.yScale == .logarithmic)
    board.apply(.setYScale(chart: 0, .fromZero))
    board.apply(.zoomOut(chart: 0))
    #expect(board.charts[0].view.yScale == .fromZero)
  }

  @Test func aDetailTakesTheChartsPlace() {
    #expect(zoomed.charts[0].view.visibleRange == 50 * day...51 * day - hour)
    #expect(zoomed.charts[0].view.domain == week.domain)
    #expect(zoomed.charts[0].view.indicator == nil)
    #expect(zoomed.charts[0].zoom?.moment == 50 * day)
    #expect(zoomed.charts[1].zoom == nil && zoomed.charts[1].view == ChartState(table: overview))
  }

  @Test func zoomingOutReturnsExactlyToTheViewBefore() {
    var board = Board(tables: [overview, overview])
    board.apply(.setRange(chart: 0, 30 * day...70 * day))
    board.apply(.setIndicator(chart: 0, 50 * day))
    let before = board
    board.apply(zoomIn(board))
    board.apply(.moveRange(chart: 0, by: hour))
    board.apply(.toggle(chart: 0, series: 0))
    #expect(board.charts[0].view.visibleRange.lowerBound == 50 * day + hour)
    board.apply(.zoomOut(chart: 0))
    #expect(board == before)
  }

  /// Series 1 is off from the start.
  @Test(
    arguments: [
      ([], [1]), ([1], []), ([1, 0], [0]), ([1, 0, 0], []),
    ] as [([Int], Set<Int>)])
  func whatIsSwitchedInsideIsSwitchedOutside(series: [Int], hidden: Set<Int>) {
    var board = zoomed
    for index in series { board.apply(.toggle(chart: 0, series: index)) }
    board.apply(.zoomOut(chart: 0))
    #expect(board.charts[0].view.hidden == hidden)
  }

  @Test func whatOnlyTheDetailHasChangesNothingOutside() {
    var board = Board(tables: [overview])
    let other = Table([0, 1], [1, 2], [3, 4], [5, 6])
    board.apply(.zoomIn(chart: 0, moment: 0, to: other))
    board.apply(.solo(chart: 0, series: 2))
    board.apply(.zoomOut(chart: 0))
    #expect(board.charts[0].view.hidden == [1])
  }

  @Test func fromDayToDayTheOverviewStays() {
    var board = zoomed
    let overview = board.overview(of: 0)
    board.apply(zoomIn(board, at: 51 * day))
    #expect(board.overview(of: 0) == overview)
    #expect(board.charts[0].zoom?.moment == 51 * day)
  }

  @Test func whatMakesNoSenseChangesNothing() {
    var board = Board(tables: [overview])
    let before = board
    board.apply(.zoomOut(chart: 0))
    board.apply(.zoomOut(chart: 7))
    board.apply(zoomIn(board, at: .nan))
    board.apply(zoomIn(board, at: .infinity))
    board.apply(.zoomIn(chart: 9, moment: 0, to: week))
    board.apply(.zoomIn(chart: -1, moment: 0, to: week))
    #expect(board == before)
  }

  @Test func seriesThatAreOffStayOffUnderTheirNames() {
    #expect(opened(week, at: 50 * day, over: week.domain).hidden == [1])
  }

  @Test func aDetailWithoutTheOthersIsShownWhole() {
    #expect(opened(Table([0, 1], [1, 2]), at: 0, over: 0...1).hidden.isEmpty)
    let swapped = Table(
      x: Column([0, 1]),
      series: [
        Series(id: "y1", name: "b", color: Color(rgb: 0), column: Column([1, 2])),
        Series(id: "y9", name: "c", color: Color(rgb: 0), column: Column([1, 2])),
      ])
    #expect(opened(swapped, at: 0, over: 0...1).hidden == [0])
  }

  @Test func anOpeningBeyondTheDetailIsMovedInside() {
    let range = opened(week, at: 50 * day, over: 46 * day...47 * day).visibleRange
    #expect(range == 47 * day...48 * day)
  }
}
