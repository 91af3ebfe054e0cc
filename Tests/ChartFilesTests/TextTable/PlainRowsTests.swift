import ChartCore
import Testing

@testable import ChartFiles

/// Plain rows come into columns, and what is not plain is left where it stands.
@Suite struct PlainRowsTests {
  private static let comma = Dialect(
    encoding: .utf8, delimiter: .sign(","), quote: "\"", newline: .lineFeed, headerRows: 0)
  private static let kinds: [PlainRows.Kind] = [
    .moment(hasZone: nil), .decimal, .whole(decimals: 0), .skipped,
  ]

  @Test func columnsAndGaps() throws {
    let text =
      "1970-01-01,0.5,7,x\n1970-01-02,,,\n1970-01-03T00:00:01Z,-0.25,-8,y\n\"1970-01-04\",1,2,z\n"
    let rows = try #require(PlainRows(Self.comma, decimal: UInt8(ascii: "."), Self.kinds))
    let window = ByteWindow(Array(text.utf8))
    var offset = 0
    #expect(rows.read(window, from: &offset) == 3)
    #expect(window[offset] == UInt8(ascii: "\""))
    #expect(values(rows, 0) == [0, 86_400_000, 172_801_000])
    #expect(values(rows, 1) == [0.5, nil, -0.25])
    #expect(values(rows, 2) == [7, nil, -8])
    #expect(rows.withIntegers(ofColumn: 2) { Array(copying: $0) } == [7, .min, -8])
    #expect(rows.withDecimals(ofColumn: 1) { $0[2] } == -0.25)
    #expect(rows.read(window, from: &offset) == 0)
    #expect(rows.count == 0 && window[offset] == UInt8(ascii: "\""))
  }

  @Test func manyRowsInBatches() throws {
    let text = (0..<100_000).map { "1970-01-01,\($0).5,\(-$0),\n" }.joined()
    let rows = try #require(PlainRows(Self.comma, decimal: UInt8(ascii: "."), Self.kinds))
    let window = ByteWindow(Array(text.utf8))
    let (decimals, integers) = (ColumnBuilder(), ColumnBuilder())
    var offset = 0
    while rows.read(window, from: &offset) > 0 {
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
    let rows = PlainRows(dialect, decimal: UInt8(ascii: ","), [.decimal, .decimal])
    #expect((rows != nil) == isRead)
    let text = "1,5" + delimiter.text + "-2,5" + newline.rawValue
    var offset = 0
    #expect((rows?.read(ByteWindow(Array(text.utf8)), from: &offset) ?? 0) == (isRead ? 1 : 0))
  }

  @Test func zonesThatAreNotMeant() throws {
    for (hasZone, count) in [(nil, 2), (false, 1), (true, 0)] as [(Bool?, Int)] {
      let rows = try #require(
        PlainRows(Self.comma, decimal: UInt8(ascii: "."), [.moment(hasZone: hasZone), .skipped]))
      let text = "2026-01-31 16:05,\n2026-01-31 16:05Z,\n"
      var offset = 0
      #expect(rows.read(ByteWindow(Array(text.utf8)), from: &offset) == count)
    }
  }

  @Test func noColumns() { #expect(PlainRows(Self.comma, decimal: UInt8(ascii: "."), []) == nil) }

  /// What a column has, as a builder takes it.
  private func values(_ rows: PlainRows, _ column: Int) -> [Double?] {
    let builder = ColumnBuilder()
    rows.append(column: column, to: builder)
    let column = builder.finished()
    return (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }
}

extension Array where Element: BitwiseCopyable {
  fileprivate init(copying span: Span<Element>) {
    self = span.indices.map { span[$0] }
  }
}
