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
  fileprivate func known(as values: ComputedValues) -> ComputedColumn {
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

  /// The catalog with these computed columns and no others, each behind those that it may be computed from; those that it
  /// has already are not computed again. One that can be computed no more, as its files have changed, is gaps. Linear time
  /// in the points for most formulas.
  public func computing(_ columns: [ComputedColumn]) -> ColumnCatalog {
    if columns == computed { return self }
    let known = zip(columns, computed).prefix { $0 == $1 }.count
    var catalog = with(
      tables: Array(tables.prefix(fileTableCount + known)), computed: Array(columns.prefix(known)))
    for column in columns.dropFirst(known) {
      let (table, values) = catalog.table(computedBy: column)
      catalog = catalog.with(
        tables: catalog.tables + [table], computed: catalog.computed + [column.known(as: values)])
    }
    return catalog
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

  private func place(ofComputed column: Int) -> Int? {
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

  /// Whether a table is the bars of a histogram, whose x is its own.
  func isHistogram(_ table: Int) -> Bool {
    table >= fileTableCount && computed[table - fileTableCount].formula.histogram != nil
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
      guard let spectrum = column.formula.spectrum, !isEven(named: spectrum.name, column.table)
      else { return nil }
      return try fault(of: spectrum, column)
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

  /// What a formula comes to at the points of a chart; nil where it cannot be computed. Linear time for most formulas.
  public func values(of formula: Formula, at chart: SheetChart) -> ComputedValues? {
    values(of: formula, table: table(atPointsOf: chart))
  }

  /// What a column that follows what is seen comes to where that is another range; nil where it is none. Time as that of its
  /// formula, if its values are not known, and n log n in the points of the range.
  public func values(ofColumn column: Int, in range: ClosedRange<Double>) -> ComputedValues? {
    guard let place = place(ofComputed: column) else { return nil }
    return computing(Array(computed.prefix(place))).values(
      of: computed[place].narrowed(to: range, nil))
  }

  /// What a column comes to; what is known of that is not computed again.
  private func values(of column: ComputedColumn) -> ComputedValues? {
    let (formula, table) = (column.formula, column.table)
    let hasColor = color(of: formula, table) != nil
    let known = column.values.flatMap {
      $0.column.count == tables[table].x.count && ($0.across != nil) == (formula.pair != nil)
        && ($0.color != nil) == hasColor ? $0 : nil
    }
    let ofAll = known == nil ? values(of: formula, table: table) : nil
    guard let values = known ?? (column.range == nil ? ofAll : ofAll?.spread(as: nil)) else {
      return nil
    }
    guard formula.isOfValues, values.spread == nil else { return values }
    return values.spread(as: spread(of: values.column, column))
  }

  /// What the chart of a column is made of, of its values.
  private func spread(of values: Column, _ column: ComputedColumn) -> ValueSpread? {
    let table = tables[column.table]
    guard let range = column.range else {
      return column.formula.spread(values, over: table.formulaX, in: table.zone)
    }
    let points = table.indexes(inside: range)
    func seen(_ column: Column) -> Column { Column(column.values(at: points)) }
    return column.formula.spread(seen(values), over: seen(table.formulaX), in: table.zone)
  }

  private func values(of formula: Formula, table: Int) -> ComputedValues? {
    if let trend = trend(of: formula, table: table) {
      let x = tables[table].formulaX.all.lazy
      return ComputedValues(Column(results: x.map(trend.callAsFunction)), trend: trend)
    }
    let column = try? formula.column(on: tables[table], units: units(atPointsOf: table)) {
      names($0, atPointsOf: table)
    }
    return column.map { column in
      ComputedValues(
        column, across: formula.pair.map { across($0.across, table, column) },
        color: color(of: formula, table).map { values($0, table) ?? Column(gaps: column.count) },
        spread: formula.spread(column, over: tables[table].formulaX, in: tables[table].zone))
    }
  }

  private func trend(of formula: Formula, table: Int) -> Trend? {
    try? formula.trend(on: tables[table], units: units(atPointsOf: table)) {
      names($0, atPointsOf: table)
    }
  }

  /// Whether the columns of the files are those of another catalog, in the same memory.
  public func hasFiles(of other: ColumnCatalog) -> Bool {
    fileTableCount == other.fileTableCount
      && zip(tables, other.tables).prefix(fileTableCount).allSatisfy { $0.isSame(as: $1) }
  }

  /// The table of a column, and what it comes to.
  private func table(computedBy column: ComputedColumn) -> (Table, ComputedValues) {
    let (formula, origin) = (column.formula, tables[column.table])
    let gaps = Column(gaps: origin.x.count)
    let values = values(of: column) ?? ComputedValues(gaps, across: gaps)
    let unit = unit(of: formula, atPointsOf: column.table)
    switch values.spread {
    case .waves(let waves):
      let table = Table(
        of: waves, at: origin, unit: unit, called: title(of: formula), number: count, words)
      return (table, values)
    case .histogram(let histogram):
      let table = Table(
        countedBy: histogram, of: formula.histogram?.name ?? formula.name, unit: unit,
        called: title(of: formula), number: count, words)
      return (table, values)
    case nil: return (table(of: column, values), values)
    }
  }

  /// The table of a column over the x of its points.
  private func table(of column: ComputedColumn, _ values: ComputedValues) -> Table {
    let (formula, origin) = (column.formula, tables[column.table])
    // The words of points say which of them are drawn; lines of others have theirs beside them.
    let table = Table(
      title: formula.name, x: origin.x,
      series: [series(of: formula, values.column, on: column.table).along(values.trend)],
      labels: formula.pair == nil ? [] : origin.labels, presentation: origin.presentation.ofComputed
    )
    return pair(drawnBy: column, values).map(table.drawn) ?? table
  }

  private func title(of formula: Formula) -> String {
    formula.followsRange ? words("\(formula.name), of what is seen") : formula.name
  }

  /// The series of a formula's values: what shows another one as it was earlier has its colour and its line.
  private func series(of formula: Formula, _ values: Column, on table: Int) -> Series {
    guard let shift = formula.shift(on: tables[table]) else {
      let unit = unit(of: formula, atPointsOf: table)
      let written = formula.name.unitBehind.flatMap(units.unit)
      let isSaid = written?.conversion(from: unit ?? .one)?.scale == 1 || formula.hasOwnChart
      let name = isSaid ? formula.name : formula.name.with(unit: unit)
      return Series(number: count, name: name, column: values).measured(in: unit)
    }
    let sources = formula.shownName.map { self.series(named: $0, atPointsOf: table) } ?? []
    let shown = sources.first.map { tables[$0.table].series[$0.number] }
    return Series(
      id: "y\(count)", name: formula.name, color: shown?.color ?? SeriesPalette.color(count),
      nightColor: shown == nil ? SeriesPalette.nightColor(count) : shown?.nightColor,
      column: values, shift: shift, line: shown?.line ?? LineForm())
  }
}

extension [String] {
  /// Each once, in their order. Linear time.
  var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

extension Presentation {
  /// How a series is shown that is computed at the same points: what x is stays, what the values were goes.
  fileprivate var ofComputed: Presentation {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (xKind, xName, xUnit)
    (presentation.zone, presentation.isOfOwnClocks) = (zone, isOfOwnClocks)
    (presentation.sessions, presentation.calledMoments) = (sessions, calledMoments)
    (presentation.period, presentation.source, presentation.isOfTable) = (period, source, isOfTable)
    presentation.layout.openingRange = layout.openingRange
    return presentation
  }
}
