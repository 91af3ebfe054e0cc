extension Table {
  /// The scatter of its series over the one that it is drawn over, as people have the first one look; nil where there is no
  /// other.
  func scatter(as look: ColumnLook) -> Table? {
    guard let pair else { return nil }
    var up = series[0].worn(look)
    up.name = pair.upName
    var series = [up, pair.across]
    if case .series(let color) = pair.color { series.append(color) }
    let table = Table(
      title: look.name ?? title, kind: .scatter, x: x, series: series, labels: labels,
      presentation: presentation)
    return pair.color == .x ? table.coloredByX : table
  }
}

extension ColumnCatalog {
  /// What a series is drawn over: where one of both has no value the other has none either.
  func across(_ formula: Formula, _ table: Int, _ up: Column) -> Column {
    let column = values(formula, table) ?? Column(gaps: up.count)
    return column.gapCount == up.gapCount ? column : column.withGaps(of: up)
  }

  /// What colours the points that a formula draws; nil where nothing does, or where they lie along x: no series is called so.
  func color(of formula: Formula, _ table: Int) -> Formula? {
    guard let color = formula.pair?.color else { return nil }
    if color.isWordOfX, case .none = names(color.name, atPointsOf: table) { return nil }
    return color
  }

  func values(_ formula: Formula, _ table: Int) -> Column? {
    try? formula.columnAtPoints(of: tables[table], units: units(atPointsOf: table)) {
      names($0, atPointsOf: table)
    }
  }

  /// What a column draws point by point, of known values; nil where it does not.
  func pair(drawnBy column: ComputedColumn, _ values: ComputedValues) -> SeriesPair? {
    guard let pair = column.formula.pair, let across = values.across else { return nil }
    func series(_ formula: Formula, _ values: Column, _ place: Int) -> Series {
      Series(number: count + place, name: formula.name, column: values)
        .measured(in: unit(of: formula, atPointsOf: column.table))
    }
    let colored = color(of: column.formula, column.table).flatMap { formula in
      values.color.map { PairColor.series(series(formula, $0, 2)) }
    }
    return SeriesPair(
      upName: pair.up, across: series(pair.across, across, 1),
      color: colored ?? (pair.color == nil ? nil : .x))
  }
}
