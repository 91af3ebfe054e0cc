import ChartCore
import TestSupport
import Testing

@Suite struct TableRunsTests {
  @Test func runsEndAtGaps() {
    let table = Table([0, 1, 2, 3, 4, 5, 6], [.nan, 1, 2, .nan, 4, .nan, .nan])
    #expect(table.runs(ofSeries: 0, in: 0...6, columns: 100) == [[1, 2], [4]])
  }

  @Test func nothingButGapsIsNoRun() {
    let table = Table([0, 1], [.nan, .nan], [1, .nan], [.nan, 2])
    #expect(table.runs(ofSeries: 0, in: 0...1, columns: 10).isEmpty)
    #expect(table.runs(ofSeries: 1, in: 0...1, columns: 10) == [[0]])
    #expect(table.runs(ofSeries: 2, in: 0...1, columns: 10) == [[1]])
  }

  @Test func onePointIsARun() {
    let table = Table([7], [1])
    #expect(table.runs(ofSeries: 0, in: 7...7, columns: 100) == [[0]])
    #expect(table.runs(ofSeries: 0, in: 7...7, columns: 0) == [[0]])
    #expect(table.runs(ofSeries: 0, in: 8...9, columns: -3) == [[0]])
  }

  @Test func neighboursBeyondTheEdgesRemain() {
    let table = Table(count: 100, every: 1)
    #expect(table.runs(ofSeries: 0, in: 10.5...12.5, columns: 100) == [[10, 11, 12, 13]])
    #expect(table.runs(ofSeries: 0, in: 10.2...10.3, columns: 100) == [[10, 11]])
    #expect(table.runs(ofSeries: 0, in: 10.5...89.5, columns: 1) == [[10, 11, 89, 90]])
    #expect(table.runs(ofSeries: 0, in: -9 ... -8, columns: 5) == [[0]])
  }

  @Test func aColumnKeepsFirstLowestHighestLast() {
    let table = Table((0..<10).map(Double.init), [5, 4, 9, 9, 1, 1, 6, 7, 3, 5])
    #expect(table.runs(ofSeries: 0, in: 0...9, columns: 1) == [[0, 2, 4, 9]])
    #expect(table.runs(ofSeries: 0, in: 0...9, columns: 2) == [[0, 2, 4, 5, 7, 9]])
  }

  @Test func equalMomentsShareAColumn() {
    let table = Table([3, 3, 3, 3, 3, 3], [2, 1, 2, 5, 4, 3])
    #expect(table.runs(ofSeries: 0, in: 3...3, columns: 50) == [[0, 1, 3, 5]])
    #expect(table.runs(ofSeries: 0, in: 0...9, columns: 50) == [[0, 1, 3, 5]])
  }

  @Test func hugeValuesAndMomentsSurvive() {
    let table = Table([-1e308, 0, 1e308], [-1e308, .infinity, 1e308])
    #expect(table.runs(ofSeries: 0, in: -1e308...1e308, columns: 9) == [[0, 1, 2]])
  }

  @Test(arguments: 0..<100) func equalsBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table.random(using: &random)
    let edges = (0..<2).map { _ in table.edge(using: &random) }.sorted()
    let range = edges[0]...edges[1]
    let columns = Int.random(in: 1...60, using: &random)
    let runs = table.runs(ofSeries: 0, in: range, columns: columns)
    #expect(runs.flatMap(\.self) == table.essentials(in: range, columns: columns), "seed \(seed)")
    #expect(runs.allSatisfy { !$0.isEmpty && !table.hasGap(between: $0[0], $0[$0.count - 1]) })
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(table.hasGap(between: run[run.count - 1], next[0]), "seed \(seed)")
    }
  }
}

extension Table {
  /// Up to 3000 points, evenly spaced or not, some of them at the same moment, with gaps or none.
  fileprivate static func random(using random: inout SeededGenerator) -> Table {
    let count = Int.random(in: 1...3000, using: &random)
    let isEven = Bool.random(using: &random)
    let gaps = [0.0, 0.01, 0.5].randomElement(using: &random) ?? 0.0
    var x: [Double] = []
    var y: [Double] = []
    var moment = 0.0
    for _ in 0..<count {
      x.append(moment)
      moment += isEven ? 1 : Double(Int.random(in: 0...3, using: &random))
      let isGap = Double.random(in: 0..<1, using: &random) < gaps
      y.append(isGap ? .nan : Double(Int.random(in: -50...50, using: &random)))
    }
    return Table(x, y)
  }

  /// A moment inside or outside the domain, every other time that of a point.
  fileprivate func edge(using random: inout SeededGenerator) -> Double {
    Bool.random(using: &random)
      ? x[Int.random(in: 0..<x.count, using: &random)]
      : Double.random(in: -10...domain.upperBound + 10, using: &random)
  }

  /// First, lowest, highest and last of each column, found column by column, and the neighbours.
  fileprivate func essentials(in range: ClosedRange<Double>, columns: Int) -> [Int] {
    let values = series[0].column
    let present = indexes(covering: range).filter { !values[$0].isNaN }
    let inside = Dictionary(grouping: present.filter { range.contains(x[$0]) }) { index in
      let place = range.span == 0 ? 0 : (x[index] - range.lowerBound) / range.span
      return min(Int(place * Double(columns)), columns - 1)
    }
    let kept = inside.values.flatMap { column in
      let lowest = column.min { values[$0] < values[$1] }
      let highest = column.first { index in column.allSatisfy { values[$0] <= values[index] } }
      return [column.first, lowest, highest, column.last].compactMap(\.self)
    }
    return Set(kept + present.filter { !range.contains(x[$0]) }).sorted()
  }

  fileprivate func hasGap(between first: Int, _ last: Int) -> Bool {
    (first...last).contains { series[0].column[$0].isNaN }
  }
}
