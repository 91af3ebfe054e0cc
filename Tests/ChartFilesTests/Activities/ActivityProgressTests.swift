import ChartCore
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

@Suite struct ActivityProgressTests {
  /// An activity on a day of UTC, at a time of it in hours, so many kilometres long.
  private func run(_ day: String, hour: Double = 12, _ kilometers: Double) -> Activity {
    var activity = Activity(.run)
    activity.start = moment(day) + hour * millisecondsPerHour
    activity.meters = kilometers * 1000
    return activity
  }

  private func moment(_ day: String) -> Double {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    return CivilDate(year: parts[0], month: parts[1], day: parts[2])?.milliseconds ?? .nan
  }

  /// The charts, by the last words of their titles.
  private func charts(
    _ activities: [Activity], _ change: (inout ActivityOptions) -> Void = { _ in },
    in zone: Zone = .utc
  ) -> [String: Table] {
    var (options, sums) = (ReadingOptions(), ActivityOptions())
    change(&sums)
    (options.activities, options.place.zone) = (sums, zone)
    let tables = activities.progress(options)
    return Dictionary(
      uniqueKeysWithValues: tables.map {
        ($0.title?.replacing("Distance (km) ", with: "") ?? "", $0)
      })
  }

  private func values(_ series: Series) -> [Double] {
    (0..<series.column.count).map { series.column[$0] }
  }

  /// The values as text, so that gaps are equal.
  private func words(_ series: Series) -> String {
    values(series).map { $0.isNaN ? "-" : "\($0)" }.joined(separator: " ")
  }

  /// Days, and the charts that there are of activities on them; 2 June 2025 is a Monday.
  private static let kinds: [(days: [String], charts: [String])] = [
    ([], []),
    (["2025-06-02"], []),
    (["2025-06-02", "2025-06-08"], []),
    (["2025-06-01", "2025-06-02"], ["Week"]),
    (["2025-05-31", "2025-06-01"], ["Month"]),
    (["2024-12-31", "2025-01-01"], ["Month", "Year"]),
    (["2024-12-29", "2025-01-01"], ["Week", "Month", "Year"]),
    // 11 weeks before, and 12.
    (["2025-03-23", "2025-06-02"], ["Week", "Month"]),
    (["2025-03-16", "2025-06-02"], ["Month"]),
    // 11 months before, and 12.
    (["2024-07-31", "2025-06-02"], ["Month", "Year"]),
    (["2024-06-30", "2025-06-02"], ["Year"]),
    (["1999-06-30", "2025-06-02"], ["Year"]),
  ]

  @Test(arguments: kinds)
  func whatHasNothingToBeComparedWithIsLeftOut(days: [String], charts: [String]) {
    let tables = days.map { run($0, 1) }.progress(ReadingOptions())
    #expect(tables.map(\.title) == charts.map { "Distance (km) \($0) over \($0)" })
  }

  @Test func activitiesWithoutAWayAreNothingToBeComparedWith() {
    var workout = run("2025-05-01", 0)
    #expect(charts([workout, run("2025-06-02", 5)]).isEmpty)
    workout.meters = nil
    #expect(charts([workout, run("2025-06-02", 5)]).isEmpty)
    #expect(charts([Activity(.run)]).isEmpty)
    #expect(charts([run("2025-05-01", 5), run("2025-06-02", 0)])["Month over Month"] != nil)
  }

