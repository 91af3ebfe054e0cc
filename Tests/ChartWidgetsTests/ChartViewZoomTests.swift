import CGtk
import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

private nonisolated let day = 86_400_000.0
private nonisolated let hour = day / 24

@Suite(.serialized, .enabled(if: TestWindow.isPossible, "needs a display"))
struct ChartViewZoomTests {
  private func window(_ layout: BoardLayout = .list) -> TestWindow {
    TestWindow(charts: 2, layout: layout, details: .days { .table(hours(around: $0)) })
  }

  /// A week of hours, with a third series that the overview does not have.
  private nonisolated func hours(around moment: Double) -> Table {
    let week = Table.hours("Week", from: moment - 3 * day, count: 168)
    let more = Series(
      id: "y2", name: "Other", color: Color(rgb: 0x4682B4), column: week.series[0].column)
    return Table(title: "Week", x: week.x, series: week.series + [more])
  }

  /// Opens a day as a store does that has read it before.
  private func open(_ moment: Double, in window: TestWindow) {
    window.store.zoom(into: hours(around: moment), of: 0, at: moment)
  }

  @Test func bothSidesAreThereOnTheWay() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    open(10 * day, in: window)
    #expect(view.model.shown?.moment == 10 * day)
    #expect(view.model.leaving?.isDetail == false)
    #expect(view.parts.checkCount == 3)
    #expect(TestWindow.wait { view.model.leaving == nil })
    #expect(window.settle())
    #expect(view.model.shown?.role == .detail)
    #expect(
      view.model.shown?.frame.sample(at: .infinity)?.visibleRange == 10 * day...11 * day - hour)
    window.close()
  }

  @Test func theEndThatLeavesReadsWhatItRead() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    let pinned = window.store.board.charts[0].view.visibleRange.upperBound
    window.store.send(.setIndicator(chart: 0, pinned))
    #expect(window.settle())
    view.pointer.follow(Point(40, 40))
    open(10 * day, in: window)
    #expect(view.model.leaving?.indicator == pinned)
    #expect(TestWindow.wait { view.model.leaving == nil })
    window.store.send(.zoomOut(chart: 0))
    #expect(view.model.leaving?.isDetail == true && view.model.leaving?.indicator == nil)
    window.close()
  }

  @Test func turnedBackMidwayItIsTheSideThatWasLeft() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    let before = view.model.shown?.frame.sample(at: .infinity)
    open(10 * day, in: window)
    #expect(TestWindow.wait { view.model.zoom.progress(at: view.model.seconds) > 0.1 })
    let (going, start) = (view.model.zoom, view.model.seconds)
    window.store.send(.zoomOut(chart: 0))
    // Outside of a frame the clock goes on, and nobody knows how far: it is on the way that was left, or a
    // little back on it, however long that took.
    let (turned, end) = (view.model.zoom, view.model.seconds)
    let (low, high) = (going.progress(at: start), going.progress(at: end))
    #expect((low - (high - low) - 0.05...high + 0.05).contains(turned.progress(at: end)))
    #expect(view.model.shown?.isDetail == false && view.model.leaving?.isDetail == true)
    #expect(TestWindow.wait { view.model.leaving == nil })
    #expect(window.settle())
    #expect(view.model.shown?.frame.sample(at: .infinity) == before)
    #expect(view.parts.checkCount == 2)
    window.close()
  }

  @Test(arguments: BoardLayout.allCases)
  func aViewThatIsBoundToAZoomedChartRests(layout: BoardLayout) throws {
    let window = window(.list)
    #expect(window.settle())
    open(10 * day, in: window)
    window.store.send(.setLayout(layout))
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    #expect(view.model.shown?.moment == 10 * day && view.model.leaving == nil)
    #expect(view.model.zoom.progress(at: .infinity) == 1)
    window.close()
  }

  @Test func onlyTheMomentThatIsMissingIsComplainedAbout() async throws {
    let window = TestWindow(charts: 2, layout: .list, details: .days { _ in .missing })
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    window.store.send(.setIndicator(chart: 0, 17 * day))
    #expect(view.indicator.open())
    #expect(await TestWindow.waitForTasks { view.indicator.remark(at: .infinity) != nil })
    #expect(view.indicator.remark(at: .infinity) == CardRemark("No data for this day"))
    #expect(window.board.views[1]?.indicator.remark(at: .infinity) == nil)
    window.store.send(.setIndicator(chart: 0, 16 * day))
    #expect(view.indicator.remark(at: .infinity) == nil)
    window.close()
  }

  @Test func aChartWithoutAnIndicatorOpensNothing() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    #expect(!view.indicator.open())
    #expect(!window.store.openings.isAwaiting)
    window.close()
  }

  @Test func everythingIsFreedWithAWindowThatIsZoomedIn() {
    let before = liveBoxes
    do {
      let window = window()
      #expect(window.settle())
      open(10 * day, in: window)
      window.store.send(.setIndicator(chart: 1, 4 * day))
      window.board.views[1]?.indicator.open()
      window.close()
    }
    #expect(TestWindow.wait { liveBoxes <= before })
  }
}
