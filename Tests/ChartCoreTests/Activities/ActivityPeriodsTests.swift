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

  private static let monday = ActivityWeeks.calendar(firstWeekday: 0)

  @Test func nothingHasNoPeriods() {
    #expect(ActivityPeriods([], weeks: Self.monday, in: .utc) == nil)
    #expect(ActivityPeriods([Activity(.run)], weeks: Self.monday, in: .utc) == nil)
  }

  @Test func oneOnABorderCountsInTheWeekThatBegins() throws {
    // Monday, 1 January 2024.
    let monday = 1_704_067_200_000.0
    let weeks = try #require(
      ActivityPeriods(
        [monday - 1, monday, monday + 7 * millisecondsPerDay].map { activity($0) },
        weeks: Self.monday,
        in: .utc))
    #expect(weeks.starts == [-7, 0, 7].map { monday + $0 * millisecondsPerDay })
    #expect(weeks.sums(of: [.run]) { $0.meters ?? 0 } == [1, 1, 1])
  }

  @Test func sportsThatAreSeldomAreSummed() throws {
    let sports: [Sport] = [.run, .run, .run, .ride, .ride, .walk, .other("A"), .swim]
    let weeks = try #require(
      ActivityPeriods(
        sports.enumerated().map { activity(Double($0), $1) }, weeks: Self.monday, in: .utc))
    #expect(weeks.sports(atMost: 9).map(\.name) == ["Run", "Ride", "A", "Swim", "Walk"])
    #expect(weeks.sports(atMost: 3).map(\.name) == ["Run", "Ride", "Others"])
    #expect(weeks.sports(atMost: 3)[2].sports == [.walk, .swim, .other("A")])
  }

  @Test(arguments: [(0, 0.0), (1, -6.0), (6, -1.0)])
  func weeksBeginOnTheDayThatIsAskedFor(firstWeekday: Int, start: Double) throws {
    // Monday, 1 January 2024, at noon.
    let noon = 1_704_110_400_000.0
    let weeks = try #require(
      ActivityPeriods(
        [activity(noon)], weeks: .calendar(firstWeekday: firstWeekday), in: .utc))
    #expect(weeks.starts == [noon + (start - 0.5) * millisecondsPerDay])
  }

  @Test func thereAreWeeksUntilNow() throws {
    let noon = 1_704_110_400_000.0
    let now = noon + 21 * millisecondsPerDay
    let weeks = try #require(
      ActivityPeriods([activity(noon)], weeks: Self.monday, until: now, in: .utc))
    let sums = weeks.sums(of: [.run]) { $0.meters ?? 0 }
    #expect(sums[0].isNaN && sums.dropFirst() == [1, 0, 0, 0])
    let rolling = try #require(
      ActivityPeriods([activity(noon), activity(now)], weeks: .rolling, until: now, in: .utc))
    // The last seven days end with today's midnight, so the first day is in a week of its own.
    let midnight = noon + 0.5 * millisecondsPerDay
    #expect(rolling.starts == [-7, 0, 7, 14].map { midnight + $0 * millisecondsPerDay })
    #expect(rolling.sums(of: [.run]) { $0.meters ?? 0 } == [1, 0, 0, 1])
  }

  /// Against Foundation's calendar, in all zones, over two years with activities at any second, those around changes of
  /// clocks among them.
  @Test(arguments: TimeZone.knownTimeZoneIdentifiers)
  func weeksAreThoseOfACalendar(name: String) throws {
    var random = SeededGenerator(seed: 17)
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let first = Int.random(in: 0..<7, using: &random)
    calendar.firstWeekday = (first + 1) % 7 + 1
    let start = 1_672_531_200.0
    let moments = (0..<200).map { _ in
      (start + .random(in: 0..<63_072_000, using: &random)).rounded() * 1000
    }
    let weeks = try #require(
      ActivityPeriods(
        moments.map { activity($0) }, weeks: .calendar(firstWeekday: first),
        in: Self.zone(zone, around: start)))
    try expect(weeks, moments) { date in
      try #require(calendar.dateInterval(of: .weekOfYear, for: date)).start
    }
  }

  @Test(arguments: TimeZone.knownTimeZoneIdentifiers)
  func rollingWeeksAreDaysUntilToday(name: String) throws {
    var random = SeededGenerator(seed: 18)
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let start = 1_672_531_200.0
    let moments = (0..<100).map { _ in
      (start + .random(in: 0..<63_072_000, using: &random)).rounded() * 1000
    }
    // Noon, which clocks never skip.
    let last = Date(timeIntervalSince1970: start + 63_072_000)
    let now = calendar.startOfDay(for: last).addingTimeInterval(12 * 3600 + 86_400)
    let today = calendar.startOfDay(for: now)
    let starts = try (0..<107).map {
      let back = try #require(calendar.date(byAdding: .day, value: -7 * $0 - 6, to: today))
      return calendar.startOfDay(for: back)
    }
    let weeks = try #require(
      ActivityPeriods(
        moments.map { activity($0) }, weeks: .rolling, until: now.timeIntervalSince1970 * 1000,
        in: Self.zone(zone, around: start)))
    try expect(weeks, moments) { date in try #require(starts.first { $0 <= date }) }
  }

  private func expect(
    _ weeks: ActivityPeriods, _ moments: [Double], week: (Date) throws -> Date
  ) throws {
    var expected = [Double: Double]()
    for moment in moments {
      let start = try week(Date(timeIntervalSince1970: moment / 1000))
      expected[start.timeIntervalSince1970 * 1000, default: 0] += 1
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
