import ChartScene
import Testing

@testable import ChartWidgets

@Suite struct SectorMotionTests {
  @Test func nothingIsOutAtFirst() {
    let sectors = SectorMotion()
    #expect(sectors.chosen == nil && sectors.selections(at: 0).isEmpty && sectors.isFinished(at: 0))
  }

  @Test func aChosenSectorMovesOut() {
    var sectors = SectorMotion()
    sectors.choose(2, isAnimated: true, at: 1)
    #expect(sectors.selections(at: 1).isEmpty)
    let midway = sectors.selections(at: 1.1)
    #expect(midway.map(\.series) == [2] && (0.1..<1).contains(midway[0].amount))
    #expect(sectors.selections(at: 1.2) == [PieSelection(series: 2)])
    #expect(!sectors.isFinished(at: 1.19) && sectors.isFinished(at: 1.2))
  }

  @Test func theLastOneGoesBackMeanwhile() {
    var sectors = SectorMotion()
    sectors.choose(2, isAnimated: true, at: 0)
    sectors.choose(0, isAnimated: true, at: 1)
    #expect(sectors.selections(at: 1) == [PieSelection(series: 2)])
    #expect(sectors.selections(at: 1.1).map(\.series) == [0, 2])
    #expect(sectors.selections(at: 1.2) == [PieSelection(series: 0)])
    sectors.choose(nil, isAnimated: true, at: 2)
    #expect(sectors.chosen == nil && sectors.selections(at: 2.2).isEmpty)
  }

  @Test func withoutAnimationsItIsThereAtOnce() {
    var sectors = SectorMotion()
    sectors.choose(1, isAnimated: false, at: 0)
    #expect(sectors.selections(at: 0) == [PieSelection(series: 1)] && sectors.isFinished(at: 0))
    sectors.choose(nil, isAnimated: false, at: 0)
    #expect(sectors.selections(at: 0).isEmpty)
  }
}
