import ChartCore
import Foundation
import Testing

@testable import ChartFiles

@Suite struct TablePreviewTests {
  private func preview(
    _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> TablePreview {
    var options = ReadingOptions()
    change(&options)
    let input = FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv", options: options)
    return try TableFile.preview(input)
  }

  @Test func namesAndFirstCells() throws {
    let preview = try preview("day;a (m);note\n01.02.2026;1,5;x\n02.02.2026;;y\n")
    #expect(preview.columns.map(\.name) == ["day", "a", "note"])
    #expect(
      preview.columns.map { $0.cells.map(\.text) } == [
        ["01.02.2026", "02.02.2026"], ["1,5", ""], ["x", "y"],
      ])
    #expect(preview.columns.map(\.isOfNumbers) == [false, true, false])
    #expect(preview.columns.map(\.mayBeX) == [true, true, false])
    #expect(preview.x == 0)
    #expect(preview.dialect?.delimiter == .sign(";"))
  }

  /// What its beginning becomes is there, of a file that goes on within a line too.
  @Test(arguments: [3, 20_000])
  func theChartOfItsBeginning(rows: Int) throws {
    let text = "day,a\n" + (1...rows).map { "\($0),\($0 * 2)\n" }.joined()
    let path = FileManager.default.temporaryDirectory.appending(path: "preview-\(rows).csv").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let chart = try #require(try ChartFile.preview(path: path).chart)
    #expect(chart.series.map(\.name) == ["a"] && chart.x[0] == 1)
    #expect(rows > 3 ? chart.x.count > 1_000 && chart.x.count < rows : chart.x.count == rows)
    #expect(chart.series[0].column[chart.x.count - 1] == Double(2 * chart.x.count))
    var options = ReadingOptions()
    options.text.x = "a"
    let other = try #require(try ChartFile.preview(path: path, options: options).chart)
    #expect(other.series.map(\.name) == ["day"])
  }

  @Test(
    "cells are shown as they are read",
    arguments: [
      ("1,5", ",", "1.5"), ("1,5", ".", "1,5"), ("1.500", ",", "1\u{202F}500"),
      ("1.500", ".", "1.5"), ("2,5", nil, "2.5"),
    ] as [(String, Unicode.Scalar?, String)])
  func meaning(cell: String, decimal: Unicode.Scalar?, meaning: String) throws {
    let preview = try preview("a;b\n1;\(cell)\n2;\(cell)\n") { $0.text.decimal = decimal }
    #expect(preview.columns[1].cells.map(\.meaning) == [meaning, meaning])
  }

  @Test func momentsAreShownInTheirZoneAndWhatIsNoneAsAGap() throws {
    let text = "t,v,at\n1767225600,1,09:05\n1767312000,2,10:00\n1767398400,x,n\n"
    let preview = try preview(text) { $0.place.zone = Zone(offset: 2 * 3_600_000) }
    #expect(
      preview.columns.map { $0.cells.map(\.meaning) } == [
        ["Thu, 1 Jan 2026, 02:00", "Fri, 2 Jan 2026, 02:00", "Sat, 3 Jan 2026, 02:00"],
        ["1", "2", "–"], ["09:05", "10:00", "–"],
      ])
    let clocks = try self.preview("t,v\n2026-01-01 08:00,1\n2026-01-02T08:00Z,2\n") {
      $0.place.zone = Zone(offset: 2 * 3_600_000)
    }
    #expect(
      clocks.columns[0].cells.map(\.meaning) == [
        "Thu, 1 Jan 2026, 08:00", "Fri, 2 Jan 2026, 10:00",
      ])
  }

  @Test func whatIsChosenIsSeen() throws {
    let text = "a,b\n1,2\n2,4\n"
    #expect(try preview(text) { $0.text.x = "b" }.x == 1)
    #expect(try preview(text) { $0.text.x = "row" }.x == nil)
    #expect(
      try preview(text) { $0.text.headerRows = 0 }.columns.map(\.name) == ["Column 1", "Column 2"])
    #expect(try preview(text) { $0.text.delimiter = .sign(";") }.columns.count == 1)
  }

  @Test func onlyTheFirstRowsAndLettersAreShown() throws {
    let long = String(repeating: "y", count: 500)
    let preview = try preview("a,b\n" + String(repeating: "1,\(long)\n", count: 50))
    #expect(preview.columns.map(\.cells.count) == [6, 6])
    #expect(preview.columns[1].cells[0].text.count == 40)
  }

  @Test func aTableOfJSONHasNoDialect() throws {
    let preview = try preview(#"[{"t":1,"v":2},{"t":2,"v":3}]"#)
    #expect(preview.dialect == nil)
    #expect(preview.columns.map(\.name) == ["t", "v"])
  }
}
