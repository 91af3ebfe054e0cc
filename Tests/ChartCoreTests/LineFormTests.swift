import ChartCore
import TestSupport
import Testing

@testable import ChartCore

/// A value in every so many rows of a column, counted from 0.
private func every(_ step: Int, of count: Int) -> [Double] {
  (0..<count).map { $0 % step == 0 ? Double($0 * 37 % 101) : .nan }
}

private func line(_ values: [Double]) -> LineForm { LineForm(of: Column(values)) }

@Suite struct LineFormTests {
  @Test func slowerColumnsAreJoinedOverTheirUsualGaps() {
    #expect(line(every(3, of: 120)).joinedGaps == 4)
    #expect(line(every(2, of: 120)).joinedGaps == 2)
    #expect(line(every(60, of: 60_000)).joinedGaps == 118)
    #expect(line(every(1, of: 120)).joinedGaps == 0)
    let twoOfThree = (0..<90).map { $0 % 3 == 2 ? .nan : Double($0 * 37 % 101) }
    #expect(line(twoOfThree).joinedGaps == 2)
  }

  @Test func valuesThatComeAsTheyLikeAreAllJoined() {
    var random = SeededGenerator(seed: 7)
    let values = (0..<3000).map { _ in
      Double.random(in: 0..<1, using: &random) < 0.1
        ? Double.random(in: 0..<9, using: &random) : .nan
    }
    #expect(line(values).joinedGaps == .max)
  }

  @Test func missingValuesStayGaps() {
    #expect(line([]).joinedGaps == 0)
    #expect(line([.nan, .nan]).joinedGaps == 0)
    #expect(line([1, .nan, 3, .nan, 5]).joinedGaps == 0)
    #expect(line(every(1, of: 50) + [.nan, .nan] + every(1, of: 50)).joinedGaps == 0)
    #expect(line((0..<100).map { $0 % 5 == 4 ? .nan : Double($0 * 37 % 101) }).joinedGaps == 0)
  }

  @Test(
    arguments: [
      ("two", [0, 1, 0, 0, 1, 1, 0, 1], true),
      ("two of any size", [3.3, 0, 0, 3.3, 0, 3.3, 3.3, 0], true),
      ("two with gaps", [0, .nan, 1, 0, .nan, 1, 1, 0, 0, 1], true),
      ("too few", [0, 1, 0, 1, 0, 1, 0], false),
      ("one", [1, 1, 1, 1, 1, 1, 1, 1, 1], false),
      ("three", [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2], false),
      ("nothing", [], false),
    ] as [(String, [Double], Bool)])
  func levels(name: String, values: [Double], areLevels: Bool) {
    #expect(line(values).isStepped == areLevels, "\(name)")
  }

  @Test func wholeNumbersThatLastAreLevels() {
    let gears = [1, 2, 3, 4, 3, 2, 5, 6].flatMap { Array(repeating: Double($0), count: 9) }
    #expect(line(gears).isStepped)
    #expect(!line(gears.map { $0 / 4 }).isStepped)
    #expect(!line((0..<72).map { Double($0 % 6) }).isStepped)
    #expect(!line((0..<3000).map { Double($0 / 7) }).isStepped)
  }

  @Test func aRareThirdValueIsFoundWhereAllAreLookedAt() {
    var values = (0..<1000).map { Double($0 % 2) }
    #expect(line(values).isStepped)
    values[777] = 0.5
    #expect(!line(values).isStepped)
  }
}

@Suite struct OutagesTests {
  private func outages(_ x: [Double]) -> [Int] { Column(x).outages }
  private let hour = (0..<60).map { Double($0) * 60_000 }

  @Test func manyMissingStepsAreAnOutage() {
    let week = 7 * 86_400_000.0
    #expect(outages(hour + hour.map { $0 + week }) == [60])
    #expect(outages(hour + hour.map { $0 + 3_600_000 + 300_000 }) == [60])
    #expect(outages(hour + hour.map { $0 + 3_600_000 + 240_000 }) == [])
    let long = (0..<10_000).map { Double($0 < 6400 ? $0 : $0 + 900) }
    #expect(outages(long) == [6400])
  }

  @Test func irregularAndUsualOnesAreNone() {
    #expect(outages([]) == [])
    #expect(outages([1]) == [])
    #expect(outages(hour) == [])
    #expect(outages([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9]) == [])
    // Days without weekends.
    #expect(outages((0..<300).map { Double($0 / 5 * 7 + $0 % 5) }) == [])
    // Seven hours a day.
    #expect(outages((0..<300).map { Double($0 / 7 * 24 + $0 % 7) }) == [])
    var random = SeededGenerator(seed: 3)
    var moment = 0.0
    let irregular = (0..<500).map { _ in
      moment += Double.random(in: 1...200, using: &random)
      return moment
    }
    #expect(outages(irregular) == [])
  }

  @Test func clocksMayBeInexact() {
    var random = SeededGenerator(seed: 5)
    let x = (0..<500).map {
      Double($0 < 250 ? $0 : $0 + 50) * 1000 + Double.random(in: 0..<40, using: &random)
    }
    #expect(outages(x) == [250])
  }