  @Test func theNewestPeriodIsFirstAndEndsAtTheLastActivity() throws {
    let charts = charts([
      run("2025-05-30", 3), run("2025-06-23", 2), run("2025-06-24", 4), run("2025-06-16", 1.25),
      run("2025-06-22", 1),
    ])
    let week = try #require(charts["Week over Week"])
    #expect(
      week.series.map(\.name) == [
        "23 Jun 2025", "16 Jun 2025", "9 Jun 2025", "2 Jun 2025",
        "26 May 2025",
      ])
    #expect(
      week.series.map(words) == [
        "2.0 6.0 - - - - -", "1.25 1.25 1.25 1.25 1.25 1.25 2.25", "0.0 0.0 0.0 0.0 0.0 0.0 0.0",
        "0.0 0.0 0.0 0.0 0.0 0.0 0.0", "0.0 0.0 0.0 0.0 3.0 3.0 3.0",
      ])
    #expect(week.series[0].color == SeriesPalette.color(0))
    #expect(
      week.presentation.xName == "day of the week" && week.x == Column([1, 2, 3, 4, 5, 6, 7]))
    #expect(week.presentation.layout.openingRange == 1...7 && week.xKind == .rows)
    let month = try #require(charts["Month over Month"])
    #expect(month.series.map(\.name) == ["Jun 2025", "May 2025"] && month.x.count == 31)
    #expect(month.presentation.xName == "day of the month")
    #expect(Set(month.series.map(\.id)).count == 2 && charts["Year over Year"] == nil)
  }

  @Test(
    "today, and the years that lines are of",
    arguments: [
      // A year in which nothing was done yet is compared with; one that nothing was done in is not.
      ("2026-01-03", ["2026", "2025", "2024"]), ("2026-06-21", ["2026", "2025", "2024"]),
      ("2026-11-27", ["2025", "2024"]), ("2031-01-01", ["2025", "2024"]),
    ])
  func aYearOfNothingDoesNotLead(today: String, years: [String]) throws {
    let now = moment(today)
    let charts = charts([run("2024-05-30", 3), run("2025-06-22", 1)]) { $0.now = now }
    #expect(try #require(charts["Year over Year"]).series.map(\.name) == years)
  }

  @Test func pointsAreCalledByTheirDay() throws {
    let charts = charts([run("2024-05-30", 3), run("2025-06-22", 1), run("2025-06-25", 1)])
    let week = try #require(charts["Week over Week"] ?? nil)
    let formats = Formats.english
    // The newest week begins on Monday, 23 June.
    #expect(formats.point(2, of: week) == "day 3, Wed")
    let year = try #require(charts["Year over Year"])
    #expect(formats.point(259, of: year) == "16 Sep")
    #expect(formats.shortPoint(59, of: year) == "29 Feb")
    #expect(year.comparedSeries == 0)
    let months = self.charts([run("2025-05-30", 3), run("2025-06-22", 1)])
    #expect(formats.point(16, of: try #require(months["Month over Month"])) == "day 17")
    let leap = self.charts([run("2023-05-30", 3), run("2024-06-22", 1)])
    #expect(formats.point(59, of: try #require(leap["Year over Year"])) == "29 Feb")
    #expect(formats.point(365, of: try #require(leap["Year over Year"])) == "31 Dec")
  }

  @Test func runningSumsHaveNoSum() throws {
    let table = try #require(
      charts([run("2025-06-22", 1), run("2025-06-25", 1)])["Week over Week"])
    #expect(table.series.indices.allSatisfy { !table.meaning(ofSeries: $0).hasSum })
  }

  @Test func datesOfYearsStandBesideEachOther() throws {
    let year = try #require(
      charts([
        run("2024-02-28", 1), run("2024-02-29", 2), run("2024-03-01", 4), run("2025-02-28", 8),
        run("2025-03-01", 16),
      ])["Year over Year"])
    #expect(year.series.map(\.name) == ["2025", "2024"])
    let days = year.series.map { Array(words($0).split(separator: " ")[58...60]) }
    #expect(days == [["8.0", "-", "24.0"], ["1.0", "3.0", "7.0"]])
    // No year has a value on a day that it does not have, and none has a hole in its line there.
    #expect(year.series.allSatisfy { $0.line.joinedGaps == 1 })
    #expect(
      Formats.english.point(59, of: year) == "29 Feb" && year.series[0].column[59].isNaN)
  }

  @Test func whatAPeriodHasNoDayForIsAGap() throws {
    let charts = charts([run("2024-01-31", 1), run("2024-02-29", 2), run("2025-03-31", 4)])
    let month = try #require(
      self.charts([run("2024-01-31", 1), run("2024-02-29", 2), run("2024-04-01", 4)])[
        "Month over Month"])
    let gaps = month.series.map { series in values(series).count(where: \.isNaN) }
    #expect(month.series.map(\.name) == ["Apr 2024", "Mar 2024", "Feb 2024", "Jan 2024"])
    #expect(gaps == [30, 0, 2, 0])
    let year = try #require(charts["Year over Year"])
    #expect(year.series.map(\.name) == ["2025", "2024"])
    #expect(values(year.series[1]).count == 366 && values(year.series[1])[365] == 3)
    let whole = try #require(
      self.charts([run("2023-12-31", 1), run("2024-12-31", 2)])["Year over Year"])
    #expect(values(whole.series[1])[364] == 0 && values(whole.series[1])[365] == 1)
    #expect(values(whole.series[0])[364] == 0 && values(whole.series[0])[365] == 2)
  }

  @Test func yearsAreThoseWithSomething() throws {
    let years = (1990..<2026).filter { $0 != 2024 }.map { run("\($0)-06-02", 1) }
    let names = try #require(charts(years)["Year over Year"]).series.map(\.name)
    #expect(names == ["2025"] + (2013...2023).reversed().map(String.init))
  }

  @Test func weeksAndMonthsAreTwelveInARow() throws {
    let days = (0..<400).map { day in
      var activity = run("2024-06-02", 1)
      activity.start? += Double(day) * millisecondsPerDay
      return activity
    }
    let charts = charts(days)
    #expect(try #require(charts["Week over Week"]).series.count == 12)
    let months = try #require(charts["Month over Month"]).series.map(\.name)
    #expect(months.count == 12 && months[0] == "Jul 2025" && months[11] == "Aug 2024")
  }

  @Test(arguments: [
    (ActivityWeeks.calendar(firstWeekday: 0), "2 Jun 2025", 3),
    (.calendar(firstWeekday: 6), "1 Jun 2025", 4),
    (.calendar(firstWeekday: 2), "4 Jun 2025", 1),
    (.calendar(firstWeekday: 3), "29 May 2025", 7),
    (.rolling, "2 Jun 2025", 3),
  ])
  func weeksBeginOnTheDayThatIsAskedFor(weeks: ActivityWeeks, name: String, days: Int) throws {
    let charts = charts([run("2025-05-28", 1), run("2025-06-04", 2)]) { $0.weeks = weeks }
    let newest = try #require(charts["Week over Week"]).series[0]
    #expect(newest.name == name && values(newest).count { !$0.isNaN } == days)
  }

  @Test func nowMakesItsPeriodTheNewest() throws {
    let activities = [run("2024-11-11", 8), run("2025-06-02", 5)]
    func charts(_ now: Double) -> [String: Table] { self.charts(activities) { $0.now = now } }
    let july = charts(moment("2025-07-10") + 1)
    #expect(
      try #require(july["Month over Month"]).series.map(\.name).prefix(2) == [
        "Jul 2025", "Jun 2025",
      ])
    #expect(values(try #require(july["Month over Month"]).series[0]).count { $0 == 0 } == 10)
    #expect(values(try #require(july["Week over Week"]).series[0]).count { $0 == 0 } == 4)
    #expect(values(try #require(july["Year over Year"]).series[0]).last { !$0.isNaN } == 5)
    // Of what is before the last activity nothing is now.
    #expect(charts(moment("2025-01-01"))["Month over Month"]?.series[0].name == "Jun 2025")
    #expect(charts(moment("2031-01-01")).keys.sorted() == ["Year over Year"])
  }

  @Test func milesAreMiles() {
    var options = ReadingOptions()
    options.activities = ActivityOptions()
    options.activities?.isInMiles = true
    let tables = [run("2025-05-31", 1.609344), run("2025-06-01", 3.218688)].progress(options)
    #expect(tables.map(\.title) == ["Distance (mi) Month over Month"])
    #expect(tables[0].series.map { $0.column[0] } == [2, 0])
  }

  @Test func aSportThatIsOffIsLeftOutOfTheSumsAndTheTitle() throws {
    func of(_ sport: Sport, _ day: String, _ kilometers: Double) -> Activity {
      var activity = run(day, kilometers)
      activity.sport = sport
      return activity
    }
    let activities = [
      of(.run, "2024-06-30", 1), of(.ride, "2024-07-01", 20), of(.run, "2025-06-02", 3.5),
      of(.swim, "2025-06-02", 0.5), of(.ride, "2025-06-03", 40),
    ]
    let sports: [(name: Phrase, sports: Set<Sport>)] = [
      ("Run", [.run]), ("Ride", [.ride]), ("Others", [.swim]),
    ]
    let year = try #require(activities.progress(ReadingOptions(), of: sports).last)
    #expect(
      year.title == "Distance (km) Year over Year" && year == year.summing([0, 1, 2], .english))
    func told(_ on: Set<Int>) -> String {
      let table = year.summing(on, .english)
      let ends = table.series.map { values($0).last { !$0.isNaN } ?? .nan }
      return "\(table.title ?? "") \(ends)"
    }
    #expect(told([0, 1, 2]) == "Distance (km) Year over Year [44.0, 21.0]")
    #expect(told([0]) == "Distance (km) Year over Year: Run [3.5, 1.0]")
    #expect(told([1, 2]) == "Distance (km) Year over Year: Ride, Others [40.5, 20.0]")
    #expect(told([2, 7]) == "Distance (km) Year over Year: Others [0.5, 0.0]")
    #expect(told([]) == "Distance (km) Year over Year [0.0, 0.0]")
    #expect(year.summing([0], .english).summing([0, 1, 2], .english).title == year.title)
    // The days to come stay gaps.
    let rides = values(year.summing([1], .english).series[0])
    #expect(rides.map(\.isNaN) == values(year.series[0]).map(\.isNaN))
    #expect(rides[153...154] == [0, 40])
    #expect(
      activities.progress(ReadingOptions(), of: [sports[0]])[0].presentation.metrics?.parts == nil)
  }

  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "America/St_Johns", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati", "America/Sao_Paulo",
  ]

  /// Against Foundation's calendar: activities at any second of fifteen months, over changes of clocks and the year's
  /// end, a leap year and one without, weeks from any day on, until the last activity or a now behind it.
  @Test(arguments: zones, [2010, 2011, 2015, 2019, 2023])
  func daysAreThoseOfACalendar(name: String, year: Int) throws {
    var random = SeededGenerator(seed: UInt64(year))
    let zone = try #require(Zone(named: name))
    for _ in 0..<4 {
      let span = Double.random(in: 20...450, using: &random) * millisecondsPerDay
      let activities = (0..<60).map { _ in
        var activity = run(
          "\(year)-09-01", (.random(in: 0...9, using: &random) * 1000).rounded() / 1000)
        activity.start? += (.random(in: 0...span, using: &random) / 1000).rounded() * 1000
        return activity
      }
      let last = activities.compactMap(\.start).max() ?? 0
      let now = Bool.random(using: &random) ? nil : last + span / 20
      let first = Int.random(in: 0..<7, using: &random)
      let calendar = try ReferenceCalendar(name, firstWeekday: first)
      let charts = charts(
        activities, { ($0.weeks, $0.now) = (.calendar(firstWeekday: first), now) }, in: zone)
      for (unit, key) in [
        (Calendar.Component.weekOfYear, "Week"), (.month, "Month"), (.year, "Year"),
      ] {
        let expected = calendar.progress(of: activities, until: now ?? last, by: unit)
        let found = charts["\(key) over \(key)"]?.series.map(words) ?? []
        #expect(found == expected, "\(name) \(year) \(key)")
      }
    }
  }
}

