import ChartCore
import Testing

@testable import ChartCore

@Suite struct TablePeriodsTests {
  /// Days 0, 1, 2, then a hole, then 6 and 7.
  let holed = Table([0, 1, 2, 6, 7].map { $0 * day }, [1, 2, 3, 4, 5], kind: .bars)

  @Test(
    arguments: [
      ([0, 10, 20], 10.0), ([0, 10, 20, 500], 10), ([0, 0, 0, 7], 7), ([0, 1, 100], 1),
      ([0, 100, 101], 1),
      ([5], day), ([5, 5, 5], day), ([0, 1e308], 1e308),
    ] as [([Double], Double)])
  func theSpacingIsTheUsualDistance(x: [Double], spacing: Double) {
    #expect(Table(x, x).spacing == spacing)
  }

  @Test func aLonePointOfADayStandsForAnHour() {
    var presentation = Presentation()
    presentation.xKind = .timesOfDay
    #expect(Table([0], [1], presentation: presentation).spacing == hour)
  }

  @Test func aPeriodEndsWithTheNextOneButNotBeyondAHole() {
    #expect((0..<5).map { holed.end(ofPeriod: $0) / day } == [1, 2, 3, 7, 8])
    let oneMissing = Table([0, 1, 3, 4].map { $0 * day }, [1, 2, 3, 4], kind: .bars)
    #expect((0..<4).map { oneMissing.end(ofPeriod: $0) / day } == [1, 2, 4, 5])
    let together = Table([0, 0, 10], [1, 2, 3], kind: .steps)
    #expect((0..<3).map { together.end(ofPeriod: $0) } == [0, 10, 20])
  }

  @Test(arguments: ChartKind.allCases)
  func theDomainHoldsTheLastPeriod(kind: ChartKind) {
    let table = Table([0, 10, 20], [1, 2, 3], [1, 2, 3], kind: kind)
    #expect(table.domain == (kind.fillsPeriods ? 0...30 : 0...20))
  }

  @Test(
    arguments: [
      (0.0...8, 0..<5), (0.5...0.6, 0..<1), (1...2, 1..<2), (1...2.1, 1..<3), (3...6, 3..<3),
      (3.5...5, 3..<3), (2.9...6.1, 2..<4), (8...9, 5..<5), (-3 ... -1, 0..<0), (7.5...7.5, 4..<5),
    ])
  func columnsAreDrawnWhereTheirTimeIsSeen(range: ClosedRange<Double>, expected: Range<Int>) {
    let range = range.lowerBound * day...range.upperBound * day
    #expect(holed.indexes(drawnIn: range) == expected)
  }

  @Test func linesAreDrawnToTheirNeighbours() {
    let lines = Table([0, 10, 20, 30], [1, 2, 3, 4])
    #expect(lines.indexes(drawnIn: 12...18) == 1..<3)
    #expect(lines.indexes(drawnIn: 10...20) == 0..<4)
  }

  @Test(
    arguments: [
      (0.0, 0), (0.9, 0), (1, 1), (2.5, 2), (4, 2), (4.5, 2), (4.6, 3), (5.9, 3), (6, 3), (99, 4),
      (-5, 0), (.nan, 0),
      (.infinity, 4), (-.infinity, 0),
    ])
  func aColumnIsReadInItsTimeAndTheNearestInNone(moment: Double, index: Int) {
    #expect(holed.index(reading: moment * day) == index)
  }

  @Test func linesAreReadAtTheNearestPoint() {
    let lines = Table([0, 10, 20], [1, 2, 3])
    #expect([4.0, 6, 14, 16, -9, 99].map(lines.index(reading:)) == [0, 1, 1, 2, 0, 2])
  }
}
