import CKernels
import ChartCore
import Testing

/// The loops over rows read what is plain, and that alone.
@Suite struct RowKernelTests {
  // MARK: Cells

  private static let numbers = [
    "", "0", "-0", "7", "-7", "12.5", "12.50", "-12.34", ".5", "-.5", "0.5", "007", "12345678",
    "123456789",
    "-1234567", "-12345678", "1234.567", "12345.678", "-123.4567", "1234567.8", "12345678.9",
    "123456789.1",
    "0.1234567", "0.12345678", ".12345678", "1234567890123456", "-123456789012345",
    "12345678901234567",
    "123456789012345678", "1234567890123456789", "-123456789012345678", "12345678.12345678",
    "99999999.99999999",
    "0.123456789012345678", "000000000000000001", "0000000000000000001", "9007199254740993",
    "9007199254740992",
    "9007199254740993.5", "4503599627370496.5", "450359962737049.65", "-450359962737049.6",
    "1234567890123456789.5",
    "123456789012345678.9", " 7", "7 ", "  12.5  ", " ", "   ", "1e3", "1.5e-7", "-1.5E+7", "5e22",
    "5e23", "1e-22",
    "1e-23", "1.2345678901234567e-2", "1.2345678901234567e-5", "1e1000", "12e", "e5", "1e+-5",
    "1e5.5", "0e5",
    "12345678901234567e1",
  ]
  private static let noNumbers = [
    "-", ".", "-.", "5.", "-5.", "+5", "--5", "5-", "1-2", "1.2.3", "1..2", "1234567.8.9",
    "1.2345678.9",
    "12-345678", "12345-678901234", "1,5x", "x", "12x", "N/A", "1 2", "- 5", "\t5", "5\t", "1'000",
    "٣", "½",
    "\u{0}", "1\u{0}", "0x10", "inf", "nan", "5%", "$5", "1:2", "/", ":", "0/", ":0",
  ]

  @Test(arguments: RowKernel.all) func numberCells(kernel: RowKernel) {
    for text in Self.numbers + Self.noNumbers {
      for decimals in [0, 1, 2, 3, 7, 8, 9, 10, 17, 18, 19] {
        let column = ChartTableColumn(CHART_CELL_NUMBER, decimals: decimals)
        expectCell(kernel, text, column)
      }
      expectCell(kernel, text, ChartTableColumn(CHART_CELL_DECIMAL))
    }
  }

  @Test func numbersAreWhatTheySay() {
    let table = RowReference(
      dialect: RowTable.comma,
      columns: [
        ChartTableColumn(CHART_CELL_NUMBER, decimals: 2), ChartTableColumn(CHART_CELL_DECIMAL),
        ChartTableColumn(CHART_CELL_MOMENT), ChartTableColumn(CHART_CELL_SKIPPED),
      ])
    let text = "-12.5,-12.5,1970-01-02T00:00:01Z,x\n7,-0,,\n,,2024-02-29,\n"
    let rows: [[RowCell]] = [
      [.number(-1250), .decimal((-12.5).bitPattern), .number(86_401_000), .skipped],
      [.number(700), .decimal((-0.0).bitPattern), .gap, .skipped],
      [.gap, .decimalGap, .number(1_709_164_800_000), .skipped],
    ]
    for kernel in RowKernel.all {
      #expect(kernel.rows(of: Array(text.utf8), table).rows == rows)
    }
  }

  private static let days = [
    "2024-01-31", "2024-02-29", "2000-02-29", "0000-02-29", "0000-01-01", "1970-01-01",
    "1969-12-31", "9999-12-31",
    "2023-02-28", "2026-04-30",
  ]
  private static let noDays = [
    "2023-02-29", "1900-02-29", "2024-02-30", "2024-04-31", "2024-00-10", "2024-13-10",
    "2024-01-00", "2024-01-32",
    "2024-1-31", "2024-01-1", "24-01-31", "2024/01/31", "2024-01_31", "20240131", "x024-01-31",
    "2024-01-3x",
    "-024-01-31", "2024-01-", "2024-01-311", "12024-01-31", "2024:01-31", "2024-0:-31",
    "2024-01-3:",
  ]
  private static let times = [
    "T16:05", " 16:05", "T16:05:30", " 00:00:00", "T23:59:59", "T16:05:30.1", "T16:05:30.123",
    "T16:05:30,123",
    "T16:05:30.1234", "T16:05:30.123456", "T16:05:30.1234567",
  ]
  private static let noTimes = [
    "T", " ", "T16", "T16:0", "T24:00", "T29:00:00", "T16:60", "T16:05:60", "T16:05:", "T16:05:3",
    "T16:05:30.",
    "t16:05", "-16:05", "T1:05:30", "T16-05", "T16:05-30", "T1605", "T16:05.5", "T::::::::",
    "T1/:05", "T16:05:3/",
    "  16:05", "T16:0x", "T16;05", "T16:05;30", "T\u{80}6:05:30",
  ]
  private static let zones = [
    "Z", "UTC", " UTC", " Z", "+02", "-02", "+0200", "+02:30", " -0330", "+23:59", "+00",
  ]
  private static let noZones = [
    "z", "U", "UT", "GMT", "+2", "+024", "+24", "+02:60", "+02:", "+02:3", "+02000", "±02", "ZZ",
    "  Z", "Z5", "+",
    "-", "+0260", "+2400", ".", ":",
  ]

