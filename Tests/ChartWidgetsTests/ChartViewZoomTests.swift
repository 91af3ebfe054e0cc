import CGtk
import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

private nonisolated let day = 86_400_000.0

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
    #expect(view.side?.moment == 10 * day)
    #expect(view.leaving?.isDetail == false)
    #expect(view.checks.canvases.count == 3)
    #expect(view.zoomPicture(at: view.canvas.frameSeconds) != nil)
    #expect(TestWindow.wait { view.leaving == nil })
    #expect(window.settle())
    #expect(view.side?.role == .detail)
    #expect(view.side?.motion?.sample(at: .infinity).visibleRange == 10 * day...11 * day)
    window.close()
  }

  @Test func turnedBackMidwayItIsTheSideThatWasLeft() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    let before = view.side?.motion?.sample(at: .infinity)
    open(10 * day, in: window)
    #expect(TestWindow.wait { view.turn.progress(at: view.canvas.frameSeconds) > 0.1 })
    let progress = view.turn.progress(at: view.canvas.frameSeconds)
    window.store.send(.zoomOut(chart: 0))
    // Outside of a frame the clock goes on: a little further, but no jump to the other side.
    #expect(abs(view.turn.progress(at: view.canvas.frameSeconds) - progress) < 0.05)
    #expect(view.side?.isDetail == false && view.leaving?.isDetail == true)
    #expect(TestWindow.wait { view.leaving == nil })
    #expect(window.settle())
    #expect(view.side?.motion?.sample(at: .infinity) == before)
    #expect(view.checks.canvases.count == 2)
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
    #expect(view.side?.moment == 10 * day && view.leaving == nil)
    #expect(view.turn.progress(at: .infinity) == 1)
    window.close()
  }

  @Test func onlyTheMomentThatIsMissingIsComplainedAbout() async throws {
    let window = TestWindow(charts: 2, layout: .list, details: .days { _ in .missing })
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    window.store.send(.setIndicator(chart: 0, 17 * day))
    #expect(view.openShownMoment())
    #expect(await TestWindow.waitForTasks { view.complaint != nil })
    #expect(view.remark(at: .infinity) == CardRemark("No data for this day"))
    #expect(window.board.views[1]?.complaint == nil)
    window.store.send(.setIndicator(chart: 0, 16 * day))
    #expect(view.remark(at: .infinity) == nil)
    window.close()
  }

  @Test func aChartWithoutAnIndicatorOpensNothing() throws {
    let window = window()
    #expect(window.settle())
    let view = try #require(window.board.views[0])
    #expect(!view.openShownMoment())
    #expect(window.store.awaited.isEmpty)
    window.close()
  }

  @Test func everythingIsFreedWithAWindowThatIsZoomedIn() {
    let before = liveBoxes
    do {
      let window = window()
      #expect(window.settle())
      open(10 * day, in: window)
      window.store.send(.setIndicator(chart: 1, 4 * day))
      window.board.views[1]?.openShownMoment()
      window.close()
    }
    #expect(TestWindow.wait { liveBoxes <= before })
  }
}
