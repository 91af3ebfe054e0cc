import TestSupport
import Testing

@testable import ChartCore

@Suite struct TableGroupsTests {
  private func bars(_ x: [Double]) -> Table { Table(x, x, kind: .bars) }
  private func areas(_ x: [Double]) -> Table { Table(x, x, kind: .areas) }

  @Test func periodsOfAPixelOrMoreStandAlone() {
    let table = bars([0, 1, 2, 3])
    #expect(table.groups(in: 0...4, bucketSpan: 1) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(table.groups(in: 0...4, bucketSpan: 0.01) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(table.groups(in: 1.5...2.5, bucketSpan: 0.1) == [1..<2, 2..<3])
  }

  @Test func narrowPeriodsShareAPixel() {
    let table = bars((0..<12).map(Double.init))
    #expect(table.groups(in: 0...12, bucketSpan: 4) == [0..<4, 4..<8, 8..<12])
    #expect(table.groups(in: 0...12, bucketSpan: 12) == [0..<12])
    #expect(table.groups(in: 3...9, bucketSpan: 3) == [3..<6, 6..<9])
    // Columns begin at the first moment, wherever the range does.
    #expect(table.groups(in: 4...8, bucketSpan: 3) == [3..<6, 6..<9])
    #expect(table.indexes(groupedIn: 4...8, bucketSpan: 3) == 3..<9)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func withoutAWidthOnlyOneMomentIsShared(bucketSpan: Double) {
    let groups = areas([3, 3, 3, 4]).groups(in: 0...9, bucketSpan: bucketSpan)
    #expect(groups == [0..<3, 3..<4])
    #expect(bars([5, 6]).groups(in: 0...9, bucketSpan: bucketSpan) == [0..<1, 1..<2])
  }

  @Test func onePointAndNoneAreFine() {
    #expect(bars([5]).groups(in: 0...10, bucketSpan: 1) == [0..<1])
    #expect(bars([0, 1]).groups(in: 7...9, bucketSpan: 0.2).isEmpty)
    #expect(bars([0, 1]).indexes(groupedIn: 7...9, bucketSpan: 0.2).isEmpty)
  }

  @Test func equalMomentsShareAPixelWithTheOneAfterThem() {
    // The first two take no time; the third one has its own.
    #expect(bars([0, 0, 0, 1]).groups(in: 0...2, bucketSpan: 0.25) == [0..<2, 2..<3, 3..<4])
  }

  @Test func twoValuesOfOneMomentStayApartInALine() {
    #expect(
      areas([0, 1, 1, 2]).groups(in: 0...2, bucketSpan: 0.5) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(areas([0, 1, 1, 1]).groups(in: 0...2, bucketSpan: 0.5) == [0..<1, 1..<4])
  }

  @Test func linesOfCrowdsAreFollowedToTheirNeighbours() {
    let crowd = areas((0..<12).map(Double.init))
    #expect(crowd.groups(in: 6...6.5, bucketSpan: 3) == [0..<3, 3..<6, 6..<9, 9..<12])
    #expect(crowd.groups(in: 6...6.5, bucketSpan: 0.5) == [5..<6, 6..<7, 7..<8])
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func everyPointIsInOneGroupInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table.unevenBars(using: &random)
    let (range, x) = (table.anyRange(using: &random), table.x)
    let bucketSpan = range.span / Double.random(in: 1...300, using: &random)
    let groups = table.groups(in: range, bucketSpan: bucketSpan)
    let grouped = table.indexes(groupedIn: range, bucketSpan: bucketSpan)
    #expect(groups.flatMap { Array($0) } == Array(grouped), "seed \(seed)")
    #expect(groups.allSatisfy { !$0.isEmpty }, "seed \(seed)")
    let drawn = table.indexes(drawnIn: range)
    #expect(drawn.clamped(to: grouped) == drawn, "seed \(seed)")
    let grid = table.bucketGrid(span: bucketSpan)
    for group in groups where group.count > 1 {
      let columns = [group.lowerBound, group.upperBound - 1].map { grid.column(of: x[$0]) }
      #expect(columns[0] == columns[1], "seed \(seed)")
    }
  }

  @Test("columns keep their points as the range moves", arguments: 0..<60 as Range<UInt64>)
  func groupsDoNotMove(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table.unevenBars(using: &random)
    let range = table.anyRange(using: &random)
    let bucketSpan = range.span / Double.random(in: 1...300, using: &random)
    let whole = Set(table.groups(in: table.domain, bucketSpan: bucketSpan))
    #expect(
      whole.isSuperset(of: table.groups(in: range, bucketSpan: bucketSpan)), "seed \(seed)")
  }
}

extension Table {
  /// Up to 800 columns of usual and unusual width.
  fileprivate static func unevenBars(using random: inout SeededGenerator) -> Table {
    var x = [0.0]
    for _ in 0..<Int.random(in: 1...800, using: &random) {
      x.append(x[x.count - 1] + ([1, 1, 1, 0, 2.5, 40].randomElement(using: &random) ?? 1))
    }
    return Table(x, x, kind: .bars)
  }

  /// A range in the domain or a little beside it.
  fileprivate func anyRange(using random: inout SeededGenerator) -> ClosedRange<Double> {
    let ends = (0..<2).map { _ in
      Double.random(in: domain.lowerBound - 20...domain.upperBound + 20, using: &random)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
