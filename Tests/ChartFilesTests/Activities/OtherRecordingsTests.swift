import ChartCore
import Testing

@testable import ChartFiles

/// KML, HRM and GoldenCheetah's JSON.
@Suite struct OtherRecordingsTests {
  /// 1 May 2024, 10:00 UTC.
  private let start = 1_714_557_600_000.0

  private func document(_ text: String, _ name: String) throws -> ChartDocument {
    try ChartFile.parse(Array(text.utf8), name: name)
  }

  private func values(_ document: ChartDocument, _ name: String) -> [Double] {
    document.tables.flatMap(\.series).first { $0.name.contains(name) }.map { series in
      (0..<series.column.count).map { series.column[$0] }
    } ?? []
  }

  @Test("tracks of KML, with what is recorded beside them")
  func tracks() throws {
    let text = """
      <?xml version="1.0"?><kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>no</name>
      <Placemark><name>Lake</name><gx:Track><when>2024-05-01T10:00:00Z</when>
      <when>2024-05-01T10:00:10Z</when><gx:coord>7 50 100</gx:coord><gx:coord>7 50.001 102</gx:coord>
      <ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate"><gx:value>120</gx:value>
      <gx:value>125</gx:value></gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track></Placemark>
      </Document></kml>
      """
    let document = try document(text, "a.kml")
    #expect(document.tables[0].kind == .track)
    #expect(values(document, "Height") == [100, 102] && values(document, "eart") == [120, 125])
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.name == "Lake" && activity.start == start && activity.movingSeconds == 10)
    #expect(abs((activity.meters ?? 0) - 111.32) < 0.01)
  }

  @Test("lines of KML, longer than texts between tags are elsewhere")
  func lines() throws {
    let places = (0..<9000).map { "7.\(10_000 + $0),50.5,\($0 % 9)" }.joined(separator: "\n ")
    let text = """
      <kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark><Placemark>
      <LineString><coordinates>\(places)</coordinates></LineString></Placemark></kml>
      """
    let document = try document(text, "a.kml")
    #expect(document.tables[0].x.count == 9000 && document.tables[0].xKind == .numbers)
  }

  @Test(
    "rows of a Polar watch",
    arguments: [
      ("SMode=111100100\nInterval=5", "120\t360\t80\t100\t200", 36.0, 100.0, 80.0),
      ("SMode=111100110\nInterval=5", "120\t360\t80\t100\t200", 57.936384, 30.48, 80),
      ("SMode=101000100\nInterval=5", "120\t360\t100", 36, 100, nil),
      ("Mode=010\nInterval=5", "120 360 80", 36, nil, 80),
    ] as [(String, String, Double, Double?, Double?)])
  func rows(settings: String, row: String, speed: Double, height: Double?, cadence: Double?) throws
  {
    let text =
      "[Params]\r\nVersion=106\r\n\(settings)\r\nDate=20240501\r\nStartTime=10:00:00.0\r\n\r\n"
      + "[Note]\r\nhm\r\n[HRData]\r\n\(row)\r\n\(row)\r\n\(row)\r\n"
    let document = try document(text, "a.hrm")
    #expect(document.tables[0].x.count == 3)
    #expect(document.activities?.activities[0].start == start)
    #expect(document.activities?.activities[0].elapsedSeconds == 15)
    #expect(values(document, "eart") == [120, 120, 120])
    #expect(values(document, "Height").first == height)
    #expect(values(document, "adence").first == cadence)
    let found = try #require(values(document, "peed").first)
    #expect(abs(found - speed) < 0.01)
  }

  /// Rows of 12 km in an hour, a minute each.
  @Test(
    "rows of a Polar watch last, the last one up to the length that is told",
    arguments: [
      ("", 3, 180.0), ("Length=00:03:00.0", 3, 180), ("Length=00:02:30", 3, 150),
      ("Length=00:02:00.0", 3, 120), ("Length=09:00:00", 3, 180), ("Length=00:00:10", 3, 180),
      ("Length=x", 3, 180), ("", 1, 60),
    ] as [(String, Int, Double)])
  func lengths(setting: String, count: Int, seconds: Double) throws {
    let rows = Array(repeating: "120\t120", count: count).joined(separator: "\n")
    let text = """
      [Params]
      SMode=100000000
      Interval=60
      Date=20240501
      StartTime=10:00:00
      \(setting)
      [HRData]
      \(rows)
      \u{20}\t

      """
    let document = try document(text, "a.hrm")
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.elapsedSeconds == seconds && activity.start == start)
    #expect(abs((activity.meters ?? 0) - seconds * 12 / 3.6) < 1e-6)
    let distances = values(document, "istance").map { ($0 * 1000).rounded() / 1000 }
    let expected = (0..<count).map { Double($0 * 2) / 10 }
    #expect(distances == expected)
  }

  @Test("a recording that says no day was at no time")
  func undated() throws {
    let rows = try document("[Params]\nInterval=5\n[HRData]\n120\n121\n", "a.hrm")
    let samples = try document(
      "{\"RIDE\":{\"SAMPLES\":[{\"SECS\":0,\"HR\":120},{\"SECS\":1,\"HR\":121}]}}", "a.json")
    for document in [rows, samples] {
      #expect(document.activities?.activities.first?.start == nil)
      #expect(values(document, "eart") == [120, 121])
    }
  }

  @Test("the times between beats of a Polar watch")
  func beats() throws {
    let text =
      "[Params]\nSMode=000000000\nInterval=238\nDate=20240501\nStartTime=10:00:00\n[HRData]\n1000\n500\n500\n"
    let document = try document(text, "a.hrm")
    #expect(values(document, "eart") == [60, 120, 120])
    #expect(document.activities?.activities[0].elapsedSeconds == 2)
    #expect(document.activities?.activities[0].start == start)
  }

  @Test("samples of GoldenCheetah's")
  func samples() throws {
    let text = """
      {"RIDE":{"STARTTIME":"2024\\/05\\/01 10:00:00 UTC ","RECINTSECS":1,"TAGS":{"Sport":"Bike "},
      "SAMPLES":[{"SECS":0,"KM":0,"WATTS":200,"CAD":90,"KPH":36,"HR":120,"TEMP":-255},
      {"SECS":1,"KM":0.01,"WATTS":210,"CAD":91,"KPH":36,"HR":121,"TEMP":-255,"LRBALANCE":51}]}}
      """
    let document = try document(text, "a.json")
    #expect(values(document, "Power") == [200, 210] && values(document, "eart") == [120, 121])
    #expect(values(document, "LRBALANCE").last == 51)
    #expect(!document.tables.contains { $0.title?.contains("emperature") == true })
    let activity = try #require(document.activities?.activities.first)
    #expect(activity.start == start && activity.sport == .ride && activity.meters == 10)
  }
}
