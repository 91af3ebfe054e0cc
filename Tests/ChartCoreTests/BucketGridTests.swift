import Foundation
import TestSupport
import Testing

@testable import ChartCore

@Suite struct BucketGridTests {
  @Test func columnsAreCountedFromTheOrigin() {
    let grid = BucketGrid(from: 10, span: 5, spacing: 0)
    #expect([9.0, 10, 14.9, 15, 35].map(grid.column) == [-1, 0, 0, 1, 5])
    #expect([-1.0, 0, 3].map(grid.start) == [5, 10, 25])
    #expect([-1.0, 0, 3].map(grid.firstMoment) == [5, 10, 25])
  }

  @Test func theMiddleOfAPointsTimeIsInItsColumn() {
    let grid = BucketGrid(from: 10, span: 5, spacing: 2)
    #expect([9.0, 13.9, 14, 18.9].map(grid.column) == [0, 0, 1, 1])
    #expect([0.0, 1].map(grid.start) == [10, 15])
    // Of a time longer than a column it is half a column.
    #expect(
      [7.0, 7.5, 12.4, 12.5].map(BucketGrid(from: 10, span: 5, spacing: 99).column) == [
        -1, 0, 0, 1,
      ])
  }

  @Test(arguments: [0, -1, .nan, .infinity, tiniest]) func thereMayBeNoWidth(span: Double) {
    #expect(BucketGrid(from: 0, span: span, spacing: 1).span == 0)
  }

  @Test func whatRoundingDoesToAMovingRangeDoesNotMatter() {
    let range = 1_542_412_800_000.0...1_542_499_200_000
    let span = range.span / 1_117
    for distance in [0.1, 1_000.3, 7e9] {
      let moved = (range.lowerBound + distance)...(range.upperBound + distance)
      #expect(
        BucketGrid(from: 0, span: moved.span / 1_117, spacing: 1)
          == BucketGrid(from: 0, span: span, spacing: 1))
    }
    #expect(abs(BucketGrid(from: 0, span: span, spacing: 1).span / span - 1) < 1e-7)
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aColumnHoldsItsMoments(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Of tiny columns far from the origin, not even the edges are exact.
    let span =
      Double.random(in: 1...2, using: &random)
      * exp2(Double(Int.random(in: -9...19, using: &random)))
    let isFromZero = seed % 2 == 0
    let origin = isFromZero ? 0 : Double.random(in: -1e12...1e12, using: &random)
    let grid = BucketGrid(
      from: origin, span: span, spacing: isFromZero ? 0 : .random(in: 0...10, using: &random))
    for _ in 0..<100 {
      let moment = origin + Double.random(in: -1e9...1e9, using: &random)
      let column = grid.column(of: moment)
      #expect(grid.firstMoment(ofColumn: column) <= moment, "seed \(seed)")
      #expect(grid.firstMoment(ofColumn: column + 1) > moment, "seed \(seed)")
      let edge = grid.firstMoment(ofColumn: column)
      #expect(grid.column(of: edge) == column, "seed \(seed)")
      #expect(grid.column(of: edge.nextDown) == column - 1, "seed \(seed)")
    }
  }
}
