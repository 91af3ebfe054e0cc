import ChartCore
import Testing

@testable import ChartFiles

@Suite struct ActivityCardsTests {
  private func gpx(day: Int) -> [UInt8] {
    let points = [(50.0, "00"), (50.01, "59")].map { latitude, second in
      "<trkpt lat='\(latitude)' lon='7'><time>2024-05-0\(day)T10:00:\(second)Z</time></trkpt>"
    }
    return Array(
      "<gpx><trk><name>Own</name><type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
        .utf8)
  }

  /// 1 May 2024.
  private let start = 1_714_521_600_000.0
  private let day = millisecondsPerDay

  /// The cards of a document's first chart that opens into some.
  private func cards(_ document: ChartDocument) throws -> ActivityCards {
    let cards = document.details.compactMap { detail -> ActivityCards? in
      if case .activities(let cards) = detail { cards } else { nil }
    }
    return try #require(cards.first)
  }

  private func strava(_ files: [String]) -> [UInt8] {
    let header =
      "Activity ID,Activity Date,Activity Name,Activity Type,a,Elapsed Time,Distance,b,c,Filename\n"
    let rows = files.enumerated().map { index, file in
      "\(index),2024-05-0\(index + 1) 10:00:00,Listed \(index),Run,,60,5,,,\(file)\n"
    }
    return Array((header + rows.joined()).utf8)
  }

  @Test func daysAndWeeksOpenAndYearsDoNot() throws {
    let document = try ChartFile.parse(strava(["", ""]), name: "activities.csv")
    for (table, detail) in zip(document.tables, document.details) {
      #expect((detail == .none) == (table.presentation.period == nil), "\(table.title ?? "")")
    }
  }

  @Test func aRangeHasThoseThatBeganInIt() throws {
    let cards = try cards(ChartFile.parse(strava(["", "", ""]), name: "activities.csv"))
    func names(_ from: Double, _ to: Double) -> [String?] {
      cards.activities(in: start + from * day...start + to * day).map(\.name)
    }
    #expect(names(0, 1) == ["Listed 0"] && names(0, 7).count == 3 && names(5, 6) == [])
    #expect(names(1, 1 + 10.0 / 24) == [])
    #expect(names(1 + 10.0 / 24, 2) == ["Listed 1"])
  }

  @Test func withoutAFileOfItsOwnThereAreFigures() throws {
    let cards = try cards(ChartFile.parse(strava(["activities/1.gpx"]), name: "activities.csv"))
    let charts = try #require(cards.charts(in: start...start + day).first)
    #expect(charts.count == 1 && charts[0].title == "Listed 0" && charts[0].track == nil)
    #expect(charts[0].presentation.activity?.hasFigures == true)
    #expect(charts[0].presentation.activity?.activity.meters == 5000)
  }

  /// The list's name is what people called it last; a file that is missing or broken costs itself.
  @Test func itsOwnFileIsReadInItsArchive() throws {
    let files = ["activities/1.gpx", "activities/2.gpx", "activities/3.gpx"]
    var zip = ZipWriter()
    zip.add("export/activities.csv", strava(files))
    zip.add("export/activities/1.gpx", gpx(day: 1))
    zip.add("export/activities/3.gpx", Array("<gpx/>".utf8))
    let folder = try TestFolder()
    let path = try folder.write(zip.archive, to: "a.zip")
    let cards = try cards(ChartFile.read(path: path)).charts(in: start...start + 7 * day)
    #expect(cards.map { $0[0].title } == ["Listed 0", "Listed 1", "Listed 2"])
    #expect(cards.map { $0[0].track != nil } == [true, false, false])
    #expect(cards[0].map(\.title).contains("Pace (min/km)"))
  }

  /// Files of rows are read as these are opened, too late for sums: what they alone tell says so.
  @Test func energyThatTheFileAloneTellsIsSaidToBe() throws {
    let text = """
      <TrainingCenterDatabase><Activities><Activity Sport="Running">
      <Lap StartTime="2024-05-01T10:00:00Z"><Calories>145</Calories><Track>
      <Trackpoint><Time>2024-05-01T10:00:00Z</Time><DistanceMeters>0</DistanceMeters></Trackpoint>
      <Trackpoint><Time>2024-05-01T10:00:10Z</Time><DistanceMeters>40</DistanceMeters></Trackpoint>
      </Track></Lap></Activity></Activities></TrainingCenterDatabase>
      """
    let folder = try TestFolder()
    let notice =
      "The list tells no energy of 1 activity: what its own file tells is on its card, not in the sums."
    func document(calories: String, weight: Double? = nil) throws -> ChartDocument {
      let rows = String(decoding: strava(["activities/1.tcx", "2.gpx"]), as: UTF8.self)
        .replacing("b,c,Filename", with: "Calories,c,Filename")
        .replacing("5,,,activities", with: "5,\(calories),,activities")
      var zip = ZipWriter()
      zip.add("activities.csv", Array(rows.utf8))
      zip.add("activities/1.tcx", Array(text.utf8))
      zip.add("2.gpx", gpx(day: 2))
      var options = ReadingOptions()
      options.activities = ActivityOptions()
      options.activities?.weightKilograms = weight
      return try ChartFile.read(path: folder.write(zip.archive, to: "a.zip"), options: options)
    }
    func figures(_ document: ChartDocument) throws -> [String] {
      let chart = try #require(cards(document).charts(in: start...start + day).first?.first)
      let shown = try #require(chart.presentation.activity)
      return Formats.english.figures(of: shown).map { "\($0.label) \($0.value)" }
    }
    let untold = try document(calories: "")
    #expect(untold.notices.map(\.description) == [notice])
    #expect(try figures(untold).last == "Energy, from its file 145")
    let told = try document(calories: "150")
    #expect(told.notices == [])
    #expect(try figures(told).last == "Energy 150")
    #expect(try document(calories: "", weight: 70).notices == [])
  }

  @Test func recordingsThatStandTogetherAreTheirOwnFiles() throws {
    let folder = try TestFolder()
    for day in 1...2 { _ = try folder.write(gpx(day: day), to: "\(day).gpx") }
    let cards = try cards(ChartFile.read(path: folder.path))
    let week = start...start + 7 * day
    #expect(cards.charts(in: week).map { $0[0].track != nil } == [true, true])
    #expect(cards.activities(in: week).map(\.file) == ["1.gpx", "2.gpx"])
  }
}
