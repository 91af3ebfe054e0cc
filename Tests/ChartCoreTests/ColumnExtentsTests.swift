import TestSupport
import Testing

@testable import ChartCore

/// The extents of many groups at once.
@Suite struct ColumnExtentsTests {
  @Test func ofNoGroupsThereAreNone() {
    #expect(Column([1, 2]).extents(of: []).isEmpty)
  }

  /// Every kind of number, with and without gaps: as each group's extent alone.
  @Test(arguments: [1.0, 100, 30_000, 1e9, 0.5], [0, 1, 3, 400])
  func areThoseOfEachGroup(size: Double, gaps: Int) {
    var random = SeededGenerator(seed: UInt64(gaps) + 1)
    let column = Column(
      (0..<3_000).map { _ in
        let isGap = Int.random(in: 0..<500, using: &random) < gaps
        return isGap ? .nan : (Double.random(in: -1...1, using: &random) * 2).rounded() * size
      })
    let groups = (0..<50).map { _ in
      let ends = [0, 0].map { _ in Int.random(in: 0..<column.count, using: &random) }.sorted()
      return ends[0]..<ends[1] + 1
    }
    #expect(column.extents(of: groups) == groups.map(column.extent))
  }

  @Test func evenlySpacedOnesCount() {
    let column = Column(start: 5, step: -2, count: 9)
    #expect(column.extents(of: [0..<1, 2..<5]) == [5...5, -3...1])
  }
}
