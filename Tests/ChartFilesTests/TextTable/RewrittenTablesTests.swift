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

  @Test("sections of a track have names, units and clocks (VBOX)")
  func trackSections() throws {
    let found = try understoodFile(
      "File created on 18/05/2024 at 10:05:50\r\n\r\n[header]\r\ntime\r\nlatitude\r\nvelocity kmh\r\nEngine_Speed\r\n\r\n[channel units]\r\nrpm\r\n\r\n[column names]\r\ntime lat velocity Engine_Speed \r\n\r\n[data]\r\n100559.90 +03119.2 090.5 +4.65E+03\r\n100600.00 +03119.8 092.5 +4.68E+03\r\n100600.10 +03120.0 091.5 +4.53E+03\r\n",
      name: "x.vbo")
    #expect(found.contains("velocity (km/h) [90.5 92.5 91.5]"), "\(found)")
    #expect(found.contains("Engine_Speed (rpm) [4650 4680 4530]"), "\(found)")
    #expect(found.hasPrefix("time 2024-05-18T10:05:59..2024-05-18T10:06"), "\(found)")
    #expect(found.contains("latitude [51.98666"), "\(found)")
  }

  @Test(
    "tables for Grace have the names of their axes and sets",
    arguments: [
      (
        "# by x\n@    title \"E\"\n@    xaxis  label \"Time (ps)\"\n@TYPE xy\n@ legend on\n@ s0 legend \"Kin. En\"\n@ s1 legend \"Pot\"\n 0.0 5.5 7\n 2.0 6.5 8\n 4.0 5.5 9\n",
        "Time 0..4: Kin. En [5.5 6.5 5.5], Pot [7 8 9]"
      ),
      (
        "@ xaxis label \"t\"\n@ yaxis label \"RMSD (nm)\"\n0 0.5\n1 0.25\n2 0.5\n&\n",
        "t 0..2: RMSD (nm) [0.5 0.25 0.5]"
      ),
      (
        "@ xaxis label \"t\"\n@ s0 legend \"a\"\n@ s1 legend \"b\"\n0 5\n1 6\n2 5\n&\n0 7\n1 8\n2 9\n&\n",
        "t 0..2: a [5 6 5] | t 0..2: b [7 8 9]"
      ),
    ])
  func grace(text: String, expected: String) throws {
    let found = try understoodFile(text, name: "x.xvg")
    #expect(found == expected)
  }

  @Test(
    "vectors in brackets are numbers, each with the name of its part",
    arguments: [
      (
        "# Forces\n# Time  \tf(pressure viscous)\n0.5 \t((1 2 3) (4 5 6))\n1.0 \t((2 2 4) (5 6 5))\n1.5 \t((1 3 3) (6 5 4))\n",
        "Time 0.5..1.5: f pressure x [1 2 1], f pressure y [2 2 3], f pressure z [3 4 3], f viscous x [4 5 6], f viscous y [5 6 5], f viscous z [6 5 4]"
      ),
      (
        "# Probe 0 (0 0 0)\n#   Time\n0.5 (1.5 2 3)\n1.0 (2.5 2 4)\n1.5 (1.5 3 3)\n",
        "Column 1 0.5..1.5: Column 2 [1.5 2.5 1.5], Column 3 [2 2 3], Column 4 [3 4 3]"
      ),
    ])
  func vectors(text: String, expected: String) throws {
    let found = try understoodFile(text, name: "x.dat")
    #expect(found == expected)
  }

  @Test(
    "other texts with brackets stay as they are",
    arguments: [
      "t,v\n1,(5)\n2,(6)\n", "1 2 (a b)\n2 3 (c d)\n", "(1 2 3)\n(4 5 6)\n", "1 (2 3\n2 (3 4\n", "",

    ])
  func otherBrackets(text: String) {
    #expect(!VectorText.isOwn(Array(text.utf8)[...]))
  }
}
