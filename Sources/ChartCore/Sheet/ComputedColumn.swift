/// A column that people compute from others.
public struct ComputedColumn: Equatable, Sendable {
  /// What it is computed by.
  public let formula: Formula
  /// The table of the files at whose points.
  public let table: Int
  /// What it comes to, where that was computed before.
  private(set) var values: ComputedValues?
  /// The x whose points its chart is made of, where the formula follows what is seen and that is known; nil for all.
  private(set) var range: ClosedRange<Double>?

  /// One of a formula at the points of a table of the files.
  public init(_ formula: Formula, table: Int, values: ComputedValues? = nil) {
    (self.formula, self.table, self.values) = (formula, table, values)
  }

  /// The same with what it comes to, which is not computed again.
  func known(as values: ComputedValues) -> ComputedColumn {
    var column = self
    column.values = values
    return column
  }

  /// The same, its chart made of the points in a range, of which that may be known.
  func narrowed(to range: ClosedRange<Double>, _ values: ComputedValues?) -> ComputedColumn {
    var column = self
    column.range = range
    column.values = values ?? self.values?.spread(as: nil)
    return column
  }
}

/// So many points are looked at while a formula is typed.
private let mostTyped = 200_000

extension ColumnCatalog {
  /// How many of its tables are of the files; behind them is one for each column that people compute.
  var fileTableCount: Int { tables.count - computed.count }

  /// The columns of the files alone.
  var ofFiles: ColumnCatalog {
    computed.isEmpty ? self : with(tables: Array(tables.prefix(fileTableCount)), computed: [])
  }

  /// The names of the series that can be computed with at the points of a chart, each once: its own first.
  public func namesInFormulas(at chart: SheetChart) -> [String] {
    let table = table(atPointsOf: chart)
    let names = ColumnNames(of: self) { series($0).name }
    let (others, far) = others(beside: table)
    let own = ([table] + others).flatMap { tables[$0].series }.map(\.name)
    return (own + far.flatMap(columns).map(names.qualified)).uniqued
  }

  /// How many points a formula is computed at that is computed for a chart.
  public func pointCount(ofFormulasFor chart: SheetChart) -> Int {
    tables[table(atPointsOf: chart)].x.count
  }

  /// The formula of a computed column; nil of one of a file.
  public func formula(ofColumn column: Int) -> Formula? {
    place(ofComputed: column).map { computed[$0].formula }
  }

  /// How many points a column is computed at; none of one of a file.
  public func pointCount(ofComputed column: Int) -> Int {
    place(ofComputed: column).map { tables[computed[$0].table].x.count } ?? 0
  }

  /// What a formula comes to in place of that of a computed column; nil where it cannot be computed. Linear time for most
  /// formulas.
  public func values(of formula: Formula, inPlaceOf column: Int) -> ComputedValues? {
    place(ofComputed: column).flatMap { place in
      computing(Array(computed.prefix(place))).values(of: formula, table: computed[place].table)
    }
  }

  func place(ofComputed column: Int) -> Int? {
    let place = column - (count - computed.count)
    return computed.indices.contains(place) ? place : nil
  }

  /// Whether a column has a value at each of evenly spaced x. Constant time.
  public func isEven(_ column: Int) -> Bool {
    series(column).column.gapCount == 0
      && tables[table(ofColumn: column)].formulaX.evenStep != nil
  }

  /// The columns that have values at the points of a chart, its own first, by the names that formulas know them by.
  public func columns(atPointsOf chart: SheetChart) -> [(column: Int, name: String)] {
    let table = table(atPointsOf: chart)
    let names = ColumnNames(of: self) { series($0).name }
    return ([table] + others(beside: table).same).filter { tables[$0].pair == nil }
      .flatMap(columns).map { ($0, names.qualified($0)) }
  }

  /// The tables that have the x of one, and those whose points lie along that. Linear time in the tables.
  func others(beside table: Int) -> (same: [Int], far: [Int]) {
    let others = tables.indices.filter { $0 != table }
    let areSame = others.map { haveOneX($0, table) }
    let same = zip(others, areSame).filter(\.1).map(\.0)
    return (same, zip(others, areSame).filter { !$1 && mayJoin($0, table) }.map(\.0))
  }

