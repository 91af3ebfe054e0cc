import ChartCore
import Testing

@testable import ChartFiles

/// GPX and TCX.
@Suite struct TrackFileTests {
  private func gpx(_ text: String) throws -> Recording {
    try GPXFile.recording(ByteWindow(Array(text.utf8)))
  }

  private func tcx(_ text: String) throws -> Recording {
    try TCXFile.recording(ByteWindow(Array(text.utf8)))
  }

  private func values(_ column: Column?) -> [Double] {
    column.map { column in (0..<column.count).map { column[$0] } } ?? []
  }

  private func point(_ latitude: Double, _ second: Int, _ rest: String = "") -> String {
    "<trkpt lat='\(latitude)' lon='7'><time>2024-05-01T10:00:\(second)Z</time>\(rest)</trkpt>"
  }

  /// 1 May 2024, 10:00 UTC.
  private let start = 1_714_557_600_000.0

  @Test func pointsAreRead() throws {
    let recording = try gpx(
      "<gpx><metadata><name>no</name></metadata><trk><name><![CDATA[Lunch Run]]></name><type>running</type><trkseg>"
        + point(50, 10, "<ele>100</ele><extensions><x:hr>150</x:hr><x:cad>80</x:cad></extensions>")
        + point(50.001, 40, "<ele>101.5</ele><extensions><power>250</power></extensions>")
        + "</trkseg></trk></gpx>")
    #expect(values(recording.moments) == [start + 10_000, start + 40_000])
    #expect(values(recording.columns[.altitude]) == [100, 101.5])
    #expect(recording.columns[.heartRate]?[0] == 150 && recording.columns[.cadence]?[0] == 80)
    #expect(recording.columns[.power]?[1] == 250)
    let activity = try #require(recording.facts.activities.first)
    #expect(activity.name == "Lunch Run" && activity.sport == .run && activity.movingSeconds == 30)
    // A thousandth of a degree along a meridian.
    #expect(abs((recording.columns[.distance]?[1] ?? 0) - 111.32) < 0.01)
  }

