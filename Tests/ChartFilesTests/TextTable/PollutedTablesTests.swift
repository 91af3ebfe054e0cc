import Testing

@testable import ChartFiles

/// A table of dates, times, amounts, prices and texts, written out in the ways that Vitagliano et al., "Pollock: A Data
/// Loading Benchmark" (2023), found in public files; beside each what it says.
private struct PollutedTable: CustomTestStringConvertible {
  let name: String
  let text: String
  var header: [String]? = Self.names
  var rows = Self.rows

  var testDescription: String { name }

  static let names = [
    "DATE", "TIME", "Qty", "PRODUCTID", "Price", "ProductType", "ProductDescription", "URL",
    "Comments",
  ]
  static let rows = (0..<60).map { row in
    let words = [
      "plain", "Cable, 2 m", "5\" screen, \"new\"", "a lamp; with shade", "it's a desk",
      "\"Nice\", he said",
    ]
    return [
      "\(two(row % 28 + 1))/\(two(row % 12 + 1))/2018", "\(two(row % 24)):\(two(row * 7 % 60))",
      "\(row % 9 + 1)", "\(10_000 + row * 37)", "\(row * 13).\(two(row * 3 % 100))",
      ["Box", "Lamp", "Desk chair"][row % 3], words[row % 6], "http://example.com/p?id=\(row)&x=1",
      row % 4 == 0 ? "" : words[(row + 3) % 6],
    ]
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension PollutedTable {
  /// A row as a dialect has it.
  private static func line(
    _ cells: [String], _ delimiter: String = ",", quote: String = "\"", escape: String = "\""
  ) -> String {
    cells.map { cell in
      let isPlain = ![delimiter, quote, "\n"].contains { cell.contains($0) }
      let inner = cell.split(separator: quote, omittingEmptySubsequences: false)
      return isPlain ? cell : quote + inner.joined(separator: escape + quote) + quote
    }.joined(separator: delimiter)
  }

  private static func text(
    _ rows: [[String]], _ delimiter: String = ",", quote: String = "\"", escape: String = "\"",
    newline: String = "\r\n"
  ) -> String {
    rows.map { line($0, delimiter, quote: quote, escape: escape) + newline }.joined()
  }

  static let all =
    [
      PollutedTable(name: "as it is", text: text([names] + rows)),
      PollutedTable(name: "line feeds", text: text([names] + rows, newline: "\n")),
      PollutedTable(name: "returns", text: text([names] + rows, newline: "\r")),
      PollutedTable(name: "no end of the last line", text: String(text([names] + rows).dropLast())),
      PollutedTable(name: "two of them", text: text([names] + rows) + "\r\n"),
      PollutedTable(name: "no names", text: text(rows), header: nil),
      PollutedTable(name: "names alone", text: text([names]), rows: []),
      PollutedTable(name: "one row", text: text([names, rows[0]]), rows: [rows[0]]),
      PollutedTable(
        name: "names twice", text: text([names, names] + rows), header: names.map { "\($0) \($0)" }),
      PollutedTable(
        name: "names three times", text: text([names, names, names] + rows),
        header: names.map { "\($0) \($0) \($0)" }),
      PollutedTable(
        name: "a preamble", text: "Report of sales\r\nCreated 2019\r\n" + text([names] + rows)),
      PollutedTable(
        name: "a preamble with commas", text: "Sales, all\r\n\r\n" + text([names] + rows)),
      PollutedTable(name: "single quotes", text: text([names] + rows, quote: "'", escape: "'")),
      PollutedTable(name: "backslashes", text: text([names] + rows, escape: "\\")),
      PollutedTable(
        name: "the same table below", text: text([names] + rows + [names] + rows),
        rows: rows + [names] + rows),
      PollutedTable(
        name: "a narrow table below", text: text([names] + rows) + "A,B\r\n1,2\r\n",
        rows: rows + [["A", "B"], ["1", "2"]]),
      PollutedTable(
        name: "a wide table below", text: text([names] + rows + [names + ["K"], rows[0] + ["1"]]),
        rows: rows + [names + ["K"], rows[0] + ["1"]]),
    ]
    + [";", "\t", "|", " ", ", "].map { delimiter in
      PollutedTable(
        name: "\(delimiter.debugDescription) as delimiter", text: text([names] + rows, delimiter))
    }
    + [0, 1, 30, 59].flatMap { row in [0, 1, 4, 7].flatMap { faults(inRow: row, column: $0) } }

  /// Tables in which a row has a separator less, one more, or a stray quote.
  private static func faults(inRow row: Int, column: Int) -> [PollutedTable] {
    let cells = rows[row]
    let glued = cells[..<column] + [cells[column] + cells[column + 1]] + cells[(column + 2)...]
    let parted = cells[..<column] + [""] + cells[column...]
    var stray = cells
    stray[column] += "\""
    let strayLine = cells.indices.map { $0 == column ? stray[$0] : line([cells[$0]]) }
    return [
      ("less", line(Array(glued)), Array(glued)), ("more", line(Array(parted)), Array(parted)),
      ("stray quote", strayLine.joined(separator: ","), stray),
    ].map { name, line, cells in
      var (lines, rows) = (Self.rows.map { Self.line($0) }, Self.rows)
      (lines[row], rows[row]) = (line, cells)
      return PollutedTable(
        name: "\(name) in row \(row), column \(column)",
        text: ([Self.line(names)] + lines).joined(separator: "\r\n") + "\r\n", rows: rows)
    }
  }

  /// The table as it should be told.
  var told: String {
    ((header.map { [$0] } ?? []) + rows).map { row in
      Self.line(row + Array(repeating: "", count: max(0, Self.names.count - row.count))) + "\r\n"
    }.joined()
  }
}

@Suite struct PollutedTablesTests {
  @Test("are told as they are meant", arguments: PollutedTable.all)
  fileprivate func told(table: PollutedTable) throws {
    let folder = try TestFolder(["a.csv": table.text])
    var told = ""
    try ChartFile.tellTable(path: folder.path + "/a.csv") { told += $0 }
    let lines = zip(told.split(separator: "\r\n"), table.told.split(separator: "\r\n"))
    let difference = lines.first { $0 != $1 }.map { "\($0) is not \($1)" } ?? ""
    #expect(told == table.told, "\(difference)")
  }
}
