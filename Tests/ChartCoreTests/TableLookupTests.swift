import ChartCore
import TestSupport
import Testing

@Suite struct TableLookupTests {
  static let tables: [Table] = [
    Table([5], [1]),
    Table([5, 9], [1, 2]),
    Table([5, 5], [1, 2]),
    Table([0, 10, 20, 30, 40], [1, 2, 3, 4, 5]),
    Table([0, 1, 5, 5, 5, 30], [1, 2, 3, 4, 5, 6]),
    Table([3, 3, 3], [1, 2, 3]),
    Table(count: 100, from: 1_542_412_800_000.25, every: 0.1),
    Table(count: 60, from: -2e12, every: day),
    Table([-1e308, 0, 1e308], [1, 2, 3]),
    even(from: 4, step: 0, count: 3), even(from: 0.3, step: 0.1, count: 200),
    even(from: -1e12 / 3, step: 1.0 / 3, count: 200), even(from: 7, step: 1e308, count: 2),
  ]

  private static func even(from start: Double, step: Double, count: Int) -> Table {
    let values = Column(start: 0, step: 1, count: count)
    let series = Series(id: "y", name: "", color: Color(rgb: 0), column: values)
    return Table(x: Column(start: start, step: step, count: count), series: [series])
  }

  /// Each point, its neighbours among the doubles, and what lies between and beyond the points.
  static func probes(_ table: Table) -> [Double] {
    let points = (0..<table.x.count).map { table.x[$0] }
    let between = zip(points, points.dropFirst()).map { $0 / 2 + $1 / 2 }
    return points.flatMap { [$0.nextDown, $0, $0.nextUp] } + between
      + [-.infinity, points[0] - 1e9, points[points.count - 1] + 1e9, .infinity]
  }

  @Test(arguments: tables) func theFirstPointAtOrAfterAMoment(table: Table) {
    for moment in Self.probes(table) {
      let expected = (0..<table.x.count).first { table.x[$0] >= moment } ?? table.x.count
      #expect(table.index(atOrAfter: moment) == expected, "\(moment)")
    }
  }

  @Test(arguments: tables) func theNearestPoint(table: Table) {
    for moment in Self.probes(table) where moment.isFinite {
      let distances = (0..<table.x.count).map { abs(table.x[$0] - moment) }
      #expect(table.nearestIndex(to: moment) == distances.firstIndex(of: distances.min() ?? 0))
    }
  }

  @Test func anythingHasANearestPoint() {
    let table = Table([0, 10, 20, 20], [1, 2, 3, 4])
    #expect(table.nearestIndex(to: 5) == 0)
    #expect(table.nearestIndex(to: 5.1) == 1)
    #expect(table.nearestIndex(to: 99) == 2)
    #expect(table.nearestIndex(to: .infinity) == 2)
    #expect(table.nearestIndex(to: -.infinity) == 0)
    #expect(table.nearestIndex(to: .nan) == 0)
  }

  @Test(arguments: tables) func coveringIncludesOneNeighbourBeyondEachEdge(table: Table) {
    var random = SeededGenerator(seed: 5)
    let probes = Self.probes(table)
    for _ in 0..<300 {
      guard let a = probes.randomElement(using: &random) else { return }
      guard let b = probes.randomElement(using: &random) else { return }
      let range = min(a, b)...max(a, b)
      let first = (0..<table.x.count).last { table.x[$0] < range.lowerBound } ?? 0
      let last = (0..<table.x.count).first { table.x[$0] > range.upperBound } ?? table.x.count - 1
      #expect(table.indexes(covering: range) == first..<last + 1, "seed 5, \(range)")
    }
  }
}
