// What computed columns come to.
extension ColumnCatalog {
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

  func values(of formula: Formula, table: Int) -> ComputedValues? {
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
    case .sonogram(let sonogram):
      let table = Table(
        of: sonogram, at: origin, origin.presentation.ofComputed, unit: unit,
        called: title(of: formula), number: count, words)
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

extension Presentation {
  /// How a series is shown that is computed at the same points: what x is stays, what the values were goes.
  var ofComputed: Presentation {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (xKind, xName, xUnit)
    (presentation.zone, presentation.isOfOwnClocks) = (zone, isOfOwnClocks)
    (presentation.sessions, presentation.calledMoments) = (sessions, calledMoments)
    (presentation.period, presentation.source, presentation.isOfTable) = (period, source, isOfTable)
    presentation.layout.openingRange = layout.openingRange
    return presentation
  }
}
