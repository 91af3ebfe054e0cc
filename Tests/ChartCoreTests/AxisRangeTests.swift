import Testing

@testable import ChartCore

@Suite struct AxisRangeTests {
  private let columns: [[Double]] = [[4, 5, .nan, -1], [2, .nan, .nan, 3]]

  private func range(
    _ kind: ChartKind, _ series: [Int] = [0, 1], in range: ClosedRange<Double> = 0...4
  ) -> ClosedRange<Double>? {
    Table(columns: columns, kind: kind).axisRange(of: series, in: range, bucketSpan: 0.01)
  }

  @Test func linesReachFromTheLowestToTheHighest() {
    #expect(range(.lines) == -1...5)
    #expect(range(.lines, [1]) == 2...3)
    #expect(range(.steps, in: 0...1) == 2...4)
    #expect(range(.lines, []) == nil)
  }

  @Test func barsReachFromZero() {
    #expect(range(.bars) == -1...5)
    #expect(range(.bars, [1]) == 0...3)
    #expect(range(.bars, in: 2...3) == nil)
  }

  @Test func stacksReachAsHighAsTheyStand() {
    #expect(range(.stackedBars) == -1...6)
    #expect(range(.stackedBars, [0]) == -1...5)
    #expect(range(.stackedBars, in: 0...1) == 0...6)
    #expect(range(.areas) == -1...6)
    #expect(range(.stackedBars, in: 2...3) == nil)
  }

  @Test func percentagesReachFromZeroToAHundred() {
    #expect(range(.percentageAreas) == 0...100)
    #expect(range(.percentageAreas, in: 2...3) == 0...100)
  }

  @Test func columnsAtTheEdgesCountOnlyWhereTheyAreSeen() {
    // The column of 4 ends where the range begins; a line from there would be seen.
    #expect(range(.bars, [0], in: 1...1.5) == 0...5)
    #expect(range(.lines, [0], in: 1...1.5) == 4...5)
  }

  @Test func crowdedStacksReachAsHighAsTheyAreDrawn() {
    func range(_ kind: ChartKind, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
      Table(columns: columns, kind: kind).axisRange(of: [0, 1], in: range, bucketSpan: 2)
    }
    // The means of the first two and of the last point, the one before which is a gap.
    #expect(range(.stackedBars, in: 0...4) == -1...5.5)
    #expect(range(.areas, in: 0...4) == -1...5.5)
    // A column whose second half is seen counts whole.
    #expect(range(.stackedBars, in: 1...1.5) == 0...5.5)
    #expect(range(.bars, in: 1...1.5) == 0...5)
    #expect(range(.bars, in: 2...2.5) == -1...3)
  }
}
