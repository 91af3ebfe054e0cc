import ChartCore
import Testing

@testable import ChartFiles

/// 14 November 2023, 22:13:20 UTC, as FIT counts.
private let start: UInt32 = 1_068_934_400
private let startMoment = 1_700_000_000_000.0

/// Recordings of several sessions, and gaps that no timer tells.
@Suite struct FITSessionsTests {
  /// A record with its height in metres, its distance in metres, its heart rate and its power.
  private func record(_ second: UInt32, height: UInt16, meters: UInt32, heart: UInt8) -> [FITWriter
    .Field]
  {
    [
      .uint32(253, start + second), .uint16(2, (height + 500) * 5), .uint32(5, meters * 100),
      .uint8(3, heart),
      .uint16(7, UInt16(heart) * 2),
    ]
  }

  /// A session that tells its sport and its time alone.
  private func session(_ sport: UInt8, from second: UInt32, seconds: UInt32) -> [FITWriter.Field] {
    [
      .uint32(253, start + second + seconds), .uint32(2, start + second), .uint8(5, sport),
      .uint32(7, seconds * 1000),
    ]
  }

  private func recording(_ writer: FITWriter) throws -> Recording {
    try FITFile.recording(ByteWindow(writer.file))
  }

  /// Two hills of 30 m, the second one in the second session, which is twice as long.
  private var twoHills: FITWriter {
    var writer = FITWriter()
    for step: UInt32 in 0..<31 {
      let isUp = step <= 5 || (11...20).contains(step)
      let height: UInt16 =
        step <= 5 ? 100 + 6 * UInt16(step) : isUp ? 100 + 3 * UInt16(step - 10) : 100
      writer.add(
        20, record(step * 10, height: height, meters: step * 50, heart: step <= 10 ? 100 : 130))
    }
    writer.add(18, session(2, from: 0, seconds: 100))
    writer.add(18, session(1, from: 110, seconds: 190))
    return writer
  }

  @Test(
    "points of transitions are no part of any activity, and it is told how many are left out",
    arguments: [
      (0, []), (1, ["1 point of a transition between activities is not drawn."]),
      (3, ["3 points of the transitions between activities are not drawn."]),
    ] as [(UInt32, [String])])
  func transitions(count: UInt32, notices: [String]) throws {
    var writer = FITWriter()
    let silent = (0..<count).map { 110 + $0 * 20 }
    for second in [0, 50, 100] + silent + [180, 200] {
      writer.add(20, record(second, height: 100, meters: second, heart: 100))
    }
    writer.add(18, session(2, from: 0, seconds: 105))
    writer.add(18, session(3, from: 105, seconds: 70))
    writer.add(18, session(1, from: 180, seconds: 100))
    let recording = try recording(writer)
    #expect(recording.facts.notices.all.map(\.description) == notices)
    let distance = try #require(recording.columns[.distance])
    #expect(distance.count - distance.gapCount == 5)
  }

  @Test func whatSessionsDoNotTellTheirPointsDo() throws {
    let activities = try recording(twoHills).activities.all
    #expect(activities.map(\.sport) == [.ride, .run])
    #expect(activities.map(\.meters) == [500, 950])
    #expect(activities.map(\.heartRate) == [100, 130] && activities.map(\.watts) == [200, 260])
    for ascent in activities.map(\.ascentMeters) { #expect((20...30).contains(ascent ?? 0)) }
    let whole = try #require(activities.whole)
    #expect(whole.meters == 1450 && whole.sport == .other("Multisport"))
    #expect(((whole.heartRate ?? 0) * 290).rounded() == 100 * 100 + 130 * 190)
  }

  @Test func sessionsWithoutPointsTellNothing() throws {
    var writer = FITWriter()
    writer.add(20, record(0, height: 1, meters: 0, heart: 90))
    writer.add(18, session(1, from: 1000, seconds: 10))
    writer.add(18, session(2, from: 2000, seconds: 10))
    let activities = try recording(writer).activities.all
    #expect(activities.map(\.meters) == [nil, nil] && activities.whole?.ascentMeters == nil)
  }

  @Test func sessionsBeginWithAMark() throws {
    #expect(
      try recording(twoHills).facts.laps.map(\.start) == [startMoment, startMoment + 110_000])
  }

  /// Where records are, in seconds, and how many gaps there are among them.
  @Test(
    arguments: [
      ([0, 1, 2, 100, 101], 1), ([0, 1, 2, 30, 31], 0), ([0, 120, 240, 360], 0),
      ([0, 7, 12, 70], 0),
      ([0, 7, 12, 90], 1), ([0, 100], 0), ([0, 1, 50, 51, 200], 2), ([], 0), ([5], 0),
      ([5, 5, 5, 60], 1),
      ([100, 50, 51, 52, 120], 1),
    ] as [([UInt32], Int)])
  func whereNothingWasRecordedIsAGap(seconds: [UInt32], gaps: Int) throws {
    var writer = FITWriter()
    for second in seconds { writer.add(20, record(second, height: 1, meters: 0, heart: 90)) }
    guard !seconds.isEmpty else { return }
    let column = try #require(try recording(writer).columns[.heartRate])
    #expect(column.gapCount == gaps && column.count == seconds.count + gaps)
  }

  @Test func infinityIsAGap() throws {
    var writer = FITWriter()
    for (second, speed): (UInt32, Double) in [(0, .infinity), (1, 3), (2, 1e300), (3, .nan)] {
      let bits = speed.bitPattern
      let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
      writer.add(
        20,
        [.uint32(253, start + second), FITWriter.Field(number: 6, baseType: 0x89, bytes: bytes)])
    }
    let speed = try #require(try recording(writer).columns[.speed])
    #expect((0..<4).map { speed[$0].isNaN } == [true, false, true, true])
  }

  @Test func momentsThatNoClockOfADeviceShowsAreNone() throws {
    var writer = FITWriter()
    let bytes = (0..<8).reversed().map {
      UInt8(truncatingIfNeeded: 1e300.bitPattern >> (8 * UInt64($0)))
    }
    writer.add(20, [FITWriter.Field(number: 253, baseType: 0x89, bytes: bytes), .uint8(3, 90)])
    writer.add(20, record(10, height: 1, meters: 0, heart: 90))
    let moments = try #require(try recording(writer).moments)
    #expect(moments[0] == startMoment + 10_000 && moments[1] == moments[0])
  }
}