/// Running sums as Foundation's calendar makes them, day by day. What clocks showed is read in the zone; the rest is
/// counted in UTC, where every day is there.
private struct ReferenceCalendar {
  private var local = Calendar(identifier: .gregorian)
  private var days = Calendar(identifier: .gregorian)

  init(_ zone: String, firstWeekday: Int) throws {
    local.timeZone = try #require(TimeZone(identifier: zone))
    days.timeZone = .gmt
    days.firstWeekday = (firstWeekday + 1) % 7 + 1
  }

  private func day(_ moment: Double) -> Date {
    let date = Date(timeIntervalSince1970: moment / 1000)
    return days.date(from: local.dateComponents([.year, .month, .day], from: date))!
  }

  func progress(
    of activities: [Activity], until end: Double, by unit: Calendar.Component
  ) -> [String] {
    var sums: [Date: Double] = [:]
    for activity in activities { sums[day(activity.start!), default: 0] += activity.meters! / 1000 }
    let most = unit == .year ? 366 : unit == .month ? 31 : 7
    let newest = days.dateInterval(of: unit, for: day(end))!
    let periods = (0..<12).map { number in
      days.dateInterval(
        of: unit, for: days.date(byAdding: unit, value: -number, to: newest.start)!)!
    }
    let first = sums.filter { $0.value > 0 }.keys.min()!
    let shown = periods.enumerated().filter { number, period in
      guard number > 0 else { return true }
      guard unit == .year else { return period.end > first }
      return sums.contains { $0.value > 0 && $0.key >= period.start && $0.key < period.end }
    }.map(\.element)
    let isCompared = shown.dropFirst().contains { period in
      sums.contains { $0.value > 0 && $0.key >= period.start && $0.key < period.end }
    }
    return isCompared ? shown.map { line($0, sums, until: day(end), count: most) } : []
  }

  private func line(
    _ period: DateInterval, _ sums: [Date: Double], until end: Date, count: Int
  ) -> String {
    (0..<count).map { number in
      // A year without 29 February has no day in its row.
      let isShort = count == 366 && period.duration < 366 * 86_400
      guard !isShort || number != 59 else { return "-" }
      let passed = isShort && number > 59 ? number - 1 : number
      let day = days.date(byAdding: .day, value: passed, to: period.start)!
      guard day < period.end, day <= end else { return "-" }
      let sum = sums.filter { $0.key >= period.start && $0.key <= day }.values.reduce(0, +)
      return "\((sum * 1000).rounded() / 1000)"
    }.joined(separator: " ")
  }
}
