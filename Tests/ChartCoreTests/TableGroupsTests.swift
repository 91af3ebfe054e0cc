import ChartCore
import TestSupport
import Testing

@Suite struct TableGroupsTests {
  private func bars(_ x: [Double]) -> Table { Table(x, x, kind: .bars) }

  @Test func periodsOfAPixelOrMoreStandAlone() {
    let table = bars([0, 1, 2, 3])
    #expect(table.groups(in: 0...4, columns: 4) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(table.groups(in: 0...4, columns: 400) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(table.groups(in: 1.5...2.5, columns: 10) == [1..<2, 2..<3])
  }

  @Test func narrowPeriodsShareAPixel() {
    let table = bars((0..<12).map(Double.init))
    #expect(table.groups(in: 0...12, columns: 3) == [0..<4, 4..<8, 8..<12])
    #expect(table.groups(in: 0...12, columns: 1) == [0..<12])
    #expect(table.groups(in: 0...12, columns: 0) == [0..<12])
    #expect(table.groups(in: 3...9, columns: 2) == [3..<6, 6..<9])
  }

  @Test func onePointAndNoneAreFine() {
    #expect(bars([5]).groups(in: 0...10, columns: 10) == [0..<1])
    #expect(bars([0, 1]).groups(in: 7...9, columns: 10).isEmpty)
  }

  @Test func equalMomentsShareAPixelWithTheOneAfterThem() {
    // The first two take no time; the third one has its own.
    #expect(bars([0, 0, 0, 1]).groups(in: 0...2, columns: 8) == [0..<2, 2..<3, 3..<4])
  }

  @Test(arguments: 0..<60) func everyPointIsInOneGroupInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var x = [0.0]
    for _ in 0..<Int.random(in: 1...800, using: &random) {
      x.append(x[x.count - 1] + [1, 1, 1, 0, 2.5, 40].randomElement(using: &random)!)
    }
    let table = bars(x)
    let edges = (0..<2).map { _ in Double.random(in: -20...x[x.count - 1] + 20, using: &random) }
    let range = edges.min()!...edges.max()!
    let columns = Int.random(in: 1...300, using: &random)
    let groups = table.groups(in: range, columns: columns)
    #expect(groups.flatMap { Array($0) } == Array(table.indexes(drawnIn: range)), "seed \(seed)")
    let pixel = range.span / Double(columns)
    for group in groups where group.count > 1 {
      #expect(x[group.upperBound - 1] - x[group.lowerBound] <= pixel, "seed \(seed)")
    }
    #expect(groups.count { $0.count > 1 } <= columns + 1, "seed \(seed)")
  }
}
