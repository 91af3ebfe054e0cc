import ChartCore
import Testing

@Suite struct ColumnTests {
  @Test(
    arguments: [
      [], [1], [.nan], [1, 2], [1, 2, 3], [1, 2, 4], [.nan, 1, 2], [1, 2, .nan], [5, 5, 5],
      [3, 2, 1], [0.5, 1, 1.5], [-2_147_483_648, 0, 5], [2_147_483_647, 0, 5], [1e308, -1e308, 3],
      [-1e308, 0, 1e308], [.infinity, 1, 2], [.nan, .nan, .nan], [tiniest, 0, 1], [0.1, 0.2, 0.3],
    ] as [[Double]])
  func givesBackWhatItWasGiven(values: [Double]) {
    let column = Column(values)
    #expect(column.count == values.count)
    #expect(column.gapCount == values.filter(\.isNaN).count)
    for (index, value) in values.enumerated() {
      #expect(column[index] == value || column[index].isNaN && value.isNaN)
    }
  }

  /// A gap at the end costs nothing, wherever it is asked for.
  @Test(
    arguments: [[], [5], [1, 2, 3, 4], [3, .nan, 0.5, 7], [300, -2, 9, 9, 9, 9, 1]] as [[Double]])
  func gapsAtTheEndAreGapsLikeOthers(values: [Double]) {
    let short = Column(values)
    let padded = short.padded(to: 1_000_000)
    #expect(padded.count == 1_000_000)
    #expect(padded.gapCount == short.gapCount + 1_000_000 - values.count)
    #expect(padded.trailingGapCount == short.trailingGapCount + 1_000_000 - values.count)
    #expect(padded[999_999].isNaN && padded[values.count].isNaN)
    #expect(padded.evenStep == nil)
    #expect(padded.extent(of: 0..<1_000_000) == short.extent(of: 0..<values.count))
    #expect(padded.extent(of: values.count..<1_000_000) == nil)
    let groups = [0..<2, 1..<400_000, 500_000..<1_000_000]
    #expect(
      padded.extents(of: groups)
        == groups.map { short.extent(of: $0.clamped(to: 0..<values.count)) })
    #expect(padded == Column(values + [.nan]).padded(to: 1_000_000))
    #expect(padded.padded(to: 3) == padded)
  }

  @Test func evenColumnsKnowTheirStep() {
    #expect(Column([1, 3, 5]).evenStep == 2)
    #expect(Column([5, 3, 1]).evenStep == -2)
    #expect(Column([1, 3]).evenStep == nil)
    #expect(Column([5, 5, 5]).evenStep == nil)
    #expect(Column([1, 3, 5.5]).evenStep == nil)
    #expect(Column([1, 3, .nan]).evenStep == nil)
    #expect(Column(start: 7, step: 0.5, count: 3) == Column([7, 7.5, 8]))
  }

  @Test func equalityIsOfValuesNotOfStorage() {
    #expect(Column(start: 1, step: 1, count: 2) == Column([1, 2]))
    #expect(Column([.nan, 1]) == Column([.nan, 1]))
    #expect(Column([.nan, 1]) != Column([1, .nan]))
    #expect(Column([1, 2]) != Column([1, 2, 3]))
    #expect(Column([-2_147_483_648]) != Column([.nan]))
  }
}
