import ChartCore
import Testing

@testable import ChartFiles

/// 9 December 2022, 15:24:49 UTC.
private let moment = 1_670_599_489_000.0

@Suite struct StravaTests {
  private static let english = [
    "Activity ID", "Activity Date", "Activity Name", "Activity Type", "Activity Description",
    "Elapsed Time", "Distance", "Max Heart Rate", "Relative Effort", "Commute",
    "Activity Private Note", "Activity Gear", "Filename", "Athlete Weight", "Bike Weight",
    "Elapsed Time", "Moving Time", "Distance", "Max Speed", "Average Speed", "Elevation Gain",
    "Elevation Loss",
  ]
  private static let german = [
    "Aktivitäts-ID", "Aktivitätsdatum", "Name der Aktivität", "Aktivitätsart",
    "Aktivitätsbeschreibung", "Verstrichene Zeit", "Distanz", "Max. Herzfrequenz",
    "Relative Leistung", "Pendeln", "Hinweis", "Ausrüstung", "Dateiname", "Sportlergewicht",
    "Fahrradgewicht", "Verstrichene Zeit", "Bewegungszeit", "Distanz", "Höchstgeschw.",
    "Durchschnittliche Geschwindigkeit", "Höhenzunahme", "Höhenunterschied",
  ]
  /// What no list of names has.
  private static let finnish = ["ID de actividad"] + (1..<22).map { "sarake \($0)" }
  private static let dates = [
    "Dec 9, 2022, 3:24:49 PM", "Dec 9, 2022, 3:24:49\u{202F}PM", "09.12.2022, 15:24:49",
    "9 déc. 2022 à 15:24:49", "9 dic 2022, 15:24:49", "9 de dic de 2022, 15:24:49",
    "9 dec 2022, 15:24:49", "2022-12-09 15:24:49",
  ]

  private func list(_ header: [String], _ rows: [[String]]) throws -> ActivityList {
    let text = ([header] + rows).map { $0.map(\.asCell).joined(separator: ",") }
    return try StravaTable.list(ByteWindow(Array(text.joined(separator: "\n").utf8)))
  }

  /// A row of the wide form.
  private func row(
    _ date: String, sport: String = "Run", shown: String = "9,44", meters: String = "9443.1"
  ) -> [String] {
    [
      "1", date, "Abend\nlauf", sport, "", "3100", shown, "", "", "", "", "", "", "", "", "3100",
      "3000.0", meters,
    ]
      + ["", "", "52.5", ""]
  }

  @Test(arguments: [english, german, finnish], dates)
  func rowsAreReadInAnyLanguage(header: [String], date: String) throws {
    let activity = try #require(try list(header, [row(date)]).activities.first)
    #expect(activity.start == moment && activity.sport == .run)
    #expect(activity.meters == 9443.1 && activity.movingSeconds == 3000)
    #expect(activity.elapsedSeconds == 3100 && activity.ascentMeters == 52.5)
    #expect(activity.name == "Abend lauf")
  }

  @Test func withoutASecondDistanceTheFirstIsRead() throws {
    let rows = [
      row(Self.dates[0], meters: ""), row(Self.dates[0], sport: "Swim", shown: "1500", meters: ""),
    ]
    #expect(try list(Self.english, rows).activities.map(\.meters) == [9440, 1500])
  }

  @Test func theFormOf2018IsRead() throws {
    let header = [
      "id", "date", "name", "type", "description", "elapsed_time", "distance", "commute", "gear",
      "filename",
    ]
    let row = [
      "1", "2022-12-09 15:24:49", "a", "Ride", "", "600", "2500.5", "false", "", "activities/1.gpx",
    ]
    let activity = try #require(try list(header, [row]).activities.first)
    #expect(activity.meters == 2500.5 && activity.start == moment && activity.sport == .ride)
  }

  @Test func tagsInNamesOfColumnsAreNoPart() throws {
    var header = Self.english
    header[3] = "<span class=\"translation_missing\" title=\"a, b\">Activity Type</span>"
    #expect(try list(header, [row(Self.dates[0])]).activities.first?.sport == .run)
  }