  @Test func betweenSegmentsIsNoWay() throws {
    let recording = try gpx(
      "<gpx><trk><trkseg>" + point(50, 10) + point(50.001, 20) + "</trkseg><trkseg>"
        + point(51, 30) + point(51.001, 40) + "</trkseg></trk></gpx>")
    #expect(
      values(recording.columns[.distance]).map { $0.rounded() }.description
        == "[0.0, 111.0, nan, 111.0, 223.0]")
    #expect(recording.facts.counts.records == 4)
  }

  @Test func aPlannedRouteIsDrawnOverItsDistance() throws {
    let document = try ChartFile.parse(
      Array(
        "<gpx><rte><rtept lat='50' lon='7'><ele>1</ele></rtept><rtept lat='50.1' lon='7'><ele>5</ele></rtept></rte></gpx>"
          .utf8), name: "a.gpx")
    #expect(document.tables.map(\.title) == ["Workout", "Height (m)"])
    #expect(document.tables[0].xKind == .numbers && document.tables[0].presentation.xUnit == "km")
    #expect(document.tables[0].x[1].rounded() == 11)
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.ascentMeters == 4)
    #expect(activity.movingSeconds == nil && activity.elapsedSeconds == nil)
  }

  @Test func momentsThatAreMissingStandBetweenTheirNeighbours() throws {
    let recording = try gpx(
      "<gpx><trk><trkseg>" + point(50, 10) + "<trkpt lat='50' lon='7.1'/>" + point(50, 20)
        + "</trkseg></trk></gpx>")
    #expect(values(recording.moments).map { $0 - start } == [10_000, 15_000, 20_000])
  }

  /// The zones of points, and how many hours the activity's clock is ahead by them.
  private static let clocks: [([String], Double?)] = [
    (["+09:00", "+09:00"], 9), (["-03:30", "-03:30"], -3.5), (["Z", "Z"], nil),
    (["+00:00", "+00:00"], nil), (["+09:00", "Z"], nil), (["+01:00", "+02:00", "+01:00"], nil),
    (["+09:00", ""], nil), (["", ""], nil),
  ]

  @Test("times that say one offset are told by that clock", arguments: clocks)
  func offsets(zones: [String], hours: Double?) throws {
    let times = zones.enumerated().map { "2024-05-01T10:00:1\($0)\($1)" }
    let route = times.map { "<trkpt lat='50' lon='7'><time>\($0)</time></trkpt>" }.joined()
    let track = times.map {
      "<Trackpoint><Time>\($0)</Time><DistanceMeters>1</DistanceMeters></Trackpoint>"
    }.joined()
    let places = times.map { "<when>\($0)</when><gx:coord>7 50 0</gx:coord>" }.joined()
    let found = [
      try gpx("<gpx><trk><trkseg>\(route)<trkpt lat='50' lon='7'/></trkseg></trk></gpx>"),
      try tcx(
        "<TrainingCenterDatabase><Activity Sport='Running'><Lap StartTime='2024-05-01T10:00:10Z'>"
          + "<Track>\(track)</Track></Lap></Activity></TrainingCenterDatabase>"),
      try KMLFile.recording(
        ByteWindow(Array("<kml><gx:Track>\(places)</gx:Track></kml>".utf8))),
    ]
    for recording in found {
      #expect(recording.activities.all.map(\.offset) == [hours.map { $0 * millisecondsPerHour }])
    }
  }

  @Test func pointsThatComeTooLateArePutInOrder() throws {
    let recording = try gpx(
      "<gpx><trk><trkseg>" + point(50, 30, "<ele>3</ele>") + point(50, 10, "<ele>1</ele>")
        + "</trkseg></trk></gpx>")
    #expect(values(recording.columns[.altitude]) == [1, 3])
  }

  @Test("points in no order are sorted for the card and the charts alike, and it is told")
  func pointsInNoOrder() throws {
    func text(_ seconds: [Int]) -> String {
      let points = seconds.map {
        point(50 + Double($0) / 1000, $0, "<ele>\($0)</ele>")
      }
      return "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
    }
    let sorted = try gpx(text(Array(10..<40)))
    for seconds in [
      Array(25..<40) + Array(10..<25), (10..<40).reversed(), [11, 10] + Array(12..<40),
    ] {
      let recording = try gpx(text(seconds))
      #expect(recording.meters == sorted.meters && recording.ascentMeters == sorted.ascentMeters)
      #expect(
        recording.facts.activities[0].movingSeconds == sorted.facts.activities[0].movingSeconds)
      #expect(values(recording.columns[.distance]) == values(sorted.columns[.distance]))
      let document = try recording.document(ReadingOptions())
      #expect(document.activities?.activities[0].meters == sorted.meters)
      #expect(
        document.notices.map(\.description) == [
          "The points were not in the order of time, a sorted copy is shown."
        ])
    }
    #expect(try sorted.document(ReadingOptions()).notices == [])
  }

  private static let refused = [
    "<gpx/>", "<gpx><trk><trkseg/></trk></gpx>", "<gpx><wpt lat='1' lon='2'/></gpx>",
    "<gpx><trk><trkseg><trkpt/></trkseg></trk></gpx>",
  ]

  @Test(arguments: refused)
  func whatHasNoTrackIsRefused(text: String) {
    #expect(
      refusal(text) == "a.json: points of a track were expected in the recording, found none.")
  }

  @Test func lapsAreRead() throws {
    let recording = try tcx(
      "          <?xml version='1.0'?><ns2:TrainingCenterDatabase><Activities><Activity Sport='Biking'><Id>1</Id>"
        + "<Lap StartTime='2024-05-01T10:00:00Z'><TotalTimeSeconds>60.5</TotalTimeSeconds><DistanceMeters>400"
        + "</DistanceMeters><Calories>20</Calories><Track><Trackpoint><Time>2024-05-01T10:00:00Z</Time><DistanceMeters>0"
        + "</DistanceMeters><HeartRateBpm><Value>140</Value></HeartRateBpm></Trackpoint></Track></Lap>"
        + "<Lap StartTime='2024-05-01T10:02:00Z'><TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>200"
        + "</DistanceMeters><Track><Trackpoint><Time>2024-05-01T10:02:00Z</Time><DistanceMeters>400</DistanceMeters>"
        + "<Extensions><ns3:TPX><ns3:Watts>210</ns3:Watts></ns3:TPX></Extensions></Trackpoint></Track></Lap>"
        + "</Activity></Activities></ns2:TrainingCenterDatabase>")
    #expect(recording.facts.counts == RecordingCounts(records: 2, laps: 2, sessions: 1))
    #expect(recording.facts.laps.map(\.start) == [start, start + 120_000])
    #expect(recording.facts.laps.map(\.meters) == [400, 200])
    #expect(recording.facts.laps.map(\.movingSeconds) == [60.5, 30])
    let activity = try #require(recording.facts.activities.first)
    #expect(activity.sport == .ride && activity.meters == 600 && activity.movingSeconds == 90.5)
    #expect(activity.start == start && activity.kilocalories == 20)
    #expect(values(recording.columns[.heartRate])[0] == 140)
    #expect(values(recording.columns[.power])[2] == 210)
  }

  /// Laps of so many seconds, each with points at some seconds since the first one, of 3 metres in a second; between parts
  /// there is another track.
  private func laps(_ laps: [(start: Int, total: Double?, parts: [[Int]])]) -> String {
    func time(_ second: Int) -> String {
      "2024-05-01T10:\(second / 60 < 10 ? "0" : "")\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
    }
    let texts = laps.map { lap in
      let tracks = lap.parts.map { part in
        let points = part.map { second in
          "<Trackpoint><Time>\(time(second))</Time><DistanceMeters>\(second * 3)</DistanceMeters></Trackpoint>"
        }
        return "<Track>\(points.joined())</Track>"
      }
      let total = lap.total.map { "<TotalTimeSeconds>\($0)</TotalTimeSeconds>" } ?? ""
      return "<Lap StartTime='\(time(lap.start))'>\(total)\(tracks.joined())</Lap>"
    }
    return
      "<TrainingCenterDatabase><Activities><Activity Sport='Running'>\(texts.joined())</Activity></Activities></TrainingCenterDatabase>"
  }

  @Test func lapsThatFollowEachOtherHaveNoGap() throws {
    let tables: [([(start: Int, total: Double?, parts: [[Int]])], Int)] = [
      ([(0, 60, [[0, 30, 55]]), (60, 60, [[60, 90]])], 0),
      ([(0, 59.4, [[0, 30, 55]]), (60, 60, [[60, 90]])], 0),
      ([(0, 40, [[0, 30]]), (60, 60, [[60, 90]])], 1),
      ([(0, 600, [[0, 30]]), (60, 60, [[60, 90]])], 1),
      ([(0, nil, [[0, 30]]), (60, 60, [[60, 90]])], 1),
      ([(0, 60, [[0, 10], [20, 55]]), (70, 60, [[70, 90]])], 1),
      ([(0, 30, [[0, 10], [20, 30]]), (70, 60, [[70, 90]])], 2),
      ([(0, 60, [[0, 55]]), (60, 60, [[60, 100]]), (120, 60, [[120, 130]])], 0),
    ]
    for (laps, gaps) in tables {
      let recording = try tcx(self.laps(laps))
      #expect(recording.columns[.distance]?.gapCount == gaps, "\(laps)")
      #expect(recording.facts.laps.count == laps.count)
    }
  }
}

