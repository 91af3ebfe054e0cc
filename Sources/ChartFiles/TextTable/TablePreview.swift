public import ChartCore

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
    /// What it is there for, as far as the beginning tells.
    public let role: TableRole
    /// Why it is taken for that; nil where nothing tells.
    public let why: Phrase?
    /// Whether it has numbers, which stand at the end of its cells.
    public let isOfNumbers: Bool
    /// Its first cells.
    public let cells: [Cell]
  }

  /// A cell of a column.
  public struct Cell: Equatable, Sendable {
    /// What is in it, as it is written.
    public let text: String
    /// What it is read as, as charts write it: a dash where its column has a number or a moment, and it has none.
    public let meaning: String
  }

  /// How the table is written; nil for tables in JSON, where nothing is to be guessed.
  public let dialect: Dialect?
  /// Its columns, all of them.
  public let columns: [Column]
  /// The column that is x; nil where that is the rows' numbers, or pairs have one each.
  public let x: Int?
  /// The first chart that its beginning becomes; nil where that becomes none by itself.
  public fileprivate(set) var chart: Table?

  init(_ plan: TablePlan, dialect: Dialect?, _ reports: [ColumnReport] = []) {
    self.dialect = dialect
    x = plan.x.column
    let rows = plan.layout.body.prefix(mostRows)
    columns = plan.columns.indices.map { index in
      Column(
        name: plan.names.names[index],
        mayBeX: XChoice(column: index, of: plan.columns, names: plan.names.names) != nil,
        role: reports.indices.contains(index) ? reports[index].role : plan.likelyRole(of: index),
        why: reports.indices.contains(index) ? reports[index].why : nil,
        isOfNumbers: plan.format(of: index) != nil && plan.x.column != index,
        cells: rows.map { row in
          plan.preview(of: index < row.cells.count ? row.cells[index].text : "", in: index)
        })
    }
  }
}

extension TablePlan {
  /// What a column is there for, as its cells by themselves tell.
  fileprivate func likelyRole(of column: Int) -> TableRole {
    if let role = roles[column] { return role }
    if x.columns.contains(column) { return .x }
    return columns[column].areWords ? .words : columns[column].isMoment ? .clock : .value
  }

  fileprivate func preview(of text: String, in column: Int) -> TablePreview.Cell {
    TablePreview.Cell(text: text.beginning, meaning: meaning(of: text, in: column).beginning)
  }

  /// What a cell is read as, as charts write it; words, times and nothing are as they are written.
  private func meaning(of text: String, in column: Int) -> String {
    let kind = columns[column].kind
    guard !text.isBlank, kind != .words, kind != .partOfYear, kind != .empty else { return text }
    guard let cell = CellCursor(text), kind.value(of: cell).isFinite else {
      return formats.value(.nan)
    }
    let value = kind.value(of: cell)
    switch kind {
    case .moment(let order): return moment(value, of: MomentCell(cell, order))
    case .number where x.column == column && x.kind == .moments: return moment(value, of: nil)
    case .number: return formats.value(value)
    case .time, .words, .partOfYear, .empty: return text
    }
  }

  private func moment(_ value: Double, of cell: MomentCell?) -> String {
    var moments = RowMoments(cell == nil ? x : .moments(column: 0), in: zone)
    moments.sayZone = !hasDaysOfClocks && cell?.offset != nil
    return formats.moment(moments.x(of: value) ?? .nan, step: nil, in: zone)
  }
}

extension String {
  fileprivate var beginning: String { String(prefix(longestCell)).onOneLine }
}

extension ChartFile {
  /// The beginning of the table at `path` as it is read with these options. Blocks while it reads the first
  /// rows.
  public static func preview(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(ChartFileError) -> TablePreview {
    let name = ending(of: path)
    let file = try FileStream(path: path, name: name)
    do throws(Fault) {
      var input = FormatInput(opening: file, name: name, options: options)
      guard try input.prepare([.rows, .envelope, .table]) != nil else {
        throw FileLooks.refusal(of: input.window)
      }
      var preview = try TableFile.preview(input)
      preview.chart = try? beginning(of: input, options).tables.first
      return preview
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }
}

extension ChartFile {
  /// What the whole lines at the beginning of a text become.
  private static func beginning(
    of input: FormatInput, _ options: ReadingOptions
  ) throws -> ChartDocument {
    var window = input.window
    let head = try window.head(FileHead.size)
    let isAll = head.count < FileHead.size
    let lines = isAll ? head : head[...(head.lastIndex(of: lineFeed) ?? head.endIndex - 1)]
    return try parse(Array(lines), name: input.name, options: options)
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
      return TablePreview(
        plan, dialect: template == nil ? plan.dialect : nil,
        template == nil ? reports(of: plan, head: input) : [])
    }
    var rows = try JSONRows(input.window, form)
    let sample = try rows.sample()
    return TablePreview(
      try JSONRows.plan(sample, of: form, rows.keys, input.options), dialect: nil)
  }

  /// What becomes of the columns of a table, as its beginning tells; nothing where that has no values.
  private static func reports(of plan: TablePlan, head input: FormatInput) -> [ColumnReport] {
    var window = input.window
    guard let head = try? window.tableHead(), let end = head.lastIndex(of: lineFeed),
      var rows = try? RecordReader(ByteWindow(Array(head[...end])), plan.dialect)
    else { return [] }
    var body = TableBody(plan)
    try? body.read(&rows)
    return (try? TextTable(plan, body).document(named: input.name))?.columns ?? []
  }

  /// The beginning of the table that is shown first of those in a JSON text.
  private static func preview(ofEnvelope input: FormatInput) throws(Fault) -> TablePreview {
    let table = try JSONEnvelope(input).main.table
    return TablePreview(try JSONTableRows(table).plan(input.options), dialect: nil)
  }
}
