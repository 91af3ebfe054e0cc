import ChartCore

extension FileFormat {
  /// Tables in text: numbers in columns, with whatever stands between them.
  static let table = FileFormat(
    name: "table", claims: { TableFile.isOwn($0.bytes) }, takesAnyEncoding: true,
    reader: .document { (input) throws(Fault) in try TableFile.document(input) })
}

extension FileFormat {
  /// The same tables in JSON: an object a line, or an array of rows. To be asked before others that are JSON.
  static let rows = FileFormat(
    name: table.name, claims: { TableFile.rows(in: $0.bytes) != nil }, takesAnyEncoding: true,
    reader: table.reader)
}

/// Reads tables in text.
enum TableFile {
  /// Whether a file begins as a table does: with rows, or with text that has numbers.
  static func isOwn(_ bytes: ArraySlice<UInt8>) -> Bool {
    let encoding = TextEncoding(of: bytes)
    let text = encoding == .utf8 ? bytes : Array(encoding.text(of: bytes).utf8)[...]
    return switch FileLooks(of: text) {
    case .table: true
    case .text: text.contains { $0 &- UInt8(ascii: "0") < 10 }
    default: false
    }
  }

  /// Reads the table of a file.
  static func document(_ input: FormatInput) throws(Fault) -> ChartDocument {
    var input = input
    if let form = rows(in: try input.window.head(FileHead.size)) {
      return try document(input, of: form).document
    }
    _ = try input.window.tableHead()
    let head = try TableHead(input)
    if input.options.text.isOpen,
      let all = try SectionRows.document(input, head.reading.dialect, head.reading.rows)
    {
      return all
    }
    if input.options.text.isOpen,
      let text = Transposed.text(of: head.reading.rows, isWhole: head.isWhole)
    {
      input.window = ByteWindow(text)
      return try document(input)
    }
    if input.options.text.isOpen,
      let text = DayRows.text(of: head.reading.rows, isWhole: head.isWhole)
    {
      input.window = ByteWindow(text)
      return try document(input)
    }
    if input.options.text.isOpen,
      let text = PressureCells.text(
        of: head.reading.rows, head.reading.dialect, isWhole: head.isWhole,
        input.options.place.words)
    {
      input.window = ByteWindow(text)
      return try document(input)
    }
    let (first, template) = try plan(head, input)
    if let template { return try document(input, first, template) }
    let (plan, body, _) = try read(first, input, named: input.name) { (plan) throws(Fault) in
      try RecordReader(input.window, plan.dialect)
    }
    return try TextTable(plan, body).document(named: input.name).ofTable.with(head.choices)
  }

  /// Reads a log whose lines are written as a template is.
  private static func document(
    _ input: FormatInput, _ plan: TablePlan, _ template: LineTemplate
  ) throws(Fault) -> ChartDocument {
    let (plan, body, _) = try read(plan, input, named: input.name) { (_) throws(Fault) in
      try LineRows(input.window, template)
    }
    return try TextTable(plan, body).document(named: input.name).ofTable
  }

  /// Reads a table of JSON whose rows stand at the end of a way, and the keys behind it that have numbers; again where
  /// later rows have keys that the first ones had not. `names` are those of the values of arrays, where something says
  /// them, `words` what keys are called.
  static func document(
    _ input: FormatInput, of form: JSONRows.Form, at steps: [JSONStep] = [],
    _ names: [String]? = nil, words: [String: String] = [:], named title: String? = nil
  ) throws(Fault) -> (document: ChartDocument, behind: [String]) {
    var input = input
    if let title { input.name = title }
    var facts = PriceFacts()
    if case .keyed = form {
      facts = PriceFacts(besideRowsOf: try input.window.head(FileHead.size))
      input.options.place.zone = input.options.place.zone ?? facts.zone
    }
    func table(
      _ sample: [TableRow], _ keys: JSONKeys
    ) throws(Fault) -> (TablePlan, TableBody, JSONRows) {
      let plan =
        form == .arrays
        ? try JSONRows.plan(sample, names, input.options)
        : try JSONRows.plan(sample, of: form, keys, words: words, input.options)
      return try read(plan, input, named: input.name) { (_) throws(Fault) in
        try JSONRows(input.window, form, at: steps, keys: keys)
      }
    }
    var first = try JSONRows(input.window, form, at: steps)
    let sample = try first.sample()
    var (plan, body, rows) = try table(sample, first.keys)
    if let late = rows.lateRow { (plan, body, rows) = try table(sample + [late], rows.keys) }
    let document = try TextTable(plan, body).document(named: input.name, prices: facts).ofTable
    return (document, rows.behind)
  }

  /// Reads rows from their start as a plan says; again, as another one says, where the rows show that they are otherwise.
  static func read<Rows: RowSource>(
    _ plan: TablePlan, _ input: FormatInput, named name: String,
    _ start: (TablePlan) throws(Fault) -> Rows
  ) throws(Fault) -> (TablePlan, TableBody, Rows) {
    var plan = plan
    while true {
      var rows = try start(plan)
      var body = TableBody(plan)
      try body.read(&rows) { body in
        input.follower?.growAll { charts(of: body, plan, named: name) }
      }
      guard let other = plan.corrected(by: body) else { return (plan.told(by: body), body, rows) }
      plan = other
    }
  }

  /// The charts that a table has so far; none while it may turn out to be another one.
  private static func charts(
    of body: TableBody, _ plan: TablePlan, named name: String
  ) -> [Table] {
    guard plan.withOtherOrder == nil else { return [] }
    let table = try? TextTable(plan, body.copy())
    return (try? table?.document(named: name).tables) ?? []
  }

  /// How a file has rows in JSON; nil where it has none.
  static func rows(in head: ArraySlice<UInt8>) -> JSONRows.Form? {
    let encoding = TextEncoding(of: head)
    guard encoding != .utf8 else { return JSONRows.Form(of: head) }
    return JSONRows.Form(of: Array(encoding.text(of: head).utf8)[...])
  }

  /// How the table of a file is read, as its beginning and the options say; as lines of a template where it has one.
  static func plan(_ input: FormatInput) throws(Fault) -> (TablePlan, LineTemplate?) {
    try plan(try TableHead(input), input)
  }

  private static func plan(
    _ head: TableHead, _ input: FormatInput
  ) throws(Fault) -> (TablePlan, LineTemplate?) {
    let plan = head.reading.plan
    let lines =
      input.options.text.isOpen
      ? try LineRows.plan(input.window, within: head.size, besides: plan, input.options) : nil
    return lines.map { ($0.plan, $0.template) } ?? (plan, nil)
  }
}