@Suite struct TrackTests {
  @Test func heightsAddUpWhereTheyRise() {
    let tables: [([Double], Double)] = [
      ([5], 0), ([1, 1], 0), ([1, 3], 2), ([3, 1], 0), ([1, .nan, 4], 3), ([.nan, 2, .nan], 0),
      ([0, 10, 20, 30], 30), ([0, 1, 0, 1, 0], 0.6),
    ]
    for (heights, ascent) in tables {
      var climb = Climb()
      for height in heights { climb.go(to: height) }
      #expect(abs((climb.meters ?? -1) - ascent) < 1e-9, "\(heights)")
    }
    #expect(Climb().meters == nil)
  }

  @Test(
    "only near heights are smoothed",
    arguments: [
      (1, [0, 1, 0, 1, 0], 0.6), (30, [0, 1, 0, 1, 0], 0.6), (31, [0, 1, 0, 1, 0], 2),
      (360, [10, 20, 15], 10), (60, [10, .nan, 20, 15], 10),
    ] as [(Int, [Double], Double)])
  func sparseHeights(seconds: Int, heights: [Double], ascent: Double) {
    var (timed, planned) = (Climb(), Climb())
    for (index, height) in heights.enumerated() {
      timed.go(to: height, at: Double(index * seconds) * 1000, 1e6 * Double(index))
      // Three metres in a second and a bit: 100 m in 30 s.
      planned.go(to: height, at: .nan, Double(index * seconds) * 100 / 30)
    }
    #expect(abs((timed.meters ?? -1) - ascent) < 1e-9)
    #expect(abs((planned.meters ?? -1) - ascent) < 1e-9)
  }

