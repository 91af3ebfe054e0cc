import Testing

@testable import ChartFiles

@Suite struct RecordScannerTests {
  private func rows(
    _ text: String, _ delimiter: Dialect.Delimiter = .sign(","), quote: Unicode.Scalar = "\"",
    hasEscapes: Bool = false, returnsAlone: Bool = false
  ) -> [[String]] {
    RecordScanner(delimiter, quote: quote, hasEscapes: hasEscapes, returnsAlone: returnsAlone)
      .rows(of: Array(text.utf8), quote: quote).map { $0.cells.map(\.text) }
  }

  @Test(
    "rows and cells",
    arguments: [
      ("", []), ("\n\n", []), ("  \n", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]),
      (",\n", [["", ""]]), ("a,b,\n", [["a", "b", ""]]),
      ("a\r\nb\rc\nd", [["a"], ["b"], ["c"], ["d"]]),
      ("\"a,b\",c", [["a,b", "c"]]), ("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]),
      ("\"a\"\"b\",c", [["a\"b", "c"]]), ("\"a\\\"b\",c", [["a\"b", "c"]]),
      ("\"a\\\",c", [["a\\", "c"]]), ("\"\",\"\"", [["", ""]]), ("\"\"\"\",x", [["\"", "x"]]),
      (" \"a\" ,b", [["a", "b"]]), ("a \"b\" c,d", [["a \"b\" c", "d"]]),
      ("\"a\" b,c", [["\"a\" b", "c"]]), ("\"a\" b\",c", [["a\" b", "c"]]),
      (" a , b ", [[" a ", " b "]]),
    ] as [(String, [[String]])])
  func cells(text: String, expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test(
    "delimiters",
    arguments: [
      ("a b  c ", .blanks, [["a", "b", "c"]]), ("  a b\nc", .blanks, [["a", "b"], ["c"]]),
      ("\"a b\" c", .blanks, [["a b", "c"]]), ("a, b,c, d", .commaAndBlank, [["a", "b,c", "d"]]),
      ("a, \"b, c\", d", .commaAndBlank, [["a", "b, c", "d"]]), ("a,", .commaAndBlank, [["a,"]]),
      ("a|b;c", .sign("|"), [["a", "b;c"]]), ("a\t\tb", .sign("\t"), [["a", "", "b"]]),
    ] as [(String, Dialect.Delimiter, [[String]])])
  func delimiters(text: String, delimiter: Dialect.Delimiter, expected: [[String]]) {
    #expect(rows(text, delimiter) == expected)
  }

  @Test(
    "a backslash before a quote that may end a cell",
    arguments: [
      ("\"a\\\", b\",c\n", [["a\\", " b\"", "c"]], [["a\", b", "c"]]),
      ("\"a\\\\\",b\n", [["a\\\\", "b"]], [["a\\\\", "b"]]),
      ("\"C:\\\",b\nc,d\n", [["C:\\", "b"], ["c", "d"]], [["\"C:\\\"", "b"], ["c", "d"]]),
    ] as [(String, [[String]], [[String]])])
  func backslashes(text: String, plain: [[String]], escaped: [[String]]) {
    #expect(rows(text) == plain)
    #expect(rows(text, hasEscapes: true) == escaped)
  }

  @Test("other quotes, and returns alone")
  func otherSigns() {
    #expect(rows("'a,b',\"c", quote: "'") == [["a,b", "\"c"]])
    #expect(rows("a,b\nc\rd", returnsAlone: true) == [["a", "b\nc"], ["d"]])
  }

  @Test("a quote that runs away is a sign, and the rows after it stay")
  func runaway() {
    let later = (0..<60).map { "\($0),5\" pipe,\($0 * 2)\n" }.joined()
    let read = rows("\"a,b,c\n" + later)
    #expect(read.count == 61)
    #expect(read.allSatisfy { $0.count == 3 })
  }

  @Test("a quote without an end does not reach into the quotes of the next line")
  func strayQuote() {
    #expect(rows("a,\"b,1\nx,\"y\",3\n") == [["a", "\"b", "1"], ["x", "y", "3"]])
  }

  @Test("quotes without ends everywhere are signs in the end")
  func quotesEverywhere() {
    let read = rows(String(repeating: "\"a,", count: 20_000))
    #expect(read.count == 1 && read[0].count == 20_001)
    #expect(rows(String(repeating: "\"\n", count: 50_000)).count <= 50_000)
  }

  @Test("records that are cut anywhere are not read, or as in the whole text")
  func cut() {
    let text = Array("a,\"b\"\"c\"\r\n\"x\ny\" ,z\\\r\"q\\\"r\",\n\"s,t\nu".utf8)
    let scanner = RecordScanner(.sign(","), quote: "\"")
    var (offset, cells) = (0, [CellPlace]())
    while offset < text.count,
      let end = scanner.record(of: text.span, from: offset, isWhole: true, into: &cells)
    {
      let whole = cells
      for count in offset...text.count {
        let cut = Array(text[..<count])
        guard
          let found = scanner.record(of: cut.span, from: offset, isWhole: false, into: &cells)
        else { continue }
        #expect(found == end && cells == whole, "cut at \(count)")
      }
      offset = end.offset
    }
    #expect(offset == text.count)
  }

  @Test("where a record is one line, quotes that span lines are signs")
  func oneLine() {
    var cells: [CellPlace] = []
    let text = Array("\"a\",\"b\n\",c".utf8)
    let end = RecordScanner(.sign(","), quote: "\"").record(
      of: text.span, from: 0, isWhole: true, spansLines: false, into: &cells)
    #expect(end == RecordScanner.End(offset: 7, lines: 1))
    #expect(cells.count == 2 && cells[0].isQuoted && !cells[1].isQuoted)
  }
}
