/// Which columns of a file stand on which chart of its board, and how people have them look.
public struct Sheet: Equatable, Sendable {
  /// The charts in order, at least one.
  public internal(set) var charts: [SheetChart]
  /// What people have changed of the columns, wherever they stand.
  public internal(set) var choices = SheetChoices()
  /// The columns that people compute, in the order in which they can be computed from each other.
  public internal(set) var computed: [ComputedColumn] = []

  /// Charts of columns that people have changed, some of which they compute.
  init(_ charts: [SheetChart], _ choices: SheetChoices, _ computed: [ComputedColumn]) {
    (self.charts, self.choices, self.computed) = (charts, choices, computed)
  }

  /// The sheet on which a file opens: its own charts. What is computed waits.
  public init(of catalog: ColumnCatalog) {
    charts = (0..<catalog.chartCount).filter { catalog.metrics(ofTable: $0).lowerBound == $0 }
      .map { SheetChart(ofTable: $0, on: catalog) }
    computed = catalog.computed
  }

  /// The chart that a column stands on; nil where it waits. Linear time in the columns.
  public func chart(ofColumn column: Int) -> Int? {
    charts.firstIndex { $0.columns.contains(column) }
  }

  /// How people see the prices of a chart at a place; nil where they have not chosen.
  public func view(ofChart place: Int) -> PriceView? { choices.views[charts[place].id] }
}

/// What people have changed of a board's columns, wherever they stand.
public struct SheetChoices: Equatable, Sendable {
  /// The words whose points are not drawn, by the names of their columns.
  public internal(set) var dropped: [String: Set<String>] = [:]
  /// How people have columns look.
  var looks: [Int: ColumnLook] = [:]
  /// How people see the prices of charts, by the charts' ids.
  var views: [Int: PriceView] = [:]
  /// The id of the next chart that people make: below 0, so that files may come.
  var nextID = -1

  /// How people have a column look.
  public func look(of column: Int) -> ColumnLook { looks[column] ?? ColumnLook() }

  /// How people have the columns of a chart look, of those that they changed.
  func looks(of chart: SheetChart) -> [Int: ColumnLook] {
    if looks.isEmpty { return [:] }
    let known = chart.columns.compactMap { column in looks[column].map { (column, $0) } }
    return Dictionary(uniqueKeysWithValues: known)
  }

  /// Has a column where it is on x by itself.
  mutating func putBack(_ column: Int) {
    guard looks[column]?.moved ?? 0 != 0 else { return }
    looks[column]?.moved = 0
    if looks[column] == ColumnLook() { looks[column] = nil }
  }

  /// How people see the prices of a chart; nil where they have not chosen.
  func view(of chart: SheetChart) -> PriceView? { views[chart.id] }
}

/// A chart of a sheet.
public struct SheetChart: Equatable, Sendable {
  /// What tells it from all others as long as its file is open: of the file's own charts their number, of those that
  /// people make one below 0.
  public internal(set) var id: Int
  /// The table of the file whose x and kind it has.
  public internal(set) var origin: Int
  /// Its columns in drawing order, at least one.
  public internal(set) var columns: [Int]
  /// Those of them whose values the axis at the right has, never all.
  public internal(set) var right: Set<Int>

  /// The chart that a table of the file makes by itself.
  init(ofTable table: Int, on catalog: ColumnCatalog) {
    (id, origin) = (table, table)
    let columns = catalog.columns(ofTable: table)
    self.columns = Array(columns)
    right = Set(catalog.tables[table].right.map { columns.lowerBound + $0 })
  }

  /// Whether it shows all of its table, and nothing else.
  func isWhole(on catalog: ColumnCatalog) -> Bool {
    let whole = SheetChart(ofTable: origin, on: catalog)
    return columns == whole.columns && right == whole.right
  }

  /// The same chart with another table in place of its own.
  fileprivate func showing(_ table: Int, on catalog: ColumnCatalog) -> SheetChart {
    let whole = SheetChart(ofTable: table, on: catalog)
    var chart = self
    (chart.origin, chart.columns, chart.right) = (table, whole.columns, whole.right)
    return chart
  }

  /// A chart that people make of a column.
  fileprivate init(id: Int, of column: Int, on catalog: ColumnCatalog) {
    (self.id, origin) = (id, catalog.table(ofColumn: column))
    (columns, right) = ([column], [])
  }

