import TestSupport
import Testing

@testable import ChartCore

/// Zones as people write them, and how long values are in each.
@Suite struct ValueZonesTests {
  private static let read: [(String, [Double], [String])] = [
    ("5", [5], ["Zone 1", "Zone 2"]),
    ("115, 133, 152", [115, 133, 152], ["Zone 1", "Zone 2", "Zone 3", "Zone 4"]),
    ("115 133", [115, 133], ["Zone 1", "Zone 2", "Zone 3"]),
    (" -1.5;0 ; 2e3", [-1.5, 0, 2000], ["Zone 1", "Zone 2", "Zone 3", "Zone 4"]),
    ("easy < 115 < very hard", [115], ["easy", "very hard"]),
    ("easy < 115 < 133 < hard", [115, 133], ["easy", "Zone 2", "hard"]),
    ("easy, 115", [115], ["easy", "Zone 2"]),
    ("4:30, 5:00", [4.5, 5], ["Zone 1", "Zone 2", "Zone 3"]),
    ("fast < 4:15", [4.25], ["fast", "Zone 2"]),
    ("age 40", [108, 126, 144, 162], (1...5).map { "Zone \($0)" }),
    ("MAX 200", [120, 140, 160, 180], (1...5).map { "Zone \($0)" }),
    ("threshold 160", [136, 144, 152, 160, 165, 170], (1...7).map { "Zone \($0)" }),
    ("ftp 200", [110, 150, 180, 210, 240, 300], (1...7).map { "Zone \($0)" }),
  ]

  @Test(arguments: read)
  func whatIsWrittenIsRead(text: String, bounds: [Double], names: [String]) throws {
    let zones = try #require(ValueZones(text))
    #expect(zones.bounds == bounds)
    #expect((0..<zones.count).map { Words.english(zones.name(ofZone: $0)) } == names)
    #expect(ValueZones(zones.text) == zones)
  }

  @Test(arguments: [
    "", " ", "easy", "3, 2", "1, 1", "1,,2", "1 < < 2", "a < b < 2", "inf", "nan, 2",
    "1 2 3 4 5 6 7 8", "age", "age 0", "age x", "age 40 50", "max -3", "age 400", "3,9 < 10",
    "3,9; 10",
  ])
  func whatIsNoneIsNotRead(text: String) {
    #expect(ValueZones(text) == nil)
  }

  @Test func aDeviceCountsItsZonesFromNought() throws {
    let zones = try #require(ValueZones(ofDevice: [107, 131, 182.5], .english))
    #expect(zones.text == "Zone 0 < 107 < Zone 1 < 131 < Zone 2 < 182.5 < Zone 3")
    #expect(zones.bounds == [107, 131, 182.5] && zones.count == 4)
    #expect(ValueZones(ofDevice: [], .english) == nil)
    #expect(ValueZones(ofDevice: [3, 3], .english) == nil)
  }

  // MARK: - Lengths

  private func table(
    _ values: [Double], x: [Double]? = nil, _ zones: String, kind: ChartKind = .lines,
    line: LineForm = LineForm()
  ) -> Table {
    var series = Series(number: 0, name: "v", column: Column(values), line: line)
    series.zones = ValueZones(zones)
    var presentation = Presentation()
    presentation.xKind = .numbers
    return Table(
      kind: kind, x: Column(x ?? values.indices.map(Double.init)), series: [series],
      presentation: presentation)
  }

  private func lengths(_ table: Table, _ range: ClosedRange<Double>? = nil) -> [Double] {
    table.zoneLengths(ofSeries: 0, in: range ?? table.domain, by: .quick(nil)) ?? []
  }

  @Test func aLineIsInAZoneWhileItIsBetweenItsBounds() {
    #expect(lengths(table([0, 10], "4")) == [0.4, 0.6])
    #expect(lengths(table([10, 0], x: [5, 25], "4, 9")) == [8, 10, 2])
    #expect(lengths(table([3, 3, 4, 4], x: [0, 1, 1, 7], "4")) == [1, 6])
    #expect(lengths(table([1, 3, 1], "2, 5")) == [1, 1, 0])
  }

  @Test func partsOfLinesAreCountedAtTheEndsOfARange() {
    let line = table([0, 10, 0], "4")
    #expect(lengths(table([0, 8, 0], "4"), 0.25...0.75) == [0.25, 0.25])
    #expect(lengths(line, 0.5...1.5) == [0, 1])
    #expect(lengths(line, 5...6) == [0, 0])
  }

  /// Over a distance somebody may stand, for which time passes.
  @Test func timeGoesOnAtTheLastPlace() {
    let table = table([150, 150, 150], x: [0, 1, 1], "100").presented {
      $0.activity = ShownActivity(Activity(.run), unit: .kilometers)
      $0.activity?.times = Column([0, 60_000, 360_000])
    }
    #expect(lengths(table) == [0, 360_000] && lengths(table, 0...0.5) == [0, 30_000])
  }

  @Test func thereIsNothingOverATimeWithoutPoints() {
    let table = table([150, 150, 150], x: [0, 1, 2], "100").presented {
      $0.activity = ShownActivity(Activity(.run), unit: .kilometers)
      $0.activity?.times = Column([0, 3_600_000, 3_660_000])
      $0.activity?.outages = [1]
    }
    #expect(lengths(table) == [0, 60_000])
  }

  @Test func columnsOfOneNameKeepTheirZones() throws {
    let tables = [10.0, 20].map { start in
      Table(
        title: "f\(start)", x: Column([start, start + 1]),
        series: [Series(number: 0, name: "Heart Rate", column: Column([1, 2]))])
    }
    var board = Board(tables: tables)
    var look = ColumnLook()
    look.zones = ValueZones("1.5")
    board.apply(.change(.wear(column: 0, look)))
    board.apply(.change(.put(column: 1, chart: 0)))
    #expect(board.charts[0].table.series.map { $0.zones != nil } == [true, false])
    #expect(Set(board.charts[0].table.series.map(\.name)).count == 2)
  }

