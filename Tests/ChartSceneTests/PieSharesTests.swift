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

  @Test(
    "whole percents add up",
    arguments: [
      ([1], [100]), ([0.5, 0.5], [50, 50]), ([1.0 / 3, 1.0 / 3, 1.0 / 3], [34, 33, 33]),
      ([0.992, 0.004, 0.004], [99, 1, 0]), ([0.994, 0.003, 0.003], [100, 0, 0]), ([], []),
    ] as [([Double], [Int])])
  func percents(parts: [Double], percents: [Int]) {
    #expect(wholePercents(of: parts) == percents)
  }

  @Test("any parts add up to 100", arguments: 0..<100 as Range<UInt64>)
  func anyPartsAddUp(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let values = (0..<Int.random(in: 1...50, using: &numbers)).map { _ in
      Double.random(in: 0.001...1, using: &numbers)
    }
    let total = values.reduce(0, +)
    let percents = wholePercents(of: values.map { $0 / total })
    #expect(percents.reduce(0, +) == 100, "seed \(seed)")
    for (percent, value) in zip(percents, values) {
      #expect(abs(Double(percent) - value / total * 100) < 1, "seed \(seed)")
    }
  }
}
