import TestSupport
import Testing

@testable import ChartCore

/// Series that show what was at another x.
@Suite struct ShiftedSeriesTests {
  /// A table of a series and the same one so much earlier.
  private func table(
    _ x: [Double], _ values: [Double], _ time: EarlierTime, kind: ChartKind = .lines
  ) -> Table {
    let column = Column(values)
    let shift = XShift(time, over: x[0]...x[x.count - 1], in: .utc)
    let color = Color(rgb: 0)
    return Table(
      kind: kind, x: Column(x),
      series: [
        Series(id: "y0", name: "now", color: color, column: column),
        Series(id: "y1", name: "before", color: color, column: column, shift: shift),
      ])
  }

  private func values(_ table: Table) -> [Double] {
    (0..<table.pointCount).map { table.value(ofSeries: 1, at: $0) }
  }

  @Test func eachPointShowsTheNearestToWhatWas() {
    #expect(values(table([0, 1, 2, 3], [5, 6, 7, 8], .span(.x(1)))).isEqual(to: [.nan, 5, 6, 7]))
    #expect(
      values(table([0, 1, 2, 3], [5, 6, 7, 8], .span(.x(1.4)))).isEqual(to: [.nan, 5, 6, 7]))
    #expect(
      values(table([0, 1, 2, 3], [5, 6, 7, 8], .span(.x(0.5)))).isEqual(to: [5, 5, 6, 7]))
    // A gap is one, and so is what is farther away than a long weekend.
    #expect(
      values(table([0, 1, 2, 3], [5, .nan, 7, 8], .span(.x(1)))).isEqual(to: [.nan, 5, .nan, 7]))
    #expect(
      values(table([0, 1, 2, 10, 15], [5, 6, 7, 8, 9], .span(.x(9)))).isEqual(
        to: [.nan, .nan, .nan, 6, .nan]))
    #expect(values(table([4], [5], .span(.x(9 * day)))).isEqual(to: [.nan]))
  }

  @Test func dataAreCopiedFromNobody() {
    let table = table([0, 1, 2], [1, 2, 3], .span(.x(1)))
    #expect(table.series[0].column.isSameMemory(as: table.series[1].column))
    #expect(table.valuesAtPoints(ofSeries: 1).all.isEqual(to: [.nan, 1, 2]))
  }

  @Test func linesGoThroughTheirOwnPoints() {
    let table = table([0, 1, 2, 4], [5, 6, 7, 9], .span(.x(0.25)))
    let runs = table.runs(ofSeries: 1, in: table.pixelBuckets(in: 0...4, columns: 100))
    #expect(runs.map { $0.map(\.moment) } == [[0.25, 1.25, 2.25, 4.25]])
    #expect(runs.map { $0.map(\.value) } == [[5, 6, 7, 9]])
    let part = table.runs(ofSeries: 1, in: table.pixelBuckets(in: 1...2, columns: 100))
    #expect(part.map { $0.map(\.moment) } == [[0.25, 1.25, 2.25]])
  }

  @Test func extremesAndFiguresAreOfTheirOwnPoints() throws {
    let x = (0..<400).map { moment(2023, 1, 1) + Double($0) * day }
    var random = SeededGenerator(seed: 7)
    let own = x.map { _ in Double.random(in: -9...9, using: &random).rounded() }
    for time in [EarlierTime.span(.days(30)), .span(.months(1)), .weekday(months: 1)] {
      let table = table(x, own, time)
      let all = values(table)
      for _ in 0..<200 {
        let first = Int.random(in: 0..<399, using: &random)
        let points = first..<Int.random(in: first + 1...400, using: &random)
        let known = points.map { all[$0] }.filter { !$0.isNaN }
        let extent = known.min().flatMap { low in known.max().map { low...$0 } }
        if time == .span(.days(30)) {
          #expect(table.valueExtent(ofSeries: 1, at: points) == extent)
        }
        let found = table.valueExtent(ofSeries: 1, at: points)
        #expect(
          extent == nil
            || found.map { $0.contains(extent!.lowerBound) && $0.contains(extent!.upperBound) }
              == true
        )
        let statistics = table.statistics(ofSeries: 1, at: points, sums: RangeSums(of: table))
        #expect((statistics?.count ?? 0) == known.count)
        #expect(((statistics?.sum ?? 0) - known.reduce(0, +)).magnitude < 1e-9)
      }
    }
  }

  @Test func linesOfMonthsAreInOnePieceAndHaveEveryPointThatIsShown() {
    let x = (0..<800).map { moment(2023, 1, 1) + Double($0) * day }
    let table = table(x, x.indices.map(Double.init), .span(.months(12)))
    let domain = x[365]...x[799]
    let runs = table.runs(ofSeries: 1, in: table.pixelBuckets(in: domain, columns: 5000))
    #expect(runs.count == 1)
    let shown = Dictionary(
      runs.joined().map { ($0.moment, $0.value) }, uniquingKeysWith: { first, _ in first })
    for index in 365..<800 { #expect(shown[x[index]] == table.value(ofSeries: 1, at: index)) }
    #expect(runs.joined().map(\.moment) == runs.joined().map(\.moment).sorted())
  }

  @Test func gapsStayGapsAcrossParts() {
    let x = (0..<120).map { moment(2024, 1, 1) + Double($0) * day }
    let values = x.indices.map { $0 == 30 || $0 == 40 ? Double.nan : Double($0) }
    let table = table(x, values, .span(.months(1)))
    let runs = table.runs(ofSeries: 1, in: table.pixelBuckets(in: x[31]...x[119], columns: 2000))
    // 31 January, a gap, is shown on no day; 10 February is shown on 10 March.
    #expect(runs.count == 2)
    #expect(runs[1].first?.moment == moment(2024, 3, 11))
  }

  @Test func axesHoldWhatIsShown() {
    let table = table([0, 1, 2, 3], [50, 1, 2, 3], .span(.x(1)))
    #expect(table.valueRange(of: [1], in: 1...1.5) == 1...50)
    #expect(table.axisRange(of: [0, 1], in: 1...3, bucketSpan: 0.01)?.upperBound == 50)
  }
}

extension [Double] {
  func isEqual(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
