import ChartCore

/// So many rows are shown: enough to see whether columns are what people take them for.
private let mostRows = 6
/// A cell is cut to so many letters: more are not looked at.
private let longestCell = 40

/// The beginning of a table as it is understood.
public struct TablePreview: Equatable, Sendable {
  /// A column of it.
  public struct Column: Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// Whether it has moments or numbers, so that it may be x.
    public let mayBeX: Bool
    /// Its first cells, as they are written.
    public let cells: [String]
  }

  /// How the table is written; nil for tables in JSON, where nothing is to be guessed.
  public let dialect: Dialect?
  /// Its columns, all of them.
  public let columns: [Column]
  /// The column that is x; nil where that is the rows' numbers, or pairs have one each.
  public let x: Int?

  init(_ plan: TablePlan, dialect: Dialect?) {
    self.dialect = dialect
    x = plan.x.column
    let rows = plan.layout.body.prefix(mostRows)
    columns = plan.columns.indices.map { index in
      Column(
        name: plan.names.names[index],
        mayBeX: XChoice(column: index, of: plan.columns, names: plan.names.names) != nil,
        cells: rows.map { row in
          index < row.cells.count ? String(row.cells[index].text.prefix(longestCell)).onOneLine : ""
        })
    }
  }
}

extension ChartFile {
  /// The beginning of the table at `path` as it is read with these options. Blocks while it reads the first
  /// rows.
  public static func preview(
    path: String, options: TableOptions = TableOptions()
  ) throws(ChartFileError) -> TablePreview {
    let name = ending(of: path)
    let stream = Compression.opened(try FileStream(path: path, name: name))
    do throws(Fault) {
      let window = ByteWindow(PieceSource(stream, follower: nil))
      var input = FormatInput(window: window, name: name, table: options)
      guard try input.prepare([.rows, .envelope, .table]) != nil else {
        throw FileLooks.refusal(of: input.window)
      }
      return try TableFile.preview(input)
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }
}

extension TableFile {
  /// The beginning of a table.
  static func preview(_ input: FormatInput) throws(Fault) -> TablePreview {
    var input = input
    let head = try input.window.head(FileHead.size)
    guard let form = rows(in: head) else {
      if JSONEnvelope.isOwn(head) { return try preview(ofEnvelope: input) }
      let (plan, template) = try plan(input)
      return TablePreview(plan, dialect: template == nil ? plan.dialect : nil)
    }
    var rows = try JSONRows(input.window, form)
    let sample = try rows.sample()
    return TablePreview(
      try JSONRows.plan(sample, of: form, rows.keys, input.table), dialect: nil)
  }

  /// The beginning of the table that is shown first of those in a JSON text.
  private static func preview(ofEnvelope input: FormatInput) throws(Fault) -> TablePreview {
    let table = try JSONEnvelope(input).main.table
    return TablePreview(try JSONTableRows(table).plan(input.table), dialect: nil)
  }
}
