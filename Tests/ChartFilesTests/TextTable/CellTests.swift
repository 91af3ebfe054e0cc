import ChartCore
import Testing

@testable import ChartFiles

@Suite struct CellTests {
  @Test(
    "numbers",
    arguments: [
      ("", nil), (" ", nil), ("-", nil), ("1", 1), (" 1.5 ", 1.5), ("-0.25", -0.25), ("+3", 3),
      (".5", 0.5),
      ("5.", 5), ("1e3", 1000), ("1E-3", 0.001), ("1e", nil), ("1.2.3", nil), ("0x10", nil),
      ("12a", nil),
      ("1,234", nil), ("$12.50", 12.5), ("-$3", -3), ("$-3", -3), ("€ 4", 4), ("12 %", 12),
      ("190.28M", 190_280_000),
      ("2K", 2000), ("1.5B", 1_500_000_000), ("(12.5)", -12.5), ("\u{2212}7", -7), ("12 €", 12),
      ("3m", nil),
      ("0.1", 0.1), ("123456789012345678901234567890", 123456789012345678901234567890.0),
      ("1e400", nil), ("1e-400", 0),
      ("9007199254740993", 9_007_199_254_740_992), ("179769313486231570000e289", nil), ("--1", nil),
    ] as [(String, Double?)])
  func numbers(text: String, expected: Double?) {
    #expect(CellCursor(text).flatMap { NumberCell($0, NumberFormat()) }?.value == expected)
  }

  @Test(
    "numbers with other signs",
    arguments: [
      ("1,5", ",", false, 1.5), ("1.234,5", ",", true, 1234.5),
      ("1,234,567.89", ".", true, 1_234_567.89),
      ("1 234,5", ",", true, 1234.5), ("1\u{A0}234", ".", true, 1234),
      ("1'234.5", ".", true, 1234.5),
      ("12,34", ".", true, nil), ("1,2345", ".", true, nil), (",123", ".", true, nil),
      ("1,234", ".", false, nil),
      ("0,001", ",", false, 0.001), ("1,234e3", ".", true, 1_234_000),
    ] as [(String, Unicode.Scalar, Bool, Double?)])
  func numbers(text: String, decimal: Unicode.Scalar, hasThousands: Bool, expected: Double?) {
    let format = NumberFormat(decimal: UInt8(ascii: decimal), hasThousands: hasThousands)
    #expect(CellCursor(text).flatMap { NumberCell($0, format) }?.value == expected)
  }

  @Test("whole numbers that no double holds are told")
  func rounded() throws {
    func isRounded(_ text: String) -> Bool? {
      CellCursor(text).flatMap { NumberCell($0, NumberFormat()) }?.isRounded
    }
    #expect(isRounded("9007199254740993") == true)
    #expect(isRounded("9007199254740992") == false)
    #expect(isRounded("0.12345678901234567") == false)
  }

