import ChartCore
import Testing

@testable import ChartFiles

@Suite struct CollectionTests {
  private func gpx(day: Int, latitude: Double = 50.01) -> [UInt8] {
    let points = [(50.0, "00"), (latitude, "59")].map { latitude, second in
      "<trkpt lat='\(latitude)' lon='7'><time>2024-05-0\(day)T10:00:\(second)Z</time></trkpt>"
    }
    return Array("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
  }

  private let list = Array(
    "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,d\n1,2024-05-01 10:00:00,x,Run,,60,5,,,\n"
      .utf8)

  private func document(_ zip: ZipWriter) throws -> ChartDocument {
    let folder = try TestFolder()
    return try ChartFile.read(path: folder.write(zip.archive, to: "a.zip"))
  }

  private func count(_ document: ChartDocument) -> Int? { document.activities?.activities.count }

  @Test func recordingsBesideAListAreItsRowsOrThere() throws {
    var zip = ZipWriter()
    zip.add("activities/1.gpx", gpx(day: 1))
    zip.add("export/activities.csv", list)
    zip.add("activities/2.gpx", gpx(day: 2))
    let document = try document(zip)
    let activities = document.activities?.activities ?? []
    #expect(activities.map(\.file) == ["activities/1.gpx", "activities/2.gpx"])
    #expect(activities.first?.meters == 5000 && activities.first?.movingSeconds == 59)
    #expect(
      document.notices.map(\.description) == [
        "1 activity is there more than once, and counted once."
      ])
  }

  @Test func whatAListNamesIsReadWhenItIsOpened() throws {
    var zip = ZipWriter()
    zip.add("activities/1.gpx", [1, 2, 3])
    zip.add("activities/2.gpx", [1, 2, 3])
    let rows = String(decoding: list, as: UTF8.self).replacing("b,c,d", with: "Filename,c,d")
      .replacing("5,,,", with: "5,activities/1.gpx,,")
    zip.add("activities.csv", Array(rows.utf8))
    let document = try document(zip)
    #expect(count(document) == 1 && document.notices.count == 1)
    #expect(document.notices[0].description.hasPrefix("\"activities/2.gpx\": a recording"))
  }

  @Test func recordingsAreActivitiesAndOneAloneIsItself() throws {
    var zip = ZipWriter()
    zip.add("a/", [])
    zip.add("a/1.gpx", gpx(day: 1))
    #expect(try document(zip).tables.first?.xKind == .durations)
    zip.add("b/2.gpx", gpx(day: 2))
    zip.add("photo.jpg", [0xFF, 0xD8, 0xFF])
    zip.add("__MACOSX/a/._1.gpx", [0, 5, 22, 7])
    let document = try document(zip)
    #expect(count(document) == 2 && document.notices == [])
    #expect(document.tables.first?.title == "Distance (km) by Week")
  }

  /// A recording of each kind, all of other days.
  private var kinds: [(name: String, bytes: [UInt8])] {
    let kml = """
      <kml xmlns:gx="x"><Placemark><gx:Track><when>2024-05-02T10:00:00Z</when>
      <when>2024-05-02T10:01:00Z</when><gx:coord>7 50</gx:coord><gx:coord>7 50.01</gx:coord></gx:Track>
      </Placemark></kml>
      """
    let hrm =
      "[Params]\nSMode=100000000\nInterval=60\nDate=20240503\n[HRData]\n120\t120\n120\t120\n"
    let ride = """
      {"RIDE":{"STARTTIME":"2024/05/04 10:00:00 UTC ","SAMPLES":[{"SECS":0,"KM":0},{"SECS":60,"KM":1}]}}
      """
    let tcx = """
      <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="2024-05-05T10:00:00Z">
      <DistanceMeters>1000</DistanceMeters><Track><Trackpoint><Time>2024-05-05T10:00:00Z</Time>
      <AltitudeMeters>1</AltitudeMeters></Trackpoint></Track></Lap></Activity></Activities>
      </TrainingCenterDatabase>
      """
    return [
      ("1.gpx", gpx(day: 1)), ("2.kml", Array(kml.utf8)), ("3.hrm", Array(hrm.utf8)),
      ("4.json", Array(ride.utf8)), ("5.tcx", Array(tcx.utf8)),
    ]
  }

  @Test func recordingsOfAllKindsCount() throws {
    for kind in kinds {
      var zip = ZipWriter()
      zip.add(kind.name, kind.bytes)
      zip.add("6.gpx", gpx(day: 6))
      let document = try document(zip)
      #expect(count(document) == 2 && document.notices == [], "\(kind.name)")
      #expect(document.tables.first?.title == "Distance (km) by Week", "\(kind.name)")
      #expect(document.activities?.activities.map(\.file) == [kind.name, "6.gpx"])
    }
    var zip = ZipWriter()
    for kind in kinds { zip.add(kind.name, kind.bytes) }
    #expect(count(try document(zip)) == kinds.count)
  }

