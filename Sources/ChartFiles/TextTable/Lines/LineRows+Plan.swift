import ChartCore

/// So many lines are looked at.
private let mostLines = 200

extension LineRows {
  /// How the lines at the beginning of a text are read as a table; nil where they are not written alike, or where a table's
  /// reading of them tells as much.
  static func plan(
    _ window: ByteWindow, within size: Int, besides plan: TablePlan?, _ options: TableOptions
  ) throws(Fault) -> (plan: TablePlan, template: LineTemplate)? {
    if let plan, plan.tellsEnough { return nil }
    guard let template = LineTemplate(of: try lines(window, within: size), options.words),
      template.hasMoment || template.hasKeys || plan?.drawn.isEmpty ?? true
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
  fileprivate var tellsEnough: Bool {
    if !layout.headers.isEmpty, x.kind == .moments { return true }
    guard !drawn.allSatisfy({ columns[$0].kind == .empty }) else { return false }
    return x.kind == .moments || x.kind == .durations || !layout.headers.isEmpty
  }
}
