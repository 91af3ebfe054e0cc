import ChartCore

/// The words of more columns are not kept: nobody reads so many beside numbers.
private let mostWordColumns = 32

/// How a text table is read: where its values begin, what its columns hold and which of them is x.
struct TablePlan {
  let dialect: Dialect
  let layout: TableLayout
  let names: ColumnNames
  private(set) var columns: [ColumnGuess]
  private(set) var x: XChoice
  /// Whether columns come in pairs, each with an x of its own.
  let isOfPairs: Bool

  /// Whether x repeats in the rows that were looked at, so that words may tell them apart.
  let mayBeLong: Bool
  /// The zone of the moments of x that do not say theirs, which all are told in.
  let zone: Zone
  /// How what is said of it is written.
  let formats: Formats
  /// Whether columns that are called as prices are may be drawn as prices.
  let mayHavePrices: Bool
  /// Whether the moments of x are those of clocks, of which neither the table nor anybody else says where they are.
  let isOfOwnClocks: Bool
  /// The columns of which one chart is to be made; nil for all that can be drawn, on as many as they need.
  let chosen: [Int]?

  /// The plan for a text that begins with these rows; a fault where the options name no column.
  init(
    _ dialect: Dialect, rows: [TableRow], options: TableOptions = TableOptions()
  ) throws(Fault) {
    let layout = TableLayout(of: rows, headerRows: options.headerRows)
    try self.init(dialect, layout, options)
  }

  /// The plan for a table that is laid out so; a fault where the options name no column.
  init(
    _ dialect: Dialect, _ layout: TableLayout, _ options: TableOptions
  ) throws(Fault) {
    self.dialect = dialect
    let names = ColumnNames(of: layout, options.words)
    let order = DateHints.order(of: layout, in: dialect) ?? DateOrder(options.formats)
    let columns = (0..<layout.width).map { column in
      ColumnGuess(
        layout.texts(ofColumn: column), dialect, decimal: options.decimal, now: options.now,
        order: order)
    }.withOrdersOfOthers { column, order in
      ColumnGuess(
        layout.texts(ofColumn: column), dialect, decimal: options.decimal, now: options.now,
        order: order, isOrderSure: true)
    }
    isOfPairs = options.x == nil && ColumnNames.arePairs(layout)
    let x = isOfPairs ? .rows : try Self.x(options.x, of: columns, names)
    let values = x.column.map { columns[$0].values } ?? []
    mayBeLong = Set(values).count < values.count
    formats = options.formats
    mayHavePrices = !options.isWithoutPrices
    isOfOwnClocks =
      if options.zone == nil, case .moments(let column, _) = x {
        !columns[column].saysOffsets
      } else {
        false
      }
    zone = options.zone ?? Zone(offset: x.column.flatMap { columns[$0].offset } ?? 0)
    chosen = try Self.chosen(options.series, names)
    (self.layout, self.names, self.columns, self.x) = (layout, names, columns, x)
  }

  private static func x(
    _ name: String?, of columns: [ColumnGuess], _ names: ColumnNames
  ) throws(Fault) -> XChoice {
    guard let name else { return XChoice(of: columns, names: names.names) }
    if name == "row", names.column(meant: name) == nil { return .rows }
    let column = try names.column(named: name, by: "--x")
    if let choice = XChoice(column: column, of: columns, names: names.names) { return choice }
    throw Fault(ofFile: "--x \(name.quoted) names a column without moments or numbers")
  }

  private static func chosen(_ names: [String]?, _ known: ColumnNames) throws(Fault) -> [Int]? {
    guard let names else { return nil }
    var columns: [Int] = []
    for name in names {
      let column = try known.column(named: name, by: "--series")
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// Whether x is days by the clocks of a place that the table does not name.
  var hasDaysOfClocks: Bool {
    guard case .moments(let column, _) = x else { return false }
    return columns[column].areDaysOfClocks
  }

  /// Whether x stands in one column, and is what its cells say.
  var hasPlainX: Bool { x.isPlain && !hasDaysOfClocks }

  /// The same plan with days and months of the x column the other way round; nil where their order is known.
  var withOtherOrder: TablePlan? {
    guard case .moments(let column, _) = x, columns[column].isOrderOpen else { return nil }
    var plan = self
    plan.columns[column] = columns[column].withOtherOrder
    return plan
  }

  /// The columns of numbers that can be drawn.
  var drawn: [Int] {
    (chosen ?? Array(columns.indices)).filter { index in
      guard index != x.column else { return false }
      return switch columns[index].kind {
      case .number, .empty: true
      case .time: durationUnit(of: index) != nil
      case .moment, .words: false
      }
    }
  }

  /// The columns whose words are kept, the first ones.
  var wordColumns: [Int] {
    let words = columns.indices.filter { $0 != x.column && columns[$0].kind == .words }
    return isOfPairs ? [] : Array(words.prefix(mostWordColumns))
  }

  /// How a column's numbers are written; one that was empty so far has them as the table has. Nil for others.
  func format(of column: Int) -> NumberFormat? {
    switch columns[column].kind {
    case .number(let format): format
    case .empty: NumberFormat(of: [], in: dialect)
    case .moment, .time, .words: nil
    }
  }

  /// The unit that a column's numbers have.
  func unit(of column: Int) -> String? {
    names.units[column] ?? columns[column].unit ?? durationUnit(of: column)?.name
  }
}

extension TablePlan {
  /// What rows should have as x, in words.
  var expectedX: Phrase {
    let name = x.column.map { names.names[$0].quoted } ?? ""
    let what: Phrase =
      switch x {
      case .durations: "a time"
      case .numbers, .rows: "a number"
      case .moments, .epoch, .days, .years: "a moment"
      }
    return "\(what) was expected in \(name)"
  }
}
