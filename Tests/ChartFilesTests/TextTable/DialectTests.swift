import Foundation
import Testing

@testable import ChartFiles

@Suite("Dialects of text tables")
struct DialectTests {
  private func dialect(_ text: String) -> Dialect {
    Dialect(of: Array(text.utf8)[...], isWhole: true)
  }

  @Test(
    "what there is nothing of is a comma, a double quote and a line feed",
    arguments: ["", "\n", "a", "x\ny\n"])
  func nothing(text: String) {
    let dialect = dialect(text)
    #expect(
      dialect.delimiter == .sign(",") && dialect.quote == "\"" && dialect.newline == .lineFeed)
    #expect(dialect.escape == nil && dialect.decimal == nil && dialect.thousands == nil)
  }

  @Test(
    "signs of several kinds",
    arguments: [
      ("a,b\n1,2\n3,4\n", ",", "\""), ("a;b\n1,5;2,5\n3,5;4,5\n", ";", "\""),
      ("a\tb c\n1\t2 x\n", "\t", "\""), ("a|b\n1|2,3\n4|5,6\n", "|", "\""),
      ("day time v\n2026-01-01 12:00 5\n2026-01-02 13:00 6\n", " ", "\""),
      ("1, 'x, y', 3\n4, 'z', 6\n7, 'a, b', 8\n", ", ", "'"),
      ("t,v\n10:20:30,1\n10:20:31,2\n", ",", "\""),
      ("t,v\n10:20,1\n10:25,2.5\n", ",", "\""), ("t;v\n0:20:30;1,5\n0:20:31;2,5\n", ";", "\""),
      ("t,v\n2024-01-01T00:00:00,1\n2024-01-01T00:05:00,2\n", ",", "\""),
      ("Day,Coffee\n1 Jan 2024,27\n2 Jan 2024,21\n3 Jan 2024,28\n", ",", "\""),
      ("Day;Coffee\n1. Jan 2024;27\n2. Jan 2024;21\n", ";", "\""),
      ("Day\tCoffee\nMon 1 Jan 2024\t27\nTue 2 Jan 2024\t21\n", "\t", "\""),
      ("place depth flow\nnord -991,76 2886,97\nsud 989,03 1428,94\n", " ", "\""),
      ("name;note\nA;\"x, y; z\"\nB;\"1, 2; 3\"\n", ";", "\""),
      ("a,b\n\"1,5\",\"2,5\"\n\"3,5\",\"4,5\"\n", ",", "\""),
    ])
  func signs(text: String, delimiter: String, quote: Unicode.Scalar) {
    let dialect = dialect(text)
    #expect(dialect.delimiter.text == delimiter)
    #expect(dialect.quote == quote)
  }

  @Test(
    "escapes and ends of lines",
    arguments: [
      ("a,b\r\n\"x \"\"y\"\"\",1\r\n", "\"", Dialect.Newline.returnAndLineFeed),
      ("a,b\r\"x \\\"y\\\"\",1\r\"z\",2\r", "\\", .return), ("a,b\n\"x\",1\n", nil, .lineFeed),
    ] as [(String, Unicode.Scalar?, Dialect.Newline)])
  func escapes(text: String, escape: Unicode.Scalar?, newline: Dialect.Newline) {
    #expect(dialect(text).escape == escape)
    #expect(dialect(text).newline == newline)
  }

  @Test(
    "tables in JSON have none",
    arguments: ["{\"t\":1,\"v\":2}\n{\"t\":2,\"v\":3}\n", "[{\"t\":1,\"v\":2}]"])
  func json(text: String) throws {
    let folder = try TestFolder(["a.csv": text])
    #expect(throws: ChartFileError.self) { try ChartFile.dialect(path: folder.path + "/a.csv") }
  }

  @Test("encodings: marks, zeros, letters of one byte, and letters that are cut")
  func encodings() {
    let text = "Straße,Höhe\n1,2\n3,4\n"
    func of(_ bytes: [UInt8]) -> TextEncoding { Dialect(of: bytes[...], isWhole: true).encoding }
    #expect(of(Array(text.utf8)) == .utf8)
    #expect(of([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == .utf8)
    #expect(of(Array("Stra".utf8) + [0xC3]) == .utf8)
    #expect(of(text.unicodeScalars.map { UInt8($0.value) }) == .windows1252)
    let units = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(of(units) == .utf16LittleEndian)
    #expect(
      of([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == .utf16BigEndian
    )
    #expect(Dialect(of: units[...], isWhole: true).delimiter == .sign(","))
  }

  @Test(
    "numbers",
    arguments: [
      ("a;b\n1,5;2\n2,25;3\n", ",", nil), ("a;b\n1.234,5;2\n2.345.678,25;3\n", ",", "."),
      ("a;b\n1 234,5;2\n", ",", " "), ("a,b\n1.5,2\n", ".", nil),
      ("a;b\n1,234;1\n2,345;2\n", ",", nil),
      ("a;b\n1,234.5;1\n2,345;2\n", ".", ","), ("a,b\n1,2\n", nil, nil),
      ("a;b\n$1,234.50;12%\n", ".", ","), ("a;b\n190.28M;-1.5e-7\n", ".", nil),
    ] as [(String, Unicode.Scalar?, Unicode.Scalar?)])
  func numbers(text: String, decimal: Unicode.Scalar?, thousands: Unicode.Scalar?) {
    #expect(dialect(text).decimal == decimal)
    #expect(dialect(text).thousands == thousands)
  }

  @Test(
    "headers",
    arguments: [
      ("a,b\n1,2\n3,4\n", 1), ("1,2\n3,4\n", 0), ("a,2019\nb,4\n", 0), ("day,v\n2026-01-01,x\n", 1),
      ("a,b\nc,d\ne,f\n", 0),
    ])
  func headers(text: String, rows: Int) {
    #expect(dialect(text).headerRows == rows)
  }

  @Test("a line that the head cuts is left out")
  func cut() {
    let text = "a,b\n1,2\n3,4\n5"
    #expect(Dialect(of: Array(text.utf8)[...], isWhole: false).delimiter == .sign(","))
  }

  @Test("what is no text is refused, whatever bytes it has")
  func noText() throws {
    let folder = try TestFolder()
    for bytes in [[UInt8](0...255), [0x50, 0x4B, 3, 4, 20], []] {
      let path = folder.path + "/x.csv"
      try Data(bytes).write(to: URL(filePath: path))
      #expect(throws: ChartFileError.self) { try ChartFile.dialect(path: path) }
    }
  }

  @Test("as one line of JSON")
  func info() {
    #expect(
      dialect("a;b\n1,5;2\n").info
        == #"{"encoding": "utf-8", "delimiter": ";", "quote": "\"", "escape": null, "newline": "\n", "#
        + #""header": 1, "decimal": ",", "thousands": null}"#)
  }
}