  @Test("random doubles are read to the last bit")
  func exact() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(CellCursor("\(value)").flatMap { NumberCell($0, NumberFormat()) }?.value == value)
    }
  }

  @Test(
    "moments",
    arguments: [
      ("", nil), ("2026", nil), ("2026-13-01", nil), ("2026-02-29", nil), ("x", nil),
      ("2026-01-31x", nil),
      ("2026-01-31", "2026-01-31 00:00"), ("2026/1/3", "2026-01-03 00:00"),
      ("31.1.2026", "2026-01-31 00:00"),
      ("31.01.26", "2026-01-31 00:00"), ("31/12/99", "1999-12-31 00:00"),
      ("1/31/2026", "2026-01-31 00:00"),
      ("2026-01-31T16:05:30Z", "2026-01-31 16:05:30"), ("2026-01-31 16:05", "2026-01-31 16:05"),
      ("2026-01-31T16:05:30+02:00", "2026-01-31 14:05:30"),
      ("2026-01-31T16:05:30-0130", "2026-01-31 17:35:30"),
      ("2026-01-31 16:05:30,250", "2026-01-31 16:05:30.25"),
      ("2026-01-31 24:00", "2026-02-01 00:00"),
      ("31 Jan 2026", "2026-01-31 00:00"), ("31-Jan-26", "2026-01-31 00:00"),
      ("Jan 31, 2026", "2026-01-31 00:00"),
      ("January 2026", "2026-01-01 00:00"), ("Oct-14", "2014-10-01 00:00"),
      ("2019-07", "2019-07-01 00:00"),
      ("07/2019", "2019-07-01 00:00"), ("2019-Q3", "2019-07-01 00:00"),
      ("2019Q3", "2019-07-01 00:00"),
      ("Q3 2019", "2019-07-01 00:00"), ("2019-W27", "2019-07-01 00:00"),
      ("2020-W01", "2019-12-30 00:00"),
      ("2021-W54", nil), ("20260131", "2026-01-31 00:00"), ("20261331", nil),
      ("May 23, 2023, 12:40:57 PM", "2023-05-23 12:40:57"),
      ("09.12.2022, 15:24:49", "2022-12-09 15:24:49"),
      ("24 mai 2012 à 16:27:40", "2012-05-24 16:27:40"),
      ("9 mei 2026, 19:00:00", "2026-05-09 19:00"),
      ("1/2/2026 3:04 PM", "2026-02-01 15:04"), ("1/2/2026 12:04 AM", "2026-02-01 00:04"),
      ("1/2/2026 13:04 PM", nil), ("Mon, 23 Nov 2026 06:12:15 GMT", "2026-11-23 06:12:15"),
      ("3. März 2026", "2026-03-03 00:00"), ("12 févr. 2026", "2026-02-12 00:00"),
      ("30 juil 2026", "2026-07-30 00:00"),
      ("Tue May 29 12:54:08 PDT 2018", "2018-05-29 19:54:08"),
      ("Mon Nov 2 06:12:15 2026", "2026-11-02 06:12:15"),
      ("2026-01-31 16:05 CET", "2026-01-31 15:05"),
      ("2026-01-31T16:05:30+01:00[Europe/Paris]", "2026-01-31 15:05:30"),
      ("1899-12-31", "1899-12-31 00:00"),
    ] as [(String, String?)])
  func moments(text: String, expected: String?) {
    let moment = CellCursor(text).flatMap { MomentCell($0, order: .dayFirst) }
    #expect(moment?.milliseconds == expected.flatMap(moment(of:)))
  }

  @Test(
    "which number is the day",
    arguments: [
      ("3/4/2019", .monthFirst, "2019-03-04 00:00", nil),
      ("3/4/2019", .dayFirst, "2019-04-03 00:00", nil),
      ("13/4/2019", .monthFirst, "2019-04-13 00:00", .dayFirst),
      ("3/14/2019", .dayFirst, "2019-03-14 00:00", .monthFirst),
      ("2019-03-04", .dayFirst, "2019-03-04 00:00", nil),
    ] as [(String, DateOrder, String, DateOrder?)])
  func order(text: String, order: DateOrder, expected: String, told: DateOrder?) throws {
    let moment = try #require(CellCursor(text).flatMap { MomentCell($0, order: order) })
    #expect(moment.milliseconds == self.moment(of: expected) && moment.order == told)
  }

  @Test(
    "times",
    arguments: [
      ("", nil), ("12", nil), ("16:05", 57_900_000), ("1:23:45", 5_025_000), ("0:00:00.25", 250),
      ("12:34:56,789", 45_296_789),
      ("3:04 PM", 54_240_000), ("12:00 am", 0), ("130:00:00", 468_000_000), ("1:60", nil),
      ("1:2", nil), ("-0:01:00", -60_000),
    ] as [(String, Double?)])
  func times(text: String, expected: Double?) {
    #expect(CellCursor(text).flatMap { TimeCell($0) }?.milliseconds == expected)
  }

  /// A moment of plain ISO 8601, by parts.
  private func moment(of text: String) -> Double? {
    let parts = text.split { "- :".contains($0) }.compactMap { Double($0) }
    guard parts.count >= 5,
      let day = CivilDate(year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2]))
    else { return nil }
    let seconds = parts.count > 5 ? parts[5] : 0
    return day.milliseconds + (parts[3] * 60 + parts[4]) * 60_000 + seconds * 1000
  }
}

extension CellTests {
  @Test("plain numbers are read as all are, and nothing else is")
  func plain() {
    for text in [
      "1", "-1", "0", "-0", "12.5", "-0.001", "9007199254740992", "9007199254740993", "1.", ".5",
      "", "-", "1e3", "1,5",
      "1.2.3", "+1", " 1", "1234567890123456789", "0.1234567890123456", "1a",
    ] {
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty else { continue }
      let plain = plainNumber(
        bytes.span, CellPlace(start: 0, end: bytes.count), decimal: UInt8(ascii: "."))
      let known = CellCursor(text).flatMap { NumberCell($0, NumberFormat()) }?.value
      #expect(plain == nil || plain?.bitPattern == known?.bitPattern, "\(text)")
    }
    let bytes = Array("-12.5".utf8)
    #expect(
      plainNumber(bytes.span, CellPlace(start: 0, end: 5), decimal: UInt8(ascii: ".")) == -12.5)
    #expect(plainNumber(bytes.span, CellPlace(start: 0, end: 5), decimal: UInt8(ascii: ",")) == nil)
  }

  @Test(arguments: [
    "+999999999999999999", "-999999999999999999", "+123456789", "+99:99", "+00:999999999999999999",
    "+24:00", "+12345",
  ])
  func zonesThatAreNoneMakeNoMoment(zone: String) throws {
    for date in ["2023-04-15 00:00:00", "2023-04-15T00:00", "Sat Apr 15 00:00:00 GMT"] {
      let cell = try #require(CellCursor(date + zone))
      #expect(MomentCell(cell, order: .dayFirst) == nil, "\(date + zone)")
    }
  }
}
