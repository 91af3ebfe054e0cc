import ChartCore
import TestSupport
import Testing

@testable import ChartFiles

/// 14 November 2023, 22:13:20 UTC, as FIT counts.
private let start: UInt32 = 1_068_934_400
private let (float, sint16, uint8, text): (UInt8, UInt8, UInt8, UInt8) = (0x88, 0x83, 0x02, 0x07)

@Suite struct FITDeveloperFieldsTests {
  /// A record with its moment, its heart rate, and what developers added.
  private func record(_ seconds: UInt32, _ own: [FITWriter.Field]) -> [FITWriter.Field] {
    [.uint32(253, start + seconds), .uint8(3, UInt8(100 + seconds))] + own
  }

  private func recording(_ writer: FITWriter) throws -> Recording {
    try FITFile.recording(ByteWindow(writer.file))
  }

  /// Titles and values, gaps as dashes.
  private func words(_ recording: Recording) -> [String] {
    recording.others.map { field in
      let values = (0..<field.column.count).map { field.column[$0] }
      return field.title + ": "
        + values.map { $0.isNaN ? "-" : $0.shortestDecimal }.joined(separator: " ")
    }
  }

  @Test(arguments: [false, true])
  func whatIsDescribedIsRead(isBigEndian: Bool) throws {
    var writer = FITWriter()
    writer.isBigEndian = isBigEndian
    writer.describe(0, 0, baseType: float, "Core Temperature", "°C")
    writer.describe(0, 1, baseType: sint16, " Balance\n", "")
    writer.describe(1, 0, baseType: uint8, "Power", "Watts")
    for second: UInt32 in 0..<3 {
      writer.add(
        20,
        record(
          second,
          [
            .own(0, 0, Float(36.6) + Float(second)), .own(0, 1, [0xFF, UInt8(second)]),
            .own(1, 0, [second == 1 ? 0xFF : 200]),
          ]))
    }
    let recording = try recording(writer)
    #expect(
      words(recording) == [
        "Core Temperature (°C): 36.6 37.6 38.6", "Balance: -256 -255 -254",
        "Power (Watts): 200 - 200",
      ])
    let heart = recording.columns[.heartRate]
    #expect(heart == Column([100, 101, 102]) && recording.facts.notices.all == [])
  }

  @Test func theyHaveChartsBehindAllOthers() throws {
    var writer = FITWriter()
    writer.describe(0, 3, baseType: uint8, "Heart Rate", "bpm")
    writer.describe(0, 4, baseType: uint8, "Never", "")
    for second: UInt32 in 0..<2 {
      writer.add(20, record(second, [.own(0, 3, [60]), .own(0, 4, [0xFF])]))
    }
    let tables = try ChartFile.parse(writer.file, name: "a.fit").tables
    #expect(tables.map(\.title) == ["Workout · Heart Rate (bpm)", "Heart Rate (bpm)"])
    #expect(tables[0].series[0].column[0] == 100 && tables[1].series[0].column[0] == 60)
    #expect(tables[0].series[0].id == "y4" && tables[1].series[0].id == "y12")
    #expect(tables[1].series[0].color == SeriesPalette.color(1) && tables[1].x == tables[0].x)
  }

  private static let scales: [(fields: [FITWriter.Field], value: String)] = [
    ([], "250"), ([.uint8(6, 10)], "25"), ([.uint8(6, 10), .uint8(7, 5)], "20"),
    ([.uint8(6, 0)], "250"), ([.uint8(6, 0xFF), .uint8(7, 0xFF)], "250"),
    ([FITWriter.Field(number: 7, baseType: 0x01, bytes: [0xFE])], "252"),
  ]

  @Test(arguments: scales.indices)
  func theyMayHaveAScaleAndAnOffset(index: Int) throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: uint8, "A", "", Self.scales[index].fields)
    writer.add(20, record(0, [.own(0, 0, [250])]))
    #expect(words(try recording(writer)) == ["A: \(Self.scales[index].value)"])
  }

  /// What is told of the first of two fields, and its bytes: none of these is a number that is described.
  private static let others: [(describe: @Sendable (inout FITWriter) -> Void, bytes: [UInt8])] = [
    ({ _ in }, [7, 7]),
    ({ $0.describe(0, 0, baseType: float, "A", "") }, [7, 7]),
    ({ $0.describe(0, 0, baseType: uint8, "A", "") }, [7, 7]),
    ({ $0.describe(0, 0, baseType: uint8, "A", "") }, []),
    ({ $0.describe(0, 0, baseType: sint16, "A", "") }, [7, 7, 7, 7]),
    ({ $0.describe(0, 0, baseType: text, "A", "") }, [65, 0]),
    ({ $0.describe(0, 0, baseType: 0xFF, "A", "") }, [7]),
    ({ $0.describe(0, 0, baseType: uint8, " ", "m") }, [7]),
    ({ $0.describe(0, 9, baseType: uint8, "A", "") }, [7]),
    ({ $0.describe(9, 0, baseType: uint8, "A", "") }, [7]),
    ({ $0.add(206, [.uint8(0, 0), .uint8(1, 0), .uint8(2, uint8)]) }, [7]),
    ({ $0.add(206, [.uint8(0, 0), .uint8(1, 0), .uint8(2, uint8), .uint16(3, 0x4141)]) }, [7]),
    ({ $0.add(206, [.text(3, "A"), .text(8, "m")]) }, [7]),
    (
      {
        $0.describe(0, 0, baseType: uint8, "A", "")
        $0.describe(0, 0, baseType: float, "A", "")
      }, [7]
    ),
  ]

  @Test(arguments: others.indices)
  func allOthersAreGoneOver(index: Int) throws {
    var writer = FITWriter()
    Self.others[index].describe(&writer)
    writer.describe(2, 2, baseType: sint16, "B", "")
    for second: UInt32 in 0..<2 {
      writer.add(
        20, record(second, [.own(0, 0, Self.others[index].bytes), .own(2, 2, [0, UInt8(second)])]))
    }
    let recording = try recording(writer)
    #expect(words(recording) == ["B: 0 1"] && recording.facts.notices.all == [])
    #expect(recording.columns[.heartRate] == Column([100, 101]))
  }

  @Test func fieldsOfOtherMessagesAreGoneOver() throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: uint8, "A", "")
    writer.add(19, [.uint32(253, start), .uint32(2, start), .own(0, 0, [7])])
    writer.add(23, [.uint32(253, start), .own(0, 0, [7])])
    writer.add(20, record(0, []))
    let recording = try recording(writer)
    #expect(words(recording) == [] && recording.facts.counts.laps == 1)
  }

  @Test func recordsMayBeWithoutThemAndPausesAreGaps() throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: uint8, "A", "")
    writer.add(20, record(0, []))
    writer.add(20, record(1, [.own(0, 0, [7])]))
    writer.add(20, record(2, []))
    writer.add(21, [.uint32(253, start + 2), .uint8(0, 0), .uint8(1, 4)])
    writer.add(20, record(9, [.own(0, 0, [9])]))
    #expect(words(try recording(writer)) == ["A: - 7 - - 9"])
  }

  @Test func theyAreInTheOrderOfTime() throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: uint8, "A", "")
    for second: UInt32 in [2, 0, 1] {
      writer.add(20, record(second, [.own(0, 0, [UInt8(second)])]))
    }
    #expect(words(try recording(writer)) == ["A: 0 1 2"])
  }

  /// A definition is read with the descriptions before it.
  @Test func aDescriptionCountsForWhatIsDefinedBehindIt() throws {
    var writer = FITWriter()
    let fields = record(0, [.own(0, 0, [7])])
    writer.add(20, local: 1, fields)
    writer.describe(0, 0, baseType: uint8, "A", "")
    writer.addValues(fields, local: 1)
    #expect(words(try recording(writer)) == [])
    writer.add(20, local: 1, fields)
    writer.describe(0, 0, baseType: 0x01, "B", "")
    writer.addValues(fields, local: 1)
    writer.add(20, local: 1, fields)
    #expect(words(try recording(writer)) == ["A: - - 7 7 -", "B: - - - - 7"])
  }

  @Test func ofFilesBehindEachOtherEachHasItsDescriptions() throws {
    func file(_ name: String, _ value: UInt8) -> [UInt8] {
      var writer = FITWriter()
      if !name.isEmpty { writer.describe(0, 0, baseType: uint8, name, "") }
      writer.add(20, record(UInt32(value), [.own(0, 0, [value])]))
      return writer.file
    }
    let bytes = file("A", 1) + file("A", 2) + file("", 3) + file("B", 4)
    let recording = try FITFile.recording(ByteWindow(bytes))
    #expect(words(recording) == ["A: 1 2 - -", "B: - - - 4"])
  }

  @Test(arguments: [16, 17, 40])
  func thereAreSixteenAtMost(count: Int) throws {
    var writer = FITWriter()
    for number in 0..<UInt8(count) { writer.describe(0, number, baseType: uint8, "A\(number)", "") }
    let own = (0..<UInt8(count)).map { FITWriter.Field.own(0, $0, [$0]) }
    for second: UInt32 in 0..<2 { writer.add(20, record(second, own)) }
    let recording = try recording(writer)
    #expect(words(recording) == (0..<16).map { "A\($0): \($0) \($0)" })
    #expect(
      recording.facts.notices.all.map(\.description)
        == (count == 16
          ? []
          : [
            "The recording has more than 16 fields that developers added: the others are left out."
          ]))
  }

  /// Numbers of four bytes as they were meant.
  @Test(arguments: [
    0, -0.5, 36.6, 1013.25, 0.001, 123456.7, 16_777_216, 1e30, -273.15, 0.000001, 1.5e-20,
  ])
  func fewDecimalsAreAsTheyWereWritten(value: Double) throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: float, "A", "")
    writer.add(20, record(0, [.own(0, 0, Float(value))]))
    let read = try #require(try recording(writer).others.first).column[0]
    #expect(Float(read) == Float(value))
    if value.magnitude >= 1e-6, value.magnitude < 1e7 { #expect(read == value) }
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func whatIsNoNumberIsAGap(value: Float) throws {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: float, "A", "")
    writer.add(20, record(0, [.own(0, 0, value)]))
    #expect(words(try recording(writer)) == [])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func anyBytesAreReadOrTold(seed: UInt64) {
    var writer = FITWriter()
    writer.describe(0, 0, baseType: float, "Core Temperature", "°C")
    writer.describe(1, 0, baseType: uint8, "Power", "Watts")
    for second: UInt32 in 0..<3 {
      writer.add(20, record(second, [.own(0, 0, 36.6), .own(1, 0, [200])]))
    }
    var random = SeededGenerator(seed: seed)
    let file = writer.file
    for _ in 0..<20 {
      var bytes = file
      for _ in 0..<4 {
        bytes[Int.random(in: 12..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? FITFile.recording(ByteWindow(bytes))
    }
  }
}