  @Test func rowsWithoutATimeAreTold() throws {
    let list = try list(Self.english, [row("yesterday"), row(Self.dates[0]), row("")])
    let document = try list.document(ReadingOptions())
    #expect(
      document.notices.map(\.description)
        == ["2 entries have no time that can be read, the first is line 2."])
  }

  @Test func otherTablesAreNone() {
    for text in [
      "", "a,b\n1,2", "id,date\n1,2020-01-01", "Activity ID;Activity Date", "id,a,b,c,d,e,f,g,h",
    ] {
      #expect(!StravaTable.isOwn(Array(text.utf8)[...]), "\(text)")
    }
  }

  @Test func whatProgramsAreGivenIsRead() throws {
    let document = try parse(
      "[{\"name\": \"A\", \"distance\": 1234.5, \"moving_time\": 100, \"elapsed_time\": 120, \"total_elevation_gain\": 5,"
        + "\"type\": \"Ride\", \"sport_type\": \"TrailRun\", \"start_date\": \"2022-12-09T15:24:49Z\", "
        + "\"start_date_local\": \"2022-12-09T16:24:49Z\", \"utc_offset\": 3600.0}, {\"distance\": 1, \"start_date\": 1}]"
    )
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.start == moment && activity.offset == 3_600_000 && activity.sport == .run)
    #expect(activity.meters == 1234.5 && activity.movingSeconds == 100)
    #expect(
      document.notices.map(\.description)
        == ["1 entry has no time that can be read, the first is entry 2."])
  }

  @Test func columnsWithoutGroupsHaveDecimalCommasToo() throws {
    var row = row("09.12.2022, 15:24:49", meters: "10020,525")
    row[20] = "120,437"
    let activity = try #require(try list(Self.german, [row]).activities.first)
    #expect(activity.meters == 10020.525 && activity.ascentMeters == 120.437)
    for (text, number) in [
      ("120,4", 120.4), ("1200", 1200), ("10020.5", 10020.5), ("1.234,5", 1234.5),
      ("1,296.1", 1296.1), ("1\u{202F}012,4", 1012.4), ("1 012", 1012), ("", nil),
      ("-1", nil),
    ] as [(String, Double?)] {
      #expect(ActivityText.ungroupedNumber(text) == number, "\(text)")
    }
    #expect(ActivityText.number("10020,525") == 10020.525)
  }

  @Test func numbersAreReadAsLanguagesWriteThem() {
    let numbers: [(String, Double?)] = [
      ("", nil), ("-", nil), ("--", nil), ("5", 5), ("9.44", 9.44), ("9,44", 9.44), ("4,808", 4808),
      ("1,234.5", 1234.5), ("1.234,5", 1234.5), ("1,234,567", 1_234_567), ("0,125", 0.125),
      ("-3", nil), ("nan", nil), ("7,00", 7),
    ]
    for (text, number) in numbers { #expect(ActivityText.number(text) == number, "\(text)") }
  }
}

@Suite struct ActivityListTests {
  private func activity(_ start: Double, _ meters: Double) -> Activity {
    var activity = Activity(.run)
    (activity.start, activity.meters) = (start, meters)
    return activity
  }

  @Test("lists write 0 for a heart that was not measured")
  func heartsThatWereNotMeasured() {
    var list = ActivityList()
    for rate in [0, 140] {
      var activity = activity(0, 1000)
      activity.heartRate = Double(rate)
      list.add(activity)
    }
    #expect(list.activities.map(\.heartRate) == [nil, 140])
  }

