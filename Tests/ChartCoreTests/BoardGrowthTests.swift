import ChartCore
import Testing

@Suite struct BoardGrowthTests {
  @Test func growsAsItOpensWhereNothingWasChanged() {
    let (old, new) = ([table(["a"])], [table(["a", "b"], hidden: ["b"]), table(["c"])])
    var board = Board(tables: old)
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board == Board(tables: new))
  }

  @Test func nothingHappensWhereNothingGrew() {
    let tables = [table(["a", "b"]), table(["c"])]
    var board = changed(Board(tables: tables))
    let before = board
    board.apply(.grow(ColumnCatalog(charts: tables)))
    #expect(board == before)
  }

  @Test func whatWasChangedStays() {
    let (old, new) = ([table(["a", "b"])], [table(["a", "b", "c"]), table(["d"])])
    var board = changed(Board(tables: old))
    let before = board
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.charts.count == 2)
    #expect(board.charts[0].view.visibleRange == before.charts[0].view.visibleRange)
    #expect(board.charts[0].view.indicator == before.charts[0].view.indicator)
    #expect(board.charts[0].view.hidden == [0])
    #expect(board.layout == .cards)
    #expect(board.charts[1].view == ChartState(table: new[1]))
  }

  @Test func seriesAreKnownByTheirId() {
    let (old, new) = ([table(["a", "b"])], [table(["c", "b", "a"], hidden: ["c"])])
    var board = Board(tables: old)
    board.apply(.toggle(chart: 0, series: 0))
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.charts[0].view.hidden == [0, 2])
  }

  @Test func oneSeriesStaysVisible() {
    let (old, new) = ([table(["a", "b"])], [table(["a"])])
    var board = Board(tables: old)
    board.apply(.toggle(chart: 0, series: 0))
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.charts[0].view.hidden == [])
  }

  @Test(arguments: [(40, true), (20, true), (19, false), (5, false)])
  func aRangeStaysWhereAllOfItsTimeIsThere(count: Int, isKept: Bool) {
    let (old, new) = ([table(["a"])], [table(["a"], count: count)])
    var board = changed(Board(tables: old))
    let range = isKept ? board.charts[0].view.visibleRange : ChartState(table: new[0]).visibleRange
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.charts[0].view.visibleRange == range)
  }

  @Test func allOfATimeThatGrowsStaysInSight() {
    let (old, new) = ([table(["a"])], [table(["a"], count: 40)])
    var board = Board(tables: old)
    board.apply(.grow(ColumnCatalog(charts: new)))
    #expect(board.charts[0].view.visibleRange == ChartState(table: new[0]).visibleRange)
  }

  @Test func anIndicatorOfAnotherTimeIsForgotten() {
    let (old, new) = ([table(["a"])], [table(["a"], count: 10)])
    for (moment, expected) in [(9.0, 9.0), (10, nil)] as [(Double, Double?)] {
      var board = Board(tables: old)
      board.apply(.setIndicator(chart: 0, moment))
      board.apply(.grow(ColumnCatalog(charts: new)))
      #expect(board.charts[0].view.indicator == expected)
    }
  }

  @Test func theFrontStaysAndNewCardsKeepTheirOrder() {
    let old = [table(["a"]), table(["b"])]
    var board = Board(tables: old)
    board.apply(.frontToBack)
    board.apply(.grow(ColumnCatalog(charts: old + [table(["c"])])))
    #expect(board.charts.indices.map(board.rank(of:)) == [2, 0, 1])
  }

  @Test func whatIsNoMoreIsLeft() {
    let old = [table(["a"]), table(["b"])]
    var board = Board(tables: old)
    for action in [
      Board.Action.setLayout(.cards), .frontToBack, .bringToFront(chart: 1), .open(chart: 1),
    ] {
      board.apply(action)
    }
    board.apply(.grow(ColumnCatalog(charts: [old[0]])))
    #expect(board.front == 0)
    #expect(board.openedChart == nil)
  }

  @Test func aZoomEndsInItsOverview() {
    let tables = [table(["a", "b"])]
    var board = changed(Board(tables: tables))
    let overview = board.charts[0]
    board.apply(.zoomIn(chart: 0, moment: 0, to: table(["x"], count: 3)))
    board.apply(.grow(ColumnCatalog(charts: tables)))
    #expect(board.charts.allSatisfy { $0.zoom == nil })
    #expect(board.charts[0] == overview)
  }

  /// A board on which people changed something of everything.
  private func changed(_ board: Board) -> Board {
    var board = board
    for action in [
      Board.Action.setRange(chart: 0, 2...9), .setIndicator(chart: 0, 4),
      .toggle(chart: 0, series: 0), .setLayout(.cards),
    ] {
      board.apply(action)
    }
    return board
  }

  private func table(_ ids: [String], count: Int = 20, hidden: Set<String> = []) -> Table {
    Table(
      x: Column(start: 0, step: 1, count: count),
      series: ids.map { id in
        Series(
          id: id, name: id, color: Color(rgb: 0x3DC23F),
          column: Column((0..<count).map { Double($0 * $0 % 7) }), isHidden: hidden.contains(id))
      })
  }
}
