import ChartCore

extension ChartFile {
  /// Writes the table in the text at `path` part by part, as it is understood: names, then all rows, each as wide
  /// as the table, as RFC 4180 has it, in UTF-8. Values stand as they are in the text.
  ///
  /// Blocks while it reads. Linear time, bounded memory.
  public static func tellTable<Failure: Error>(
    path: String, options: TableOptions = TableOptions(), _ tell: (String) throws(Failure) -> Void
  ) throws {
    let name = String(path.split(separator: "/").last ?? "/")
    let stream = Compression.opened(try FileStream(path: path, name: name))
    do {
      let window = ByteWindow(PieceSource(stream, follower: nil))
      var input = FormatInput(window: window, name: name, table: options)
      _ = try input.prepare([.table])
      try TableFile.tell(input, tell)
    } catch let fault as Fault {
      throw ChartFileError(fault, at: nil, file: name)
    }
  }
}

extension TableFile {
  fileprivate static func tell<Failure: Error>(
    _ input: FormatInput, _ tell: (String) throws(Failure) -> Void
  ) throws {
    let plan = try plan(input)
    var reader = try RecordReader(input.window, plan.dialect)
    if let names = plan.layout.plainNames { try tell(line(names, width: plan.layout.width)) }
    try reader.skipNames(of: plan.layout)
    while try reader.next() {
      if reader.isBlank { continue }
      try tell(line(reader.row.map(\.text), width: plan.layout.width))
    }
  }

  /// A row of cells, cut or filled up to a width.
  private static func line(_ cells: [String], width: Int) -> String {
    let missing = Array(repeating: "", count: max(0, width - cells.count))
    return (cells.prefix(width) + missing).map(cell).joined(separator: ",") + "\r\n"
  }

  /// A cell, in quotes where it needs them.
  private static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { "\",\r\n".utf8.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