  @Test func aPointAMinuteHasAllOfItsHills() throws {
    // Twenty hills of 20 m, two minutes each.
    let latitudes = (0...40).map { $0 % 2 == 0 ? 0.0 : 0.02 }
    let recording = try gpx([(10, latitudes)])
    #expect(recording.ascentMeters == 400)
  }

  @Test func pausesPartHeights() {
    var climb = Climb()
    for part in [[0.0, 10], [50, 60]] {
      for height in part { climb.go(to: height) }
      climb.pause()
    }
    #expect(climb.meters == 20)
  }

  /// A GPX of parts, each of latitudes a minute after each other from a minute on.
  private func gpx(_ parts: [(minute: Int, latitudes: [Double])]) throws -> Recording {
    let segments = parts.map { part in
      let points = part.latitudes.enumerated().map { index, latitude in
        "<trkpt lat='\(latitude)' lon='7'><ele>\(Int(latitude * 1000))</ele>"
          + "<time>2024-05-01T10:\(part.minute + index):00Z</time></trkpt>"
      }
      return "<trkseg>\(points.joined())</trkseg>"
    }
    let text = "<gpx><trk>\(segments.joined())</trk></gpx>"
    return try GPXFile.recording(ByteWindow(Array(text.utf8)))
  }

  @Test func partsOutOfOrderStayParts() throws {
    let parts = [(30, [1.0, 1.1]), (10, [0.0, 0.1, 0.2])]
    let (recording, sorted) = (try gpx(parts), try gpx(parts.reversed()))
    let meters = try #require(sorted.meters)
    #expect(abs((recording.meters ?? 0) - meters) < 1e-6 && abs(meters - 3 * 11_131.95) < 1)
    #expect(recording.ascentMeters == 300 && recording.moments == sorted.moments)
    let (distance, other) = (
      try #require(recording.columns[.distance]), try #require(sorted.columns[.distance])
    )
    #expect(distance.count == 6 && distance[3].isNaN)
    #expect((0..<6).allSatisfy { $0 == 3 || abs(distance[$0] - other[$0]) < 0.02 })
  }

  @Test func partsOfOneTimeAreOneAfterTheOther() throws {
    let recording = try gpx([(10, [0.0, 0.1, 0.2]), (11, [1.0, 1.1])])
    #expect(recording.moments?.isAscending == true && recording.moments?.count == 6)
  }

  @Test func distancesAreThoseOfAGreatCircle() throws {
    let start = try #require(GeoPoint(latitude: 0, longitude: 0))
    let end = try #require(GeoPoint(latitude: 0, longitude: 90))
    let quarter = start.meters(to: end)
    #expect(abs(quarter - 6_378_137 * .pi / 2) < 1e-6)
    #expect(GeoPoint(latitude: 91, longitude: 0) == nil)
    #expect(GeoPoint(latitude: .nan, longitude: 0) == nil)
  }

  @Test func standingStillIsNoMotion() {
    var track = Track()
    for (latitude, second) in [(50.0, 0.0), (50.001, 30), (50.001, 90), (50.002, 120)] {
      var point = RecordedPoint()
      point.moment = second * 1000
      (point[.latitude], point[.longitude]) = (latitude, 7)
      track.go(to: point)
    }
    #expect(track.movingSeconds == 60)
    #expect(abs(track.meters - 222.64) < 0.01)
  }
}
