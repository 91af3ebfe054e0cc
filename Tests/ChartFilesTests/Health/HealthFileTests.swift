import ChartCore
import Testing

@testable import ChartFiles

@Suite struct HealthFileTests {
  private let watch = "Anna’s Apple\u{A0}Watch"

  private func record(
    _ type: String = "HKQuantityTypeIdentifierStepCount", unit: String = "count",
    from start: String, to end: String? = nil, _ value: String, source: String = "iPhone"
  ) -> String {
    """
      <Record type="\(type)" sourceName="\(source)" device="&lt;a>b" unit="\(unit)" creationDate="" \
    startDate="2024-\(start) +0100" endDate="2024-\(end ?? start) +0100" value="\(value)"/>
    """
  }

  private func export(_ records: [String], head: String = "") -> [UInt8] {
    Array("\(head)<HealthData locale=\"de\">\n\(records.joined(separator: "\n"))</HealthData>".utf8)
  }

  private func document(_ bytes: [UInt8]) throws -> ChartDocument {
    try ChartFile.parse(bytes, name: "export.xml")
  }

  private func document(_ bytes: [UInt8], sources: [String]) throws -> ChartDocument {
    var options = ReadingOptions()
    options.health.sources = sources
    return try HealthFile.data(ByteWindow(bytes)).document(options)
  }

  private func values(_ document: ChartDocument, chart: Int = 0, series: Int = 0) -> [Double] {
    let column = document.tables[chart].series[series].column
    return (0..<column.count).map { column[$0] }
  }

  @Test func whatAddsUpIsSummedDayByDay() throws {
    let document = try document(
      export([
        record(from: "05-01 09:00:00", "100"), record(from: "05-01 23:30:00", "7.5"),
        record(from: "05-03 00:30:00", "3"),
      ]))
    let table = document.tables[0]
    #expect(table.title == "Steps by Day" && table.kind == .stackedBars)
    // Half past midnight in summer is the day before in UTC.
    #expect(values(document) == [107.5, 3] && document.format == "health")
    #expect(table.presentation.period == .day && document.notices == [])
    #expect(table.presentation.layout.hasCalendar && document.details == [.none])
  }

  @Test func aDayWithoutAnythingIsAGap() throws {
    let document = try document(
      export([record(from: "05-01 09:00:00", "1"), record(from: "05-03 09:00:00", "2")]))
    #expect(values(document).map(\.description) == ["1.0", "nan", "2.0"])
  }

  @Test func measurementsAreALineOverMoments() throws {
    let type = "HKQuantityTypeIdentifierHeartRate"
    let document = try document(
      export([
        record(type, unit: "count/min", from: "05-01 09:00:05", "71"),
        record(type, unit: "count/min", from: "05-01 09:00:00", "64.5"),
      ]))
    #expect(document.tables[0].title == "Heart Rate (bpm)")
    #expect(document.tables[0].kind == .lines && values(document) == [64.5, 71])
    #expect(document.tables[0].x[0] == 1_714_550_400_000)
  }

  /// So many measurements on each of so many days from 1 May on.
  private func measured(_ samples: Int, onDays days: Int) throws -> ChartDocument {
    let records = (0..<days).flatMap { day in
      (0..<samples).map { sample in
        record(
          "HKQuantityTypeIdentifierHeartRate", unit: "count/min",
          from: "05-\(day < 9 ? "0" : "")\(day + 1) \(10 + sample):00:00",
          "\(60 + day + 5 * sample)")
      }
    }
    return try document(export(records))
  }

  @Test func manyMeasurementsHaveTheRangeOfEachDay() throws {
    let found = try measured(8, onDays: 14)
    #expect(found.tables.map(\.title) == ["Heart Rate (bpm) by Day", "Heart Rate (bpm)"])
    #expect(found.tables.map(\.presentation.metrics?.shown) == [0, 1])
    let days = found.tables[0]
    #expect(days.series.map(\.name) == ["Mean", "Lowest", "Highest"] && days.x.count == 14)
    #expect(days.series.map { $0.column[0] } == [77.5, 60, 95])
    #expect(days.series.map { $0.column[13] } == [90.5, 73, 108])
    #expect(Formats.english.point(1, of: days) == "Thu, 2 May 2024")
    #expect(found.tables[1].x.count == 112)
  }

