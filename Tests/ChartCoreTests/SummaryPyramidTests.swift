import TestSupport
import Testing

@testable import ChartCore

/// Spreads and areas of ranges, against what is reckoned point by point.
@Suite struct SummaryPyramidTests {
  /// Uneven x, values far from 0 with gaps.
  private func table(_ count: Int, _ random: inout SeededGenerator) -> Table {
    let offset: Double = count.isMultiple(of: 2) ? 1e9 : 0
    var x: [Double] = []
    var values: [Double] = []
    for _ in 0..<count {
      x.append((x.last ?? 0) + Double.random(in: 0...3, using: &random))
      let isGap = Int.random(in: 0..<10, using: &random) == 0
      values.append(isGap ? Double.nan : offset + Double.random(in: -5...5, using: &random))
    }
    return Table(x, values, presentation: .of(.numbers))
  }

  @Test(arguments: [1, 2, 511, 512, 513, 4096, 5000, 40_000])
  func rangesAreTheirPoints(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let table = table(count, &random)
    let sums = RangeSums(of: table)
    let values = table.series[0].column.all
    for _ in 0..<30 {
      let first = Int.random(in: 0..<count, using: &random)
      let range = first..<Int.random(in: first..<count, using: &random) + 1
      let known = values[range].filter { !$0.isNaN }
      let found = table.statistics(ofSeries: 0, at: range, sums: sums)
      guard !known.isEmpty else {
        #expect(found == nil)
        continue
      }
      let mean = known.reduce(0) { $0 + ($1 - known[0]) } / Double(known.count) + known[0]
      let squares = known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      let deviation = known.count > 1 ? (squares / Double(known.count - 1)).squareRoot() : nil
      #expect(isNear(found?.deviation, deviation, 10), "\(range)")
      let square = known.reduce(0) { $0 + $1 * $1 } / Double(known.count)
      #expect(isNear(found?.rootMeanSquare, square.squareRoot(), mean.magnitude + 5))
      let area = range.dropFirst().reduce(0.0) { area, index in
        let part = (table.x[index] - table.x[index - 1]) * (values[index] + values[index - 1]) / 2
        return part.isNaN ? area : area + part
      }
      #expect(isNear(found?.area, area, area.magnitude + 10))
    }
  }

  private func isNear(_ a: Double?, _ b: Double?, _ scale: Double) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude <= 1e-11 * scale + 1e-9
  }

  @Test func noLineGoesOverWhatIsMissing() {
    let table = Table([0, 1, 2, 3, 4], [1, 1, .nan, 1, 1], presentation: .of(.numbers))
    let all = table.statistics(ofSeries: 0, at: 0..<5, sums: RangeSums(of: table))
    #expect(all?.area == 2 && all?.deviation == 0 && all?.rootMeanSquare == 1)
    let lone = table.statistics(ofSeries: 0, at: 1..<2, sums: RangeSums(of: table))
    #expect(lone?.area == 0 && lone?.deviation == nil && lone?.rootMeanSquare == 1)
    #expect(table.statistics(ofSeries: 0, at: 0..<2, sums: nil)?.area == nil)
  }

  @Test func movedSeriesHaveTheirOwn() {
    var board = Board(tables: [
      Table([0, 1, 2, 3], [1, 2, 3, 4], presentation: .of(.numbers)),
      Table([10, 12, 14], [2, 4, 6], presentation: .of(.numbers)),
    ])
    board.apply(.change(.put(column: 1, chart: 0)))
    var look = ColumnLook()
    look.moved = -10
    board.apply(.change(.wear(column: 1, look)))
    let table = board.charts[0].table
    let found = table.statistics(ofSeries: 1, at: 0..<4, sums: RangeSums(of: table))
    #expect(found?.area == 6)
    #expect(found?.deviation == 2.0.squareRoot())
  }
}