  /// A chart of a column that is the only one of a table.
  init(id: Int, origin: Int, of column: Int) {
    (self.id, self.origin, columns, right) = (id, origin, [column], [])
  }
}

/// What people have changed of how a column looks.
public struct ColumnLook: Equatable, Sendable {
  /// What they call it; nil for its own name.
  public var name: String?
  /// The colour they gave it; nil for its own.
  public var color: Color?
  /// By how much later they show it along x, in the unit of that.
  public var moved = 0.0
  /// The zones in which they see its values; nil for none.
  public var zones: ValueZones?

  /// A column as the file has it.
  public init() {}
}

// MARK: - Changes

extension Sheet {
  /// A change that people make. Charts are meant by their places on the board.
  public indirect enum Change: Equatable, Sendable {
    /// Puts a column on a chart, from wherever it was.
    case put(column: Int, chart: Int)
    /// Gives a column a chart of its own, behind the one where it was, or behind another.
    case separate(column: Int, after: Int)
    /// Takes a column off its chart, which goes with its last one.
    case takeOff(column: Int)
    /// Gives a column the axis at the right, or the one at the left.
    case setRight(column: Int, Bool)
    /// Changes how a column looks.
    case wear(column: Int, ColumnLook)
    /// Shows the prices of a chart in another way.
    case view(chart: Int, PriceView)
    /// Shows another one of the tables that a chart shows in turn, by its number among these.
    case turn(chart: Int, to: Int)
    /// Draws all points but those that have one of these words in the columns of a name.
    case drop(words: Set<String>, of: String)
    /// Computes a column at the points of a chart, unless somebody has done so.
    case compute(Formula, chart: Int, values: ComputedValues? = nil)
    /// Computes a computed column by another formula.
    case recompute(column: Int, Formula, values: ComputedValues? = nil)
    /// Takes a computed column away.
    case forget(column: Int)
    /// Several changes, one after the other, which are one step.
    case each([Change])
  }

  /// Why a change cannot be made.
  public enum Refusal: Error, Equatable, Sendable {
    /// The chart's columns have another x.
    case otherX
    /// Only lines that nothing keeps together are moved along x.
    case unmoved
    /// The series of the chart stand on each other, or are one whole.
    case stacked
    /// Prices stay on their chart, which takes nothing else.
    case prices
    /// The places of a track stay on their chart, which takes nothing else.
    case places
    /// What is drawn over another series, or over its own values, has a chart for itself.
    case scatter
    /// It is the last column of the board.
    case lastColumn
    /// No column would be left on the axis at the left.
    case lastOnAxis
    /// No point would be left of a chart.
    case noPoints
    /// The formula of a column cannot be computed here.
    case formula(FormulaError)
    /// Another column is computed from it, by its name.
    case computedFrom
    /// There is no such column or chart.
    case missing
  }

  /// The sheet after a change. Linear time in the columns.
  public func applying(_ change: Change, on catalog: ColumnCatalog) throws(Refusal) -> Sheet {
    var sheet = self
    switch change {
    case .put(let column, let chart): try sheet.put(column, on: chart, catalog)
    case .separate(let column, let place): try sheet.separate(column, after: place, catalog)
    case .takeOff(let column): try sheet.takeOff(column, catalog)
    case .setRight(let column, let isRight): try sheet.setRight(column, isRight, catalog)
    case .wear(let column, let look):
      guard 0..<catalog.count ~= column else { throw .missing }
      let moved = sheet.choices.look(of: column).moved
      guard look.moved == moved || sheet.mayMove(column, catalog) else { throw .unmoved }
      sheet.choices.looks[column] = look == ColumnLook() ? nil : look
    case .view(let chart, let view): try sheet.see(chart, as: view, catalog)
    case .turn(let chart, let face): try sheet.turn(chart, to: face, catalog)
    case .drop(let words, let name): try sheet.drop(words, of: name, catalog)
    case .compute(let formula, let chart, let values):
      try sheet.compute(formula, on: chart, as: values, catalog)
    case .recompute(let column, let formula, let values):
      try sheet.recompute(column, by: formula, as: values, catalog)
    case .forget(let column): try sheet.forget(column, catalog)
    case .each(let changes):
      for change in changes { sheet = try sheet.applying(change, on: catalog) }
    }
    return sheet
  }

