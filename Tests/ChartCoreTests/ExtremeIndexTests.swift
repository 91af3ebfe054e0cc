import TestSupport
import Testing

@testable import ChartCore

@Suite struct ExtremeIndexTests {
  @Test(
    arguments: [
      ("one", [5], 0..<1, 0, 0), ("equal", [2, 2, 2], 1..<3, 1, 1),
      ("ends", [9, 1, 3], 0..<3, 0, 1), ("gaps around", [.nan, 4, .nan, 7], 0..<4, 3, 1),
      ("twice", [1, 8, 1, 8], 0..<4, 1, 0),
    ] as [(String, [Double], Range<Int>, Int, Int)])
  func isTheFirst(name: String, values: [Double], range: Range<Int>, highest: Int, lowest: Int) {
    let column = Column(values)
    #expect(column.index(ofHighest: true, at: range) == highest, "\(name)")
    #expect(column.index(ofHighest: false, at: range) == lowest, "\(name)")
  }

  @Test func gapsAloneHaveNone() {
    #expect(Column([.nan, .nan, 1]).index(ofHighest: true, at: 0..<2) == nil)
    #expect(Column([1]).index(ofHighest: true, at: 0..<0) == nil)
  }

  @Test func longColumnsAreAsOneByOne() {
    var random = SeededGenerator(seed: 7)
    let values = (0..<5000).map { _ in Double(Int.random(in: -300...300, using: &random)) / 4 }
    let column = Column(values)
    for _ in 0..<200 {
      let start = Int.random(in: 0..<4999, using: &random)
      let range = start..<Int.random(in: start + 1...5000, using: &random)
      let most = values[range].max()
      #expect(column.index(ofHighest: true, at: range) == values[range].firstIndex { $0 == most })
    }
  }
}