  @Test func recordingsOfAllKindsBesideAListCount() throws {
    var zip = ZipWriter()
    zip.add("activities.csv", list)
    for kind in kinds.dropFirst() { zip.add(kind.name, kind.bytes) }
    zip.add("settings.json", Array("{\"a\":1}".utf8))
    let document = try document(zip)
    #expect(count(document) == kinds.count && document.notices == [])
  }

  @Test func aPlannedWayAmongActivitiesIsShown() throws {
    var zip = ZipWriter()
    zip.add("1.gpx", gpx(day: 1))
    zip.add("2.gpx", gpx(day: 2))
    zip.add(
      "3.kml",
      Array(
        "<kml><Placemark><name>Plan</name><LineString><coordinates>7,50 7,51</coordinates></LineString></Placemark></kml>"
          .utf8))
    let document = try document(zip)
    #expect(document.activities?.activities.filter { $0.start != nil }.count == 2)
    #expect(document.tables.contains { $0.title == "Plan" } && document.notices == [])
  }

  @Test func activitiesOfSeveralDaysInOneFileAreSeveral() throws {
    func track(_ day: Int, _ hour: Int) -> String {
      let points = [("00", 50.0), ("59", 50.01)].map { second, latitude in
        "<trkpt lat='\(latitude)' lon='7'><time>2024-05-0\(day)T\(hour):00:\(second)Z</time></trkpt>"
      }
      return "<trk><name>\(day) \(hour)</name><trkseg>\(points.joined())</trkseg></trk>"
    }
    let tables: [([(Int, Int)], [String])] = [
      ([(1, 10)], ["1 10"]), ([(1, 10), (1, 11)], ["1 10"]),
      ([(1, 10), (1, 15)], ["1 10", "1 15"]),
      ([(1, 10), (2, 10)], ["1 10", "2 10"]), ([(2, 10), (1, 10)], ["1 10", "2 10"]),
      ([(1, 10), (1, 11), (3, 10)], ["1 10", "3 10"]),
    ]
    for (tracks, names) in tables {
      let text = "<gpx>\(tracks.map(track).joined())</gpx>"
      let alone = try ChartFile.parse(Array(text.utf8), name: "a.gpx")
      #expect(alone.activities?.activities.map(\.name) == names, "\(tracks)")
      #expect((alone.tables[0].xKind == .durations) == (names.count == 1), "\(tracks)")
      let seconds = alone.activities?.activities.compactMap(\.movingSeconds).reduce(0, +)
      #expect(seconds == Double(59 * tracks.count), "\(tracks)")
      var zip = ZipWriter()
      zip.add("a.gpx", Array(text.utf8))
      zip.add("b.gpx", gpx(day: 6))
      let folder = try TestFolder()
      let document = try ChartFile.read(path: folder.write(zip.archive, to: "a.zip"))
      #expect(count(document) == names.count + 1, "\(tracks)")
      guard case .activities(let cards) = document.details[0] else {
        Issue.record("no cards")
        continue
      }
      let all = withExtendedLifetime(folder) { cards.charts(in: -1e15...1e15) }
      #expect(all.count == names.count + 1 && all.allSatisfy { $0.count > 1 }, "\(tracks)")
    }
  }

  @Test func anActivityWithoutPointsStaysBesideTheOthers() throws {
    func activity(_ day: Int, _ points: String) -> String {
      "<Activity Sport='Running'><Lap StartTime='2024-05-0\(day)T10:00:00Z'><TotalTimeSeconds>60</TotalTimeSeconds><Track>\(points)</Track></Lap></Activity>"
    }
    func point(_ day: Int) -> String {
      "<Trackpoint><Time>2024-05-0\(day)T10:00:00Z</Time><AltitudeMeters>1</AltitudeMeters></Trackpoint>"
    }
    let silent = "<Trackpoint><Time>2024-05-03T10:00:00Z</Time></Trackpoint>"
    for last in ["", silent] {
      let text = activity(1, point(1)) + activity(2, point(2)) + activity(3, last)
      let document = try ChartFile.parse(
        Array(
          "<TrainingCenterDatabase><Activities>\(text)</Activities></TrainingCenterDatabase>".utf8),
        name: "a.tcx")
      #expect(document.activities?.activities.count == 3)
    }
  }

