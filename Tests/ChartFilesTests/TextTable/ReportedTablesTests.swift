import ChartCore
import Testing

@testable import ChartFiles

/// Small tables of kinds that people report trouble with.
@Suite struct ReportedTablesTests {
  @Test("a comment with an object is no row of names, however many commas it has")
  func objectInComment() throws {
    let found = try understood(
      "#{\"a\": 1.5, \"b\": 2, \"c\": \"x\"}\nr,l,t\n1,5,7\n3,6,8\n2,5,9\n")
    #expect(found.hasPrefix("t 7..9: r [1 3 2], l [5 6 5]"), "\(found)")
  }

  @Test("names stand behind their word, types below them are none (Zeek)")
  func fields() throws {
    let found = try understood(
      "#separator \\x09\n#path\tconn\n#fields\tts\tuid\tduration\tbytes\n#types\ttime\tstring\tinterval\tcount\n1714644000.5\tCa\t1.5\t40\n1714644003.5\tCb\t-\t50\n1714644005.5\tCc\t2.5\t60\n#close\t2024-05-02\n",
      name: "conn.log")
    #expect(
      found.hasPrefix(
        "ts 2024-05-02T10:00..2024-05-02T10:00:05: duration [1.5 - 2.5], bytes [40 50 60]"),
      "\(found)")
  }

  @Test(
    "a day that is written once for the things of it",
    arguments: [
      (
        "Date,Room,T\n2024-05-02,A,5\n,B,7\n,C,9\n2024-05-03,A,6\n,B,8\n,C,10\n",
        "Date 2024-05-02..2024-05-03: A [5 6], B [7 8], C [9 10]"
      ),
      // Remarks, which are other ones each day, are no things: such rows are left out.
      (
        "Date,What,T\n2024-05-02,a,5\n,b,7\n2024-05-03,c,6\n,d,8\n2024-05-04,e,9\n,f,9\n",
        "Date 2024-05-02..2024-05-04: T [5 6 9]"
      ),
    ])
  func mergedDays(text: String, expected: String) throws {
    #expect(try understood(text) == expected)
  }

  @Test(
    "a dash between a day and its clock",
    arguments: [
      ("28.05.2015 - 08:56", 1_432_803_360_000.0), ("2015-05-28 - 08:56:30", 1_432_803_390_000),
      ("28.05.2015 - 29.05.2015", 1_432_771_200_000),
    ])
  func dashes(text: String, expected: Double) throws {
    let cell = try #require(CellCursor(text))
    #expect(MomentCell(cell, order: .dayFirst)?.milliseconds == expected)
  }

  @Test(
    "rows of one account are one series, whoever was paid",
    arguments: [
      (
        "Date;Payee;Amount;Saldo\n20240502;A;5,00;95,00\n20240502;B;10,00;85,00\n20240503;A;5,00;80,00\n20240504;B;20,00;60,00\n20240504;A;1,00;59,00\n20240505;B;2,00;57,00\n",
        "Date 2024-05-02..2024-05-05: Amount 6(1..20), Saldo 6(57..95)"
      ),
      // Those of two accounts go on from others.
      (
        "Date;Account;Amount;Saldo\n20240502;A;5,00;95,00\n20240502;B;10,00;1085,00\n20240503;A;5,00;90,00\n20240503;B;20,00;1065,00\n20240504;A;1,00;89,00\n20240504;B;2,00;1063,00\n",
        "Date 2024-05-02..2024-05-04: A [5 5 1], B [10 20 2] | Date 2024-05-02..2024-05-04: A [95 90 89], B [1085 1065 1063]"
      ),
    ])
  func balances(text: String, expected: String) throws {
    #expect(try understood(text) == expected)
  }

  @Test("what a program says below its table is no row of it")
  func wordsBelow() throws {
    let found = try understoodFile(
      "e,a,b,c\n,5,6,7\n,6,5,8\nx,7,6,7\n,5,6,7\ne,a,b,c\n[names],1,[os],Windows,[cpu],AMD,[rate],60\n",
      name: "x.csv")
    #expect(found.hasPrefix("rows 1..4: a [5 6 7 5], b [6 5 6 6], c [7 8 7 7]"), "\(found)")
    #expect(found.contains("1 row is left out, in line 7"), "\(found)")
  }

  @Test(
    "steps of trainings",
    arguments: [
      // Rows of one step have their values in other columns each.
      (
        "epoch,step,train,val\n0,9,5.5,\n0,19,4.5,\n0,19,,5\n1,29,3.5,\n1,39,2.5,\n1,39,,3\n",
        "step 9..39: epoch 6(0..1), train 4(2.5..5.5), val 2(3..5)"
      ),
      // Two values of a step in one column.
      (
        "epoch,step,train,val\n0,9,5.5,\n0,19,4.5,\n0,19,4.25,5\n1,29,3.5,\n1,39,2.5,\n1,39,,3\n",
        "rows 1..6: "
      ),
    ])
  func steps(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "names between blanks above values between tabs",
    arguments: [
      (
        "Index   time   v(in)   v(out)\n-----------------\n0\t0.5\t5.5\t7\n1\t1.0\t6.5\t8\n2\t1.5\t5.5\t9\n",
        "time 0.5..1.5: v(in) [5.5 6.5 5.5], v(out) [7 8 9]"
      ),
      ("a sentence of five words\n1\t5\t7\n2\t6\t8\n3\t5\t9\n", "Column 1 1..3: "),
    ])
  func namesBetweenBlanks(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test(
    "brackets behind names of one kind are no units where not all of them are known",
    arguments: [
      ("t,v(in),v(out)\n1,5,7\n2,6,8\n3,5,9\n", "v(in) [5 6 5], v(out) [7 8 9]"),
      ("t,T(C),T(F)\n1,5,7\n2,6,8\n3,5,9\n", "T (C) [5 6 5]"),
    ])
  func calls(text: String, expected: String) throws {
    let found = try understood(text)
    #expect(found.contains(expected), "\(found)")
  }

  @Test("rows without names that say different units are of the things that have these")
  func unnamedUnits() throws {
    let found = try understood(
      "2024-05-02 10:00:00 Item 'A_T' now 21.5 °C\n2024-05-02 10:01:00 Item 'B_H' now 45 %\n2024-05-02 10:02:00 Item 'A_T' now 22 °C\n2024-05-02 10:03:00 Item 'B_H' now 46 %\n",
      name: "x.log")
    #expect(found.hasSuffix("A_T [21.5 - 22 -], B_H [- 45 - 46]"), "\(found)")
  }

  @Test(
    "months of the year in a title, and what was paid for in rows",
    arguments: [
      "Budget 2024;;;;;;;;;;;;;\n;;;;;;;;;;;;;\nWhat;Jan;Feb;Mrz;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez;Summe\n",
      "2024;Jan;Feb;Mrz;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez;Summe\n",
    ])
  func monthsOfTitle(head: String) throws {
    let rent = Array(repeating: " 850,00 € ", count: 11).joined(separator: ";")
    let trips = Array(repeating: " -   € ", count: 11).joined(separator: ";")
    let text =
      head + "Rent;\(rent); 1.900,00 € ; 11.250,00 € \nTrips; 310,00 € ;\(trips); 310,00 € \n"
    #expect(
      try understood(text).hasPrefix(
        "? 2024-01-01..2024-12-01: Rent 12(850..1900), Trips 1(310..310)"))
  }

  @Test("days down and months across, and months down and years across, are one line")
  func partsOfRows() throws {
    let days = (1...31).map { "\($0)," + (1...12).map { "\($0).5" }.joined(separator: ",") }
    let names = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let found = try understood(
      "Rain 2023 (mm),,,,,,,,,,,,\nDay,\(names)\n" + days.joined(separator: "\n") + "\n")
    #expect(found.hasPrefix("? 2023-01-01..2023-12-31: x 365(1.5..12.5)"), "\(found)")
    let months = try understood(
      "Gas,2022,2023\nJanuary,5,7\nFebruary,6,8\nMarch,5,9\nApril,4,6\nMay,3,\nJune,2,\n")
    #expect(months.hasPrefix("? 2022-01-01..2023-04-01: x 10(2..9)"), "\(months)")
  }

  @Test("pressures of blood, both in a cell, are a column each")
  func pressures() throws {
    let found = try understood(
      "Day;Clock;BP;Pulse\n02.05.2024;07:16;145/79;78\n02.05.2024;21:33;147/71 mmHg;68\n03.05.2024;07:07;;67\n03.05.2024;21:10;131/80;66\n"
    )
    #expect(
      found
        == "Day 2024-05-02T07:16..2024-05-03T21:10: BP systolic [145 147 - 131], BP diastolic [79 71 - 80], Pulse [78 68 67 66]"
    )
  }

  @Test("times since a start are parts of the moment")
  func elapsed() throws {
    let found = try understood(
      "date,time,sample time (min),depth\n2024-05-18,09:42:00,1:00,5\n2024-05-18,09:42:00,2:30,6\n2024-05-18,09:42:00,4:00,5\n2024-05-18,13:10:00,1:00,7\n2024-05-18,13:10:00,2:00,8\n2024-05-18,13:10:00,3:00,9\n"
    )
    #expect(found == "date 2024-05-18T09:43..2024-05-18T13:13: depth 6(5..9)")
  }

  @Test("names above a log are those of what stands between its blanks (mongostat)")
  func namesOfParts() throws {
    let found = try understood(
      "ins query used  net          time\n *0   209 60.1% 5|1 May  2 10:00:01.500\n *0   180 59.7% 6|1 May  2 10:00:02.500\n *0   187 60.7% 7|2 May  2 10:00:03.500\n",
      name: "x.log")
    #expect(
      found.contains("query [209 180 187]") && found.contains("used (%) [60.1 59.7 60.7]"),
      "\(found)")
    #expect(found.contains("net [5 6 7]") && found.hasPrefix("time "), "\(found)")
  }

  @Test("numbers in brackets before named values are steps, the best one told once more (XGBoost)")
  func boosting() throws {
    let found = try understood(
      "[14:02:11] INFO: x.cc:627: y\n[0]\ta-rmse:4.5\tb-rmse:5\n[10]\ta-rmse:3.5\tb-rmse:4\n[20]\ta-rmse:2.5\tb-rmse:3\n[30]\ta-rmse:2.25\tb-rmse:3.5\nStopping. Best iteration:\n[20]\ta-rmse:2.5\tb-rmse:3\n",
      name: "x.log")
    #expect(found == "step 0..30: a-rmse 5(2.25..4.5), b-rmse 5(3..5)")
  }

  @Test("days in objects, and in arrays with months from 0")
  func daysOfJSON() throws {
    let objects = try understoodFile(
      #"{"days":[{"id":7,"date":{"year":2024,"month":4,"day":30},"rx":5},{"id":8,"date":{"year":2024,"month":5,"day":1},"rx":6},{"id":9,"date":{"year":2024,"month":5,"day":2},"rx":7}]}"#
    )
    #expect(objects.hasPrefix("date.year 2024-04-30..2024-05-02: "), "\(objects)")
    #expect(objects.contains("rx [5 6 7]"), "\(objects)")
    let arrays = try understoodFile(
      #"[{"name":"A","points":[[2023,10,24,1511],[2023,11,13,1537],[2024,0,5,1544],[2024,1,29,1528]]},{"name":"B","points":[[2023,10,25,11],[2023,11,14,37],[2024,0,6,44],[2024,1,28,28]]}]"#
    )
    #expect(
      arrays
        == "Column 1 2023-11-24..2024-02-29: A [1511 1537 1544 1528] | Column 1 2023-11-25..2024-02-28: B [11 37 44 28]"
    )
  }

  @Test("rows of nothing but delimiters below a table take nothing from it")
  func emptyRowsBelow() throws {
    let rows = (300...340).map { "\($0),0.\($0)\n" }.joined()
    let found = try understood(
      "Wavelength (nm),Absorbance\n" + rows + String(repeating: ",\n", count: 30))
    #expect(found == "Wavelength 300..340: Absorbance 41(0.3..0.34)", "\(found)")
  }

  @Test("a sentence above names that stand over their columns is none of them")
  func sentenceAboveNames() throws {
    let rows = (1...12).map { "   1928  \($0 < 10 ? " " : "")\($0)    \($0).5   4\($0 % 10).8\n" }
      .joined()
    let found = try understood(
      "Sunshine data taken from a sensor otherwise from a recorder.\n   yyyy  mm   tmax     sun\n"
        + rows)
    #expect(
      found == "yyyy 1928-01-01..1928-12-01: tmax 12(1.5..12.5), sun 12(40.8..49.8)", "\(found)")
  }

  @Test("a column whose listed name is a word and a colon is called by the word (Sea-Bird)")
  func listedWithColon() throws {
    let rows = (1...9).map { "    \($0).5    1\($0).25    0\n" }.joined()
    let found = try understood(
      "* Data File:\n# name 0 = timeS: Time [s]\n# name 1 = t090C: Temperature [deg C]\n# name 2 = flag:\n*END*\n"
        + rows, name: "x.cnv")
    #expect(found.hasPrefix("Time 1.5..9.5: Temperature"), "\(found)")
  }
}
