import ChartCore
import TestSupport
import Testing

@testable import ChartFiles

/// 14 November 2023, 22:13:20 UTC, as FIT counts.
private let start: UInt32 = 1_068_934_400
private let startMoment = 1_700_000_000_000.0

@Suite struct FITFileTests {
  /// A record with its moment, its distance in centimetres and its heart rate.
  private func record(_ seconds: UInt32, _ centimeters: UInt32, _ heartRate: UInt8) -> [FITWriter
    .Field]
  {
    [.uint32(253, start + seconds), .uint32(5, centimeters), .uint8(3, heartRate)]
  }

  private func session(
    sport: UInt8 = 1, elapsed: UInt32 = 20_000, meters: UInt32 = 10_000
  ) -> [FITWriter.Field] {
    [
      .uint32(253, start + 20), .uint32(2, start), .uint8(5, sport), .uint32(7, elapsed),
      .uint32(8, 19_000), .uint32(9, meters), .uint16(22, 12), .uint16(11, 300),
    ]
  }

  /// A run of three points.
  private var run: FITWriter {
    var writer = FITWriter()
    for (seconds, heartRate) in [(0, 120), (10, 130), (20, 140)] as [(UInt32, UInt8)] {
      writer.add(20, record(seconds, seconds * 500, heartRate))
    }
    writer.add(19, [.uint32(253, start + 20), .uint32(2, start)])
    writer.add(18, session())
    return writer
  }

  private func recording(_ bytes: [UInt8]) throws -> Recording {
    try FITFile.recording(ByteWindow(bytes))
  }

  @Test func zonesOfTheDeviceAreRead() throws {
    var writer = run
    for end in [90, 91, 107, 131, 255] as [UInt8] { writer.add(8, [.uint8(1, end)]) }
    for end in [107, 131, 255] as [UInt8] { writer.add(8, [.uint8(1, end)]) }
    for end in [120, 180] as [UInt16] { writer.add(9, [.uint16(1, end)]) }
    let set = try recording(writer.file).facts.zoneEnds
    #expect(set == [.heartRate: [107, 131], .power: [120, 180]])
    // What times were told in is what counts; 255 is what is not known.
    writer.add(
      216, [FITWriter.Field(number: 6, baseType: 2, bytes: [100, 120, 140, 255], isOrdered: true)])
    writer.add(8, [.uint8(1, 150)])
    let second = try recording(writer.file)
    #expect(second.facts.zoneEnds == [.heartRate: [100, 120, 140], .power: [120, 180]])
    let charts = try second.document(ReadingOptions()).tables
    let zones = charts.flatMap(\.series).compactMap(\.zonesOfFile)
    #expect(zones.map(\.bounds) == [[100, 120, 140]])
    #expect(charts.flatMap(\.series).allSatisfy { $0.zones == nil })
  }

  private func values(_ column: Column?) -> [Double] {
    column.map { column in (0..<column.count).map { column[$0] } } ?? []
  }

  @Test(arguments: [false, true])
  func recordsLapsAndSessionsAreRead(isBigEndian: Bool) throws {
    var writer = FITWriter()
    writer.isBigEndian = isBigEndian
    writer.add(20, record(0, 0, 120))
    writer.add(20, record(10, 5000, 130))
    writer.add(18, session())
    let recording = try recording(writer.file)
    #expect(values(recording.moments) == [startMoment, startMoment + 10_000])
    #expect(values(recording.columns[.heartRate]) == [120, 130])
    #expect(values(recording.columns[.distance]) == [0, 50])
    let activity = try #require(recording.facts.activities.first)
    #expect(activity.sport == .run && activity.start == startMoment)
    #expect(activity.meters == 100 && activity.movingSeconds == 19 && activity.elapsedSeconds == 20)
    #expect(activity.ascentMeters == 12 && activity.kilocalories == 300)
    #expect(recording.facts.notices.all == [])
  }