  /// Whether the points of two tables lie along one x, where each has its own.
  private func mayJoin(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (tables[a], tables[b])
    return a.xKind.hasDates && b.xKind.hasDates
      || a.xKind == b.xKind && a.presentation.xUnit == b.presentation.xUnit
  }

  /// The table of the files at whose points a chart is.
  func table(atPointsOf chart: SheetChart) -> Int {
    chart.origin < fileTableCount ? chart.origin : computed[chart.origin - fileTableCount].table
  }

  /// Whether the x of a table is made of the values at whose points it was computed, and is not that of these points.
  func isOfValues(_ table: Int) -> Bool {
    table >= fileTableCount && computed[table - fileTableCount].formula.isOfValues
  }

  /// Whether a table is shown by itself, as its axes are of something else than values over x.
  func isAlone(_ table: Int) -> Bool {
    tables[table].pair != nil || tables[table].spectrogram != nil
      || table >= fileTableCount && computed[table - fileTableCount].formula.standsAlone
  }

  /// Whether it has the same files as another catalog, and computes the same from them.
  public func computes(like other: ColumnCatalog) -> Bool {
    hasFiles(of: other)
      && computed.map(\.formula) == other.computed.map(\.formula)
      && computed.map(\.table) == other.computed.map(\.table)
  }

  /// Computed columns that were kept, without those whose tables there are not.
  public func known(_ columns: [ComputedColumn]) -> [ComputedColumn] {
    columns.filter { 0..<fileTableCount ~= $0.table }
  }

  /// What is wrong with a column that people want computed; nil where nothing is. Constant time but for the names.
  func fault(of column: ComputedColumn) -> FormulaError? {
    do throws(FormulaError) {
      try column.formula.check(
        on: tables[column.table], units: units(atPointsOf: column.table)
      ) { names($0, atPointsOf: column.table) }
      if let color = color(of: column.formula, column.table) {
        try color.check(on: tables[column.table], units: units(atPointsOf: column.table)) {
          names($0, atPointsOf: column.table)
        }
      }
      guard let waves = column.formula.spectrum ?? column.formula.spectrogram,
        !isEven(named: waves.name, column.table)
      else { return nil }
      return try fault(of: waves, column)
    } catch {
      return error
    }
  }

  /// Whether a name stands for a column that has a value at each of evenly spaced points. Constant time but for the names.
  private func isEven(named name: String, _ table: Int) -> Bool {
    guard case .one(let column) = names(name, atPointsOf: table) else { return false }
    let step = tables[table].formulaX.evenStep ?? 0
    return column.gapCount == 0 && column.count > 1 && step > 0
  }

  /// Why there is no spectrum of what a formula comes to; nil where there is one. Linear time, besides that of the formula where
  /// it was not computed before.
  private func fault(
    of spectrum: SpectrumRequest, _ column: ComputedColumn
  ) throws(FormulaError) -> FormulaError? {
    let (table, units) = (tables[column.table], units(atPointsOf: column.table))
    // Of many points values are known when somebody wants the column, and not while the formula is typed.
    guard column.values != nil || table.x.count <= mostTyped else { return nil }
    let values =
      if let values = column.values?.column, values.count == table.x.count { values } else {
        try column.formula.column(on: table, units: units) { names($0, atPointsOf: column.table) }
      }
    let signs = 0..<column.formula.text.count
    return spectrum.fault(of: values, over: table.formulaX).map { FormulaError($0, at: signs) }
  }

  /// Whether the columns of the files are those of another catalog, in the same memory.
  public func hasFiles(of other: ColumnCatalog) -> Bool {
    fileTableCount == other.fileTableCount
      && zip(tables, other.tables).prefix(fileTableCount).allSatisfy { $0.isSame(as: $1) }
  }
}

extension [String] {
  /// Each once, in their order. Linear time.
  var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
