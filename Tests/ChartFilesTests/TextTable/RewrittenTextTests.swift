import ChartCore
import Testing

@testable import ChartFiles

/// Texts that are JSON only once they are written so.
@Suite struct RewrittenTextTests {
  @Test(
    "values in calls, behind names and as programs print them",
    arguments: [
      #"callback({"t":["2024-05-02","2024-05-03"],"v":[5,6]});"#,
      "/*O_o*/\ngoogle.visualization.Query.setResponse({\"status\":\"ok\",\"table\":{\"cols\":[{\"label\":\"t\"},{\"label\":\"v\"}],\"rows\":[{\"c\":[{\"v\":new Date(2024,4,2)},{\"v\":5}]},{\"c\":[{\"v\":\"Date(2024,4,3)\"},{\"v\":6}]}]}});",
      ")]}',\n[{\"t\":\"2024-05-02\",\"v\":5},{\"t\":\"2024-05-03\",\"v\":6}]",
      "while(1);{\"t\":[\"2024-05-02\",\"2024-05-03\"],\"v\":[5,6]}",
      "var data = {\"t\": [\"2024-05-02\", \"2024-05-03\"], \"v\": [5, 6]};\n",
      "// made by a script\nwindow.data = {t: [Date.UTC(2024, 4, 2), Date.UTC(2024, 4, 3)], v: [5, .6e1]};",
      "{'t': '2024-05-02', 'v': 5, 'ok': True, 'err': None}\n{'t': '2024-05-03', 'v': 6, 'ok': False, 'err': 'it\\'s \"late\"'}\n",
      "[{'t': '2024-05-02', 'v': 5}, {'t': '2024-05-03', 'v': 6.}]",
      "{'t': (datetime.date(2024, 5, 2), datetime.date(2024, 5, 3)), 'v': (5, 6)}",
      "{ \"_id\" : ObjectId(\"0a1b\"), \"t\" : ISODate(\"2024-05-02T00:00:00Z\"), \"v\" : NumberLong(5) }\n{ \"_id\" : ObjectId(\"0a1c\"), \"t\" : ISODate(\"2024-05-03T00:00:00Z\"), \"v\" : NumberLong(\"6\") }\n",
    ])
  func scripts(text: String) throws {
    let found = try understoodFile(text)
    #expect(found.hasPrefix("t 2024-05-02..2024-05-03: v [5 6]") && !found.contains("!"))
  }

  @Test(
    "months of scripts count from 0, and go on beyond the year's end",
    arguments: [
      ("2024,0,31", "2024-01-31"), ("2024, 12, 1", "2025-01-01"), ("2024,1,30", "2024-03-01"),
      ("2024,4,1,9,5", "2024-05-01T09:05:00"), ("2024", "2024"), ("2024,x", nil), ("", nil),
      ("1714644000000", "1714644000000"), ("-1,0,1", nil), ("2024,9999999,1", nil),
    ])
  func months(arguments: String, text: String?) {
    #expect(ScriptMoment.written(arguments: arguments) == text)
  }

  @Test(
    "other texts stay as they are",
    arguments: [
      #"{"t":[1,2],"v":[5,6]}"#, "{\"t\": 1} // comment\n", "[INFO] 10:00 temp=5\n", "[1. nan 2.]",
      "[2024-05-02 10:00:00] 5\n", "t,v\n1,5\n", "x = [1, 2]\ny = [3, 4]\n", "f(x) = 5", "{", "",
      "{\"a\": foo}", "data = [1, 2] + [3]", "{'a': 1 2}", "<svg>", "{\"v\": NaN}",
    ])
  func others(text: String) {
    #expect(!ScriptText.isOwn(Array(text.utf8)[...]))
  }

  @Test("what is wrong is told by its line")
  func faults() {
    let text = "{'t': [1, 2],\n 'v': [5, 6],\n 'w': [1, 2}"
    #expect(throws: (any Error).self) { try understoodFile(text) }
  }

  @Test(
    "lines that end with an object, behind a moment or a topic",
    arguments: [
      (
        "tele/a/SENSOR {\"Time\":\"2024-05-02T10:00:00\",\"AM\":{\"T\":10.5}}\ntele/a/SENSOR {\"Time\":\"2024-05-02T10:01:00\",\"AM\":{\"T\":11}}\n",
        "Time 2024-05-02T10:00..2024-05-02T10:01: AM.T [10.5 11]"
      ),
      (
        "2024-05-02 10:00:00 z/a {\"t\":5}\n2024-05-02 10:00:02 z/b {\"t\":7}\n2024-05-02 10:01:00 z/a {\"t\":6}\n2024-05-02 10:01:02 z/b {\"t\":8}\n",
        "Time 2024-05-02T10:00..2024-05-02T10:01:02: z/a [5 - 6 -], z/b [- 7 - 8]"
      ),
      (
        "[2024-05-02T10:00:00Z] INFO metrics: {\"loss\": 0.5}\n[2024-05-02T10:01:00Z] INFO metrics: {\"loss\": 0.25}\n[2024-05-02T10:02:00Z] INFO done\n",
        #"Time 2024-05-02T10:00..2024-05-02T10:01: loss [0.5 0.25] ! 1 row is left out, in line 3: a comma or ] was expected after a value, found "-"."#
      ),
      // Between apostrophes, below what a program says at its start (Zigbee2MQTT).
      (
        "[2024-05-02 10:00:00] info: started (x: {y)\n[2024-05-02 10:00:05] info: publish: topic 'z/a', payload '{\"t\":5,\"h\":50}'\n[2024-05-02 10:01:05] info: publish: topic 'z/a', payload '{\"t\":6,\"h\":51}'\n",
        "Time 2024-05-02T10:00:05..2024-05-02T10:01:05: t [5 6], h [50 51]"
      ),
      ("a {\"t\":1,\"v\":5}\n\"b\\\" {\"t\":2,\"v\":6}\n", "t 1..2: v [5 6]"),
    ])
  func payloads(text: String, expected: String) throws {
    let found = try understoodFile(text, name: "x.log")
    #expect(found == expected)
  }

