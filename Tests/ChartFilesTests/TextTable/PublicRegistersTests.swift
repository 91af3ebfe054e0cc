import ChartCore
import Testing

@testable import ChartFiles

/// Small tables of what happened, and of several turns, as people keep and programs write them.
@Suite struct PublicRegistersTests {
  @Test(
    "several turns below the same names are one table",
    arguments: [
      (
        "# Setting: 0 C\n\n# Gate: 4.25\n# VGS VDS ID Time\n4.25 0.016 0.5 1757\n4.25 0.166 0.75 1861\n4.25 0.316 0.5 1966\n4.25 0.466 0.5 2072\n\n# Gate: 4.5\n# VGS VDS ID Time\n4.5 0.016 1.5 3306\n4.5 0.166 1.75 3411\n4.5 0.316 1.5 3515\n4.5 0.466 1.5 3620\n4.5 0.616 1.5 3720\n4.5 0.766 1.5 3820\n",
        "ID 10(0.5..1.75)"
      ),
      // Small tables with other names above a table are none of it.
      (
        "Name;Id;Height\nTown;99;2\nTown;98;2\nTown;97;2\n\nDay;T;Q\n2024-05-01;10.5;5\n2024-05-02;10;6\n2024-05-03;9.5;5\n2024-05-04;9;5\n2024-05-05;9;5\n",
        "Day 2024-05-01..2024-05-05: T 5(9..10.5)"
      ),
    ])
  func turns(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.contains(expected), "\(found)")
  }

  @Test("what happened with somebody is one series")
  func events() throws {
    let found = try understood(
      "When,Instructor Name,Type,Title,Output\n2024-03-12,Ada,Climb,Long,306\n2024-03-15,Ada,Pop,Short,211\n2024-03-17,Ben,Climb,Short,317\n2024-03-19,Ben,Pop,Long,264\n2024-03-20,Ada,Climb,Long,300\n2024-03-22,Ben,Climb,Short,310\n"
    )
    #expect(found == "When 2024-03-12..2024-03-22: Output 6(211..317)", "\(found)")
    let sensors = try understood(
      "when,sensor name,type,t\n2024-03-12,A,in,5\n2024-03-13,B,out,15\n2024-03-14,A,in,6\n2024-03-15,B,out,16\n"
    )
    #expect(sensors.contains("A [5 - 6 -]"), "\(sensors)")
  }

  @Test(
    "names with brackets",
    arguments: [
      (
        "When,Amount (total),Amount (tip),Amount (fee)\n2024-04-01,25.75,1,0.5\n2024-04-02,48,2,0.25\n2024-04-03,12.5,1,0.5\n",
        ["Amount (total) [25.75 48 12.5]", "Amount (fee) [0.5 0.25 0.5]"]
      ),
      (
        "When,Altitude (m),Altitude (ft),Speed (m/s)\n2024-04-01,95,312,5\n2024-04-02,96,315,6\n2024-04-03,94,308,5\n",
        ["Altitude (m) [95 96 94]", "Altitude (ft) [312 315 308]", "Speed (m/s)"]
      ),
    ])
  func brackets(text: String, expected: [String]) throws {
    let found = try understood(text)
    for part in expected { #expect(found.contains(part), "\(found)") }
  }

  @Test("arrays at moments are columns")
  func arraysAtMoments() throws {
    let found = try understoodFile(
      "{\"status\":\"ok\",\"body\":{\"1714608000\":[18.5,45],\"1714609800\":[18,46],\"1714611600\":[18.5,45]}}",
      name: "x.json")
    #expect(
      found == "time 2024-05-02..2024-05-02T01:00: value 1 [18.5 18 18.5], value 2 [45 46 45]",
      "\(found)")
  }

  @Test(
    "moments of systems and spans in words",
    arguments: [
      ("Thu  2 May 10:00:01 CEST 2024", "2024-05-02T08:00:01"),
      ("Thu May  2 10:00:01 CEST 2024", "2024-05-02T08:00:01"),
      ("du 02/05/24 au 12/05/24", "2024-05-02"), ("vom 02.05.24 bis 12.05.24", "2024-05-02"),
    ])
  func spans(text: String, expected: String) throws {
    let cell = try #require(CellCursor(text))
    let moment = try #require(MomentCell(cell, order: .dayFirst)).milliseconds
    let other = try #require(CellCursor(expected).flatMap { MomentCell($0, order: .dayFirst) })
    #expect(moment == other.milliseconds)
  }

  @Test("numbers of logs end before an apostrophe")
  func degreesOfLogs() throws {
    let rows = (0..<6).map { "Thu  2 May 10:0\($0):01 CEST 2024 temp=48.\($0)'C\n" }.joined()
    let found = try understood(rows, name: "x.log")
    #expect(found.contains("2024-05-02T") && found.contains("temp 6(48..48.5)"), "\(found)")
  }

  @Test("rows that are numbered anew in each of several tables wait")
  func numberedAnew() throws {
    let found = try understood(
      "Index,When,v\n0,2024-05-01,5\n1,2024-05-03,6\n2,2024-05-05,5\n0,2024-05-02,7\n1,2024-05-04,5\n2,2024-05-06,6\n"
    )
    #expect(found.contains(": v 6(5..7) | ~"), "\(found)")
  }

  @Test("how long something took on each day is no clock of x")
  func hoursOfDays() throws {
    let found = try understood(
      "Date,Start,Hours\n29/04/2024,8:00,8:00\n30/04/2024,8:30,7:30\n01/05/2024,8:30,7:00\n02/05/2024,8:00,8:00\nWeek total,,30:30\n"
    )
    #expect(found.contains("Hours (h) [8 7.5 7 8]"), "\(found)")
  }

  @Test("months of x in figures wait")
  func monthsAgain() throws {
    let found = try understood(
      "T,Month,v\n202201,2022 January,5\n202202,2022 February,6\n202203,2022 March,5\n202204,2022 April,6\n"
    )
    #expect(found.contains("v [5 6 5 6] | ~"), "\(found)")
  }

  @Test(
    "names and things",
    arguments: [
      // Names behind a comment's sign over columns that are empty at the end (Libra).
      (
        "#Version:6\n\n#date;weight;trend;fat;muscle;log\n2024-03-20T05:48:00.000Z;82;82.5;;;\n2024-03-21T06:24:00.000Z;82.5;82.5;;;\n2024-03-22T06:24:00.000Z;82;82.5;;;\n",
        "trend [82.5 82.5 82.5]"
      ),
      // Topics in front of values (MQTT).
      (
        "2024-05-13T10:00:05+0200 home/living/humidity 49\n2024-05-13T10:00:56+0200 home/plug/power 489.5\n2024-05-13T10:01:10+0200 home/living/humidity 50\n2024-05-13T10:02:25+0200 home/plug/power 490.5\n2024-05-13T10:03:10+0200 home/living/humidity 51\n2024-05-13T10:04:25+0200 home/plug/power 480\n",
        "home/living/humidity"
      ),
      // Days across, a plant a row.
      (
        "Height (cm),Day 0,Day 3,Day 7,Day 10,Day 14\nBean A,0,2.5,3.5,4.5,6\nBean B,0,1,2.5,3.5,4.5\n",
        "Day 0..14: Bean A (cm) 5(0..6), Bean B (cm) 5(0..4.5)"
      ),
      // Pairs of days and rates, not the same days.
      (
        "Date1,Rate1,Date2,Rate2\n13/11/06,1.5,13/11/06,1.75\n14/11/06,1.75,15/11/06,1.5\n16/11/06,1.5,17/11/06,1.25\n,,20/11/06,1.5\n",
        "Date2 2006-11-13..2006-11-20: Rate2 [1.75 1.5 1.25 1.5]"
      ),
      // What browsers print, which is long.
      (
        "Date,Stars\nTue Dec 07 2021 20:50:22 GMT+0100 (Central European Standard Time),0\nFri Jul 01 2022 23:12:41 GMT+0200 (Central European Summer Time),295\n",
        "Date 2021-12-07T20:50:22..2022-07-01T23:12:41: Stars [0 295]"
      ),
      // One figure of seconds behind a date, and when a row was written beside what it is of.
      (
        "t,v\n2024/5/2 9:58:7,5\n2024/5/2 9:59:8,6\n2024/5/2 10:0:9,5\n",
        "t 2024-05-02T09:58:07..2024-05-02T10:00:09: v [5 6 5]"
      ),
      (
        "updatedAt,day,v\n2024-05-14 19:30:06,2024-05-13,5\n2024-05-13 19:30:06,2024-05-12,6\n2024-05-12 19:30:06,2024-05-11,5\n",
        "day 2024-05-11..2024-05-13: v [5 6 5]"
      ),
      // What one row alone has is no x.
      (
        "value,timestamp,time_until_update\n51,1715644800,38499\n52,1715558400,\n48,1715472000,\n47,1715385600,\n",
        "timestamp 2024-05-11..2024-05-14: value [47 48 52 51]"
      ),
      // Clocks between dashes.
      (
        "Timestamp,T\n2024-05-13-22-40-03,47.5\n2024-05-13-22-41-04,47\n2024-05-13-22-42-04,47.5\n",
        "Timestamp 2024-05-13T22:40:03..2024-05-13T22:42:04: T [47.5 47 47.5]"
      ),
    ])
  func things(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.contains(expected), "\(found)")
  }

  @Test("lines below what a program says first are a log")
  func logsBelowSentences() throws {
    let rows = (0..<12).map {
      "iter \($0 * 10): loss \(4 - Double($0) / 4), time 19\($0).76ms, mfu 2.5%\n"
    }
    .joined()
    let found = try understood(
      "found vocab_size = 65 (inside data/meta.pkl)\nnum decayed parameter tensors: 26, with 10,740,096 parameters\nusing fused AdamW: True\n"
        + rows, name: "x.log")
    #expect(found.hasPrefix("iter 0..110: loss 12(1.25..4)"), "\(found)")
  }

  @Test("hours in an array for each day go on")
  func hoursOfEachDay() throws {
    func day(_ day: Int) -> String {
      let hours = (0..<3).map {
        "{\"time\":\"2024-05-0\(day) 0\($0):00\",\"t\":\(day).\($0),\"w\":\($0)}"
      }
      return
        "{\"date\":\"2024-05-0\(day)\",\"day\":{\"max\":\(day)},\"hour\":[\(hours.joined(separator: ","))]}"
    }
    let found = try understoodFile(
      "{\"forecast\":{\"days\":[\(day(1)),\(day(2))]}}", name: "x.json")
    #expect(found.hasPrefix("time 2024-05-01..2024-05-02T02:00: t 6(1..2.2)"), "\(found)")
  }
}
