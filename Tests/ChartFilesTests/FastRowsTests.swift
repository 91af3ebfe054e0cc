import ChartCore
import Testing

@testable import ChartFiles

/// Plain rows come into columns, and what is not plain is left where it stands.
@Suite struct FastRowsTests {
  private static let comma = Dialect(
    encoding: .utf8, delimiter: .sign(","), quote: "\"", newline: .lineFeed, headerRows: 0)
  private static let kinds: [PlainForm.Kind] = [
    .moment(.any), .decimal, .whole(decimals: 0), .skipped,
  ]

  @Test func columnsAndGaps() throws {
    let text =
      "1970-01-01,0.5,7,x\n1970-01-02,,,\n1970-01-03T00:00:01Z,-0.25,-8,y\n\"1970-01-04\",\"-2\",\"2\",\"z,\"\n"
      + "1970-01-05,1,2,\"a \"\"z\"\"\"\n"
    let rows = try #require(Self.comma.rows(Self.kinds))
    let window = ByteWindow(Array(text.utf8))
    #expect(rows.read(window, in: 0..<window.end) && rows.count == 4)
    let offset = rows.range.upperBound
    #expect(window.bytes(in: offset..<offset + 10).elementsEqual("1970-01-05".utf8))
    #expect(values(rows, 0) == [0, 86_400_000, 172_801_000, 259_200_000])
    #expect(values(rows, 1) == [0.5, nil, -0.25, -2])
    #expect(values(rows, 2) == [7, nil, -8, 2])
    #expect(rows.withIntegers(ofColumn: 2) { Array(copying: $0) } == [7, .min, -8, 2])
    #expect(rows.withDecimals(ofColumn: 1) { $0[2] } == -0.25)
    #expect(!rows.read(window, in: offset..<window.end))
    #expect(rows.count == 0 && rows.range == offset..<offset)
  }

  @Test func manyRowsInBatches() throws {
    let text = (0..<100_000).map { "1970-01-01,\($0).5,\(-$0),\n" }.joined()
    let rows = try #require(Self.comma.rows(Self.kinds))
    let window = ByteWindow(Array(text.utf8))
    let (decimals, integers) = (ColumnBuilder(), ColumnBuilder())
    var offset = 0
    while rows.read(window, in: offset..<window.end) {
      offset = rows.range.upperBound
      rows.append(column: 1, to: decimals)
      rows.append(column: 2, to: integers)
    }
    #expect(offset == window.end)
    let columns = [decimals.finished(), integers.finished()]
    #expect(
      (0..<100_000).allSatisfy {
        columns[0][$0] == Double($0) + 0.5 && columns[1][$0] == -Double($0)
      })
    #expect(columns.map(\.count) == [100_000, 100_000])
  }

  @Test(arguments: [
    (Dialect.Delimiter.sign(";"), Unicode.Scalar("\""), Dialect.Newline.returnAndLineFeed, true),
    (.commaAndBlank, "'", .lineFeed, true), (.blanks, "\"", .lineFeed, false),
    (.sign(","), "\"", .return, false),
    (.sign("¦"), "\"", .lineFeed, false), (.sign(","), "“", .lineFeed, false),
  ])
  func dialects(
    delimiter: Dialect.Delimiter, quote: Unicode.Scalar, newline: Dialect.Newline, isRead: Bool
  ) {
    let dialect = Dialect(
      encoding: .utf8, delimiter: delimiter, quote: quote, newline: newline, headerRows: 0)
    let rows = dialect.rows([.decimal, .decimal], decimal: ",")
    #expect((rows != nil) == isRead)
    let text = "1,5" + delimiter.text + "-2,5" + newline.rawValue
    let window = ByteWindow(Array(text.utf8))
    #expect((rows?.read(window, in: 0..<window.end) ?? false) == isRead)
  }

  @Test func zonesThatAreNotMeant() throws {
    for (zones, count) in [(.any, 2), (.none, 1), (.ahead(minutes: 0), 0)]
      as [(PlainForm.Zones, Int)]
    {
      let rows = try #require(Self.comma.rows([.moment(zones), .skipped]))
      let text = "2026-01-31 16:05,\n2026-01-31 16:05Z,\n"
      let window = ByteWindow(Array(text.utf8))
      #expect(rows.read(window, in: 0..<window.end) == (count > 0) && rows.count == count)
    }
  }

  @Test func noColumns() { #expect(Self.comma.rows([]) == nil) }

  @Test(arguments: [
    ("", 0..<0), ("1,2", 0..<0), ("1,2\n", 0..<0), ("1,2\n3,4", 0..<0), ("1,2\n3,4\n", 4..<8),
    ("\n1,2\n3,x\n5,6\n", 1..<5), ("x\ny\n1,2\n", 0..<0),
  ])
  func behindTheFirstLine(text: String, range: Range<Int>) throws {
    let rows = try #require(Self.comma.rows([.decimal, .decimal]))
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe rows.find(in: $0, offset: 100) }
    #expect((rows.count > 0) == !range.isEmpty)
    #expect(rows.range.count == range.count)
    if !range.isEmpty { #expect(rows.range.lowerBound == 100 + range.lowerBound) }
  }

  @Test("two threads read what one reads, wherever pieces end", arguments: [200, 1000, 4096])
  func threads(pieceSize: Int) throws {
    let text = "time,a,b,word\n" + (0..<4000).map(Self.row).joined()
    let stream = MemoryStream(bytes: Array(text.utf8))
    let documents = try [false, true].map { isShared in
      let source = PieceSource(stream, pieceSize: pieceSize, isShared: isShared)
      return try TableFile.document(FormatInput(window: ByteWindow(source), name: "x.csv"))
    }
    #expect(documents[0].tables == documents[1].tables)
    #expect(documents[0].notices == documents[1].notices)
    #expect(documents[0].tables[0].x.count == 3990)
  }

  /// A row, now and then one that is not plain: a number with more figures than others, a cell of two lines, none.
  private static func row(_ number: Int) -> String {
    let moment = number % 400 == 399 ? "" : "\(1_700_000_000 + number * number)"
    let a = number % 501 == 500 ? "0.123456789" : "\(number % 70).5"
    let b = number % 333 == 332 ? "\"\"" : number % 700 == 699 ? "\"two\nlines\"" : "\(number)"
    return "\(moment),\(a),\(b),\(["x", "\"y, z\""][number % 2])\n"
  }

  /// What a column has, as a builder takes it.
  private func values(_ rows: FastRows, _ column: Int) -> [Double?] {
    let builder = ColumnBuilder()
    rows.append(column: column, to: builder)
    let column = builder.finished()
    return (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }
}

extension Dialect {
  fileprivate func rows(
    _ kinds: [PlainForm.Kind], decimal: Unicode.Scalar = "."
  ) -> FastRows? {
    plainForm(kinds, decimal: UInt8(ascii: decimal)).map { FastRows($0) }
  }
}

extension Array where Element: BitwiseCopyable {
  fileprivate init(copying span: Span<Element>) {
    self = span.indices.map { span[$0] }
  }
}
