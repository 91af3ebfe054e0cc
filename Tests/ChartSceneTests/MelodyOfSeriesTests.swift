@testable import ChartCore
import Testing

@testable import ChartScene

@Suite struct MelodyOfSeriesTests {
  /// The height at shares of the time, rounded to a hundredth.
  private func heights(
    _ columns: [[Double]], _ kind: ChartKind = .lines, scale: YScaleChoice = .automatic,
    series: Int = 0, range: ClosedRange<Double>? = nil, at shares: [Double]
  ) -> [Double?]? {
    var fixture = Fixture(.daily(columns, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setYScale(chart: 0, scale))
    var sample = ChartSample(settled: fixture.target(Size(600, 440)))
    if let range { sample.visibleRange = range }
    return fixture.picture(sample: sample).melody(ofSeries: series).map { melody in
      shares.map { melody.height(at: $0).map { ($0 * 100).rounded() / 100 } }
    }
  }

  private let ends = [0.002, 0.5, 0.997]

  /// Beside a series from 0 to 100, so that the axis goes a little beyond these.
  @Test(
    arguments: [
      ([0, 50, 100], [0, 0.5, 1]), ([100, 0, 100], [1, 0, 1]),
      ([0, 100, .nan, 100, 0], [0, nil, 0]), ([.nan, .nan, 3], [nil, nil, 0.03]),
      ([.nan, .nan, .nan], [nil, nil, nil]),
    ] as [([Double], [Double?])])
  func linesSoundBetweenTheirPoints(values: [Double], expected: [Double?]) throws {
    let columns = [values, values.indices.map { Double($0 % 2 * 100) }]
    let found = try #require(heights(columns, at: [0.002, 0.5, 0.997]))
    for (found, expected) in zip(found, expected) {
      #expect((found == nil) == (expected == nil))
      #expect(abs((found ?? 0) - (expected ?? 0)) < 0.07)
    }
  }

  @Test func equalValuesHaveOneTone() throws {
    let found = try #require(heights([[5, 5, 5, 5]], at: [0.1, 0.4, 0.9]))
    #expect(found[0] != nil && Set(found).count == 1)
  }

  @Test func onePointSoundsAllTheTime() throws {
    let found = try #require(
      heights([[5, 9]], range: firstMoment...firstMoment, at: ends))
    #expect(found[0] != nil && Set(found).count == 1)
  }

  /// Between two of its points there is the line that joins them.
  @Test func aRangeWithoutAPointSounds() throws {
    let range = firstMoment + day * 0.4...firstMoment + day * 0.6
    let found = try #require(
      heights([[0, 100]], range: range, at: ends).map { $0.compactMap { $0 } })
    #expect(found.count == 3 && found[0] < found[1] && found[1] < found[2])
  }

  @Test func nothingSoundsBesideTheData() {
    let range = firstMoment + 10 * day...firstMoment + 20 * day
    #expect(heights([[0, 100]], range: range, at: ends) == [nil, nil, nil])
  }

  @Test func equalRatiosAreEqualStepsOnALogarithmicAxis() throws {
    let found = try #require(
      heights(
        [[1, 10, 100, 1000, 10000]], scale: .logarithmic, at: [0.001, 0.25, 0.5, 0.75, 0.999]))
    let steps = zip(found, found.dropFirst()).map { ($1 ?? 0) - ($0 ?? 0) }
    #expect(steps.allSatisfy { abs($0 - 0.25) < 0.03 })
  }

  @Test func whatHasNoPlaceOnALogarithmicAxisIsSilent() throws {
    let found = try #require(
      heights([[1, 10, 0, -5, 10, 100]], scale: .logarithmic, at: [0.1, 0.5, 0.9]))
    #expect(found[0] != nil && found[1] == nil && found[2] != nil)
  }

  /// Bars hold their tone as long as they are wide.
  @Test func periodsHaveOneToneEach() throws {
    let found = try #require(heights([[1, 4]], .bars, at: [0.05, 0.45, 0.55, 0.95]))
    #expect(found[0] == found[1] && found[2] == found[3])
    #expect(found[0]! < found[2]!)
  }

  @Test func sharesOfAWholeSoundByTheirValues() throws {
    let found = try #require(
      heights([[0, 5, 10], [1, 1, 1]], .percentageAreas, at: [0.001, 0.5, 0.999]))
    #expect(found == [0, 0.5, 0.99] || found == [0, 0.5, 1])
  }

  @Test func whereThereIsNoAxisThereIsNoMelody() {
    #expect(heights([[1, 2], [3, 4]], .pie, at: []) == nil)
    #expect(heights([[1, 2]], series: 1, at: []) == nil)
  }

  /// Gaps do not shift what is behind them, however many points there are.
  @Test func manyPointsAreHeardByTheirMiddles() throws {
    let count = 100_000
    let values = (0..<count).map { index in
      40_000..<60_000 ~= index ? .nan : Double(index) + Double(index % 2 * 1000)
    }
    let found = try #require(
      heights([values, [0] + (1..<count).map { _ in Double(count) }], at: [0.25, 0.5, 0.75]))
    #expect(found[1] == nil)
    let ends = try #require(found[0].flatMap { first in found[2].map { (first, $0) } })
    #expect(abs(ends.1 / ends.0 - 3) < 0.1)
  }
}
