import Testing

@testable import ChartCore

@Suite struct YAxisTargetTests {
  private func axes(
    _ kind: ChartKind, _ columns: [[Double]], hidden: Set<Int> = []
  ) -> [YAxisTarget] {
    let table = Table(columns: columns, kind: kind)
    return YAxisTarget.axes(
      of: table, isVisible: { !hidden.contains($0) }, in: table.domain, columnSpan: 0.01,
      miniMapColumnSpan: 0.01)
  }

  @Test func oneAxisServesAllSeries() {
    let axes = axes(.lines, [[100, 200], [300, 500]])
    #expect(axes.count == 1)
    #expect(axes[0].miniMapDomain == 100...500)
    #expect(axes[0].domain.contains(100) && axes[0].domain.contains(500))
  }

  @Test func twoAxesShareTheirLines() {
    let axes = axes(.twoAxisLines, [[261_400, 894_000], [12_360, 44_060]])
    #expect(axes.map(\.miniMapDomain) == [261_400...894_000, 12_360...44_060])
    #expect(axes.map { $0.ticks?.step } == [100_000, 5_000])
  }

  @Test func aHiddenSeriesTakesItsAxisAway() {
    let columns: [[Double]] = [[261_400, 894_000], [12_360, 44_060]]
    let first = axes(.twoAxisLines, columns, hidden: [1])
    #expect(first[0].ticks != nil && first[1].ticks == nil)
    let second = axes(.twoAxisLines, columns, hidden: [0])
    #expect(second[0].ticks == nil)
    // Alone, it has ticks of its own choice.
    #expect(second[1].ticks == YTicks(containing: 12_360...44_060))
    #expect(second[0].domain == axes(.twoAxisLines, columns)[0].domain)
  }

  @Test func percentagesAreQuarters() {
    let axes = axes(.percentageAreas, [[1, 2], [3, 4]])
    #expect(axes[0].ticks == .quarters)
    #expect(axes[0].domain.lowerBound == 0 && axes[0].domain.upperBound > 100)
    #expect(axes[0].miniMapDomain == 0...100)
    #expect(self.axes(.pie, [[1, 2], [3, 4]])[0].ticks == nil)
  }

  @Test func stacksHaveRoomForTheirSum() {
    let all = axes(.stackedBars, [[10, 20], [30, 40]])
    #expect(all[0].miniMapDomain == 0...60)
    #expect(all[0].domain.lowerBound == 0 && all[0].domain.upperBound >= 60)
    #expect(axes(.stackedBars, [[10, 20], [30, 40]], hidden: [0])[0].miniMapDomain == 0...40)
  }

  @Test(arguments: ChartKind.allCases) func gapsAloneHaveASaneAxis(kind: ChartKind) {
    for axis in axes(kind, [[.nan, .nan], [.nan, .nan]]) {
      #expect(axis.domain.lowerBound <= 0 && axis.domain.upperBound >= 1)
      #expect(axis.domain.lowerBound.isFinite && axis.domain.upperBound.isFinite)
    }
  }
}
