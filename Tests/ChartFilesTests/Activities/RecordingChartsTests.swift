import ChartCore
import Testing

@testable import ChartFiles

@Suite struct RecordingChartsTests {
  private let text = """
    <TrainingCenterDatabase><Activities><Activity Sport="Running">
    <Lap StartTime="2024-05-01T10:00:00Z"><Track>
    <Trackpoint><Time>2024-05-01T10:00:00Z</Time><Position><LatitudeDegrees>50.00000001</LatitudeDegrees>
    <LongitudeDegrees>7</LongitudeDegrees></Position><DistanceMeters>0</DistanceMeters></Trackpoint>
    <Trackpoint><Time>2024-05-01T10:00:10Z</Time><Position><LatitudeDegrees>50.001</LatitudeDegrees>
    <LongitudeDegrees>7</LongitudeDegrees></Position><DistanceMeters>40</DistanceMeters></Trackpoint>
    </Track></Lap><Lap StartTime="2024-05-01T10:00:10Z"><Track>
    <Trackpoint><Time>2024-05-01T10:00:20Z</Time><DistanceMeters>41</DistanceMeters></Trackpoint>
    <Trackpoint><Time>2024-05-01T10:00:40Z</Time><DistanceMeters>41.5</DistanceMeters></Trackpoint>
    </Track></Lap></Activity></Activities></TrainingCenterDatabase>
    """

  private func tables(_ change: (inout ActivityOptions) -> Void = { _ in }) throws -> [Table] {
    var options = ReadingOptions()
    options.activities = ActivityOptions()
    change(&options.activities!)
    return try TCXFile.recording(ByteWindow(Array(text.utf8))).document(options).tables
  }

  private func values(_ column: Column) -> String {
    (0..<column.count).map { column[$0] }.description
  }

  @Test func theTrackComesFirst() throws {
    let tables = try tables()
    #expect(tables.map(\.title) == ["Run", "Pace (min/km)", "Distance (km)"])
    #expect(tables[0].kind == .track && !tables[0].presentation.layout.hasMiniMap)
    #expect(values(tables[0].series[0].column) == "[50.0, 50.001, nan, nan, nan]")
    #expect(tables[0].track?.indexes == [0, 1])
    #expect(tables.map { $0.presentation.activity?.hasFigures } == [true, false, false])
    let activity = try #require(tables[0].presentation.activity).activity
    #expect(activity.sport == .run && activity.meters == 41.5)
  }

  @Test func chartsAreOverTheTimeSinceTheStart() throws {
    let tables = try tables()
    #expect(tables.allSatisfy { $0.xKind == .durations && $0.presentation.isOfTable })
    #expect(tables[1].presentation.activity?.laps == [0, 10_000])
    #expect(tables.allSatisfy { $0.x == tables[0].x })
  }

  @Test func chartsAreOverTheDistance() throws {
    let tables = try tables { $0.isOverDistance = true }
    #expect(tables.map(\.title) == ["Run", "Pace (min/km)"])
    #expect(values(tables[0].x) == "[0.0, 0.04, 0.04, 0.041, 0.042]")
    #expect(tables[0].presentation.xUnit == "km" && tables[0].xKind == .numbers)
    #expect(tables[0].presentation.activity?.laps == [0, 0.04])
  }

  @Test func milesAreMilesOnEveryChart() throws {
    let tables = try tables { ($0.isInMiles, $0.isOverDistance) = (true, true) }
    #expect(tables.map(\.title) == ["Run", "Pace (min/mi)"])
    #expect(tables[0].presentation.xUnit == "mi" && tables[0].x[4] == 0.026)
  }

  /// 40 m in 10 s are 4:10 for a kilometre; who goes half a metre in 20 s stands still.
  @Test func fasterIsAboveAndStandingStillIsNoPace() throws {
    let pace = try tables()[1]
    #expect(pace.presentation.drawing.isDownward && pace.presentation.unit == .sixtieths)
    #expect(pace.series[0].column[0] == 4.16667 && pace.series[0].column[4].isNaN)
  }

  @Test(arguments: [false, true])
  func aMeanPaceIsTheTimeForTheDistance(isInMiles: Bool) throws {
    let pace = try tables { $0.isInMiles = isInMiles }[1]
    let mean = pace.statistics(ofSeries: 0, at: 0..<5, sums: RangeSums(of: pace))?.mean
    // The pause from one lap to the next counts for nothing: 10 s for 40 m, and 20 s for half a metre.
    let meters = 40.5 / (isInMiles ? 1609.344 : 1000)
    #expect(abs((mean ?? 0) - 0.5 / meters) < 0.01)
  }

  @Test func aWeightIsOfUseWhereEnergyIsNotTold() throws {
    func document(_ text: String) throws -> ChartDocument {
      try TCXFile.recording(ByteWindow(Array(text.utf8))).document(ReadingOptions())
    }
    #expect(try document(text).activityChoices == [.unit, .axis, .weight])
    let told = text.replacing(
      "</Track></Lap></Act", with: "</Track><Calories>3</Calories></Lap></Act")
    #expect(try document(told).activityChoices == [.unit, .axis])
    let ride = text.replacing("Running", with: "Biking")
    #expect(try document(ride).activityChoices == [.unit, .axis])
    let tables = try tables { $0.weightKilograms = 70 }
    #expect(tables.allSatisfy { $0.presentation.activity?.weightKilograms == 70 })
  }

  @Test func activitiesInOneGoAreOneCard() throws {
    let twice = text.replacing("</Activities>", with: "")
    let both = twice.replacing(
      "</Activity>",
      with: "</Activity><Activity Sport=\"Biking\"><Lap StartTime=\"2024-05-01T11:00:00Z\">"
        + "<DistanceMeters>1000</DistanceMeters></Lap></Activity>")
    let document = try TCXFile.recording(ByteWindow(Array(both.utf8))).document(ReadingOptions())
    let whole = try #require(document.tables[0].presentation.activity).activity
    // The first tells no distance: its points do.
    #expect(whole.sport == .other("Multisport") && whole.meters == 1041.5)
    #expect(document.activities?.activities.count == 2)
  }
}