@Suite("Shapes of cells")
struct CellShapeTests {
  @Test(
    "moments",
    arguments: [
      "2026-01-31", "2026/1/3", "20.1.26", "31.01.2026", "1/31/2026", "31 Jan 2026", "Jan 31, 2026",
      "31-Jan-26", "2019-Q3", "2019-W27", "2019-07", "Jan 2019", "2026-01-31T12:30:00Z",
      "2026-01-31 12:30:00.123", "2026-01-31T12:30:00+02:00", "31.01.2026 12:30",
      "1/31/2026 3:04 PM",
    ])
  func dates(text: String) { #expect(CellShape(of: text) == .date) }

  @Test(
    "times of day and durations",
    arguments: ["1:23", "12:34:56", "12:34:56,789", "3:04 PM", "06:00:04+01:00"])
  func times(text: String) { #expect(CellShape(of: text) == .time) }

  @Test(
    "numbers",
    arguments: [
      "0", "-1", "+1.5", "−3", ".5", "5.", "1e9", "1.5E-7", "1,234,567.8", "$5", "-$5", "12 %",
      "190.28M",
    ])
  func numbers(text: String) {
    if case .number = CellShape(of: text) { return }
    Issue.record("\(text) is \(CellShape(of: text))")
  }

  @Test(
    "others",
    arguments: [
      ("", CellShape.empty), ("   ", .empty), ("n/a", .missing), ("NULL", .missing),
      ("--", .missing),
      ("https://example.org/?a=1,2", .address), ("a.b@example.org", .address),
      ("Hello World", .words),
      ("Straße 5", .words), ("a,b", .other), ("1;2", .other), ("{\"a\": 1}", .other),
      ("1,23,4", .other),
      ("1.2.3.4", .other),
    ])
  func others(text: String, shape: CellShape) { #expect(CellShape(of: text) == shape) }
}
