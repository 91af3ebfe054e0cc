import ChartCore
import Testing

@testable import ChartScene

@Suite struct PieSharesTests {
  private func shares(_ columns: [Double]..., opacities: [Double]? = nil) -> [PieShare] {
    let fixture = Fixture.pie(columns)
    return PieShares(of: fixture.table, sample: fixture.sample(opacities)).sectors
  }

  @Test func sumsOverTheVisibleRangeAreParts() {
    let sectors = shares([1, 2, 3], [2, 2, 2], [5, 4, 3])
    #expect(sectors.map(\.value) == [6, 6, 12])
    #expect(sectors.map(\.percent) == [25, 25, 50])
    #expect(sectors.map(\.turns) == [0...0.25, 0.25...0.5, 0.5...1])
  }

  @Test func onlyTheDaysInTheRangeCount() {
    var fixture = Fixture.pie([[1, 10, 100], [3, 10, 0]])
    fixture.board.apply(.setRange(chart: 0, firstMoment...(firstMoment + day)))
    let sectors = PieShares(of: fixture.table, sample: fixture.sample()).sectors
    #expect(sectors.map(\.value) == [1, 3])
    #expect(sectors.map(\.percent) == [25, 75])
  }

  @Test func aDayPartlyInTheRangeCountsInPart() {
    let fixture = Fixture.pie([[2, 10], [2, 0]])
    var sample = fixture.sample()
    sample.visibleRange = firstMoment...(firstMoment + 1.5 * day)
    let sectors = PieShares(of: fixture.table, sample: sample).sectors
    #expect(sectors.map(\.value) == [7, 2])
  }

  @Test func aSeriesThatFadesHasPartOfItsSector() {
    let sectors = shares([4], [4], [4], opacities: [1, 0.5, 0])
    #expect(sectors.map(\.series) == [0, 1])
    #expect(sectors.map(\.percent) == [67, 33])
    #expect(sectors.map(\.value) == [4, 4], "the value told is whole")
  }

  @Test func gapsZerosAndWhatIsBelowThemHaveNoSector() {
    #expect(shares([.nan, 1], [0, 0], [-5, -5], [.nan, .nan]).map(\.series) == [0])
    #expect(shares([.nan, 1], [0, 0]).map(\.turns) == [0...1])
    #expect(shares([0, 0], [.nan, -1]).isEmpty)
  }

  @Test func theGreatestNumbersStayFinite() {
    let sectors = shares([1e308, 1e308], [1e308, 1], [1, 1])
    #expect(sectors.allSatisfy { $0.turns.upperBound <= 1 && $0.value.isFinite })
    #expect(sectors.map(\.percent).reduce(0, +) == 100)
  }
}