  @Test(
    "what adds up by the day does so by the week, what was measured never",
    arguments: [
      ("StepCount", "count", true), ("DietaryWater", "mL", true), ("DietaryProtein", "g", true),
      ("FlightsClimbed", "count", true), ("RespiratoryRate", "count/min", false),
      ("BodyMassIndex", "count", false), ("UVExposure", "count", false),
      ("BodyTemperature", "degC", false), ("OxygenSaturation", "%", false),
    ])
  func sums(type: String, unit: String, hasSum: Bool) throws {
    let days = (1...14).flatMap { day in
      (0..<8).map { hour in
        record(
          "HKQuantityTypeIdentifier" + type, unit: unit,
          from: "05-\(day < 10 ? "0" : "")\(day) 1\(hour):00:00", "1")
      }
    }
    for table in try document(export(days)).tables {
      for series in table.series.indices {
        #expect(table.meaning(ofSeries: series).hasSum == hasSum, "\(table.title ?? "")")
      }
    }
  }

  @Test(arguments: [(7, 14), (8, 13)])
  func fewMeasurementsAreSeenOneByOne(samples: Int, days: Int) throws {
    #expect(try measured(samples, onDays: days).tables.map(\.title) == ["Heart Rate (bpm)"])
  }

  /// Records, what counts of them, and what they have in all.
  private static let overlaps: [([(String, String, String, String)], Double, Double)] = [
    ([("09:00:00", "09:10:00", "100", "w"), ("09:00:00", "09:10:00", "90", "p")], 100, 190),
    ([("09:00:00", "09:10:00", "100", "p"), ("09:05:00", "09:15:00", "80", "w")], 130, 180),
    ([("09:00:00", "09:10:00", "100", "p"), ("09:20:00", "09:30:00", "80", "w")], 180, 180),
    ([("09:00:00", "09:00:00", "5", "p"), ("08:50:00", "09:30:00", "80", "w")], 80, 85),
    ([("09:00:00", "09:10:00", "9", "w"), ("09:00:00", "09:10:00", "9", "w")], 9, 9),
    ([("09:00:00", "09:10:00", "1", "w"), ("09:00:00", "09:10:00", "2", "w")], 3, 3),
  ]

