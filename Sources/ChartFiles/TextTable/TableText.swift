import ChartCore

extension ChartFile {
  /// Writes the table in the text at `path` part by part, as it is understood: names, then all rows, each at least as
  /// wide as the table, as RFC 4180 has it, in UTF-8. Values stand as they are in the text; `name` stands for the file
  /// where the end of its path says nothing.
  ///
  /// Blocks while it reads. Linear time, bounded memory.
  public static func tellTable<Failure: Error>(
    path: String, named name: String? = nil, options: ReadingOptions = ReadingOptions(),
    _ tell: (String) throws(Failure) -> Void
  ) throws {
    let name = name ?? ending(of: path)
    let file = try FileStream(path: path, name: name)
    do {
      var input = FormatInput(opening: file, name: name, options: options)
      _ = try input.prepare([.rows, .envelope, .table])
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
    var input = input
    let head = try input.window.head(FileHead.size)
    if let form = rows(in: head) { return try Self.tell(input, form, at: [], nil, tell) }
    if JSONEnvelope.isOwn(head) {
      let (table, form) = try JSONEnvelope(input).main
      if let form { return try Self.tell(input, form, at: table.steps, table.names, tell) }
      let rows = JSONTableRows(table)
      return try Self.tell(rows, try rows.plan(input.options), tell)
    }
    let (plan, template) = try plan(input)
    if let template { return try Self.tell(try LineRows(input.window, template), plan, tell) }
    try Self.tell(try RecordReader(input.window, plan.dialect), plan, tell)
  }

  private static func tell<Failure: Error>(
    _ input: FormatInput, _ form: JSONRows.Form, at steps: [JSONStep], _ names: [String]?,
    _ tell: (String) throws(Failure) -> Void
  ) throws {
    var all = try JSONRows(input.window, form, at: steps)
    let sample = try all.sample()
    while try all.next() {}
    let plan =
      form == .arrays
      ? try JSONRows.plan(sample, names, input.options)
      : try JSONRows.plan(sample, of: form, all.keys, input.options)
    try Self.tell(try JSONRows(input.window, form, at: steps, keys: all.keys), plan, tell)
  }

  private static func tell<Failure: Error>(
    _ rows: some RowSource, _ plan: TablePlan, _ tell: (String) throws(Failure) -> Void
  ) throws {
    var reader = rows
    if let names = plan.layout.plainNames { try tell(line(names, width: plan.layout.width)) }
    try reader.skipNames(of: plan.layout)
    while try reader.next() {
      if reader.isBlank || reader.problem != nil { continue }
      try tell(line(reader.row.map(\.text), width: plan.layout.width))
    }
  }

  /// A row of cells, filled up to a width; what is beyond that stays.
  private static func line(_ cells: [String], width: Int) -> String {
    let missing = Array(repeating: "", count: max(0, width - cells.count))
    return (cells + missing).map(\.asCell).joined(separator: ",") + "\r\n"
  }
}