  @Test(
    "lines of a database of series: a series for each set of tags",
    arguments: [
      (
        "cpu,host=a user=10.5,n=5i 1714644000000000000\ncpu,host=b user=80,n=2i 1714644000000000000\ncpu,host=a user=12,n=3i 1714644060000000000\ncpu,host=b user=81,n=4i 1714644060000000000\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: a [10.5 12], b [80 81] | time 2024-05-02T10:00..2024-05-02T10:01: a [5 3], b [2 4]"
      ),
      (
        "# DML\nw,place=us\\ east t=82,ok=true,note=\"a b, c=d\" 1714644000\nw,place=us\\ east t=83,ok=f,note=\"\" 1714644060\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: t [82 83] | time 2024-05-02T10:00..2024-05-02T10:01: ok [1 0]"
      ),
      // A table for each measurement.
      (
        "cpu,host=a idle=90.5 1714644000000000000\nmem,host=a used=41i 1714644000000000000\ncpu,host=a idle=91 1714644060000000000\nmem,host=a used=42i 1714644060000000000\n",
        "time 2024-05-02T10:00..2024-05-02T10:01: idle [90.5 91] | time 2024-05-02T10:00..2024-05-02T10:01: used [41 42]"
      ),
    ])
  func lineProtocol(text: String, expected: String) throws {
    let found = try understoodFile(text, name: "x.lp")
    #expect(found == expected)
  }

  @Test("meters' days of intervals are the moments of their registers (NEM12)")
  func meterRecords() throws {
    let values = (0..<24).map { "\(Double($0) / 4)" }.joined(separator: ",")
    func day(_ date: String, _ quality: String) -> String { "300,\(date),\(values),\(quality),,\n" }
    let text =
      "100,NEM12,202405061200,A,B\n200,NMI1,E1B1,1,E1,N,S1,KWH,60,\n" + day("20240501", "A")
      + day("20240502", "N") + "200,NMI1,E1B1,1,B1,N,S1,KWH,60,\n" + day("20240501", "A") + "900\n"
    let found = try understoodFile(text, name: "x.csv")
    #expect(
      found == "time 2024-05-01..2024-05-02T23:00: E1 (KWH) 24(0..5.75), B1 (KWH) 24(0..5.75)")
  }

  @Test("kinds of figures of a system are tables of their own (nmon)")
  func systemRecords() throws {
    let found = try understoodFile(
      "AAA,progname,nmon\nCPU_ALL,CPU Total,User%,Sys%,Busy\nDISKBUSY,Disk Busy,sda\nZZZZ,T0001,00:00:00,04-AUG-2024\nCPU_ALL,T0001,36.5,4,\nDISKBUSY,T0001,9\nZZZZ,T0002,00:05:00,04-AUG-2024\nCPU_ALL,T0002,26,4.5,\nDISKBUSY,T0002,8\nZZZZ,T0003,00:10:00,04-AUG-2024\nCPU_ALL,T0003,27,4,\n",
      name: "x.nmon")
    #expect(found.contains("time 2024-08-04..2024-08-04T00:10: User% [36.5 26 27], Sys% [4 4.5 4]"))
    #expect(found.contains("sda [9 8]"))
  }

  @Test("records of a graphics card have their names and units (MSI Afterburner)")
  func hardwareRecords() throws {
    let found = try understoodFile(
      "00, 14-12-2024 23:49:46, Log v1.6\n01, 14-12-2024 23:49:46, RX\n02, 14-12-2024 23:49:46, GPU temp   ,Framerate \n03, 14-12-2024 23:49:46, 0,\u{FFFD}C,0.000\n03, 14-12-2024 23:49:46, 1,FPS,0.000\n80, 14-12-2024 23:49:46, 46.000  ,59.500\n80, 14-12-2024 23:49:47, 49.000  ,61.500\n80, 14-12-2024 23:49:48, 47.000  ,N/A\n",
      name: "x.hml")
    #expect(
      found.contains("GPU temp (°C) [46 49 47]") && found.contains("Framerate (FPS) [59.5 61.5 -]"))
  }

  @Test("feeds of meters are a value an interval (Green Button)")
  func meterFeed() throws {
    func reading(_ start: Int, _ value: Int) -> String {
      "<IntervalReading><cost>7</cost><timePeriod><duration>3600</duration><start>\(start)</start></timePeriod><value>\(value)</value></IntervalReading>"
    }
    let text =
      "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><content><ReadingType xmlns=\"http://naesb.org/espi\"><powerOfTenMultiplier>-1</powerOfTenMultiplier><uom>72</uom></ReadingType></content></entry><entry><content><IntervalBlock><interval><start>1</start></interval>"
      + reading(1_714_608_000, 1107) + reading(1_714_611_600, 1071)
      + "</IntervalBlock></content></entry></feed>"
    let found = try understoodFile(text, name: "x.xml")
    #expect(found == "time 2024-05-02..2024-05-02T01:00: energy (Wh) [110.7 107.1]")
  }
}