  @Test func whatADeviceGaveNoValueForIsAGap() throws {
    var writer = FITWriter()
    writer.add(20, record(0, 0xFFFF_FFFF, 0xFF))
    writer.add(20, record(10, 100, 0xFF))
    let recording = try recording(writer.file)
    #expect(values(recording.columns[.distance]).map(\.isNaN) == [true, false])
    #expect(recording.columns[.heartRate] == nil)
  }

  @Test func momentsMayBeTheirLastFiveBits() throws {
    var writer = FITWriter()
    writer.add(20, local: 0, record(0, 0, 120))
    writer.define(20, local: 1, [.uint8(3, 0)])
    for (offset, heartRate) in [(5, 121), (31, 122), (3, 123)] as [(UInt32, UInt8)] {
      writer.addCompressed(
        local: 1, seconds: UInt8((start + offset) & 31), [.uint8(3, heartRate)])
    }
    let moments = values(try recording(writer.file).moments).map { ($0 - startMoment) / 1000 }
    #expect(moments == [0, 5, 31, 35])
  }

  @Test func filesMayStandOneBehindTheOther() throws {
    let recording = try recording(run.file + run.file)
    #expect(recording.facts.counts == RecordingCounts(records: 6, laps: 2, sessions: 2))
    #expect(recording.facts.activities.count == 2)
  }

  @Test func theTimersStopsArePauses() throws {
    var writer = FITWriter()
    writer.add(20, record(0, 0, 120))
    writer.add(21, [.uint32(253, start), .uint8(0, 0), .uint8(1, 4)])
    writer.add(20, record(60, 100, 110))
    let recording = try recording(writer.file)
    #expect(values(recording.columns[.heartRate]).map(\.isNaN) == [false, true, false])
    #expect(recording.facts.counts.records == 2)
  }

  @Test func ofSeveralSportsTransitionsCountForNothing() throws {
    var writer = FITWriter()
    for sport: UInt8 in [5, 3, 2, 3, 1] { writer.add(18, session(sport: sport)) }
    writer.add(20, record(0, 0, 100))
    let facts = try recording(writer.file).facts
    #expect(facts.activities.map(\.sport) == [.swim, .ride, .run])
    #expect(facts.counts.sessions == 5)
  }

  @Test func aDeviceWithoutADateHasTheWallClocks() throws {
    var writer = FITWriter()
    writer.add(20, [.uint32(253, 5000), .uint8(3, 90)])
    writer.add(18, [.uint32(253, 5100), .uint32(2, 5000), .uint8(5, 1), .uint32(7, 100_000)])
    writer.add(34, [.uint32(253, 5100), .uint32(5, start)])
    let recording = try recording(writer.file)
    #expect(recording.facts.activities.first?.start == startMoment - 100_000)
    #expect(values(recording.moments) == [startMoment - 100_000])
  }

  @Test func scalesAndStepsAreRead() throws {
    var writer = FITWriter()
    writer.add(30, [.uint32(253, start), .uint16(0, 7580), .uint16(1, 2230)])
    let document = try ChartFile.parse(writer.file, name: "a.fit")
    #expect(document.tables.map(\.title) == ["Weight (kg)", "Body Fat (%)"])
    #expect(document.tables[0].xKind == .moments && document.tables[0].x[0] == startMoment)
    #expect(document.activities?.activities == [])
  }

  @Test func stepsAreSummedOverTheWaysToMakeThem() throws {
    var writer = FITWriter()
    writer.add(55, [.uint32(253, start), .uint32(3, 100), .uint8(5, 6)])
    let low = UInt16(truncatingIfNeeded: start)
    writer.add(55, [.uint16(26, low &+ 60), .uint32(3, 50), .uint8(5, 1)])
    writer.add(55, [.uint16(26, low &+ 120), .uint32(3, 160), .uint8(5, 6)])
    let recording = try recording(writer.file)
    #expect(values(recording.columns[.steps]) == [100, 150, 210])
    #expect(values(recording.moments).map { ($0 - startMoment) / 1000 } == [0, 60, 120])
  }

