import TestSupport
import Testing

@testable import ChartFiles

@Suite struct TimeCoverTests {
  private static let parts: [([Range<Int>], Range<Int>, Double)] = [
    ([], 0..<10, 0), ([0..<10], 0..<10, 1), ([0..<10], 5..<15, 0.5), ([0..<10], 10..<20, 0),
    ([0..<2, 4..<6], 0..<8, 0.5), ([0..<6, 1..<3], 0..<6, 1), ([5..<5], 5..<5, 1),
    ([0..<10], 10..<10, 0), ([0..<10], 9..<9, 1), ([3..<4], 2..<2, 0),
    ([0..<10, 10..<10], 10..<10, 1), ([0..<10, 10..<10, 10..<12], 5..<15, 0.7),
  ]

  @Test(arguments: parts)
  func aPartIsCovered(stretches: [Range<Int>], range: Range<Int>, part: Double) {
    var cover = TimeCover()
    cover.add(stretches)
    #expect(cover.part(of: range) == part)
  }

  @Test func anySecondIsCoveredOnce() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var (cover, seconds) = (TimeCover(), Set<Int>())
      for _ in 0..<3 {
        let added = (0..<8).map { _ -> Range<Int> in
          let start = Int.random(in: 0..<60, using: &random)
          return start..<start + Int.random(in: 0..<9, using: &random)
        }.sorted { $0.lowerBound < $1.lowerBound }
        cover.add(added)
        added.forEach { seconds.formUnion($0) }
      }
      let start = Int.random(in: 0..<60, using: &random)
      let range = start..<start + Int.random(in: 1..<20, using: &random)
      let part = Double(range.count { seconds.contains($0) }) / Double(range.count)
      #expect((cover.part(of: range) - part).magnitude < 1e-12)
    }
  }
}
