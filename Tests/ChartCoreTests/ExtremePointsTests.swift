import ChartCore
import Testing

@Suite struct ExtremePointsTests {
  private let gap = Double.nan

  @Test(
    "the first of the highest and of the lowest sums counts, gaps do not",
    arguments: [
      ([1, 2, 3, 4], [4, 9, 8, 0], 1, 3), ([1, 2, 2, 1], [0, 0, 0, 0], 1, 0),
      ([1, .nan, 3, .nan], [1, .nan, .nan, 2], 2, 0), ([-1, -5, 0, 1], [0, 1, 0, -1], 2, 1),
    ] as [([Double], [Double], Int, Int)])
  func sums(first: [Double], second: [Double], highest: Int, lowest: Int) {
    let table = Table([0, 1, 2, 3], first, second, kind: .stackedBars)
    #expect(table.index(ofHighestSum: true, of: [0, 1], at: 0..<4) == highest)
    #expect(table.index(ofHighestSum: false, of: [0, 1], at: 0..<4) == lowest)
  }

  @Test func onlyTheSeriesThatAreShownAreSummed() {
    let table = Table([0, 1], [1, 2], [9, 0], kind: .stackedBars)
    #expect(table.index(ofHighestSum: true, of: [0], at: 0..<2) == 1)
    #expect(table.index(ofHighestSum: true, of: [], at: 0..<2) == nil)
    #expect(Table([0], [gap], kind: .stackedBars).sum(of: [0], at: 0).isNaN)
  }
}
