import ChartCore

extension FileFormat {
  /// Tables in text: numbers in columns, with whatever stands between them.
  static let table = FileFormat(
    name: "table", claims: { TableFile.isOwn($0.bytes) }, takesAnyEncoding: true,
    read: { (input) throws(Fault) in try TableFile.document(input) })
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

  /// Reads the table of a file; again, with days and months the other way round, where a later row shows that
  /// they are.
  static func document(_ input: FormatInput) throws(Fault) -> ChartDocument {
    var input = input
    _ = try input.window.head(Dialect.headSize)
    var plan = try plan(input)
    while true {
      var reader = try RecordReader(input.window, plan.dialect)
      var body = TableBody(plan)
      try body.read(&reader)
      guard body.contradictsOrder, let other = plan.withOtherOrder else {
        return try TextTable(plan, body).document(named: input.name)
      }
      plan = other
    }
  }

  /// How the table of a file is read, as its beginning and the options say.
  static func plan(_ input: FormatInput) throws(Fault) -> TablePlan {
    var window = input.window
    let head = try window.head(Dialect.headSize)
    let isWhole = !window.hasMore && window.end <= head.endIndex
    var dialect = Dialect(of: head, isWhole: isWhole, delimiter: input.table.delimiter)
    dialect.encoding = input.encoding
    return try TablePlan(dialect, rows: try rows(window, dialect), options: input.table)
  }

  private static var tooManyColumns: Fault {
    Fault(ofFile: "at most \(Limits.series) columns were expected in the table, found more")
  }

  /// The rows at the beginning of a text that were looked at for its dialect.
  private static func rows(_ window: ByteWindow, _ dialect: Dialect) throws(Fault) -> [TableRow] {
    var reader = try RecordReader(window, dialect)
    var rows: [TableRow] = []
    var record = 0
    while try reader.next(), reader.position <= Dialect.headSize || rows.isEmpty {
      guard reader.cells.count <= Limits.series else { throw tooManyColumns }
      if !reader.isBlank {
        rows.append(TableRow(record: record, line: reader.line, cells: reader.row))
      }
      record += 1
    }
    return rows
  }
}
