import CGtk
import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

@Suite(.serialized, .enabled(if: TestWindow.isPossible, "needs a display"))
struct BoardFocusTests {
  @Test func pointerAndKeyboardReachTheSameCharts() {
    let window = TestWindow(charts: 4, layout: .list)
    func reachable() -> [Int] {
      window.board.views.filter { $0.value.isReachable }.keys.sorted()
    }
    #expect(window.settle())
    #expect(reachable() == window.board.views.keys.sorted())
    window.store.send(.setLayout(.carousel))
    window.store.send(.bringToFront(chart: 3))
    #expect(reachable() == [3])
    window.store.send(.setLayout(.cards))
    #expect(reachable() == [3])
    window.store.send(.frontToBack)
    #expect(reachable() == [0])
    window.store.send(.open(chart: 2))
    #expect(reachable() == [])
    #expect(window.board.openedView?.isReachable == true)
    window.store.send(.close)
    #expect(reachable() == [0])
    #expect(window.board.openedView?.isReachable == false)
    window.store.send(.open(chart: 3))
    #expect(window.board.openedView?.model.chart == 3)
    window.close()
  }

  @Test func goingToAChartTakesTheKeyboardAlong() {
    let window = TestWindow(charts: 12, layout: .list)
    func focused() -> [Int] {
      window.board.allViews.filter(\.holdsFocus).compactMap(\.model.chart)
    }
    #expect(window.settle())
    window.store.send(.bringToFront(chart: 0))
    window.board.focus()
    for layout in BoardLayout.allCases {
      window.store.send(.setLayout(layout))
      for chart in [5, 0, 11] {
        window.board.go(to: chart)
        #expect(window.settle())
        #expect(focused() == [chart] && window.store.board.front == chart)
      }
    }
    window.store.send(.open(chart: 11))
    #expect(window.board.openedView?.holdsFocus == true)
    window.close()
  }

  @Test func theKeyboardGoesAlongWithThePageAndDoesNotMoveIt() {
    let window = TestWindow(charts: 20, layout: .list)
    #expect(window.settle())
    window.board.focus()
    for offset in [1234.0, 4321, 17] {
      gtk_adjustment_set_value(window.board.adjustment, offset)
      #expect(window.settle())
      #expect(gtk_adjustment_get_value(window.board.adjustment) == offset)
      let front = window.store.board.front
      #expect(window.board.views[front]?.holdsFocus == true)
    }
    window.close()
  }
}
