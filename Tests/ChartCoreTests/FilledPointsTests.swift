import TestSupport
import Testing

@testable import ChartCore

@Suite struct FilledPointsTests {
  @Test func withoutGapsAllAreFilled() {
    #expect(FilledPoints(of: []) == nil)
    #expect(FilledPoints(of: [Column([1, 2]), Column([.nan, 2])]) == nil)
  }

  @Test(arguments: [1, 2, 63, 64, 65, 127, 128, 129, 1_000])
  func equalsBruteForce(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    var columns = (0..<3).map { series in
      (0..<count).map { index in
        Int.random(in: 0..<3, using: &random) == 0 ? Double(index) * [1, 0.5, 1_000][series] : .nan
      }
    }
    for series in columns.indices { columns[series][count / 2] = .nan }
    let points = try #require(FilledPoints(of: columns.map(Column.init)))
    for _ in 0..<200 {
      let ends = (0..<2).map { _ in Int.random(in: 0...count, using: &random) }
      let range = min(ends[0], ends[1])..<max(ends[0], ends[1])
      let expected = range.count { index in columns.contains { !$0[index].isNaN } }
      #expect(points.count(at: range) == expected, "seed \(count), \(range)")
    }
  }
}
