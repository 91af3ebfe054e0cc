import ChartCore
import Testing

@Suite struct ChartStateTests {
  @Test func opensOnItsLastQuarter() {
    let state = ChartState(table: Table(count: 101, every: 10))
    #expect(state.domain == 0...1000)
    #expect(state.visibleRange == 750...1000)
    #expect(state.minimumSpan == 50)
    #expect(state.seriesCount == 1)
    #expect(state.hidden.isEmpty && state.indicator == nil)
  }

  @Test(arguments: [
    ([5.0], 0.0, 5.0...5), ([5, 9], 4, 5...9), ([0, 10, 20], 10, 10...20), ([5, 5, 5], 0, 5...5),
    ([0, 1, 2, 3, 20], 5, 15...20),
  ])
  func fewPoints(x: [Double], minimumSpan: Double, visibleRange: ClosedRange<Double>) {
    let state = ChartState(table: Table(x, x))
    #expect(state.minimumSpan == minimumSpan)
    #expect(state.visibleRange == visibleRange)
  }

  @Test func hidesWhatTheFileHidesUnlessThatIsAll() {
    let some = ChartState(table: Table([0, 1], [1, 2], [3, 4], hidden: [1]))
    #expect(some.hidden == [1])
    #expect([-1, 0, 1, 2].map(some.isVisible) == [false, true, false, false])
    #expect(ChartState(table: Table([0, 1], [1, 2], [3, 4], hidden: [0, 1])).hidden.isEmpty)
  }
}
