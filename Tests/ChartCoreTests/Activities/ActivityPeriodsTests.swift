import Foundation
import TestSupport
import Testing

@testable import ChartCore

@Suite struct ActivityPeriodsTests {
  private func activity(_ start: Double, _ sport: Sport = .run, meters: Double = 1) -> Activity {
    var activity = Activity(sport)
    (activity.start, activity.meters) = (start, meters)
    return activity
  }

  @Test func nothingHasNoPeriods() {
    #expect(ActivityPeriods([], by: .week, in: .utc) == nil)
    #expect(ActivityPeriods([Activity(.run)], by: .week, in: .utc) == nil)
  }

  @Test func oneOnABorderCountsInTheWeekThatBegins() throws {
    // Monday, 1 January 2024.
    let monday = 1_704_067_200_000.0
    let weeks = try #require(
      ActivityPeriods(
        [monday - 1, monday, monday + 7 * millisecondsPerDay].map { activity($0) }, by: .week,
        in: .utc))
    #expect(weeks.starts == [-7, 0, 7].map { monday + $0 * millisecondsPerDay })
    #expect(weeks.sums(of: [.run]) { $0.meters ?? 0 } == [1, 1, 1])
  }

  @Test func sportsThatAreSeldomAreSummed() throws {
    let sports: [Sport] = [.run, .run, .run, .ride, .ride, .walk, .other("A"), .swim]
    let weeks = try #require(
      ActivityPeriods(sports.enumerated().map { activity(Double($0), $1) }, by: .week, in: .utc))
    #expect(weeks.sports(atMost: 9).map(\.name) == ["Run", "Ride", "A", "Swim", "Walk"])
    #expect(weeks.sports(atMost: 3).map(\.name) == ["Run", "Ride", "Others"])
    #expect(weeks.sports(atMost: 3)[2].sports == [.walk, .swim, .other("A")])
  }

  /// Against Foundation's calendar, over two years with activities at any second, those around changes of clocks among
  /// them.
  @Test(arguments: [
    "UTC", "Europe/Berlin", "America/New_York", "Africa/Cairo", "Australia/Lord_Howe",
    "Asia/Kathmandu",
  ])
  func weeksAreThoseOfACalendar(name: String) throws {
    var random = SeededGenerator(seed: 17)
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = zone
    let start = 1_672_531_200.0
    let moments = (0..<3000).map { _ in
      (start + .random(in: 0..<63_072_000, using: &random)).rounded() * 1000
    }
    let weeks = try #require(
      ActivityPeriods(moments.map { activity($0) }, by: .week, in: Self.zone(zone, around: start)))
    var expected = [Double: Double]()
    for moment in moments {
      let date = Date(timeIntervalSince1970: moment / 1000)
      let week = try #require(calendar.dateInterval(of: .weekOfYear, for: date)).start
      expected[week.timeIntervalSince1970 * 1000, default: 0] += 1
    }
    let sums = weeks.sums(of: [.run]) { $0.meters ?? 0 }
    let found = Dictionary(uniqueKeysWithValues: zip(weeks.starts, sums).filter { $1 > 0 })
    #expect(found == expected)
  }

  /// A zone with the changes that Foundation knows in three years.
  private static func zone(_ zone: TimeZone, around start: Double) -> Zone {
    var changes: [Zone.Change] = []
    var date = Date(timeIntervalSince1970: start - 86_400)
    let first = Double(zone.secondsFromGMT(for: date)) * 1000
    while let next = zone.nextDaylightSavingTimeTransition(after: date),
      next.timeIntervalSince1970 < start + 3 * 31_536_000
    {
      changes.append(
        Zone.Change(
          moment: next.timeIntervalSince1970 * 1000,
          offset: Double(zone.secondsFromGMT(for: next)) * 1000))
      date = next
    }
    return Zone(zone.identifier, firstOffset: first, transitions: changes)
  }
}
