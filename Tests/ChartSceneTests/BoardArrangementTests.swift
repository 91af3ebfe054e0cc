import ChartCore
import Testing

@testable import ChartScene

/// What the arrangements say of a board of five charts, each by the same questions.
@Suite struct BoardArrangementTests {
  private static let tables = (0..<5).map { _ in Table.waves(count: 10) }
  private let arrangements = BoardArrangements(
    of: tables, viewport: Size(1000, 700), textScale: 1)

  private func board(_ layout: BoardLayout, _ actions: Board.Action...) -> Board {
    var board = Board(tables: Self.tables)
    for action in [.setLayout(layout)] + actions { board.apply(action) }
    return board
  }

  @Test(arguments: [
    (BoardLayout.list, ChartForm.full, true, false, false),
    (.carousel, .full, false, true, true), (.cards, .card, false, false, false),
  ])
  func areWhatTheyAre(
    layout: BoardLayout, form: ChartForm, scrolls: Bool, turns: Bool, hasDots: Bool
  ) {
    let arrangement = arrangements[layout]
    #expect(arrangement.form == form)
    #expect((arrangement.scrolledHeight != nil) == scrolls)
    #expect((arrangement.pageDistance != nil) == turns)
    #expect(arrangement.hasDots == hasDots)
    #expect((arrangement.scroll(showing: 3, from: 0) != nil) == scrolls)
    #expect(
      (arrangement.action(forWheel: 1, in: board(layout)) == .bringToFront(chart: 1)) == turns)
  }

  @Test func oneChartTakesTheHandWhereOthersLieBehind() {
    #expect(arrangements[.list].reachableChart(in: board(.list)) == nil)
    #expect(
      arrangements[.carousel].reachableChart(in: board(.carousel, .bringToFront(chart: 2))) == 2)
    #expect(arrangements[.cards].reachableChart(in: board(.cards, .frontToBack)) == 1)
    #expect(arrangements[.cards].reachableChart(in: board(.cards, .open(chart: 3))) == 3)
  }

  @Test func theOneInFrontIsTheOneThatPeopleLookAt() {
    var position = BoardPosition()
    #expect(arrangements[.list].chartInFront(of: board(.list), at: position) == 0)
    position.scroll = arrangements[.list].scroll(showing: 4, from: 0) ?? 0
    #expect((arrangements[.list].chartInFront(of: board(.list), at: position) ?? 0) > 1)
    #expect(
      arrangements[.carousel].chartInFront(
        of: board(.carousel, .bringToFront(chart: 2)), at: position) == 2)
    #expect(arrangements[.cards].chartInFront(of: board(.cards, .frontToBack), at: position) == 1)
  }

  @Test func pressesAndPulls() {
    #expect(arrangements[.list].action(pressing: 2, in: board(.list)) == nil)
    #expect(
      arrangements[.carousel].action(pressing: 2, in: board(.carousel)) == .bringToFront(chart: 2))
    #expect(arrangements[.cards].action(pressing: 2, in: board(.cards)) == .open(chart: 2))
    for layout in BoardLayout.allCases {
      let isCards = layout == .cards
      #expect(arrangements[layout].isPulled(0, in: board(layout)) == isCards)
      #expect((arrangements[layout].action(afterPull: 1e4) == .frontToBack) == isCards)
      #expect(arrangements[layout].action(afterPull: 1) == nil)
    }
    #expect(!arrangements[.cards].isPulled(1, in: board(.cards)))
    #expect(!arrangements[.cards].isPulled(0, in: board(.cards, .open(chart: 0))))
  }

  @Test(
    arguments: [
      (BoardKey.left, nil, .bringToFront(chart: 1), nil),
      (.right, nil, .bringToFront(chart: 3), nil),
      (.pageUp, nil, .bringToFront(chart: 1), .backToFront),
      (.pageDown, nil, .bringToFront(chart: 3), .frontToBack),
      (.home, nil, .bringToFront(chart: 0), nil), (.end, nil, .bringToFront(chart: 4), nil),
      (.enter, nil, nil, .open(chart: 0)), (.escape, nil, nil, nil),
    ] as [(BoardKey, Board.Action?, Board.Action?, Board.Action?)])
  func keys(key: BoardKey, list: Board.Action?, carousel: Board.Action?, cards: Board.Action?) {
    #expect(arrangements[.list].action(for: key, in: board(.list)) == list)
    #expect(
      arrangements[.carousel].action(for: key, in: board(.carousel, .bringToFront(chart: 2)))
        == carousel)
    #expect(arrangements[.cards].action(for: key, in: board(.cards)) == cards)
    let opened = arrangements[.cards].action(for: key, in: board(.cards, .open(chart: 0)))
    #expect(opened == (key == .escape ? .close : nil))
  }

  @Test func chartsNearTheScreenAreThere() {
    let position = BoardPosition()
    #expect(arrangements[.list].charts(in: board(.list), at: position).contains(0))
    #expect(!arrangements[.list].charts(in: board(.list), at: position).contains(4))
    #expect(
      arrangements[.carousel].charts(in: board(.carousel, .bringToFront(chart: 4)), at: position)
        .contains(4))
    #expect(arrangements[.cards].charts(in: board(.cards), at: position).contains(0))
  }
}
