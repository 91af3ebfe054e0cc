import ChartCore
import Testing

@testable import ChartFiles

/// Numbers of files that nobody can have measured.
@Suite struct MeasuredTests {
  @Test(
    arguments: [
      (0, 0), (-1, -1), (1e15, 1e15), (1.1e15, nil), (-1.1e15, nil), (.infinity, nil),
      (-.infinity, nil),
      (.nan, nil), (.greatestFiniteMagnitude, nil),
    ] as [(Double, Double?)])
  func whatIsMeasuredIsFinite(number: Double, measured: Double?) {
    #expect(number.ifMeasured == measured)
    #expect(measured == nil ? number.measured.isNaN : number.measured == measured)
    #expect(Optional(number).known == (number.isFinite && number >= 0 ? number : nil))
  }

  @Test func whatNobodyCanHaveDoneIsLeftOut() {
    var activity = Activity(.run)
    (activity.start, activity.offset) = (1e30, 1e9)
    (activity.meters, activity.movingSeconds, activity.heartRate) = (5000, 1e40, -1)
    let plausible = activity.plausible
    #expect(plausible.hasLost && plausible.activity.meters == 5000)
    #expect(plausible.activity.start == nil && plausible.activity.offset == nil)
    #expect(plausible.activity.movingSeconds == nil && plausible.activity.heartRate == nil)
    #expect(!Activity(.run).plausible.hasLost)
  }

  private func document(_ text: String) throws -> ChartDocument {
    try ChartFile.parse(Array(text.utf8), name: "a.json")
  }

  @Test func aDurationWithoutEndIsAGapAndTold() throws {
    let document = try document(
      #"[{"start_date":"2023-04-15T00:00:00Z","elapsed_time":1e40,"distance":5,"type":"Run"}]"#)
    #expect(document.activities?.activities.map(\.elapsedSeconds) == [nil])
    #expect(document.tables.allSatisfy { !($0.title?.hasPrefix("Time") ?? false) })
    #expect(
      document.notices.map(\.description) == [
        "1 activity has a figure that nobody can have done, it is left out."
      ])
  }

  @Test func aMomentWithoutEndIsToldOf() throws {
    let activity = #"{"beginTimestamp":%,"activityType":"running","distance":100}"#
    let text = { (moments: [String]) in
      let all = moments.map { activity.replacing("%", with: $0) }.joined(separator: ",")
      return "[{\"summarizedActivitiesExport\":[\(all)]}]"
    }
    let document = try document(text(["1e30", "1600000000000", "-1e300"]))
    #expect(document.activities?.activities.compactMap(\.start) == [1_600_000_000_000])
    #expect(document.notices.count == 2, "\(document.notices)")
    #expect(throws: ChartFileError.self) { try self.document(text(["1e30"])) }
  }

  @Test(arguments: ["1e308", "-1e308", "1e999", "inf", "nan", "1e16"])
  func recordingsHaveFiniteValuesAlone(number: String) throws {
    let point = { (second: Int) in
      """
      <Trackpoint><Time>2024-05-01T10:00:0\(second)Z</Time><AltitudeMeters>\(number)</AltitudeMeters>\
      <DistanceMeters>\(number)</DistanceMeters><HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>
      """
    }
    let text = """
      <TrainingCenterDatabase><Activity Sport="Running"><Lap><DistanceMeters>\(number)</DistanceMeters>\
      <TotalTimeSeconds>\(number)</TotalTimeSeconds><Track>\(point(1))\(point(2))</Track></Lap></Activity>
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "a.tcx")
    #expect(document.tables.map(\.title) == ["Run · Heart Rate (bpm)"])
    #expect(!document.info.contains("inf") && !document.info.contains("nan"))
  }
}
