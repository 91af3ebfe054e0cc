import ChartCore
import TestSupport
import Testing

@Suite struct TableRunsTests {
  @Test func runsEndAtGaps() {
    let table = Table([0, 1, 2, 3, 4, 5, 6], [.nan, 1, 2, .nan, 4, .nan, .nan])
    #expect(table.indexes(ofSeries: 0, in: 0...6, columns: 100) == [[1, 2], [4]])
  }

  @Test func nothingButGapsIsNoRun() {
    let table = Table([0, 1], [.nan, .nan], [1, .nan], [.nan, 2])
    #expect(table.indexes(ofSeries: 0, in: 0...1, columns: 10).isEmpty)
    #expect(table.indexes(ofSeries: 1, in: 0...1, columns: 10) == [[0]])
    #expect(table.indexes(ofSeries: 2, in: 0...1, columns: 10) == [[1]])
  }

  @Test func onePointIsARun() {
    let table = Table([7], [1])
    #expect(table.indexes(ofSeries: 0, in: 7...7, columns: 100) == [[0]])
    #expect(table.indexes(ofSeries: 0, in: 7...7, columns: 0) == [[0]])
    #expect(table.indexes(ofSeries: 0, in: 8...9, columns: -3) == [[0]])
  }

  @Test func neighboursBeyondTheEdgesRemain() {
    let table = Table(count: 100, every: 1)
    #expect(table.indexes(ofSeries: 0, in: 10.5...12.5, columns: 100) == [[10, 11, 12, 13]])
    #expect(table.indexes(ofSeries: 0, in: 10.2...10.3, columns: 100) == [[10, 11]])
    #expect(table.indexes(ofSeries: 0, in: 10.5...89.5, columns: 1) == [[10, 11, 89, 90]])
    #expect(table.indexes(ofSeries: 0, in: -9 ... -8, columns: 5) == [[0]])
  }

  @Test func aColumnKeepsFirstLowestHighestLast() {
    let table = Table((0..<10).map(Double.init), [5, 4, 9, 9, 1, 1, 6, 7, 3, 5])
    #expect(table.indexes(ofSeries: 0, in: 0...9, columns: 1) == [[0, 2, 4, 9]])
    #expect(table.indexes(ofSeries: 0, in: 0...9, columns: 2) == [[0, 2, 4, 5, 7, 9]])
  }

  @Test func whatLiesBetweenTwoGapsOfAColumnHasItsOwn() {
    let values = [1, 7, 0, 3, .nan, 2, 9, .nan, .nan, 4.0]
    let table = Table((0..<10).map(Double.init), values)
    #expect(table.indexes(ofSeries: 0, in: 0...9, columns: 1) == [[0, 1, 2, 3], [5, 6], [9]])
  }

  @Test func moreGapsThanAPixelShowsAreLeftOut() {
    let values = [.nan, 1, .nan, 2, .nan, 3, .nan, 4, .nan, 5, .nan]
    let table = Table((0..<11).map(Double.init), values)
    #expect(table.indexes(ofSeries: 0, in: 0...10, columns: 1) == [[1, 9]])
    #expect(table.indexes(ofSeries: 0, in: 0...8, columns: 1) == [[1], [3], [5], [7], [9]])
    #expect(table.indexes(ofSeries: 0, in: 0...10, columns: 2) == [[1], [3], [5], [7], [9]])
  }

  @Test func evenlySpacedValuesKeepTheirEnds() {
    let table = Table(count: 10, every: 1)
    #expect(table.indexes(ofSeries: 0, in: 0...9, columns: 3) == [[0, 2, 3, 5, 6, 9]])
    let points = table.runs(ofSeries: 0, in: table.pixelBuckets(in: 0...9, columns: 1))[0]
    #expect(points.map(\.value) == [0, 9])
    #expect(points.map(\.moment) == [0, 9])
  }

  @Test func manyPointsOfOneMomentAreOneColumn() {
    let table = Table(
      Array(repeating: 5, count: 3000) + [6], (0..<3001).map { Double($0 * 7 % 11) })
    let runs = table.indexes(ofSeries: 0, in: 5...6, columns: 3)
    #expect(runs.count == 1 && runs[0].count <= 5 && runs[0].last == 3000)
  }

  @Test func equalMomentsShareAColumn() {
    let table = Table([3, 3, 3, 3, 3, 3], [2, 1, 2, 5, 4, 3])
    #expect(table.indexes(ofSeries: 0, in: 3...3, columns: 50) == [[0, 1, 3, 5]])
    #expect(table.indexes(ofSeries: 0, in: 0...9, columns: 50) == [[0, 1, 3, 5]])
  }

  @Test func hugeValuesAndMomentsSurvive() {
    let table = Table([-1e308, 0, 1e308], [-1e308, .infinity, 1e308])
    #expect(table.indexes(ofSeries: 0, in: -1e308...1e308, columns: 9) == [[0, 1, 2]])
  }

  @Test(arguments: 0..<100) func equalsBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table.random(using: &random)
    let edges = (0..<2).map { _ in table.edge(using: &random) }.sorted()
    let range = edges[0]...edges[1]
    let columns = Int.random(in: 1...60, using: &random)
    let runs = table.indexes(ofSeries: 0, in: range, columns: columns)
    #expect(runs == table.essentials(in: range, columns: columns), "seed \(seed)")
  }
}

extension Table {
  fileprivate func indexes(
    ofSeries series: Int, in range: ClosedRange<Double>, columns: Int
  ) -> [[Int]] {
    runs(ofSeries: series, in: pixelBuckets(in: range, columns: columns)).map { $0.map(\.index) }
  }

  /// Up to 500 points, so few that all places are exact, evenly spaced or not, some of them at the
  /// same moment, with gaps or none.
  fileprivate static func random(using random: inout SeededGenerator) -> Table {
    let count = Int.random(in: 1...500, using: &random)
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

  /// First, lowest, highest and last of each piece of each column, joined to runs where they are
  /// neighbours.
  fileprivate func essentials(in range: ClosedRange<Double>, columns: Int) -> [[Int]] {
    let values = series[0].column
    var runs: [[Int]] = []
    var end = -1
    for piece in pieces(in: range, columns: columns) {
      let lowest = piece.min { values[$0] < values[$1] } ?? 0
      let highest = piece.first { index in piece.allSatisfy { values[$0] <= values[index] } } ?? 0
      let kept = Set([piece[0], lowest, highest, piece[piece.count - 1]]).sorted()
      if piece[0] == end { runs[runs.count - 1] += kept } else { runs.append(kept) }
      end = piece[piece.count - 1] + 1
    }
    return runs
  }

  /// The values of each column, apart where there are gaps between them, but not more than four.
  private func pieces(in range: ClosedRange<Double>, columns: Int) -> [[Int]] {
    let present = indexes(covering: range).filter { !series[0].column[$0].isNaN }
    let byColumn = Dictionary(grouping: present) { index in
      if !range.contains(x[index]) { return x[index] < range.lowerBound ? -1 : columns }
      let place = range.span == 0 ? 0 : (x[index] - range.lowerBound) / range.span
      return min(Int(place * Double(columns)), columns - 1)
    }
    return byColumn.sorted { $0.key < $1.key }.flatMap { _, indexes in
      var pieces: [[Int]] = []
      for index in indexes {
        if pieces.last?.last == index - 1 {
          pieces[pieces.count - 1].append(index)
        } else {
          pieces.append([index])
        }
      }
      return pieces.count > 4 ? [indexes] : pieces
    }
  }
}
