import TestSupport
import Testing

@testable import ChartCore

/// How often values are in steps of equal width.
@Suite struct HistogramTests {
  private func histogram(_ values: [Double], width: Double = 0) -> Histogram? {
    Histogram(of: Column(values), width: width)
  }

  @Test func noValuesHaveNone() {
    #expect(histogram([]) == nil && histogram([.nan, .nan]) == nil)
  }

  @Test func oneValueHasOneStep() throws {
    let histogram = try #require(self.histogram([7, .nan, 7]))
    #expect(histogram.counts == [0, 2, 0] && histogram.edges == [6, 7, 8])
    let huge = try #require(self.histogram([1e300]))
    #expect(huge.counts == [0, 1, 0])
    // However narrow a step is wanted, the value is in it.
    let narrowSteps: [(Double, Double)] = [
      (5, 1e-300), (-5e200, 1), (1e-290, .leastNonzeroMagnitude), (0, 1e-300),
    ]
    for (value, width) in narrowSteps {
      let narrow = try #require(self.histogram([value], width: width))
      #expect(narrow.counts == [0, 1, 0], "\(value)")
      // Edges are products, which the last digit of a value may be beside.
      let digit = value.magnitude * 1e-14
      #expect(narrow.edges[1] <= value + digit && narrow.edges[2] >= value - digit, "\(value)")
    }
  }

  @Test func aValueAtAnEdgeIsInTheStepFromThereOn() throws {
    let histogram = try #require(self.histogram([0, 0.1, 0.2, 0.3, 0.7, 0.95], width: 0.1))
    #expect(histogram.edges == [-0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(histogram.counts == [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 0])
  }

  @Test func belowZeroStepsGoOn() throws {
    let histogram = try #require(self.histogram([-3, -0.5, 0, 1], width: 2))
    #expect(histogram.edges == [-6, -4, -2, 0, 2] && histogram.counts == [0, 1, 1, 2, 0])
  }

  @Test func narrowStepsAreWidened() throws {
    let histogram = try #require(self.histogram([0, 1e9], width: 1e-6))
    #expect(histogram.counts.count <= 10_003 && histogram.counts.reduce(0, +) == 2)
    let usual = try #require(self.histogram((0..<1000).map(Double.init) + [1e12]))
    #expect(usual.counts.count <= 503 && usual.counts.reduce(0, +) == 1001)
  }

  @Test func wholeNumbersHaveWholeSteps() throws {
    let histogram = try #require(self.histogram((0..<10_000).map { Double($0 % 7) }))
    #expect(
      histogram.width == 1 && histogram.counts == [0, 1429, 1429, 1429, 1429, 1428, 1428, 1428, 0])
  }

  @Test(arguments: 0..<20) func eachIsCountedOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5000, using: &random)
    let values = (0..<count).map { _ in
      Int.random(in: 0..<9, using: &random) == 0
        ? .nan : (Double.random(in: -50...50, using: &random) * 100).rounded() / 100
    }
    guard let histogram = self.histogram(values) else { return }
    let edges = histogram.edges
    for (index, count) in histogram.counts.enumerated() {
      let next = index + 1 < edges.count ? edges[index + 1] : .infinity
      #expect(count == values.count { $0 >= edges[index] && $0 < next }, "seed \(seed)")
    }
    #expect(histogram.counts.first == 0 && histogram.counts.last == 0)
  }

  @Test func itIsAChartOfItsOwn() throws {
    let table = Table([0, 1, 2, 3].map { $0 * day }, [1, 2, 2, .nan], [10, 20, 30, 40])
    var board = Board(tables: [table])
    board.apply(.change(.compute(try Formula("spread = histogram(#0, 1)"), chart: 0)))
    #expect(board.charts.count == 2 && board.charts[0].table.series.count == 2)
    let bars = board.charts[1].table
    #expect(bars.kind == .bars && bars.title == "spread" && bars.xKind == .numbers)
    #expect(bars.x.all == [0, 1, 2, 3] && bars.series[0].column.all == [0, 1, 2, 0])
    #expect(board.charts[1].view.visibleRange == bars.domain)
    // It follows the data, and is counted anew though there are as many steps as points.
    let other = Table([0, 1, 2, 3].map { $0 * day }, [1, 1, 1, 2], [10, 20, 30, 40])
    board.apply(.take(ColumnCatalog(charts: [other])))
    #expect(board.charts[1].table.series[0].column.all == [0, 3, 1, 0])
    // Formulas on it are of the points whose values it counts.
    board.apply(.change(.compute(try Formula("#1 * 2"), chart: 1)))
    #expect(
      board.charts.count == 3 && board.charts[2].table.series[0].column.all == [20, 40, 60, 80])
  }
}