  @Test(arguments: RowKernel.all) func momentCells(kernel: RowKernel) {
    let some = ["2024-01-31T16:05", "2024-01-31 16:05:30", "2024-01-31T16:05:30.5"]
    let zoned = (some + ["2024-01-31"]).flatMap { moment in
      (Self.zones + Self.noZones).map { moment + $0 }
    }
    let timed = (Self.times + Self.noTimes).map { "2024-01-31" + $0 }
    let padded = ["", " ", " 2024-01-31", "2024-01-31  ", " 2024-01-31 16:05 "]
    for text in Self.days + Self.noDays + timed + zoned + padded {
      for decimals in [0, 3, 4] {
        for zones in [CHART_ZONES_ANY, CHART_ZONES_NEVER] {
          expectCell(
            kernel, text, ChartTableColumn(CHART_CELL_MOMENT, decimals: decimals, zones: zones))
        }
        for offset in [0, 120, -210] as [Int16] {
          var column = ChartTableColumn(
            CHART_CELL_MOMENT, decimals: decimals, zones: CHART_ZONES_ONE)
          column.offset = offset
          expectCell(kernel, text, column)
        }
      }
    }
  }

  @Test func everyDayOfFourHundredYears() {
    let table = RowReference(
      dialect: RowTable.comma, columns: [ChartTableColumn(CHART_CELL_MOMENT)])
    var text = ""
    var expected: [[RowCell]] = []
    // From the year 0 on.
    for day in Int64(-719_528)..<(-719_528 + 146_097) {
      let date = CivilDate(milliseconds: Double(day * 86_400_000))
      text += "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))\n"
      expected.append([.number(day * 86_400_000)])
    }
    for kernel in RowKernel.all {
      #expect(kernel.rows(of: Array(text.utf8), table, capacity: 10_000).rows == expected)
    }
  }

  private func padded(_ number: Int, _ length: Int) -> String {
    String(repeating: "0", count: length - String(number).count) + String(number)
  }

