import Testing

@testable import ChartCore

@Suite struct ActivitySplitTests {
  private func splits(
    _ seconds: [Double?], meters: [Double] = [], _ sport: Sport = .run,
    _ kind: ActivitySplit.Kind = .distance
  ) -> [ActivitySplit] {
    seconds.enumerated().map { index, seconds in
      var activity = Activity(sport)
      activity.movingSeconds = seconds
      activity.meters = index < meters.count ? meters[index] : 1000
      return ActivitySplit(kind, number: index + 1, in: 0...1, activity)
    }
  }

  private func best(_ splits: [ActivitySplit], in unit: DistanceUnit = .kilometers) -> [Int] {
    splits.withBest(in: unit).filter(\.isBest).map(\.number)
  }

  @Test func nothingIsFastestAlone() {
    #expect(best([]) == [] && best(splits([300])) == [] && best(splits([300, nil])) == [])
    #expect(best(splits([300, 0])) == [] && best(splits([300, 100], meters: [1000, 300])) == [])
  }

  @Test(
    arguments: [
      // What sums are rounded by does not make the second one faster, nor the first one.
      ([300, 300 - 1e-9], 1), ([300, 300 + 1e-9], 1), ([300 + 1e-9, 300, 300 - 1e-9], 1),
      // Told alike, a tenth of a second counts.
      ([300.3, 300.2], 2), ([300.2, 300.3], 1), ([300.24, 300.21], 1),
      // What is told as less is faster, however little.
      ([299.501, 299.499], 2), ([299.499, 299.501], 1), ([301, 300], 2),
    ] as [([Double], Int)])
  func theFirstOfThoseToldAlikeIsFastest(seconds: [Double], number: Int) {
    #expect(best(splits(seconds)) == [number])
  }

  @Test(arguments: [
    (Sport.run, DistanceUnit.kilometers), (.run, .miles), (.swim, .kilometers),
    (.ride, .kilometers),
    (.ride, .miles),
  ])
  func noneIsToldAsFasterThanTheFastest(sport: Sport, unit: DistanceUnit) throws {
    let formats = Formats.english
    for step in 0..<400 {
      let seconds = 240 + Double(step) * 0.0137
      let all = splits([seconds + 0.02, seconds, seconds + 0.04], sport)
      let number = try #require(best(all, in: unit).first)
      let told = all.map { formats.figures(of: ShownActivity($0.activity, unit: unit))[2].value }
      let order = told.sorted { a, b in a.count == b.count ? a < b : a.count < b.count }
      #expect(told[number - 1] == (sport == .ride ? order.last : order.first), "\(told)")
    }
  }

  @Test func lapsOfAnyLengthAreRivals() {
    #expect(best(splits([180, 300], meters: [700, 1000], .run, .lap)) == [1])
    #expect(best(splits([20, 300], meters: [90, 1000], .run, .lap)) == [])
  }
}
