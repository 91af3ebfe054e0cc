import ChartCore
import Testing

@testable import ChartFiles

@Suite struct RecordingSplitsTests {
  /// A point at a second, so many metres from the start, with a heart and a height where they are told.
  private typealias Point = (second: Double, meters: Double, heart: Double?, height: Double?)

  private func recording(
    _ parts: [[Point]], laps: [Double] = [], sport: Sport = .run,
    told: (inout Activity) -> Void = { _ in }
  ) throws -> Recording {
    var builder = RecordingBuilder()
    for part in parts {
      builder.pause()
      for (second, meters, heart, height) in part {
        var point = RecordedPoint()
        (point.moment, point[.distance]) = (second * 1000, meters)
        (point[.heartRate], point[.altitude]) = (heart ?? .nan, height ?? .nan)
        builder.append(point)
      }
    }
    var recording = try builder.finished()
    recording.facts.activities = [Activity(sport)]
    recording.facts.counts.records = parts.reduce(0) { $0 + $1.count }
    recording.facts.laps = laps.map {
      var lap = Activity(sport)
      lap.start = $0 * 1000
      told(&lap)
      return lap
    }
    return recording
  }

  /// What is said of each part: `Kilometer 1: 1.00 km · 5:00 · 5:00 /km`.
  private func told(
    _ recording: Recording, isInMiles: Bool = false, isOverDistance: Bool = false
  ) throws -> [String] {
    let options = options(isInMiles: isInMiles, isOverDistance: isOverDistance)
    let shown = try #require(
      try recording.document(options).tables[0].presentation.activity)
    return shown.splits.map { split in
      let words = Formats.english.words(for: split, in: shown.unit)
      return "\(words.name): \(words.figures)"
    }
  }

  private func options(isInMiles: Bool, isOverDistance: Bool) -> ReadingOptions {
    var (options, sums) = (ReadingOptions(), ActivityOptions())
    (sums.isInMiles, sums.isOverDistance) = (isInMiles, isOverDistance)
    options.activities = sums
    return options
  }

  private func steady(_ seconds: Double, meters: Double, from start: Double = 0) -> [Point] {
    stride(from: 0, through: seconds, by: 10).map {
      (start + $0, $0 / seconds * meters, nil, nil)
    }
  }

  /// Ten minutes at a traffic light in the second kilometre.
  @Test func whatAnActivityLeavesOutAsAPauseItsKilometersDoToo() throws {
    let points = steady(600, meters: 2000).map { point in
      (point.second + (point.meters > 1500 ? 600 : 0), point.meters, point.heart, point.height)
    }
    var recording = try recording([points])
    #expect(try told(recording)[1].contains("15:00"))
    recording.facts.activities[0].movingSeconds = 600
    #expect(try told(recording)[1].contains("1.00 km · 4:50"), "without the step over the pause")
  }

  @Test func theWayBetweenTwoActivitiesIsOfNoKilometer() throws {
    let ride = steady(600, meters: 2000, from: 720).map {
      ($0.second, $0.meters + 1650, $0.heart, $0.height)
    }
    var recording = try recording([steady(450, meters: 1500), ride])
    let (first, second) = (Activity(.run), Activity(.ride))
    recording.facts.activities = [first, second]
    let told = try told(recording)
    #expect(told.count == 4 && told.last?.contains("0.50 km") == true, "\(told)")
  }

  @Test func eachKilometerAndTheRest() throws {
    #expect(
      try told(try recording([steady(750, meters: 2500)])) == [
        "Kilometer 1, fastest: 1.00 km · 5:00 · 5:00 /km", "Kilometer 2: 1.00 km · 5:00 · 5:00 /km",
        "Kilometer 3: 0.50 km · 2:30 · 5:00 /km",
      ])
    let miles = try told(try recording([steady(960, meters: 3219)]), isInMiles: true)
    #expect(miles.count == 2 && miles.allSatisfy { $0.contains(": 1.00 mi · 8:00 · 8:00 /mi") })
    #expect(miles[0].hasPrefix("Mile 1"))
  }

  @Test func whatIsShorterThanAKilometerHasNone() throws {
    for points in [[], steady(0.5, meters: 0), steady(300, meters: 999)] where !points.isEmpty {
      #expect(try told(try recording([points])).isEmpty)
    }
    #expect(
      try told(try recording([steady(300, meters: 1000)])) == [
        "Kilometer 1: 1.00 km · 5:00 · 5:00 /km"
      ])
  }

  @Test func theFastestIsMarkedAndARestIsNone() throws {
    // 1 km in 300 s, in 240 s, in 360 s; then 50 m in a second.
    let points: [Point] = [
      (0, 0, nil, nil), (300, 1000, nil, nil), (540, 2000, nil, nil), (900, 3000, nil, nil),
      (901, 3050, nil, nil),
    ]
    let splits = try told(try recording([points]))
    #expect(splits.map { $0.contains("fastest") } == [false, true, false, false])
    #expect(splits[3].hasPrefix("Kilometer 4: 0.05 km"))
  }

  @Test func pausesTakeNoTime() throws {
    let points: [[Point]] = [
      [(0, 0, 100, 10), (150, 500, 140, 20)], [(1150, 500, 150, 20), (1300, 1000, 170, 15)],
    ]
    let splits = try told(try recording(points))
    #expect(
      splits == ["Kilometer 1: 1.00 km · 5:00 · 5:00 /km · Elevation 10 m · 140 bpm"], "\(splits)")
  }

  @Test func longStepsAreParted() throws {
    // One step of 3 km: each of its kilometres took a third.
    let splits = try told(
      try recording([[(0, 0, 150, nil), (900, 3000, 150, nil)]], sport: .ride))
    #expect(splits.count == 3 && splits[1].hasSuffix(": 1.00 km · 5:00 · 12.0 km/h · 150 bpm"))
  }

  @Test func lengthsOfAPoolAreComparedAndToldInMetres() throws {
    let points: [Point] = [
      (0, 0, nil, nil), (480, 400, nil, nil), (516, 450, nil, nil), (556, 500, nil, nil),
    ]
    let splits = try told(try recording([points], laps: [0, 480, 516], sport: .swim))
    #expect(
      splits == [
        "Lap 1: 400 m · 8:00 · 2:00 /100 m", "Lap 2, fastest: 50 m · 0:36 · 1:12 /100 m",
        "Lap 3: 50 m · 0:40 · 1:20 /100 m",
      ])
  }

  @Test func lapsAreThoseOfTheDevice() throws {
    let points = steady(600, meters: 2000)
    let laps = try told(try recording([points], laps: [0, 180, 480]))
    #expect(
      laps.prefix(3) == [
        "Lap 1, fastest: 0.60 km · 3:00 · 5:00 /km", "Lap 2: 1.00 km · 5:00 · 5:00 /km",
        "Lap 3: 0.40 km · 2:00 · 5:00 /km",
      ])
    #expect(laps.count == 5)
    // One lap is all of it.
    #expect(try told(try recording([points], laps: [0])).count == 2)
    #expect(try told(try recording([points], laps: [0, 0, 600])).count == 2)
  }

  @Test func whatTheFileSaysOfALapGoesFirst() throws {
    let points: [Point] = steady(600, meters: 2000).map { ($0.second, $0.meters, 150, $0.second) }
    let laps = try told(
      try recording([points], laps: [0, 300]) {
        ($0.movingSeconds, $0.meters, $0.ascentMeters, $0.heartRate) = (290, 1001, 0, 151)
      })
    #expect(laps[1] == "Lap 2: 1.00 km · 4:50 · 4:50 /km · Elevation 0 m · 151 bpm", "\(laps)")
    // Nothing was measured where a device writes 0.
    let unknown = try told(
      try recording([steady(600, meters: 2000)], laps: [0, 300]) {
        ($0.movingSeconds, $0.meters, $0.heartRate) = (0, 0, 0)
      })
    #expect(unknown[1] == "Lap 2: 1.00 km · 5:00 · 5:00 /km")
  }

  @Test(
    "heights that contradict what the device says of its laps are not told of kilometres",
    arguments: [40.0, 220])
  func heightsOfKilometers(told ascent: Double) throws {
    let points: [Point] = [
      (0, 0, nil, 0), (300, 1000, nil, 100), (600, 2000, nil, 0), (900, 3000, nil, 120),
    ]
    let splits = try self.told(
      try recording([points], laps: [0, 600]) { $0.ascentMeters = ascent / 2 })
    #expect(splits.prefix(2).allSatisfy { $0.contains("Elevation") })
    #expect(
      splits.dropFirst(2).contains { $0.contains("Elevation") } == (ascent > 100), "\(splits)")
  }

  @Test func theirPlacesAreOnTheAxis() throws {
    let recording = try recording([steady(600, meters: 2000)])
    for (isOverDistance, expected) in [
      (false, [0.0...300_000, 300_000...600_000]), (true, [0...1, 1...2]),
    ] {
      let options = options(isInMiles: false, isOverDistance: isOverDistance)
      let shown = try recording.document(options).tables[0].presentation.activity
      #expect(shown?.splits.map(\.range) == expected)
    }
  }
}
