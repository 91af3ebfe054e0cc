import ChartCore
import Testing

@testable import ChartFiles

@Suite struct GarminTableTests {
  private static let english =
    "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Total Ascent,Moving Time,Elapsed Time"
  private static let german =
    "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø HF,Max. HF,Anstieg gesamt,Zeit in Bewegung,Verstrichene Zeit"

  private func document(
    _ header: String, _ rows: [String], _ change: (inout ActivityOptions) -> Void = { _ in }
  ) throws -> ChartDocument {
    var (options, activities) = (ReadingOptions(), ActivityOptions())
    change(&activities)
    options.activities = activities
    let folder = try TestFolder()
    let text = "\u{FEFF}" + ([header] + rows).joined(separator: "\r\n")
    return try ChartFile.read(path: folder.write(Array(text.utf8), to: "a.csv"), options: options)
  }

  @Test(arguments: [
    (
      english,
      #"Running,2024-05-14 08:12:45,false,"Lauf, lang","10.02","1,024","00:52:10",151,170,"1,102","00:50:10.5","00:55:00""#
    ),
    (
      german,
      #"Laufen,2024-05-14 08:12:45,false,"Lauf, lang","10,02","1.024","00:52:10",151,170,"1.102","00:50:10,5","00:55:00""#
    ),
  ])
  func rowsAreActivities(header: String, row: String) throws {
    let document = try document(header, [row])
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.sport == .run && activity.name == "Lauf, lang")
    #expect(activity.start == 1_715_674_365_000 && activity.meters == 10_020)
    #expect(activity.movingSeconds == 3010.5 && activity.elapsedSeconds == 3300)
    #expect(activity.heartRate == 151)
    #expect(document.tables[0].title == "Distance (km) by Week")
  }

  @Test func anAccountMayHaveMilesAndYards() throws {
    let rows = [
      #"Running,2024-05-14 08:12:45,false,a,"1.00","--","00:10:00",--,--,"100","--","--""#,
      #"Pool Swimming,2024-05-15 08:12:45,false,b,"1,000","--","00:30:00",--,--,"--","--","--""#,
    ]
    let activities = try #require(
      try document(Self.english, rows) { $0.isInMiles = true }.activities?.activities)
    #expect(activities.map { $0.meters ?? 0 } == [1609.344, 914.4])
    #expect(activities[0].ascentMeters.map { ($0 - 30.48).magnitude < 1e-9 } == true)
    #expect(activities[1].movingSeconds == 1800 && activities[1].ascentMeters == nil)
    #expect(activities[1].kilocalories == nil && activities[1].heartRate == nil)
    let meters = try document(Self.english, rows).activities?.activities.map { $0.meters ?? 0 }
    #expect(meters == [1000, 1000])
  }

  @Test func aRowWithoutATimeIsLeftOut() throws {
    let rows = [
      "Running,yesterday,false,a,1,1,00:10:00", "", "Running,2024-05-14 08:12:45,false,a,1,1,x",
    ]
    let document = try document(Self.english, rows)
    #expect(document.activities?.activities.count == 1)
    #expect(
      document.notices.map(\.description) == [
        "1 entry has no time that can be read, the first is line 2."
      ])
  }

  @Test(arguments: [
    "Activity Type,Date,Title\nRunning,2024-05-14,x", "a,b,favorite,d,e,f,g\n1,2,3,4,5,6,7",
  ])
  func othersAreTables(text: String) throws {
    #expect(!GarminTable.isOwn(Array(text.utf8)[...]))
  }
}
