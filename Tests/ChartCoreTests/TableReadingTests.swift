import ChartCore
import Testing

@Suite struct TableReadingTests {
  private let gap = Double.nan

  @Test(
    "of several points at one x the last with a value is read",
    arguments: [
      ([0, 10, 10, 20], [1, 2, 3, 4], [0, 2, 3]), ([0, 10, 10, 20], [1, .nan, 3, 4], [0, 2, 3]),
      ([0, 10, 10, 20], [1, 2, .nan, 4], [0, 1, 3]),
      ([0, 10, 10, 20], [1, .nan, .nan, 4], [0, 1, 3]),
      ([0, 0, 10, 20, 20], [1, .nan, 3, .nan, 5], [0, 2, 4]), ([5], [.nan], [0]),
    ] as [([Double], [Double], [Int])])
  func equalX(x: [Double], values: [Double], read: [Int]) {
    for kind in [ChartKind.lines, .steps] {
      let table = Table(x, values, kind: kind)
      #expect(Set(x).sorted().map(table.index(reading:)) == read, "\(kind)")
    }
  }

  @Test func aValueOfAnySeriesIsEnough() {
    #expect(Table([0, 5, 5], [1, gap, gap], [1, 2, gap]).index(reading: 5) == 1)
  }

  @Test(
    "steps lead from each x to the next, whatever stands at one",
    arguments: [
      [5], [5, 5], [0, 10, 20], [0, 10, 10, 20, 30], [0, 0, 0, 10, 20, 20], [0, 1, 1, 1],
    ] as [[Double]])
  func steps(x: [Double]) {
    let table = Table(x, x.map { _ in .nan })
    let all = Set(x).sorted()
    #expect(walk(over: table, from: x[0]) { table.index(after: $0) } == all)
    #expect(walk(over: table, from: x[x.count - 1]) { table.index(before: $0) } == all.reversed())
  }

  /// The x that are read one after the other, each from the point that steps lead to.
  private func walk(
    over table: Table, from start: Double, _ next: (Range<Int>) -> Int
  ) -> [Double] {
    var read = [start]
    while read.count <= table.x.count {
      let index = table.index(reading: read[read.count - 1])
      let step = next(index..<index + 1)
      guard 0..<table.x.count ~= step else { break }
      read.append(table.x[step])
    }
    return read
  }

  @Test func pointsThatAreReadTogetherAreOneStep() {
    let table = Table([0, 1, 1, 2, 3, 3], [1, 2, 3, 4, 5, 6])
    #expect(table.index(after: 2..<4) == 4 && table.index(before: 2..<4) == 0)
  }

  @Test func aRangeHasAllPointsAtItsEnds() {
    let table = Table([0, 1, 1, 2, 3, 3], [1, 2, 3, 4, 5, 6])
    #expect(table.points(from: 2, through: 4) == 1...5)
    #expect(table.points(from: 0, through: 3) == 0...3)
  }
}