  @Test func oneActivityInTwoFilesCountsOnce() throws {
    var zip = ZipWriter()
    for name in ["1.gpx", "2.gpx"] { zip.add(name, gpx(day: 1)) }
    zip.add("3.gpx", gpx(day: 1, latitude: 50.02))
    let document = try document(zip)
    #expect(count(document) == 2)
    #expect(
      document.notices.map(\.description) == [
        "1 activity is there more than once, and counted once."
      ])
  }

  /// Two activities of one recording, and what another device has of them: a part that begins with the first, or all.
  @Test(arguments: [(5000.0, 3), (2000, 2), (3000, 2)])
  func partsOfARecordingAreNoRows(meters: Double, count expected: Int) throws {
    func activity(_ minute: Int, _ meters: Double) -> String {
      """
      <Activity Sport="Running"><Id>2024-05-01T10:0\(minute):00Z</Id><Lap StartTime="2024-05-01T10:0\(minute):00Z">\
      <TotalTimeSeconds>60</TotalTimeSeconds><DistanceMeters>\(meters)</DistanceMeters><Track>\
      <Trackpoint><Time>2024-05-01T10:0\(minute):00Z</Time><DistanceMeters>0</DistanceMeters></Trackpoint>\
      <Trackpoint><Time>2024-05-01T10:0\(minute):50Z</Time><DistanceMeters>\(meters)</DistanceMeters></Trackpoint>\
      </Track></Lap></Activity>
      """
    }
    func file(_ activities: [String]) -> [UInt8] {
      Array(
        "<TrainingCenterDatabase><Activities>\(activities.joined())</Activities></TrainingCenterDatabase>"
          .utf8)
    }
    for names in [["1.tcx", "2.tcx"], ["2.tcx", "1.tcx"]] {
      var zip = ZipWriter()
      zip.add(names[0], file([activity(0, 2000), activity(5, 1000)]))
      zip.add(names[1], file([activity(0, meters)]))
      let document = try document(zip)
      let isWhole = meters == 3000 && names[0] == "2.tcx"
      #expect(count(document) == (isWhole ? 1 : expected), "\(names)")
    }
  }

  @Test func aBrokenMemberCostsItself() throws {
    var zip = ZipWriter()
    for day in 1...2 { zip.add("\(day).gpx", gpx(day: day)) }
    zip.add("bad.fit", [1, 2, 3])
    zip.add("locked.gpx", gpx(day: 3), isEncrypted: true)
    let document = try document(zip)
    #expect(count(document) == 2 && document.notices.count == 2)
    #expect(
      document.notices[0].description.hasPrefix(
        "\"bad.fit\": a recording of an activity was expected"))
    #expect(
      document.notices[1].description.hasPrefix("\"locked.gpx\": the archive cannot be read there"))
  }

  @Test func namesThatLeadOutsideAreNamesAlone() throws {
    var zip = ZipWriter()
    for (index, name) in ["../../etc/1.gpx", "/2.gpx", "c:\\3.gpx"].enumerated() {
      zip.add(name, gpx(day: index + 1))
    }
    zip.add([0x84, 0xFF, 0x2E] + Array("gpx".utf8), gpx(day: 4))
    #expect(count(try document(zip)) == 4)
  }

  @Test func anArchiveMayHoldATable() throws {
    var zip = ZipWriter()
    zip.add("data/a.csv", Array("date,v\n2024-01-01,1\n2024-01-02,2\n".utf8))
    let document = try document(zip)
    #expect(document.format == "table" && document.tables.count == 1)
  }

  private static let others: [(members: [String], found: String)] = [
    ([], "no file"), (["a.jpg"], "1 file of another kind"),
    (["a.jpg", "b.pdf"], "2 files of other kinds"),
  ]

  @Test(arguments: others.indices)
  func anArchiveWithoutAnythingIsRefused(index: Int) throws {
    var zip = ZipWriter()
    for name in Self.others[index].members { zip.add(name, [1]) }
    let folder = try TestFolder()
    let path = try folder.write(zip.archive, to: "a.zip")
    #expect(
      refusal(ofFile: path)
        == "a.zip: charts, tables or activities were expected in the archive, found \(Self.others[index].found)."
    )
  }

  @Test func whatIsCutIsReadUpToThere() throws {
    var zip = ZipWriter()
    for day in 1...4 { zip.add("\(day).gpx", gpx(day: day)) }
    let archive = zip.archive
    let folder = try TestFolder()
    for part in 1..<20 {
      let path = try folder.write(Array(archive.prefix(archive.count * part / 20)), to: "a.zip")
      _ = refusal(ofFile: path)
    }
    let path = try folder.write(Array(archive.prefix(archive.count / 2)), to: "a.zip")
    let document = try ChartFile.read(path: path)
    #expect(count(document) ?? 2 <= 2 && !document.notices.isEmpty)
  }

  @Test func membersThatLieAtOnePlaceAreReadOnce() throws {
    var zip = ZipWriter()
    zip.add("1.gpx", gpx(day: 1))
    for index in 2..<500 { zip.add("\(index).gpx", gpx(day: 1), at: 0) }
    #expect(count(try document(zip)) ?? 1 == 1)
  }

  @Test func aFolderIsReadAsAnArchiveIs() throws {
    let folder = try TestFolder()
    _ = try folder.write(gpx(day: 1), to: "a/1.gpx")
    _ = try folder.write(gpx(day: 2), to: "b/c/2.gpx")
    _ = try folder.write(Array("x,y\n1,2\n".utf8), to: "b/table.csv")
    #expect(count(try ChartFile.read(path: folder.path)) == 2)
  }
}