  /// Whether a column's line can be moved along the x of its chart.
  func mayMove(_ column: Int, _ catalog: ColumnCatalog) -> Bool {
    guard let chart = chart(ofColumn: column) else { return false }
    return catalog.takesUnlikeX(charts[chart].origin) && !catalog.series(column).showsEarlier
  }

  private mutating func put(
    _ column: Int, on chart: Int, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard 0..<catalog.count ~= column, charts.indices.contains(chart) else { throw .missing }
    guard self.chart(ofColumn: column) != chart else { return }
    let origin = charts[chart].origin
    if let bond = catalog.bond(ofTable: origin) ?? catalog.bond(ofColumn: column) { throw bond }
    guard catalog.tables[origin].kind.stacking == .none else { throw .stacked }
    guard catalog.mayStandTogether(catalog.table(ofColumn: column), on: origin) else {
      throw .otherX
    }
    let id = charts[chart].id
    remove(column)
    guard let place = charts.firstIndex(where: { $0.id == id }) else { return }
    charts[place].columns.append(column)
  }

  private mutating func separate(
    _ column: Int, after place: Int, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard 0..<catalog.count ~= column else { throw .missing }
    if let bond = catalog.bond(ofColumn: column), bond != .scatter { throw bond }
    let own = chart(ofColumn: column)
    if let own, charts[own].columns.count == 1 { return }
    remove(column)
    let index = min(max(own ?? place, 0), charts.count - 1) + 1
    charts.insert(SheetChart(id: choices.nextID, of: column, on: catalog), at: index)
    choices.nextID -= 1
  }

  mutating func takeOff(_ column: Int, _ catalog: ColumnCatalog) throws(Refusal) {
    guard let own = chart(ofColumn: column) else { throw .missing }
    if let bond = catalog.bond(ofColumn: column), bond != .scatter { throw bond }
    guard charts.count > 1 || charts[own].columns.count > 1 else { throw .lastColumn }
    remove(column)
  }

  private mutating func see(
    _ chart: Int, as view: PriceView, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard charts.indices.contains(chart), let prices = catalog.tables[charts[chart].origin].prices
    else { throw .missing }
    choices.views[charts[chart].id] = view == prices.view ? nil : view
  }

  private mutating func turn(
    _ chart: Int, to face: Int, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard charts.indices.contains(chart) else { throw .missing }
    let metrics = catalog.metrics(ofTable: charts[chart].origin)
    guard metrics.indices.contains(metrics.lowerBound + face) else { throw .missing }
    charts[chart] = charts[chart].showing(metrics.lowerBound + face, on: catalog)
  }

  /// Linear time in the points.
  private mutating func drop(
    _ words: Set<String>, of name: String, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard catalog.labels.contains(where: { $0.name == name }) else { throw .missing }
    choices.dropped[name] = words.isEmpty ? nil : words
    let dropped = choices.dropped
    // The charts of one table have the same words.
    var seen: [[Labels]] = []
    for table in catalog.tables where !seen.contains(table.labels) {
      seen.append(table.labels)
      if table.points(without: dropped)?.isEmpty == true { throw .noPoints }
    }
  }

  private mutating func setRight(
    _ column: Int, _ isRight: Bool, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard let own = chart(ofColumn: column) else { throw .missing }
    let kind = catalog.tables[charts[own].origin].kind
    if let bond = catalog.bond(ofTable: charts[own].origin) { throw bond }
    guard kind.with(axisCount: 2).axisCount == 2 else { throw .stacked }
    if isRight { charts[own].right.insert(column) } else { charts[own].right.remove(column) }
    guard charts[own].right.count < charts[own].columns.count else { throw .lastOnAxis }
  }

  /// Takes a column off its chart, if it is on one; a chart without columns goes, and one axis is at the left.
  private mutating func remove(_ column: Int) {
    guard let own = chart(ofColumn: column) else { return }
    choices.putBack(column)
    charts[own].columns.removeAll { $0 == column }
    charts[own].right.remove(column)
    if charts[own].right.count == charts[own].columns.count { charts[own].right = [] }
    if charts[own].columns.isEmpty { charts.remove(at: own) }
  }
}
