import Testing

@testable import ChartFiles

@Suite struct TablePreviewTests {
  private func preview(
    _ text: String, _ change: (inout TableOptions) -> Void = { _ in }
  ) throws -> TablePreview {
    var options = TableOptions()
    change(&options)
    let input = FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv", table: options)
    return try TableFile.preview(input)
  }

  @Test func namesAndFirstCellsAreAsTheyAreWritten() throws {
    let preview = try preview("day;a (m);note\n01.02.2026;1,5;x\n02.02.2026;;y\n")
    #expect(preview.columns.map(\.name) == ["day", "a", "note"])
    #expect(
      preview.columns.map(\.cells) == [["01.02.2026", "02.02.2026"], ["1,5", ""], ["x", "y"]])
    #expect(preview.columns.map(\.mayBeX) == [true, true, false])
    #expect(preview.x == 0)
    #expect(preview.dialect?.delimiter == .sign(";"))
  }

  @Test func whatIsChosenIsSeen() throws {
    let text = "a,b\n1,2\n2,4\n"
    #expect(try preview(text) { $0.x = "b" }.x == 1)
    #expect(try preview(text) { $0.x = "row" }.x == nil)
    #expect(
      try preview(text) { $0.headerRows = 0 }.columns.map(\.name) == ["Column 1", "Column 2"])
    #expect(try preview(text) { $0.delimiter = .sign(";") }.columns.count == 1)
  }

  @Test func onlyTheFirstRowsAndLettersAreShown() throws {
    let long = String(repeating: "y", count: 500)
    let preview = try preview("a,b\n" + String(repeating: "1,\(long)\n", count: 50))
    #expect(preview.columns.map(\.cells.count) == [6, 6])
    #expect(preview.columns[1].cells[0].count == 40)
  }

  @Test func aTableOfJSONHasNoDialect() throws {
    let preview = try preview(#"[{"t":1,"v":2},{"t":2,"v":3}]"#)
    #expect(preview.dialect == nil)
    #expect(preview.columns.map(\.name) == ["t", "v"])
  }
}
