import CGtk
import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

@Suite(.serialized, .enabled(if: TestWindow.isPossible, "needs a display"))
struct BoardViewTests {
  /// At 1000 by 740 two or three charts are seen, and some more are ready.
  private static let mostViews = 8

  @Test(arguments: BoardLayout.allCases)
  func aThousandChartsHaveAHandfulOfViews(layout: BoardLayout) {
    let few = TestWindow(charts: 5, layout: layout)
    let many = TestWindow(charts: 1000, layout: layout)
    #expect(few.settle() && many.settle())
    #expect(many.board.viewCount <= Self.mostViews)
    #expect(many.board.viewCount <= few.board.viewCount + 1)
    few.close()
    many.close()
  }

  @Test func viewsAreUsedAgainWhereTheListIsScrolled() {
    let window = TestWindow(charts: 1000, layout: .list)
    #expect(window.settle())
    let first = window.board.allViews.map(ObjectIdentifier.init)
    let last = gtk_adjustment_get_upper(window.board.adjustment)
    gtk_adjustment_set_value(window.board.adjustment, last)
    #expect(TestWindow.wait { window.board.views.keys.contains(999) })
    #expect(!window.board.views.keys.contains(0))
    #expect(window.board.viewCount <= Self.mostViews)
    #expect(!Set(first).isDisjoint(with: window.board.allViews.map(ObjectIdentifier.init)))
    window.close()
  }

  @Test func theListKeepsItsPlaceWhileAnotherLayoutIsShown() {
    let window = TestWindow(charts: 20, layout: .list)
    #expect(window.settle())
    gtk_adjustment_set_value(window.board.adjustment, 1234)
    #expect(window.settle())
    window.store.send(.setLayout(.carousel))
    #expect(window.settle())
    #expect(gtk_adjustment_get_value(window.board.adjustment) == 0)
    window.store.send(.setLayout(.list))
    #expect(window.settle())
    #expect(gtk_adjustment_get_value(window.board.adjustment) == 1234)
    window.close()
  }

  @Test func everyLayoutShowsTheSharedState() {
    let window = TestWindow(charts: 3, layout: .list)
    #expect(window.settle())
    window.store.send(.toggle(chart: 0, series: 1))
    window.store.send(.resizeLower(chart: 0, to: 0))
    for layout in BoardLayout.allCases {
      window.store.send(.setLayout(layout))
      #expect(window.settle())
      let view = window.board.views[0]
      #expect(view?.model.state?.hidden == [1])
      #expect(view?.model.state?.visibleRange.lowerBound == 0)
    }
    window.close()
  }

  @Test func openedCardIsAChartSetOfItsOwn() {
    let window = TestWindow(charts: 3, layout: .cards)
    #expect(window.settle())
    #expect(window.board.views[0]?.model.form == .card)
    window.store.send(.open(chart: 0))
    #expect(window.settle())
    #expect(window.board.openedView?.model.form == .full)
    window.store.send(.close)
    #expect(TestWindow.wait { window.board.openedView == nil })
    window.close()
  }

  @Test(arguments: 0..<3)
  func aCardThatIsOpenedIsDrawnFromWhereverItWas(rank: Int) {
    let window = TestWindow(charts: 3, layout: .cards)
    #expect(window.settle())
    window.store.send(.open(chart: rank))
    #expect(window.settle())
    // What a card further back leaves out, under the one before it, is there again.
    #expect(window.board.openedView.map { gtk_widget_get_opacity($0.pointer.widget) } == 1)
    window.close()
  }

  @Test(arguments: BoardLayout.allCases)
  func chartsGrowWhereTheyAre(layout: BoardLayout) {
    let window = TestWindow(charts: 1, layout: layout)
    #expect(window.settle())
    let view = window.board.views[0]
    let one = window.store.board.charts[0].table
    let start = Table(title: one.title, x: one.x, series: [one.series[0]])
    window.store.grow(to: [start])
    #expect(window.settle())
    #expect(view?.parts.checkCount == 0)
    window.store.send(.resizeLower(chart: 0, to: 0))
    window.store.grow(to: [one, .line("More")])
    #expect(window.settle())
    #expect(window.board.views[0] === view)
    #expect(view?.parts.checkCount == (layout == .cards ? 0 : 2))
    #expect(view?.model.shown?.table.series.count == 2)
    #expect(view?.model.shown?.frame.sample(at: view?.model.seconds ?? 0)?.opacities == [1, 1])
    #expect(view?.model.state?.visibleRange.lowerBound == 0)
    #expect(window.board.views[1] != nil)
    window.close()
  }

  /// Charts on their way from one layout to the next may go, and others take their places.
  @Test(arguments: BoardLayout.allCases, BoardLayout.allCases)
  func aChartMayGoWhileALayoutChanges(from: BoardLayout, to: BoardLayout) {
    let window = TestWindow(charts: 2, layout: from)
    #expect(window.settle())
    window.store.send(.bringToFront(chart: 1))
    window.store.send(.setLayout(to))
    _ = TestWindow.wait(seconds: 0.1) { false }
    for column in 0..<2 { window.store.change(.takeOff(column: column)) }
    #expect(window.settle())
    #expect(window.store.board.charts.count == 1 && window.board.views.keys.allSatisfy { $0 == 0 })
    window.store.undo()
    #expect(window.settle())
    window.close()
  }

  @Test func everythingIsFreedWithTheWindow() {
    let before = liveBoxes
    do {
      let window = TestWindow(charts: 8, layout: .list)
      for layout in BoardLayout.allCases {
        window.store.send(.setLayout(layout))
        #expect(window.settle())
      }
      window.store.send(.open(chart: 2))
      #expect(window.settle())
      #expect(liveBoxes > before)
      window.close()
    }
    #expect(TestWindow.wait { liveBoxes <= before })
  }
}
