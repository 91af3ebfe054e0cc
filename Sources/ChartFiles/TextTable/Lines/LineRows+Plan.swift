import ChartCore

/// So many lines are looked at.
private let mostLines = 200

extension LineRows {
  /// How the lines at the beginning of a text are read as a table; nil where they are not written alike, or where a table's
  /// reading of them tells as much.
  static func plan(
    _ window: ByteWindow, within size: Int, besides plan: TablePlan?, _ options: ReadingOptions
  ) throws(Fault) -> (plan: TablePlan, template: LineTemplate)? {
    guard let template = LineTemplate(of: try lines(window, within: size), options.place.words),
      plan.map({ !$0.tellsEnough(beside: template) }) ?? true,
      template.hasMoment || template.hasKeys
        || plan.map({ $0.tellsNothing(beside: template) }) ?? true
    else { return nil }
    var rows = try LineRows(window, template)
    var sample: [TableRow] = []
    while sample.count < mostLines, try rows.next() {
      if rows.problem == nil, !rows.isBlank {
        sample.append(TableRow(record: sample.count, line: rows.line, cells: rows.row))
      }
    }
    let layout = TableLayout(names: template.names, rows: sample)
    return (try TablePlan(dialect, layout, options), template)
  }

  private static func lines(_ window: ByteWindow, within size: Int) throws(Fault) -> [String] {
    var reader = try RecordReader(window, dialect)
    var lines: [String] = []
    while lines.count < mostLines, try reader.next(), reader.position <= size || lines.isEmpty {
      if !reader.isBlank { lines.append(reader.text(ofCell: 0)) }
    }
    return lines
  }
}

extension TablePlan {
  /// Whether it has a time as x and numbers over it, or names: then lines are no lines of a log.
  fileprivate func tellsEnough(beside template: LineTemplate) -> Bool {
    if hasNames, x.kind == .moments { return true }
    if x == .rows, hasNumbersInWords { return false }
    guard !drawn.allSatisfy({ columns[$0].kind == .empty }) else { return false }
    if hasNames { return true }
    switch x.kind {
    case .moments: return !(template.hasMoment && hasOneMoment)
    case .durations: return !(template.hasMoment || template.beginsWithTime && x.column != 0)
    default: return false
    }
  }

  /// Whether a column has words with other figures in each row, which are no names: `iter 10: loss 4.04`.
  private var hasNumbersInWords: Bool {
    columns.indices.contains { column in
      guard columns[column].kind == .words else { return false }
      let texts = layout.texts(ofColumn: column).filter { !$0.isBlank }
      let told = texts.count { text in text.contains(where: \.isNumber) && text.contains(":") }
      return told * 2 > layout.body.count && Set(texts).count * 10 > texts.count * 9
    }
  }

  /// Whether it has no numbers, or calls columns by the first line of a log, or no x beside lines that begin with one in
  /// brackets.
  fileprivate func tellsNothing(beside template: LineTemplate) -> Bool {
    drawn.isEmpty || isNamedByLine || x == .rows && template.pattern.first == UInt8(ascii: "[")
  }

  /// Whether its columns have names that are none of the values of a log's first line.
  private var hasNames: Bool { !layout.headers.isEmpty && !isNamedByLine }

  /// Whether what its columns are called is a line like others, not names.
  private var isNamedByLine: Bool {
    let names = layout.headers.joined()
    return names.contains { $0.isPartOfLine }
      || dialect.delimiter == .blanks && names.contains { $0.isPartOfSentence }
  }

  /// Whether all rows that were looked at have the same moment: it is a day, or a part of one.
  private var hasOneMoment: Bool {
    guard case .moments(let column) = x else { return false }
    return Set(columns[column].values.filter { !$0.isNaN }).count < 2
  }
}

extension String {
  /// Whether it is a number or a word with a sign of sentences behind it, or words in brackets as logs begin with.
  fileprivate var isPartOfSentence: Bool {
    let text = trimmed
    if text.count > 1, text.last == "," || text.last == ":" { return true }
    return text.first == "[" && text.last == "]" && text.count > 4
  }

  /// Whether it is an address or a number with brackets as the first lines of logs have them, and columns' names do not.
  fileprivate var isPartOfLine: Bool {
    let text = trimmed
    let points = text.split(separator: ".")
    if points.count > 3, points.allSatisfy({ $0.contains(where: \.isNumber) }) { return true }
    return text.last == "]" && text.dropLast().allSatisfy(\.isNumber) && text.count > 1
  }
}