  @Test func linesOfRecordingsEndAtOutages() {
    let x = hour + hour.map { $0 + 86_400_000 }
    func runs(_ table: Table) -> [Int] {
      table.runs(ofSeries: 0, in: table.pixelBuckets(in: table.domain, columns: 500)).map(\.count)
    }
    var presentation = Presentation()
    let values = x.indices.map { Double($0 * 37 % 101) }
    #expect(runs(Table(x, values)).count == 1)
    presentation.isOfTable = true
    #expect(runs(Table(x, values, presentation: presentation)).count == 2)
    presentation.xKind = .numbers
    #expect(runs(Table(x, values, presentation: presentation)).count == 1)
    presentation.xUnit = "s"
    #expect(runs(Table(x, values, presentation: presentation)).count == 2)
  }
}

@Suite struct LineFormRunsTests {
  private func runs(
    _ values: [Double], _ line: LineForm, in range: ClosedRange<Double>? = nil, columns: Int = 1000,
    kind: ChartKind = .lines
  ) -> [[SeriesPoint]] {
    let series = Series(
      id: "y", name: "y", color: Color(rgb: 0), column: Column(values), line: line)
    let x = Column(start: 0, step: 1, count: values.count)
    let table = Table(kind: kind, x: x, series: [series])
    let places = table.pixelBuckets(in: range ?? table.domain, columns: columns)
    return table.runs(ofSeries: 0, in: places).map(Array.init)
  }

  @Test func usualGapsAreJoinedAndLongerOnesAreNot() {
    let values = [.nan, 1, .nan, .nan, 3, .nan, 5, .nan, .nan, .nan, 7, .nan]
    func indexes(_ joined: UInt32) -> [[Int]] {
      runs(values, LineForm(joinedGaps: joined)).map { $0.map(\.index) }
    }
    #expect(indexes(0) == [[1], [4], [6], [10]])
    #expect(indexes(1) == [[1], [4, 6], [10]])
    #expect(indexes(2) == [[1, 4, 6], [10]])
    #expect(indexes(.max) == [[1, 4, 6, 10]])
  }

  @Test func joinedLinesRunOverTheEdgesToTheNextValues() {
    let values = every(10, of: 101)
    func indexes(_ range: ClosedRange<Double>, _ joined: UInt32 = 18) -> [[Int]] {
      runs(values, LineForm(joinedGaps: joined), in: range).map { $0.map(\.index) }
    }
    #expect(indexes(42...48) == [[40, 50]])
    #expect(indexes(38...52) == [[30, 40, 50, 60]])
    #expect(indexes(0...5) == [[0, 10]])
    #expect(indexes(95...100) == [[90, 100]])
    #expect(indexes(42...48, 0) == [])
  }

  @Test func aLineGoesOnBetweenItsEnds() {
    let values = [1, .nan, .nan, 4, .nan, .nan, .nan, 8, 9]
    let series = Series(
      id: "y", name: "y", color: Color(rgb: 0), column: Column(values),
      line: LineForm(joinedGaps: 2))
    let table = Table(x: Column(start: 0, step: 1, count: values.count), series: [series])
    func ends(_ points: Range<Int>) -> [Int]? {
      table.ends(ofLine: 0, over: points).map { [$0.before, $0.after] }
    }
    #expect(ends(1..<1) == [0, 3] && ends(1..<3) == [0, 3] && ends(2..<2) == [0, 3])
    #expect(ends(5..<6) == nil && ends(4..<4) == nil)
    #expect(ends(8..<8) == [7, 8] && ends(0..<0) == nil && ends(9..<9) == nil)
  }

  @Test func levelsGoUprightAtTheNextMoment() {
    let line = LineForm(isStepped: true)
    let corners = runs([0, 0, 1, .nan, 1, 0], line).map { $0.map { [$0.moment, $0.value] } }
    #expect(
      corners == [[[0, 0], [1, 0], [2, 0], [2, 1]], [[4, 1], [5, 1], [5, 0]]])
    #expect(runs([0, 1, 0], line, kind: .steps)[0].count == 3)
  }

  /// However many points share a pixel, no part of a line of levels is sloped.
  @Test(arguments: [1, 7, 60, 1000]) func levelsAreNeverSloped(columns: Int) {
    let values = (0..<5000).map { Double($0 * $0 / 37 % 2) }
    for run in runs(values, LineForm(isStepped: true), columns: columns) {
      for (a, b) in zip(run, run.dropFirst()) {
        #expect(a.moment == b.moment || a.value == b.value)
      }
    }
  }
}

@Suite struct GapSearchTests {
  @Test(arguments: [0.0, 0.02, 0.5, 0.99, 1]) func equalsLookingAtEach(gaps: Double) {
    var random = SeededGenerator(seed: 11)
    for count in [0, 1, 64, 128, 129, 700] {
      let values = (0..<count).map { _ in
        Double.random(in: 0..<1, using: &random) < gaps
          ? .nan : Double.random(in: 0..<9, using: &random)
      }
      let column = Column(values + [.nan, .nan])
      for _ in 0..<50 {
        let ends = (0..<2).map { _ in Int.random(in: 0...count + 2, using: &random) }.sorted()
        let range = ends[0]..<ends[1]
        #expect(column.firstIndex(in: range) == range.first { !column[$0].isNaN })
        #expect(column.lastIndex(in: range) == range.last { !column[$0].isNaN })
        let last = values.lastIndex { !$0.isNaN } ?? -1
        #expect(
          column.firstIndex(ofGap: true, in: range)
            == range.first { $0 < last && column[$0].isNaN })
      }
    }
  }
}
