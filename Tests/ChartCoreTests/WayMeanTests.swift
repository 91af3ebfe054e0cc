import Testing

@testable import ChartCore

@Suite struct WayMeanTests {
  private static let cases:
    [(
      name: String, distances: [Double], minutes: [Double], range: Range<Int>, pace: Double?,
      speed: Double?
    )] = [
      ("none", [.nan, .nan], [0, 1], 0..<2, nil, nil),
      ("an empty range", [1, 2], [0, 1], 1..<1, nil, nil),
      ("one", [1, 2], [0, 1], 0..<1, nil, nil),
      ("even", [0, 1, 2], [0, 5, 10], 0..<3, 5, 12),
      ("standing still takes time", [0, 1, 1], [0, 5, 10], 0..<3, 10, 6),
      ("nowhere", [1, 1], [0, 5], 0..<2, nil, 0),
      ("no time", [1, 2], [5, 5], 0..<2, nil, nil),
      ("a jump at one moment", [0, 1, 2, 3], [0, 5, 5, 10], 0..<4, 10.0 / 3, 18),
      ("a pause", [0, 1, .nan, 4, 5], [0, 5, .nan, 90, 97], 0..<5, 6, 10),
      ("not known between", [0, .nan, 2], [0, 5, 10], 0..<3, 5, 12),
      ("not known at the ends", [.nan, 1, 2, .nan], [0, 1, 7, 9], 0..<4, 6, 10),
      ("a part", [0, 1, 3, 9], [0, 9, 13, 14], 1..<3, 2, 30),
    ]

  @Test(arguments: cases.indices)
  func isAllTimeForAllDistance(index: Int) {
    let known = Self.cases[index]
    let mean = WayMean(
      of: Column(known.distances), at: Column(known.minutes.map { $0 * 60_000 }))
    for (found, expected) in [
      (mean.pace(at: known.range), known.pace), (mean.speed(at: known.range), known.speed),
    ] {
      #expect((found == nil) == (expected == nil), "\(known.name)")
      #expect(abs((found ?? 0) - (expected ?? 0)) < 1e-9, "\(known.name): \(found ?? .nan)")
    }
  }

  @Test func chartsOfAWayHaveItsMeanAndOthersTheirOwn() {
    let x = Column([0, 300_000, 600_000])
    func mean(of distances: Column?, isPace: Bool = true) -> Double? {
      var presentation = Presentation()
      presentation.drawing.isDownward = isPace
      var shown = ShownActivity(Activity(.run), unit: .kilometers)
      (shown.times, shown.distances) = (x, distances)
      presentation.activity = shown
      let series = Series(
        id: "y", name: "y", color: SeriesPalette.color(0), column: Column([4, 4, 4]))
      let table = Table(x: x, series: [series], presentation: presentation)
      return table.statistics(ofSeries: 0, at: 0..<3, sums: RangeSums(of: table))?.mean
    }
    #expect(mean(of: nil) == 4)
    #expect(mean(of: Column([0, 1, 2])) == 5 && mean(of: Column([1, 1, 1])) == 4)
    #expect(mean(of: Column([0, 1, 2]), isPace: false) == 12)
    #expect(mean(of: Column([0, 1])) == 4)
  }
}