  @Test func whatIsMovedHasZonesButNoTimes() {
    var series = (0..<2).map { Series(number: $0, name: "s\($0)", column: Column([1, 2])) }
    series[0].zones = ValueZones("1.5")
    series[0] = series[0].earlier(by: XShift(later: 1))
    let moved = Table(x: Column([0, 1]), series: series)
    #expect(moved.zonedSeries { _ in true } == 0 && !moved.tellsZones)
    series[1].zones = ValueZones("1.5")
    let both = Table(x: Column([0, 1]), series: series)
    #expect(both.zonedSeries { _ in true } == 1 && both.tellsZones)
  }

  @Test func thereIsNothingOverGaps() {
    #expect(lengths(table([1, .nan, 5, 5, .infinity, 1], "3")) == [0, 1])
    #expect(lengths(table([1, .nan, 1], "3", line: LineForm(joinedGaps: 1))) == [2, 0])
    #expect(lengths(table([.nan, .nan], "3")) == [0, 0])
  }

  @Test func whatStaysIsInOneZone() {
    #expect(
      lengths(table([1, 5, 1], x: [0, 2, 5], "3", line: LineForm(isStepped: true))) == [2, 3])
    #expect(lengths(table([1, 5, 1], x: [0, 1, 2], "3", kind: .steps)) == [2, 1])
    #expect(
      lengths(table([1, 5, 1], x: [0, 1, 2], "3", kind: .steps), 0.5...1.25) == [0.5, 0.25])
  }

  /// Against a walk along each line in small steps.
  @Test func anIndexKnowsTheSameAsAWalk() {
    var random = SeededGenerator(seed: 61)
    var (x, values): ([Double], [Double]) = ([], [])
    for index in 0..<120_000 {
      x.append(Double(index) + Double.random(in: 0..<0.9, using: &random))
      values.append(index % 97 == 5 ? .nan : Double.random(in: 0...100, using: &random))
    }
    let table = table(values, x: x, "20, 21, 55, 90")
    #expect(table.needsZoneTimes)
    let times = ZoneTimes(of: table)
    for range in [x[0]...x[119_999], 13.5...14.5, 777...100_001, 3...90_000.25] {
      let own = table.zoneLengths(ofSeries: 0, in: range, by: .quick(times)) ?? []
      #expect(table.zoneLengths(ofSeries: 0, in: range, by: .all) != nil)
      let walked = walked(x, values, [20, 21, 55, 90], range)
      for (own, walked) in zip(own, walked) {
        #expect((own - walked).magnitude <= 1e-9 * max(1, walked), "\(range)")
      }
    }
    #expect(table.zoneLengths(ofSeries: 0, in: table.domain, by: .quick(nil)) == nil)
  }

  private func walked(
    _ x: [Double], _ values: [Double], _ bounds: [Double], _ range: ClosedRange<Double>
  ) -> [Double] {
    var lengths = [Double](repeating: 0, count: bounds.count + 1)
    for index in 1..<x.count where !values[index].isNaN && !values[index - 1].isNaN {
      let (a, b) = (max(x[index - 1], range.lowerBound), min(x[index], range.upperBound))
      guard a < b else { continue }
      func value(_ at: Double) -> Double {
        values[index - 1] + (values[index] - values[index - 1]) * (at - x[index - 1])
          / (x[index] - x[index - 1])
      }
      let slope = (values[index] - values[index - 1]) / (x[index] - x[index - 1])
      let crossings =
        slope == 0 ? [] : bounds.map { x[index - 1] + ($0 - values[index - 1]) / slope }
      let cuts = ([a] + crossings.filter { a < $0 && $0 < b }.sorted() + [b])
      for (start, end) in zip(cuts, cuts.dropFirst()) {
        let middle = value((start + end) / 2)
        lengths[bounds.count { $0 <= middle }] += end - start
      }
    }
    return lengths
  }

  @Test func onlyOneSeriesThatIsOnIsTold() {
    var series = (0..<3).map { Series(number: $0, name: "s\($0)", column: Column([1, 2])) }
    series[1].zones = ValueZones("1.5")
    series[2].zones = ValueZones("1.2")
    let table = Table(x: Column([0, 1]), series: series)
    #expect(table.zonedSeries { _ in true } == 1)
    #expect(table.zonedSeries { $0 != 1 } == 2)
    #expect(table.zonedSeries { $0 == 0 } == nil)
    #expect(table.zoneLengths(ofSeries: 0, in: 0...1, by: .all) == nil)
  }

  @Test func theyAreSeenWhereverTheColumnStands() throws {
    let table = Table(
      x: Column([0, 1, 2]),
      series: (0..<2).map { Series(number: $0, name: "s\($0)", column: Column([1, 2, 3])) })
    var board = Board(tables: [table])
    var look = ColumnLook()
    look.zones = ValueZones("2")
    board.apply(.change(.wear(column: 1, look)))
    #expect(board.charts[0].table.series.map { $0.zones?.text } == [nil, "2"])
    board.apply(.change(.separate(column: 1, after: 0)))
    #expect(board.charts[1].table.series[0].zones == look.zones)
    let template = BoardTemplate(of: board)
    #expect(template.charts[1].columns[0].zones == look.zones)
    let fit = try #require(template.fitted(to: Board(tables: [table]).catalog))
    var other = Board(tables: [table])
    other.apply(.use(fit))
    #expect(other.charts[1].table.series[0].zones == look.zones)
  }
}
