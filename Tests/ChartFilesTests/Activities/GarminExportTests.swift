import ChartCore
import Testing

@testable import ChartFiles

@Suite struct GarminExportTests {
  private let run = """
    {"activityId": 1, "name": "Morning Run", "activityType": "running", "beginTimestamp": 1700000000000,
    "startTimeLocal": 1700003600000.0, "duration": 1800000.5, "elapsedDuration": 1900000,
    "distance": 500000.0, "elevationGain": 1250, "calories": 400, "avgHr": 140}
    """

  private func list(_ text: String) throws -> [Activity] {
    try GarminExport.list(ByteWindow(Array(text.utf8))).activities
  }

  @Test func unitsAreThoseOfOthers() throws {
    let activity = try #require(list(#"[{"summarizedActivitiesExport": [\#(run)]}]"#).first)
    #expect(activity.sport == .run && activity.name == "Morning Run")
    #expect(activity.start == 1_700_000_000_000 && activity.offset == 3_600_000)
    #expect(activity.meters == 5000 && activity.ascentMeters == 12.5 && activity.heartRate == 140)
    #expect(activity.movingSeconds == 1800.0005 && activity.elapsedSeconds == 1900)
    #expect(activity.kilocalories == 400 / 4.19, "kilojoules")
  }

  @Test func severalListsAreOne() throws {
    let one = #"{"summarizedActivitiesExport": [\#(run)]}"#
    #expect(try list("[\(one), \(one)]").count == 2)
    #expect(try list(one).count == 1)
    #expect(try list(#"[{"summarizedActivitiesExport": []}]"#).isEmpty)
  }

  @Test func partsOfAnotherActivityAreCountedThere() throws {
    let part = run.replacing("\"activityId\": 1", with: "\"activityId\": 2, \"parentId\": 1")
    #expect(try list(#"[{"summarizedActivitiesExport": [\#(run), \#(part)]}]"#).count == 1)
  }

  @Test func oneWithoutATimeIsTold() throws {
    let text = #"[{"summarizedActivitiesExport": [{"name": "x"}, \#(run)]}]"#
    let document = try ChartFile.parse(Array(text.utf8), name: "a.json")
    #expect(document.format == "activities" && document.notices.count == 1)
    #expect(document.tables.first?.title == "Distance (km) by Week")
  }

  @Test func itIsFoundInItsArchive() throws {
    var zip = ZipWriter()
    zip.add(
      "DI_CONNECT/DI-Connect-Fitness/a_0_summarizedActivities.json",
      Array(#"[{"summarizedActivitiesExport": [\#(run)]}]"#.utf8))
    zip.add("DI_CONNECT/DI-Connect-User/user.json", Array("{}".utf8))
    let folder = try TestFolder()
    let document = try ChartFile.read(path: folder.write(zip.archive, to: "a.zip"))
    #expect(document.activities?.activities.count == 1 && document.notices == [])
  }
}
