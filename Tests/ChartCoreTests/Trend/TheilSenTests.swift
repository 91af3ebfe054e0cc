import TestSupport
import Testing

@testable import ChartCore

/// The line by the slopes of pairs.
@Suite struct TheilSenTests {
  private func middle(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test(arguments: 0..<40) func allPairsHaveASay(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...60, using: &random)
    // Some share an x, some a place.
    let points = (0..<count).map { _ in
      (
        x: Double(Int.random(in: 0...20, using: &random)),
        y: Double(Int.random(in: -3...3, using: &random)) / 7
      )
    }
    var slopes: [Double] = []
    for i in 0..<count {
      for j in i + 1..<count where points[i].x != points[j].x {
        slopes.append((points[j].y - points[i].y) / (points[j].x - points[i].x))
      }
    }
    guard !slopes.isEmpty else { return #expect(TheilSen(points) == nil) }
    let line = try #require(TheilSen(points))
    let expected = middle(slopes)
    #expect((line(1) - line(0) - expected).magnitude < 1e-13)
    #expect((line(middle(points.map(\.x))) - middle(points.map(\.y))).magnitude < 1e-13)
  }

  @Test func whatIsFarOffChangesNothing() throws {
    let points = (0..<2000).map { index in
      (x: Double(index), y: index.isMultiple(of: 5) ? 1e9 : 3 + 0.25 * Double(index))
    }
    let line = try #require(TheilSen(points))
    #expect((line(1) - line(0) - 0.25).magnitude < 1e-3)
  }

  @Test func onePlaceHasNoLine() {
    #expect(TheilSen([]) == nil)
    #expect(TheilSen([(1, 2)]) == nil)
    #expect(TheilSen([(1, 2), (1, 3)]) == nil)
  }
}