  @Test func whatTwoListsHaveIsThereOnce() throws {
    let first = [activity(0, 1000), activity(0, 1000), activity(1e8, 5000)]
    let second = [
      activity(59_000, 1005), activity(61_000, 1000), activity(1e8, 5100), activity(1e9, 1),
    ]
    let document = try [first, second].document(ReadingOptions(), NoticeList())
    #expect(document.activities?.activities.map(\.meters) == [1000, 1000, 5000, 1000, 5100, 1])
    #expect(
      document.notices.map(\.description) == [
        "1 activity is there more than once, and counted once."
      ])
  }

  @Test func chartsAreOfWeeksAndYears() throws {
    // 25 December 2023, a Monday, and a year later.
    let (first, second) = (activity(1_703_462_400_000, 5000), activity(1_735_084_800_000, 8000))
    let tables = try [[first, second]].document(ReadingOptions(), NoticeList()).tables
    #expect(
      tables.map(\.title) == [
        "Distance (km) by Week", "Distance (km) by Day", "Distance (km) Year over Year",
      ])
    #expect(tables[1].x.count == 367 && tables[1].kind == .stackedBars)
    let days = tables[1].series[0].column
    #expect(days[0] == 5 && days[1] == 0 && days[366] == 8)
    #expect(tables[0].x.count == 53 && tables[0].x[0] == 1_703_462_400_000)
    #expect(tables[0].series[0].column[0] == 5 && tables[0].series[0].column[52] == 8)
    #expect(tables[0].series[0].column[1] == 0)
    #expect(tables[2].series.map(\.name) == ["2024", "2023"])
    #expect(tables[2].series[1].column[359] == 5 && tables[2].series[1].column[358] == 0)
  }

  /// A chart cannot open on a single point, which is what the last week with data is then.
  @Test func aLoneWeekLongAgoIsTheLastThatIsSeen() throws {
    var (options, activities) = (ReadingOptions(), ActivityOptions())
    let start = 1_704_110_400_000.0
    activities.now = start + 700 * 86_400_000
    for weeks in [ActivityWeeks.calendar(firstWeekday: 0), .rolling] {
      activities.weeks = weeks
      options.activities = activities
      let table = try [[activity(start, 5000)]].document(options, NoticeList()).tables[0]
      let range = ChartState(table: table).visibleRange
      #expect(range == table.x[0]...table.x[1] && table.series[0].column[1] == 5)
      // Nobody knows what was done before, so nothing is compared with it.
      #expect(table.series[0].column[0].isNaN)
    }
  }

  @Test func sumsAreRoundedOnceWhereTheyAreTold() throws {
    let table = try [[activity(1_704_110_400_000, 10_049.6)]].document(
      ReadingOptions(), NoticeList()
    ).tables[0]
    #expect(table.series[0].column[table.x.count - 1] == 10.0496)
  }

  @Test func aLoneWeekOpensAllOfItsDays() throws {
    var (options, activities) = (ReadingOptions(), ActivityOptions())
    (activities.weeks, activities.now) = (.calendar(firstWeekday: 0), 1_704_110_400_000)
    options.activities = activities
    let table = try [[activity(1_704_110_400_000, 5000)]].document(options, NoticeList()).tables[0]
    #expect(table.x.count == 1 && table.end(ofPoint: 0) - table.x[0] == 7 * 86_400_000)
  }

  @Test func optionsSayUnitsAndWhenNowIs() throws {
    var (options, activities) = (ReadingOptions(), ActivityOptions())
    (activities.isInMiles, activities.weeks) = (true, .rolling)
    // Activities of 1 and of 20 January 2024.
    let list = [[activity(1_704_110_400_000, 1609.344), activity(1_705_752_000_000, 5)]]
    activities.now = 1_704_110_400_000 + 100 * 86_400_000
    options.activities = activities
    let tables = try list.document(options, NoticeList()).tables
    #expect(tables[0].title == "Distance (mi) by Rolling 7 Days")
    #expect(tables[0].series[0].column[0] == 1 && tables[0].x.count == 15)
    // Of twelve weeks without anything those up to the last activity are shown.
    #expect(tables[0].presentation.layout.openingRange?.upperBound == tables[0].x[14])
    activities.now = 1_704_110_400_000 + 300 * 86_400_000
    options.activities = activities
    let later = try list.document(options, NoticeList()).tables[0]
    #expect(later.presentation.layout.openingRange?.upperBound == later.x[2])
    activities.now = 1_704_110_400_000
    options.activities = activities
    let document = try list.document(options, NoticeList())
    #expect(document.tables[0].x.count == 1)
    #expect(
      document.notices.map(\.description) == ["1 activity is later than now, and left out."])
  }

  /// The charts of energy of a ride with some and of a run, each on a day of its own.
  private func energy(
    ofRun kilocalories: Double?, weight: Double?
  ) throws -> (titles: [String], values: [Double], choices: Set<ActivityChoice>) {
    var (options, sums) = (ReadingOptions(), ActivityOptions())
    sums.weightKilograms = weight
    options.activities = sums
    var (ride, run) = (activity(1_704_110_400_000, 20_000), activity(1_704_196_800_000, 10_000))
    (ride.sport, ride.kilocalories, run.kilocalories) = (.ride, 500.4, kilocalories)
    let document = try [[ride, run]].document(options, NoticeList())
    let tables = document.tables.filter { $0.title?.hasPrefix("Energy") == true }
    let values = tables.flatMap { table in
      (0..<table.x.count).map { day in table.series.reduce(0) { $0 + $1.column[day] } }
    }
    return (tables.compactMap(\.title), values, document.activityChoices)
  }

  private static let energies: [(run: Double?, weight: Double?, title: String, values: [Double])] =
    [
      (nil, nil, "Energy (kcal) by Day", [500.4, 0]),
      (nil, 70, "Energy (kcal, estimated) by Day", [500.4, 725.2]),
      (nil, 5, "Energy (kcal, estimated) by Day", [500.4, 207.2]),
      (0, 70, "Energy (kcal, estimated) by Day", [500.4, 725.2]),
      (650, 70, "Energy (kcal) by Day", [500.4, 650]),
      (650, nil, "Energy (kcal) by Day", [500.4, 650]),
    ]

  @Test(arguments: energies)
  func energyIsSummedByDay(run: Double?, weight: Double?, title: String, values: [Double]) throws {
    let found = try energy(ofRun: run, weight: weight)
    #expect(found.titles == [title] && found.values == values)
    #expect(found.choices == (run == 650 ? [.weeks, .unit] : [.weeks, .unit, .weight]))
  }

  @Test func whereNobodyTellsEnergyThereIsNoChartOfIt() throws {
    var options = ReadingOptions()
    let list = [[activity(1_704_110_400_000, 1000)]]
    let titles = ["Distance (km) by Week", "Distance (km) by Day"]
    #expect(try list.document(options, NoticeList()).tables.map(\.title) == titles)
    options.activities = ActivityOptions()
    options.activities?.weightKilograms = 100
    let document = try list.document(options, NoticeList())
    #expect(document.tables.map(\.title) == titles + ["Energy (kcal, estimated) by Day"])
    #expect(document.tables[2].series[0].column[0] == 103.6)
    #expect(document.tables[2].presentation.period == .day && document.details[2] != .none)
    let activity = try #require(list[0][0].figures(options).presentation.activity)
    #expect(activity.weightKilograms == 100)
  }

  @Test func momentsOfABrokenClockAreLeftOut() throws {
    let tables = try [[activity(-1e15, 5), activity(1.7e12, 5000), activity(1e18, 5)]]
      .document(ReadingOptions(), NoticeList()).tables
    #expect(tables[0].x.count == 1)
  }
}

@Suite struct ActivityZoneTests {
  private let text = Array(
    "id,date,name,type,description,elapsed_time,distance,commute,gear,filename\n1,2024-01-07 23:30:00,a,Run,,60,1000,,,\n"
      .utf8)

  /// Half past eleven on a Sunday in UTC is Monday farther east.
  @Test func weeksAreThoseOfWhoLooks() throws {
    let folder = try TestFolder()
    let path = try folder.write(text, to: "activities.csv")
    var options = ReadingOptions()
    #expect(try ChartFile.read(path: path, options: options).tables[0].x[0] == 1_704_067_200_000)
    options.place.here = Zone(offset: 3_600_000)
    let here = try ChartFile.read(path: path, options: options).tables[0]
    #expect(here.x[0] == 1_704_668_400_000 && here.zone.name == "+01:00")
    options.place.zone = .utc
    #expect(try ChartFile.read(path: path, options: options).tables[0].x[0] == 1_704_067_200_000)
  }
}
