import ChartCore

/// How a text table is read: where its values begin, what its columns hold and which of them is x.
struct TablePlan {
  let dialect: Dialect
  let layout: TableLayout
  let names: ColumnNames
  private(set) var columns: [ColumnGuess]
  private(set) var x: XChoice
  /// Whether columns come in pairs, each with an x of its own.
  let isOfPairs: Bool

  /// The plan for a text that begins with these rows.
  init(_ dialect: Dialect, rows: [TableRow]) {
    self.dialect = dialect
    layout = TableLayout(of: rows)
    names = ColumnNames(of: layout)
    let body = layout.body
    columns = (0..<layout.width).map { column in
      let texts = body.map { column < $0.cells.count ? $0.cells[column].text : "" }
      return ColumnGuess(texts, decimal: dialect.decimal, delimiter: dialect.delimiter)
    }
    isOfPairs = ColumnNames.arePairs(layout)
    x = isOfPairs ? .rows : XChoice(of: columns, names: names.names)
  }

  /// The same plan with days and months of the x column the other way round; nil where their order is known.
  var withOtherOrder: TablePlan? {
    guard case .moments(let column, _) = x, columns[column].isOrderOpen else { return nil }
    var plan = self
    plan.columns[column] = columns[column].withOtherOrder
    return plan
  }

  /// The columns of numbers that can be drawn.
  var drawn: [Int] {
    columns.indices.filter { index in
      guard index != x.column else { return false }
      return switch columns[index].kind {
      case .number, .empty: true
      case .moment, .time, .words: false
      }
    }
  }

  /// The unit that a column's numbers have.
  func unit(of column: Int) -> String? { names.units[column] ?? columns[column].unit }
}
