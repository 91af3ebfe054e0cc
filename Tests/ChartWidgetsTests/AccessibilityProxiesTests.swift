import CGtk
import ChartCore
import GtkBridge
import Testing

@testable import ChartWidgets

@Suite(.serialized, .enabled(if: TestWindow.isPossible, "needs a display"))
struct AccessibilityProxiesTests {
  @Test(arguments: [
    (0, 0, 0..<0), (0, 1, 0..<1), (700, 1000, 0..<1000), (0, 5000, 0..<1000), (749, 5000, 0..<1000),
    (750, 5000, 250..<1250), (4999, 5000, 4000..<5000), (3, 2, 0..<2),
  ])
  func soManyAreStoodIn(chart: Int, count: Int, expected: Range<Int>) {
    #expect(chartsToStandInFor(around: chart, of: count) == expected)
  }

  @Test func oneThatIsGivenTheKeyboardPassesItOnToItsChart() throws {
    let window = TestWindow(charts: 30, layout: .list)
    #expect(window.waits(for: 0))
    let item = try #require(window.standIn(for: 20))
    #expect(gtk_widget_grab_focus(item) != 0)
    #expect(window.settle())
    #expect(window.board.views[20]?.holdsFocus == true && window.store.board.front == 20)
    #expect(gtk_widget_get_visible(item) == 0)
    #expect(window.standIn(for: 0).map(gtk_widget_get_visible) == 1)
    window.close()
  }

  @Test func noneIsMappedOrMeasured() {
    let window = TestWindow(charts: 30, layout: .list)
    #expect(window.waits(for: 0))
    #expect(window.settle())
    for item in (0..<30).compactMap(window.standIn) {
      #expect(gtk_widget_get_mapped(item) == 0 && gtk_widget_get_width(item) == 0)
    }
    window.close()
  }

  @Test func ofVeryManyThoseNearbyAreStoodInFor() {
    let window = TestWindow(charts: 5000, layout: .list)
    #expect(window.waits(for: 0))
    #expect(window.standIn(for: 999) != nil)
    #expect(window.standIn(for: 1000) == nil)
    window.board.go(to: 4999)
    #expect(window.waits(for: 4999))
    #expect(window.standIn(for: 3999) == nil && window.standIn(for: 4000) != nil)
    window.close()
  }

  @Test func theyFollowChartsThatComeAndGo() {
    let window = TestWindow(charts: 10, layout: .list)
    #expect(window.waits(for: 0))
    #expect(window.store.change(.separate(column: 1, after: 0)))
    #expect(window.waits(for: 0) && window.standIn(for: 10) != nil)
    window.store.undo()
    #expect(window.settle())
    #expect(window.standIn(for: 9) != nil && window.standIn(for: 10) == nil)
    window.store.grow(to: [.line("Only")])
    #expect(window.standIn(for: 0) != nil && window.standIn(for: 1) == nil)
    window.close()
  }
}

extension TestWindow {
  fileprivate func standIn(for chart: Int) -> UnsafeMutablePointer<GtkWidget>? {
    board.cards.standIns.item(of: chart)
  }

  /// Waits until something stands in for a chart; returns whether that came.
  fileprivate func waits(for chart: Int) -> Bool { Self.wait { standIn(for: chart) != nil } }
}
