import ChartCore
import TestSupport
import Testing

@testable import ChartFiles

/// Several activities in one go, of which each tells its distance from 0.
@Suite struct LegsTests {
  private func points(_ points: [(second: Int, meters: Int)]) -> String {
    let written = points.map { point in
      "<Trackpoint><Time>2024-05-01T10:0\(point.second / 60):\(10 + point.second % 60 / 2)Z</Time>"
        + "<DistanceMeters>\(point.meters)</DistanceMeters></Trackpoint>"
    }
    return "<Track>\(written.joined())</Track>"
  }

  private func activity(_ sport: String, _ minute: Int, _ meters: Int) -> String {
    "<Activity Sport='\(sport)'><Lap StartTime='2024-05-01T10:0\(minute):10Z'><TotalTimeSeconds>20</TotalTimeSeconds>"
      + "<DistanceMeters>\(meters)</DistanceMeters>"
      + points([(60 * minute, 0), (60 * minute + 40, meters)]) + "</Lap></Activity>"
  }

  @Test func distancesGoOnAndTransitionsAreGaps() throws {
    let text =
      "<TrainingCenterDatabase><Activities><MultiSportSession><FirstSport>"
      + activity("Running", 0, 100) + "</FirstSport><NextSport><Transition>"
      + points([(60, 0), (80, 20)]) + "</Transition>" + activity("Biking", 2, 600)
      + "</NextSport></MultiSportSession></Activities></TrainingCenterDatabase>"
    let recording = try TCXFile.recording(ByteWindow(Array(text.utf8)))
    let distance = try #require(recording.columns[.distance])
    let known = (0..<distance.count).map { distance[$0] }.filter { !$0.isNaN }
    #expect(known == [0, 100, 100, 700] && recording.facts.counts.records == 6)
    #expect(recording.activities.all.map(\.meters) == [100, 600])
    let document = try recording.document(ReadingOptions())
    #expect(
      document.notices.map(\.description) == [
        "2 points of the transitions between activities are not drawn."
      ])
    let shown = document.tables[0].presentation.activity
    #expect(
      shown?.legs == [.init(.run, from: 0), .init(.ride, from: 120_000)], "\(shown?.legs ?? [])")
  }

  @Test(
    arguments: [
      ([0, 5, 9], false, [0, 5, 9]), ([0, 9, 0, 4], true, [0, 9, 9, 13]),
      ([0, 9, 9, 12], true, [0, 9, 9, 12]), ([100, 99, 101], false, [100, 99, 101]),
      ([0, 100, 10, 20], false, [0, 100, 110, 120]), ([5], true, [5]),
    ] as [([Double], Bool, [Double])])
  func distancesThatBeginAnewGoOn(told: [Double], hasPauses: Bool, expected: [Double]) throws {
    var builder = RecordingBuilder()
    for (second, meters) in told.enumerated() {
      var point = RecordedPoint()
      (point.moment, point[.distance]) = (Double(second) * 1000, meters)
      if hasPauses { builder.pause() }
      builder.append(point)
    }
    let distance = try #require(try builder.finished().columns[.distance])
    #expect((0..<distance.count).map { distance[$0] }.filter { !$0.isNaN } == expected)
  }
}

/// Means of recordings: what a file tells, else what its points come to over time.
@Suite struct RecordedMeansTests {
  private func points(_ points: [(second: Int, heart: Int)]) -> String {
    let written = points.map { point in
      "<Trackpoint><Time>2024-05-01T10:\(two(point.second / 60)):\(two(point.second % 60))Z</Time>"
        + "<HeartRateBpm><Value>\(point.heart)</Value></HeartRateBpm></Trackpoint>"
    }
    return "<Track>\(written.joined())</Track>"
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  private func lap(_ seconds: Double, told: Int?, _ tracks: String) -> String {
    let mean = told.map { "<AverageHeartRateBpm><Value>\($0)</Value></AverageHeartRateBpm>" } ?? ""
    return "<Lap StartTime='2024-05-01T10:00:00Z'><TotalTimeSeconds>\(seconds)</TotalTimeSeconds>"
      + "\(mean)<MaximumHeartRateBpm><Value>199</Value></MaximumHeartRateBpm>\(tracks)</Lap>"
  }

  private func document(_ laps: [String]) throws -> ChartDocument {
    let text =
      "<TrainingCenterDatabase><Activities><Activity Sport='Running'>" + laps.joined()
      + "</Activity></Activities></TrainingCenterDatabase>"
    return try TCXFile.recording(ByteWindow(Array(text.utf8))).document(ReadingOptions())
  }

  @Test func pointsCountAsLongAsTheyLast() throws {
    let track = points([(0, 100), (1, 100), (2, 160), (22, 160)])
    let activities = try #require(try document([lap(22, told: nil, track)]).activities)
    #expect(abs((activities.activities[0].heartRate ?? 0) - (100 + 130 + 3200) / 22) < 1e-9)
    #expect(activities.info.contains("\"heartRate\": {\"mean\": 155."))
    #expect(activities.info.contains("\"from\": \"points\"}, \"watts\": null"))
  }

  @Test func pausesDoNotCount() throws {
    let (slow, fast) = (points([(0, 100), (30, 100)]), points([(630, 160), (640, 160)]))
    for tracks in [slow + fast, points([(0, 100), (10, 100), (20, 100), (30, 100)]) + fast] {
      let activities = try document([lap(40, told: nil, tracks)]).activities?.activities
      #expect(activities?[0].heartRate == 115)
    }
    // A device that stops by itself does not say so.
    let silent = points([(0, 100), (10, 100), (20, 100), (30, 100), (630, 160), (640, 160)])
    let activities = try document([lap(40, told: nil, silent)]).activities?.activities
    #expect(activities?[0].heartRate == 115)
  }

  @Test func whatAllLapsTellCounts() throws {
    let track = points([(0, 100), (1, 100)])
    let both = [lap(30, told: 120, track), lap(10, told: 160, "")]
    let told = try #require(try document(both).activities)
    #expect(told.activities[0].heartRate == 130)
    #expect(told.info.contains("\"heartRate\": {\"mean\": 130, \"from\": \"file\"}"))
    let one = try document([lap(30, told: 120, track), lap(10, told: nil, "")])
    #expect(one.activities?.activities[0].heartRate == 100)
  }

  @Test func clocksAreThoseOfTheZoneThatIsAskedFor() throws {
    let document = try document([lap(30, told: nil, points([(0, 100), (30, 100)]))])
    let (york, formats) = (try #require(Zone(named: "America/New_York")), Formats.english)
    let table = document.told(in: york).tables[0]
    let activity = try #require(table.presentation.activity?.activity)
    #expect(formats.words(for: activity, in: table.presentation.zone) == "1 May 2024 06:00")
  }

  @Test func marksTellTheSame() throws {
    let tables = try document([
      lap(22, told: nil, points([(0, 100), (1, 100), (2, 160), (22, 160)]))
    ]).tables
    let table = try #require(tables.first { $0.series[0].name == "Heart Rate (bpm)" })
    let known = table.statistics(ofSeries: 0, at: 0..<4, sums: RangeSums(of: table))
    #expect(abs((known?.mean ?? 0) - (100 + 130 + 3200) / 22) < 1e-9)
  }
}