  @Test func stepsCountFromTheMomentThatIsToldAheadOfThem() throws {
    var writer = FITWriter()
    writer.add(103, [.uint32(253, start)])
    let low = UInt16(truncatingIfNeeded: start)
    writer.add(55, [.uint16(26, low &+ 60), .uint32(3, 50), .uint8(5, 6)])
    writer.add(55, [.uint32(253, start + 70_000), .uint32(3, 90), .uint8(5, 6)])
    let recording = try recording(writer.file)
    #expect(values(recording.columns[.steps]) == [50, 90])
    #expect(values(recording.moments).map { ($0 - startMoment) / 1000 } == [60, 70_000])
  }

  @Test func aMomentOfADayHasOneValue() throws {
    var writer = FITWriter()
    // What somebody did and how hard, in one byte.
    func bits(_ type: UInt8) -> FITWriter.Field {
      FITWriter.Field(number: 24, baseType: 0x0D, bytes: [2 << 5 | type])
    }
    let low = UInt16(truncatingIfNeeded: start)
    writer.add(55, [.uint32(253, start), .uint32(3, 100), bits(6)])
    writer.add(55, [.uint16(26, low &+ 60), bits(8)])
    writer.add(55, [.uint16(26, low &+ 120), .uint32(3, 160), bits(6)])
    writer.add(55, [.uint16(26, low &+ 120), .uint32(3, 50), bits(1)])
    writer.add(55, [.uint16(26, low &+ 120), .uint8(27, 71)])
    // What is below what was begins a day.
    writer.add(55, [.uint16(26, low &+ 180), .uint32(3, 7), bits(6)])
    let recording = try recording(writer.file)
    #expect(values(recording.columns[.steps]) == [100, 210, 7])
    #expect(values(recording.moments).map { ($0 - startMoment) / 1000 } == [0, 120, 180])
    #expect(recording.columns[.heartRate]?[1] == 71)
  }

  @Test(arguments: 0..<60)
  func whatIsCutIsShownUpToThereAndTold(byte: Int) throws {
    let file = run.file
    let cut = Array(file.prefix(file.count - 1 - byte))
    let facts = try recording(cut).facts
    #expect(facts.notices.all.count == 1, "cut to \(cut.count) bytes")
  }

  private static let wrong: [(change: @Sendable (inout FITWriter) -> Void, sentence: String)] = [
    (
      { $0.checksumError = 1 },
      "The checksum of the recording does not match: some of its values may be wrong."
    ),
    (
      { $0.add(bytes: [9]) },
      "The recording has a message at byte 164 that nothing describes: what is before that is shown."
    ),
    (
      { $0.toldSize = 5000 },
      "The recording ends within a message: what is before that is shown."
    ),
  ]

  @Test(arguments: wrong.indices)
  func whatIsWrongIsTold(index: Int) throws {
    var writer = run
    Self.wrong[index].change(&writer)
    let facts = try recording(writer.file).facts
    #expect(facts.notices.all.map(\.description) == [Self.wrong[index].sentence])
    #expect(facts.counts == RecordingCounts(records: 3, laps: 1, sessions: 1))
  }

  @Test func whatFollowsIsTold() throws {
    let facts = try recording(run.file + [1, 2, 3]).facts
    #expect(
      facts.notices.all.map(\.description)
        == ["What follows the recording at byte \(run.file.count) is none, it is left out."])
  }

  @Test func whatHasNothingIsRefused() {
    let file = FITWriter().file
    let sentence = refusal { () throws(ChartFileError) in try ChartFile.parse(file, name: "a.fit") }
    #expect(
      sentence
        == "a.fit: points of a track were expected in the recording, found none.")
  }

  @Test func whereNoSizeIsToldAllIsRead() throws {
    var writer = run
    writer.toldSize = 0
    #expect(try recording(writer.file).facts.counts.records == 3)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyBytesAreReadOrTold(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let file = run.file
    for _ in 0..<20 {
      var bytes = file
      for _ in 0..<4 {
        bytes[Int.random(in: 12..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? recording(bytes)
    }
  }
}
