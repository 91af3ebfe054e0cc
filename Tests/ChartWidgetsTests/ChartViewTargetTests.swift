import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

/// A target of the same moments and other values shows where a target's mini-map comes from: to look
/// over the whole time again in every frame of a drag takes longer than the rest of it.
@Suite(.serialized, .enabled(if: TestWindow.isPossible, "needs a display"))
struct ChartViewTargetTests {
  private let first = Table.line("Chart 0")

  /// Where a view heads for this table, which the view of the first one is made to believe.
  private func target(of table: Table, like view: ChartView) throws -> ChartTarget {
    let side = try #require(view.model.shown)
    return side.layout.target(
      of: table, state: try #require(view.model.state), labels: view.model.appearance.labels)
  }

  private func settledView(in window: TestWindow) throws -> ChartView {
    #expect(window.settle())
    return try #require(window.board.views[0])
  }

  @Test func aDragKeepsTheMiniMapOfTheLastTarget() throws {
    let window = TestWindow(charts: 1, layout: .list)
    let view = try settledView(in: window)
    let higher = try target(of: first.scaled(by: 100), like: view)
    view.model.head(for: higher, .cut)
    window.store.send(.resizeLower(chart: 0, to: 0))
    let kept = try #require(view.model.shown?.frame.target)
    #expect(kept.visibleRange.lowerBound == 0)
    #expect(kept.axes.map(\.miniMapDomain) == higher.axes.map(\.miniMapDomain))
    window.close()
  }

  @Test func aTableThatHasGrownHasAMiniMapOfItsOwn() throws {
    let window = TestWindow(charts: 1, layout: .list)
    let view = try settledView(in: window)
    let grown = first.scaled(by: 10)
    let higher = try target(of: first.scaled(by: 100), like: view)
    view.model.head(for: higher, .cut)
    window.store.grow(to: [grown])
    #expect(view.model.shown?.frame.target == (try target(of: grown, like: view)))
    window.close()
  }

  @Test func anotherSeriesHasAMiniMapOfItsOwn() throws {
    let window = TestWindow(charts: 1, layout: .list)
    let view = try settledView(in: window)
    let higher = try target(of: first.scaled(by: 100), like: view)
    view.model.head(for: higher, .cut)
    window.store.send(.toggle(chart: 0, series: 1))
    #expect(view.model.shown?.frame.target == (try target(of: first, like: view)))
    window.close()
  }
}

nonisolated extension Table {
  /// The same with every value so many times as high.
  fileprivate func scaled(by factor: Double) -> Table {
    Table(
      title: title, x: x,
      series: series.map { series in
        let values = (0..<x.count).map { series.column[$0] * factor }
        return Series(
          id: series.id, name: series.name, color: series.color, column: Column(values))
      })
  }
}