  @Test(arguments: overlaps)
  func sourcesThatOverlapCountOnce(
    records: [(String, String, String, String)], counted: Double, all: Double
  ) throws {
    let document = try document(
      export(
        records.map { start, end, value, source in
          record(
            from: "05-01 \(start)", to: "05-01 \(end)", value,
            source: source == "w" ? watch : "iPhone")
        }))
    #expect(values(document) == [counted])
    let told = document.notices.first?.description
    #expect(
      told
        == (counted == all
          ? nil
          : "Steps: \(Int(counted)), counting each time once where sources overlap (watches, then phones, then others); all sources together have \(Int(all)).")
    )
  }

  /// Who is chosen, whose order follows, and what then counts of the steps that all three tell of the same time.
  private static let orders: [(chosen: [String], order: [String], counted: Double)] = [
    ([], ["Anna’s Apple Watch", "iPhone", "Ring & Co"], 100),
    (["iPhone"], ["iPhone", "Anna’s Apple Watch", "Ring & Co"], 90),
    (["Ring & Co"], ["Ring & Co", "Anna’s Apple Watch", "iPhone"], 70),
    (["Ring & Co", "iPhone"], ["Ring & Co", "iPhone", "Anna’s Apple Watch"], 70),
    (["Anna’s Apple Watch"], ["Anna’s Apple Watch", "iPhone", "Ring & Co"], 100),
    (["iPhone", "iPhone"], ["iPhone", "Anna’s Apple Watch", "Ring & Co"], 90),
    (["Nobody", "iPhone"], ["iPhone", "Anna’s Apple Watch", "Ring & Co"], 90),
    (["Nobody", ""], ["Anna’s Apple Watch", "iPhone", "Ring & Co"], 100),
    (["iphone"], ["Anna’s Apple Watch", "iPhone", "Ring & Co"], 100),
  ]

  @Test(arguments: orders)
  func theOrderOfSourcesCanBeChosen(
    chosen: [String], order: [String], counted: Double
  ) throws {
    let all = [("Ring &amp; Co", "70"), ("iPhone", "90"), (watch, "100")]
    let document = try document(
      export(
        all.map { record(from: "05-01 09:00:00", to: "05-01 09:10:00", $1, source: $0) }
          + [
            record(
              "HKQuantityTypeIdentifierBodyMass", unit: "kg", from: "05-01 09:00:00", "70",
              source: "")
          ]
      ), sources: chosen)
    #expect(values(document) == [counted] && document.healthSources == order)
    let isChosen = chosen.contains(where: order.contains)
    let words = isChosen ? "in the order you chose" : "watches, then phones, then others"
    #expect(
      document.notices.map(\.description) == [
        "Steps: \(Int(counted)), counting each time once where sources overlap (\(words)); all sources together have 260."
      ])
  }

  /// The blanks in the names of Apple's own watches became others over the years.
  @Test func sourcesOfOneNameAreOne() throws {
    let names = [watch, "Anna’s Apple Watch", "iPhone"]
    let document = try document(
      export(
        names.enumerated().map { number, name in
          record(from: "05-0\(number + 1) 09:00:00", to: "05-03 10:00:00", "10", source: name)
        }), sources: ["iPhone"])
    #expect(document.healthSources == ["iPhone", "Anna’s Apple Watch"])
    #expect(try ChartFile.parse(Array("a,b\n1,2\n".utf8), name: "a.csv").healthSources == [])
  }

  @Test func runningIsToldFromWalking() throws {
    let type = "HKQuantityTypeIdentifierDistanceWalkingRunning"
    let workout = """
      <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" \
      startDate="2024-05-01 09:00:00 +0100" endDate="2024-05-01 09:15:00 +0100">
      <WorkoutStatistics type="\(type)" sum="1" unit="mi"/></Workout>
      """
    let document = try document(
      export([
        record(type, unit: "km", from: "05-01 09:05:00", "2"),
        record(type, unit: "km", from: "05-01 12:00:00", "3"), workout,
      ]))
    // What was done comes before what was measured.
    #expect(document.tables[0].title == "Distance (km) by Week")
    #expect(values(document) == [1.609344])
    #expect(document.tables[1].title == "Time (h) by Week")
    #expect(document.tables[2].title == "Distance on Foot (km) by Day")
    #expect(document.tables[2].series.map(\.name) == ["Running", "Walking"])
    #expect(values(document, chart: 2) == [2] && values(document, chart: 2, series: 1) == [3])
    let run = document.health?.workouts.activities.first
    #expect(run?.movingSeconds == 600 && run?.elapsedSeconds == 900 && run?.sport == .run)
  }

  /// Cards of workouts tell what they took.
  @Test(arguments: [("Running", true), ("Cycling", false)])
  func aWeightIsOfUseWhereWorkoutsTellNoEnergy(sport: String, isOfUse: Bool) throws {
    let workout = """
      <Workout workoutActivityType="HKWorkoutActivityType\(sport)" totalDistance="5" totalDistanceUnit="km" \
      startDate="2024-05-01 09:00:00 +0100" endDate="2024-05-01 09:15:00 +0100"/>
      """
    let choices = try document(export([workout])).activityChoices
    #expect(choices == (isOfUse ? [.weeks, .unit, .weight] : [.weeks, .unit]))
    let steps = try document(export([record(from: "05-01 09:00:00", "1")]))
    #expect(steps.activityChoices == [])
  }

  @Test func aNightIsOfTheDayOnWhichItEnds() throws {
    func sleep(_ start: String, _ end: String, _ value: String) -> String {
      record(
        "HKCategoryTypeIdentifierSleepAnalysis", unit: "", from: start, to: end,
        "HKCategoryValueSleepAnalysis" + value, source: watch)
    }
    let document = try document(
      export([
        sleep("05-01 22:00:00", "05-02 06:00:00", "InBed"),
        sleep("05-01 22:30:00", "05-01 23:00:00", "AsleepCore"),
        sleep("05-01 23:00:00", "05-02 05:30:00", "AsleepDeep"),
      ]))
    #expect(document.tables[0].title == "Sleep (h) by Day")
    #expect(values(document).last == 7)
    // What begins before six in the evening is of the night in which it ends.
    let early = try self.document(
      export([
        sleep("05-01 17:30:00", "05-02 02:00:00", "AsleepCore"),
        sleep("05-02 13:00:00", "05-02 13:30:00", "AsleepCore"),
        sleep("05-02 17:30:00", "05-02 19:00:00", "AsleepCore"),
        sleep("05-02 19:00:00", "05-03 05:00:00", "AsleepDeep"),
      ]))
    #expect(values(early).suffix(2) == [9, 11.5])
  }

  @Test func brokenDeclarationsAndSignsAreSurvived() throws {
    let head = """
      \u{FEFF}<?xml version="1.0"?>
      <!DOCTYPE HealthData [ <!ATTLIST Workout
        startDate CDATA #REQUIRED
      <!ATTLIST Record unit CDATA "> ]>

      """
    let document = try document(
      export(
        [
          record(from: "05-01 09:00:00", "1", source: "a\u{0B}b"), "<Record broken", "< ",
          record(from: "05-01 09:00:00", "x"), record(from: "05-01 99:00:00", "1"),
          record(from: "05-01 10:00:00", "2"),
        ], head: head))
    #expect(values(document).reduce(0, +) >= 2)
    #expect(document.notices.last?.description.contains("no moment or no number") == true)
  }

  @Test(arguments: ["1e16", "-1e308", "inf", "", "a"])
  func whatNobodyMeasuresIsLeftOut(value: String) throws {
    let document = try document(
      export([record(from: "05-01 09:00:00", "7"), record(from: "05-01 10:00:00", value)]))
    #expect(values(document) == [7])
    #expect(
      document.notices.map(\.description) == [
        "1 record has no moment or no number that can be read."
      ])
  }

  @Test func anExportWithoutRecordsIsToldOf() {
    #expect(throws: ChartFileError.self) { try document(export([])) }
  }

  @Test func theInfoTellsQuantities() throws {
    let document = try document(export([record(from: "05-01 09:00:00", "12")]))
    #expect(
      document.info.hasPrefix(
        """
        {"format": "health", "quantities": [{"type": "HKQuantityTypeIdentifierStepCount", "unit": "count", \
        "count": 1, "sum": 12, "first": 1714550400000, "last": 1714550400000}], "sources": ["iPhone"], "workouts": {"count": 0,
        """))
  }

  @Test(arguments: [1, 3, 17, 64, 1000])
  func piecesOfAnySizeMakeNoDifference(size: Int) throws {
    let bytes = export((10..<60).map { record(from: "05-01 09:\($0):00", "\($0)") })
    let window = ByteWindow(PieceSource(MemoryStream(bytes: bytes), pieceSize: size))
    let data = try HealthFile.data(window)
    #expect(data.kinds.map(\.sum) == [Double((10..<60).reduce(0, +))])
  }

  @Test func theArchiveOfAPhoneIsItsExport() throws {
    var zip = ZipWriter()
    zip.add("apple_health_export/export_cda.xml", export([record(from: "05-01 09:00:00", "5")]))
    zip.add("apple_health_export/exportación.xml", export([record(from: "05-01 09:00:00", "12")]))
    zip.add("apple_health_export/workout-routes/route.gpx", Array("<gpx></gpx>".utf8))
    let folder = try TestFolder()
    let document = try ChartFile.read(path: folder.write(zip.archive, to: "export.zip"))
    #expect(values(document) == [12] && document.format == "health")
  }

  /// What entries say of a workout, and how much it goes upwards.
  @Test(
    arguments: [
      ("5700 cm", 57.0), ("57 m", 57), ("100 ft", 30.48), ("57", nil), ("x cm", nil),
      ("1e40 cm", nil), ("-5 m", nil),
    ] as [(String, Double?)])
  func workoutsTellTheirAscent(value: String, meters: Double?) throws {
    let entry = "<MetadataEntry key=\"HKElevationAscended\" value=\"\(value)\"/>"
    let workout = """
      <Workout workoutActivityType="HKWorkoutActivityTypeHiking" duration="60" durationUnit="min" \
      startDate="2024-05-01 10:00:00 +0100" endDate="2024-05-01 11:00:00 +0100">
      <MetadataEntry key="HKIndoorWorkout" value="0"/>\(entry)</Workout>
      """
    let found = try document(export([entry, workout, entry, record(from: "05-01 09:00:00", "1")]))
    let workouts = try #require(found.health?.workouts.activities)
    #expect(workouts.map(\.ascentMeters) == [meters] && workouts[0].sport == .hike)
  }

  @Test(arguments: [
    ("HeartRate", "count/min", "Heart Rate (bpm)"),
    ("RespiratoryRate", "count/min", "Respiratory Rate (1/min)"),
    ("BodyTemperature", "degC", "Body Temperature (°C)"),
    ("EnvironmentalAudioExposure", "dBASPL", "Environmental Audio Exposure (dB)"),
    ("BloodGlucose", "mmol<180.15588000005408>/L", "Blood Glucose (mmol/l)"),
    ("UVExposure", "count", "UV Exposure"),
  ])
  func unitsAreWrittenAsPeopleWriteThem(type: String, unit: String, title: String) throws {
    let found = try document(
      export([record("HKQuantityTypeIdentifier" + type, unit: unit, from: "05-01 09:00:00", "1")]))
    #expect(found.tables.map(\.title) == [title])
  }

  @Test func partsOfOneArePercentages() throws {
    let found = try document(
      export([
        record(
          "HKQuantityTypeIdentifierOxygenSaturation", unit: "%", from: "05-01 09:00:00", "0.97")
      ]))
    #expect(found.tables[0].title == "Oxygen Saturation (%)" && values(found) == [97])
  }

  @Test func sleepIsToldInHoursAndMinutes() throws {
    let found = try document(
      export([
        record(
          "HKCategoryTypeIdentifierSleepAnalysis", from: "05-01 23:00:00", to: "05-02 05:33:00",
          "HKCategoryValueSleepAnalysisAsleep")
      ]))
    #expect(found.tables[0].presentation.unit == .sixtieths)
    let minutes = 6 * 60 + 33.0
    #expect(values(found).last.map { ($0 * 60).rounded() } == minutes)
  }
}
