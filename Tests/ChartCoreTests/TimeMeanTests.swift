import TestSupport
import Testing

@testable import ChartCore

@Suite struct TimeMeanTests {
  private static let cases:
    [(name: String, values: [Double], seconds: [Double], range: Range<Int>, mean: Double?)] = [
      ("none", [.nan, .nan], [0, 1], 0..<2, nil),
      ("an empty range", [1, 2], [0, 1], 1..<1, nil),
      ("one", [140], [0], 0..<1, 140),
      ("one of several", [140, 150], [0, 10], 1..<2, 150),
      ("equal", [5, 5, 5], [0, 1, 100], 0..<3, 5),
      ("even", [100, 120, 140], [0, 1, 2], 0..<3, 120),
      ("a long stretch counts more", [100, 100, 200, 200], [0, 1, 2, 102], 0..<4, 20250.0 / 102),
      ("equal moments have no time", [100, 200], [7, 7], 0..<2, 150),
      ("a jump at one moment", [100, 100, 200, 200], [0, 10, 10, 20], 0..<4, 150),
      ("a pause lasts no time", [100, 100, .nan, 200, 200], [0, 10, .nan, 500, 530], 0..<5, 175),
      ("a pause between all", [100, .nan, 200], [0, .nan, 50], 0..<3, 150),
      ("other points between", [100, .nan, 200, .nan, 200], [0, 1, 2, 3, 6], 0..<5, 1100.0 / 6),
      ("too far for points between", [100, .nan, 200, 300], [0, 1, 40, 41], 0..<4, 250),
      ("gaps at the ends", [.nan, 100, 200, .nan], [0, 1, 2, 3], 0..<4, 150),
      ("a part", [900, 100, 200, 900], [0, 1, 3, 9], 1..<3, 150),
    ]

  @Test(arguments: cases.indices)
  func valuesCountAsLongAsTheyLast(index: Int) {
    let known = Self.cases[index]
    let (column, times) = (Column(known.values), Column(known.seconds.map { $0 * 1000 }))
    let made = TimeMean(of: column, at: times, isOfPace: false).mean(at: known.range)
    for mean in [column.meanOverTime(at: times, in: known.range), made] {
      #expect((mean == nil) == (known.mean == nil), "\(known.name)")
      #expect(abs((mean ?? 0) - (known.mean ?? 0)) < 1e-9, "\(known.name): \(mean ?? .nan)")
    }
  }

  @Test func paceIsOfTheWholeDistance() {
    // Half an hour at 5 and half an hour at 10 minutes for a kilometre are 9 km.
    let (pace, times) = (Column([5, 5, 10, 10]), Column([0, 1800, 1800, 3600].map { $0 * 1000 }))
    let mean = TimeMean(of: pace, at: times, isOfPace: true).mean(at: 0..<4)
    #expect(abs((mean ?? 0) - 60.0 / 9) < 1e-9)
  }

  @Test func longColumnsAreAsOneByOne() {
    var random = SeededGenerator(seed: 4)
    var (time, times, values): (Double, [Double], [Double]) = (0, [], [])
    for _ in 0..<3000 {
      time += Double(Int.random(in: 0..<40, using: &random)) * 1000
      let isPause = Int.random(in: 0..<50, using: &random) == 0
      times.append(isPause ? .nan : time)
      values.append(
        isPause || Int.random(in: 0..<9, using: &random) == 0
          ? .nan : Double.random(in: 1...200, using: &random))
    }
    let (column, moments) = (Column(values), Column(times))
    let made = TimeMean(of: column, at: moments, isOfPace: false)
    for _ in 0..<300 {
      let start = Int.random(in: 0..<3000, using: &random)
      let range = start..<Int.random(in: start...3000, using: &random)
      let (mean, expected) = (made.mean(at: range), column.meanOverTime(at: moments, in: range))
      #expect(abs((mean ?? 0) - (expected ?? 0)) < 1e-9, "\(range)")
    }
  }
}
