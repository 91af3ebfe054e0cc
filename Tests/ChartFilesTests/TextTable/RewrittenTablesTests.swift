import ChartCore
import Testing

@testable import ChartFiles

/// Published formats that are tables once they are written otherwise.
@Suite struct RewrittenTablesTests {
  @Test("kinds of a flight's records are tables of their own (ArduPilot)")
  func flightRecords() throws {
    let found = try understoodFile(
      "FMT, 128, 89, FMT, BBnNZ, Type,Length,Name,Format,Columns\nFMT, 130, 50, GPS, QBf, TimeUS,Alt\nFMT, 22, 31, ATT, Qcc, TimeUS,Roll\nGPS, 3000, 12.5\nATT, 3001, -0.5\nATT, 3101, 1.5\nGPS, 3200, 13\nATT, 3201, -2\nGPS, 3400, 12\n",
      name: "x.log")
    #expect(
      found == "TimeUS 3000..3400: Alt [12.5 13 12] | TimeUS 3001..3201: Roll [-0.5 1.5 -2]")
  }

  @Test("messages of a watch have names, units and moments (FIT CSV tool)")
  func messageRecords() throws {
    let found = try understoodFile(
      "Type,Local Number,Message,Field 1,Value 1,Units 1,Field 2,Value 2,Units 2\nDefinition,0,record,timestamp,1,,heart_rate,1,\nData,0,record,timestamp,\"1084969200\",s,heart_rate,\"127\",bpm\nData,0,record,timestamp,\"1084969201\",s,heart_rate,\"128\",bpm\nData,0,record,timestamp,\"1084969202\",s,,,\n",
      name: "x.csv")
    #expect(
      found == "timestamp 2024-05-18T12:20..2024-05-18T12:20:02: heart_rate (bpm) [127 128 -]")
  }
}