  /// A cell in the middle, at the end, or alone in its row, in so many rows that they are read at once.
  private func expectCell(_ kernel: RowKernel, _ text: String, _ column: ChartTableColumn) {
    let skipped = ChartTableColumn(CHART_CELL_SKIPPED)
    let shapes: [([ChartTableColumn], String)] = [
      ([skipped, column, skipped], "a,\(text),b\n"), ([skipped, column], "a,\(text)\r\n"),
      ([column], "\(text)\n"),
    ]
    for (columns, row) in shapes {
      let table = RowReference(dialect: RowTable.comma, columns: columns)
      let rows = Array(String(repeating: row, count: 9).utf8)
      let (expected, read) = (table.rows(of: rows), kernel.rows(of: rows, table))
      #expect(
        read.rows == expected.rows && read.length == expected.length,
        "\(kernel): \(row.debugDescription) with \(column.decimals) decimals, zones \(column.zones.rawValue)"
      )
    }
  }

  // MARK: Rows

  /// Texts, and how many of their rows are read.
  private static let texts: [(String, Int)] = [
    ("1,2\n3,4\n5,6\n", 3), ("1,2\r\n3,4\r\n5,6\r\n", 3), ("1,2\n3,4\r\n5,6\n", 3),
    ("1,2\n3,4\n5,6", 2),
    ("1,2\n3,4\n5,6\r", 2), ("1,2\n3\n5,6\n", 1), ("1,2\n3,4,5\n5,6\n", 1), ("1,2\n\n5,6\n", 1),
    ("1,2\n,\n5,6\n", 3),
    ("1,2\n\"3\",4\n5,6\n", 3), ("1,2\n\"3\",\"4\"\r\n5,6\n", 3),
    ("1,2\n\"3\"\",4\n5,6\n", 1), ("\"1\\\",2\n", 0), ("\"1\" ,2\n", 0), ("\"\",\" 2 \"\n", 1),
    ("\"1,2\n3\",4\n", 0), ("\"1\n", 0), ("1\"\",2\n", 0), ("\"1,2", 0), ("\"#1\",2\n", 0),
    ("\"", 0), ("1,2\n3,\"4\n5\"\n", 1), ("1,2\n#3,4\n5,6\n", 1),
    ("1,2\r3,4\n", 0),
    ("1,2\n3,4\r\r\n5,6\n", 1), ("1,2\n3\r,4\n5,6\n", 1), ("1,2\n3,4;5,6\n", 1), ("", 0), ("\n", 0),
    ("\r\n", 0),
    (",", 0), (",\n", 1), (",,\n", 0), ("1,2", 0), ("1,2\n ,\n", 2),
  ]

  @Test(arguments: texts)
  func rowsUpToTheFirstThatIsNotPlain(text: String, count: Int) {
    let column = ChartTableColumn(CHART_CELL_NUMBER)
    let table = RowReference(dialect: RowTable.comma, columns: [column, column])
    // Alone, and behind so many others that they are looked through at once.
    for before in [0, 100, 1_000] {
      let text = Array((String(repeating: "1,2\n", count: before) + text).utf8)
      for kernel in RowKernel.all {
        let read = kernel.rows(of: text, table)
        #expect(read.rows.count == before + count)
        #expect(read == table.rows(of: text))
      }
    }
  }

  @Test(arguments: [
    ("a#b,1\n#c,1\nd,2\n", 1), (" #b,1\nc,2\n", 2), ("a\rb,1\n", 0), ("a,1\nb\r,2\n", 1),
    ("ä,1\n,2\n", 2),
  ])
  func wordsThatAreSkipped(text: String, count: Int) {
    let table = RowReference(
      dialect: RowTable.comma,
      columns: [ChartTableColumn(CHART_CELL_SKIPPED), ChartTableColumn(CHART_CELL_NUMBER)])
    for kernel in RowKernel.all {
      let text = Array((String(repeating: "x,7\n", count: 50) + text).utf8)
      #expect(kernel.rows(of: text, table).rows.count == 50 + count)
    }
  }

  @Test func aCommaAndABlankAreOneDelimiter() {
    let column = ChartTableColumn(CHART_CELL_NUMBER, decimals: 1)
    var dialect = RowTable.comma
    (dialect.has_blank, dialect.decimal) = (true, UInt8(ascii: ","))
    let table = RowReference(dialect: dialect, columns: [column, column])
    let row = [[RowCell.number(15), .number(25)]]
    for (text, rows) in [
      ("1,5, 2,5\n", row), ("1,5,  2,5\n", row), ("1,5 , 2,5\n", row), ("1,5,2,5\n", []),
      ("1,5, 2,5,\n", []),
      ("1,5, 2,5, \n", []), (", \n", [[.gap, .gap]]), ("1,5, 2,5, ", []), ("1,5,", []), (",", []),
    ] {
      for kernel in RowKernel.all {
        let ahead = String(repeating: "1,5, 2,5\n", count: 30)
        let read = kernel.rows(of: Array((ahead + text).utf8), table).rows
        #expect(Array(read.dropFirst(30)) == rows, "\(kernel): \(text.debugDescription)")
      }
    }
  }

  @Test func signsThatCannotBeToldApartReadNothing() {
    let column = ChartTableColumn(CHART_CELL_NUMBER)
    let dialects: [(Character, Character, Character, Bool)] = [
      ("5", ".", "\"", false), ("-", ".", "\"", false), ("\n", ".", "\"", false),
      ("\r", ".", "\"", false),
      (",", "-", "\"", false), (",", "5", "\"", false), (",", ".", ",", false),
      (",", ".", "\n", false),
      (",", ".", "\r", false), (" ", ".", "\"", true), (",", ".", " ", true),
    ]
    for (delimiter, decimal, quote, hasBlank) in dialects {
      let dialect = ChartTableDialect(
        delimiter: delimiter.asciiValue!, decimal: decimal.asciiValue!, quote: quote.asciiValue!,
        has_blank: hasBlank)
      for kernel in RowKernel.all {
        for columns in [[], [column], [column, column]] {
          let table = RowReference(dialect: dialect, columns: columns)
          #expect(kernel.rows(of: Array("1, 2\n152\n1-2\n".utf8), table).length == 0)
        }
      }
    }
  }
}

extension ChartTableColumn {
  init(_ kind: ChartCellKind, decimals: Int = 0, zones: ChartZones = CHART_ZONES_ANY) {
    self.init(kind: kind, zones: zones, decimals: UInt8(decimals), offset: 0, out: nil)
  }
}
