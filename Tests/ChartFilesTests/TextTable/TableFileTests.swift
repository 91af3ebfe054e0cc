import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TableFileTests {
  private func document(
    _ text: String, _ options: ReadingOptions = ReadingOptions(), name: String = "x.csv"
  ) throws -> ChartDocument {
    try TableFile.document(
      FormatInput(window: ByteWindow(Array(text.utf8)), name: name, options: options))
  }

  private func values(_ column: Column) -> [Double?] {
    (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }

  /// A day of January 2026 in milliseconds.
  private func day(_ day: Int) -> Double {
    CivilDate(year: 2026, month: 1, day: day)?.milliseconds ?? .nan
  }

  @Test func aTableOfTenThousandColumnsIsToldFromAFewLongRows() throws {
    let names = (0..<10_000).map { "sensor \($0)" }.joined(separator: ",")
    let row = (0..<10_000).map { "\($0 % 7).5" }.joined(separator: ",")
    let document = try document("t,\(names)\n" + (0..<6).map { "\($0),\(row)\n" }.joined())
    #expect(document.tables.count == 24)
    let all = document.tables + document.waiting
    #expect(all.reduce(0) { $0 + $1.series.count } == 10_000)
    #expect(all[0].presentation.xName == "t")
  }

  @Test(
    "what is no table to draw is said in a sentence",
    arguments: [
      ("a,b\n", "rows of values were expected in the table, found none"),
      ("a,b\nc,d\n", "a column of numbers was expected in the table, found none"),
      (
        "day,v\n2026-01-01,x\n",
        #"a column of numbers was expected in the table, found none in "day", "v""#
      ),
      (
        String(repeating: ",", count: 200_000) + "1",
        "at most 131072 columns were expected in the table, found more"
      ),
      ("x", "rows of values were expected in the table, found none"),
    ])
  func refusals(text: String, problem: String) {
    let error = #expect(throws: Fault.self) { try document(text) }
    #expect(error?.problem.description == problem)
  }

  @Test(
    "one column, one row, gaps",
    arguments: [
      ("1", [1], [1]), ("5\n7\n", [1, 2], [5, 7]), ("v\n5\n\n7\n", [1, 2], [5, 7]),
      ("k,v\na,1\nb,\nc,n/a\nd,4\n", [1, 2, 3, 4], [1, nil, nil, 4]),
      ("k,v\na,1\nb,3\nc,\"2", [1, 2], [1, 3]),
      ("t,v\n1,10\n2,20\n3,", [1, 2, 3], [10, 20, nil]),
    ] as [(String, [Double?], [Double?])])
  func columns(text: String, x: [Double?], y: [Double?]) throws {
    let table = try #require(try document(text).tables.first)
    #expect(values(table.x) == x)
    #expect(table.series.map { values($0.column) } == [y])
  }

  @Test(
    "another table right below the first, or with a row alone, is left out",
    arguments: [
      ("day,w\n2026-01-03,30\n2026-01-04,40\n", "in line 4: its 2 rows are"),
      ("\ndate,w\n2026-01-03,30\n", "in line 5: its 1 row is"),
      ("day,w,u\n2026-01-03,30,5\n", "in line 4: its 1 row is"),
      ("place,w,u\n2026-01-03,30,5\n", "in line 4: its 1 row is"),
      ("\n\nplace,w,u\na,30,5\n", "in line 6: its 1 row is"),
    ])
  func otherTables(below: String, notice: String) throws {
    let document = try document("day,v\n2026-01-01,1\n2026-01-02,2\n" + below)
    #expect(document.tables.map { values($0.x) } == [[day(1), day(2)]])
    #expect(document.tables[0].series.map { values($0.column) } == [[1, 2]])
    #expect(document.notices.contains { $0.description.contains(notice) }, "\(document.notices)")
  }

  @Test(
    "the same names again, and words between rows, are no other table",
    arguments: ["day,v\n", "\nday,v\n", "broken,again\n", "Note: no, power, here\n", "\nnote,\n"])
  func sameTable(between: String) throws {
    let document = try document("day,v\n2026-01-01,1\n2026-01-02,2\n\(between)2026-01-03,3\n")
    #expect(values(document.tables[0].x) == [day(1), day(2), day(3)])
  }

  @Test(
    "moments are x",
    arguments: [
      "day,v\n2026-01-01,1\n2026-01-02,2\n2026-01-03,3\n",
      "v;day\n1;01.01.2026\n2;02.01.2026\n3;03.01.2026\n",
      "day,v\n2026-01-03,3\n2026-01-02,2\n2026-01-01,1\n",
      "d\tv\n20260101\t1\n20260102\t2\n20260103\t3\n",
      "ts,v\n1767225600,1\n1767312000,2\n1767398400,3\n",
      "time,v\n1767225600000,1\n1767312000000,2\n1767398400000,3\n",
      "day,hour,v\n2025-12-31,24:00,1\n2026-01-02,0:00,2\n2026-01-03,00:00:00,3\n",
      "# a log\n# of a sensor\n\nday v\n2026-01-01 1\n2026-01-02 2\n2026-01-03 3\n",
      "Report of January,\n\nday,v\nISO 8601,kg\n2026-01-01,1\n2026-01-02,2\n2026-01-03,3\nTotal,6\n",
      "day,v\n2026-01-01,1\n2026-01-02,2\nday,v\n2026-01-03,3\n",
      "day,v\n2026-01-01,1\n2026-01-02,2\n2026-01-03,3\nTotal,6\n\nSource: me\nand you\n",
      "2026-01-01|1\n2026-01-02|2\n2026-01-03|3",
      "day,v\r\n2026-01-01,\"1\"\r\n2026-01-02,\"2\"\r\n2026-01-03,\"3\"\r\n",
      "\u{FEFF}day,v\n2026-01-01,$1\n2026-01-02,$2.00\n2026-01-03,$3\n",
    ])
  func moments(text: String) throws {
    let document = try document(text)
    let table = try #require(document.tables.first)
    #expect(values(table.x) == [day(1), day(2), day(3)])
    #expect(table.series.map { values($0.column) } == [[1, 2, 3]])
  }

  @Test("day and month are told by the whole column, also by its last rows")
  func order() throws {
    let days = (1...12).map { "\($0)/1/2026,\($0)\n" }.joined()
    let europe = try document("d,v\n" + days + "13/1/2026,13\n")
    #expect(europe.tables[0].domain == day(1)...day(13))
    // More than the first look has: only its end tells.
    let rows = (0..<9000).map { "1/\($0 % 12 + 1)/2026,1\n" }.joined()
    let late = try document("d,v\n" + rows + "1/31/2026,1\n")
    #expect(late.tables[0].domain.upperBound == day(31))
  }

  @Test("rows that make no sense are left out and told")
  func notices() throws {
    let text = """
      day,a,b
      2026-01-01,1,2
      2026-01-02,x,3
      nonsense,4,5
      2026-01-03,4
      2026-01-04,5,6,7
      2026-01-05,6,7,

      """
    let document = try document(text)
    #expect(values(document.tables[0].x) == [day(1), day(2), day(3), day(4), day(5)])
    #expect(values(document.tables[0].series[0].column) == [1, nil, 4, 5, 6])
    #expect(
      document.notices.map(\.description) == [
        #"1 row is left out, in line 4: a moment was expected in "day", found "nonsense"."#,
        "2 rows have more or less than 3 cells, the first in line 5: 2, missing ones are gaps.",
        #"1 value of "a" is no number and left out, in line 3: "x"."#,
      ])
  }

  @Test("rows in no order are sorted and told, descending ones reversed")
  func order2() throws {
    let mixed = try document("day,v\n2026-01-02,2\n2026-01-03,3\n2026-01-01,1\n")
    #expect(values(mixed.tables[0].series[0].column) == [1, 2, 3])
    #expect(
      mixed.notices.map(\.description) == [
        #"The rows were not in the order of "day", a sorted copy is shown."#
      ])
    #expect(try document("day,v\n2026-01-02,2\n2026-01-01,1\n").notices.isEmpty)
  }

  @Test("columns of like magnitude and unit share a chart")
  func charts() throws {
    let document = try document(
      "day,open,close,volume,temp (°C)\n2026-01-01,10,11,50000,3\n2026-01-02,12,11,60000,4\n")
    #expect(
      document.tables.map { $0.series.map(\.name) } == [
        ["open", "close"], ["volume"], ["temp (°C)"],
      ])
    #expect(document.tables.map(\.title) == ["open, close", "volume", "temp"])
    #expect(document.format == "table")
  }

  @Test("words that tell rows of one moment apart become series")
  func long() throws {
    let document = try document(
      "symbol,date,close\nA,2026-01-01,1\nB,2026-01-01,5\nA,2026-01-02,2\nB,2026-01-03,6\n")
    let table = try #require(document.tables.first)
    #expect(values(table.x) == [day(1), day(2), day(3)])
    #expect(table.series.map(\.name) == ["A", "B"])
    #expect(table.series.map { values($0.column) } == [[1, 2, nil], [5, nil, 6]])
  }

  @Test("pairs have an x each")
  func pairs() throws {
    let document = try document("fire,,water,\nX,Y,X,Y\n1,10,5,50\n2,20,4,40\n3,30,,\n")
    #expect(document.tables.map(\.title) == ["fire Y", "water Y"])
    #expect(document.tables.map { values($0.x) } == [[1, 2, 3], [4, 5]])
    #expect(values(document.tables[1].series[0].column) == [40, 50])
  }

  @Test("a sign that is decimal in one column and parts thousands in another is both")
  func twoDecimalSigns() throws {
    let rows = (1...9).map { "\($0);\($0).5;\($0).000,5\n" }.joined()
    let document = try document("i;a;b\n" + rows + "10;10.5;1.234\n")
    let series = document.tables.flatMap(\.series)
    #expect(series.first { $0.name == "a" }.map { values($0.column).last } == 10.5)
    #expect(series.first { $0.name == "b" }.map { values($0.column).last } == 1234)
  }

  @Test("names over several lines above a table are not taken for rows")
  func namesOfLines() throws {
    let document = try document(
      "\"A report\nof two lines\"\n\nday,\"v\n(kg)\"\n2026-01-01,1\n2026-01-02,2\n")
    #expect(values(document.tables[0].x) == [day(1), day(2)])
    #expect(document.tables[0].series.map(\.name) == ["v (kg)"])
    #expect(document.notices.isEmpty)
  }

  @Test("a column that was empty at first has numbers as the table has")
  func lateColumn() throws {
    let rows = (0..<9000).map { "\($0);1,5;\n" }.joined()
    let document = try document("i;a;b\n" + rows + "9000;1,5;2,5\n")
    let series = document.tables.flatMap(\.series)
    #expect(series.first { $0.name == "b" }.map { values($0.column).last } == 2.5)
    #expect(document.notices.isEmpty)
  }

  @Test("what somebody knows better counts")
  func options() throws {
    let text = "a,b,c\n1,10,2026-01-01\n2,20,2026-01-02\n"
    var options = ReadingOptions()
    options.text.x = "B"
    options.text.series = ["1"]
    let table = try #require(try document(text, options).tables.first)
    #expect(values(table.x) == [10, 20] && table.series.map(\.name) == ["a"])
    options.text.x = "row"
    #expect(values(try document(text, options).tables[0].x) == [1, 2])
    options.text.x = "d"
    #expect(throws: Fault.self) { try document(text, options) }
    var header = ReadingOptions()
    header.text.headerRows = 0
    #expect(try document("1,2\n3,4\n", header).tables[0].x.count == 2)
    header.text.headerRows = 1
    #expect(try document("1,2\n3,4\n5,7\n", header).tables[0].series.map(\.name) == ["2"])
    var comma = ReadingOptions()
    comma.text.decimal = ","
    comma.text.delimiter = .sign(";")
    #expect(
      values(try document("a;b\n1;1,500\n2;2,500\n", comma).tables[0].series[0].column) == [
        1.5, 2.5,
      ])
  }
}
