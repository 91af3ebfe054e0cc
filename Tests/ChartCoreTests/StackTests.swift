import ChartCore
import TestSupport
import Testing

@Suite struct StackTests {
  /// Lower and upper end of each series at a point.
  private func ends(
    _ columns: [[Double]], kind: ChartKind = .stackedBars, weights: [Double]? = nil,
    at index: Int = 0
  ) -> [[Double]] {
    let stack = stack(columns, kind: kind, weights: weights)
    return columns.indices.map {
      let part = stack.part($0, at: index)
      return [part.lower, part.upper]
    }
  }

  private func stack(
    _ columns: [[Double]], kind: ChartKind = .stackedBars, weights: [Double]? = nil
  ) -> Stack {
    let table = Table(columns: columns, kind: kind)
    return Stack(
      of: table, at: (0..<table.x.count).map { $0..<$0 + 1 },
      weights: weights ?? columns.map { _ in 1 })
  }

  @Test(
    arguments: [
      ([[5]], [[0, 5]]), ([[1], [2]], [[0, 1], [1, 3]]), ([[0], [0]], [[0, 0], [0, 0]]),
      ([[2], [.nan], [3]], [[0, 2], [2, 2], [2, 5]]), ([[.nan]], [[0, 0]]),
      ([[1], [-2], [3], [-4]], [[0, 1], [-2, 0], [1, 4], [-6, -2]]),
      ([[-1], [0], [-1]], [[-1, 0], [0, 0], [-2, -1]]),
    ] as [([[Double]], [[Double]])])
  func valuesStandOnEachOtherAndNegativesHang(columns: [[Double]], expected: [[Double]]) {
    #expect(ends(columns) == expected)
  }

  @Test func aPartlyHiddenSeriesTakesItsPartOfTheRoom() {
    #expect(ends([[4], [8]], weights: [0.25, 1]) == [[0, 1], [1, 9]])
    #expect(ends([[-4], [-8]], weights: [0.5, 1]) == [[-2, 0], [-10, -2]])
    #expect(ends([[4], [8]], weights: [0, 1]) == [[0, 0], [0, 8]])
    #expect(
      ends([[1], [3]], kind: .percentageAreas, weights: [1, 1.0 / 3]) == [[0, 50], [50, 100]])
  }

  @Test(
    arguments: [
      ([[1], [3]], [[0, 25], [25, 100]]), ([[7]], [[0, 100]]), ([[0], [0]], [[0, 0], [0, 0]]),
      ([[5], [.nan], [5]], [[0, 50], [50, 50], [50, 100]]),
      ([[5], [-9], [5]], [[0, 50], [50, 50], [50, 100]]), ([[.nan]], [[0, 0]]),
    ] as [([[Double]], [[Double]])])
  func partsOfAWholeReachAHundred(columns: [[Double]], expected: [[Double]]) {
    #expect(ends(columns, kind: .percentageAreas) == expected)
  }

  @Test func onlyAPointWithoutAnyValueIsAGap() {
    let columns: [[Double]] = [[1, .nan, .nan], [2, 0, .nan]]
    let all = stack(columns)
    #expect([0, 1, 2].map(all.isGap) == [false, false, true])
    #expect(all.above(1, at: 0).upper == 3)
    let first = stack(columns, weights: [1, 0])
    #expect([0, 1, 2].map(first.isGap) == [false, true, true])
  }

  @Test func edgesAreThoseOfTheWholeStackSoFar() {
    let stack = stack([[1], [-2], [3], [-4]])
    #expect([0, 1, 2, 3].map { stack.above($0, at: 0).upper } == [1, 1, 4, 4])
    #expect([0, 1, 2, 3].map { stack.below($0, at: 0).lower } == [0, -2, -2, -6])
    #expect(stack.extent(at: 0) == -6...4)
    #expect(stack.hasNegatives)
    #expect(!self.stack([[1], [0]]).hasNegatives)
  }

  @Test func placesAreThoseOfTheGroups() {
    let table = Table(columns: [[1, 2, 3, 4]], kind: .stackedBars)
    let stack = Stack(of: table, at: [2..<3, 3..<4], weights: [1])
    #expect(stack.above(0, at: 0).upper == 3 && stack.above(0, at: 1).upper == 4)
    #expect(Stack(of: table, at: [], weights: [1]).groups.isEmpty)
  }

  @Test(arguments: 0..<50) func neighboursTouchAndNothingIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let values = (0..<count).map { _ in
      Int.random(in: 0..<5, using: &random) == 0
        ? .nan : Double(Int.random(in: -20...20, using: &random))
    }
    let stack = stack(values.map { [$0] })
    var (top, bottom) = (0.0, 0.0)
    for (series, value) in values.enumerated() {
      let (lower, upper) = stack.part(series, at: 0)
      #expect(upper - lower == (value.isNaN ? 0 : value.magnitude), "seed \(seed)")
      if value > 0 { #expect(lower == top, "seed \(seed)") }
      if value < 0 { #expect(upper == bottom, "seed \(seed)") }
      (top, bottom) = (max(top, upper), min(bottom, lower))
    }
    #expect(stack.extent(at: 0) == bottom...top, "seed \(seed)")
  }
}

extension Table {
  /// A table of these columns over the moments 0, 1, 2 and so on.
  init(columns: [[Double]], kind: ChartKind) {
    let series = columns.enumerated().map {
      Series(id: "y\($0)", name: "#\($0)", color: Color(rgb: 0), column: Column($1))
    }
    self.init(kind: kind, x: Column((0..<columns[0].count).map(Double.init)), series: series)
  }
}
