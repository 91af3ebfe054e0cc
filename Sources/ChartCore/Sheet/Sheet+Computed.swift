extension Sheet {
  /// Computes a column at the points of a chart, which it stands on where that takes it; else on one of its own behind it.
  mutating func compute(
    _ formula: Formula, on chart: Int, as values: ComputedValues?, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard charts.indices.contains(chart) else { throw .missing }
    let origin = charts[chart].origin
    let column = ComputedColumn(
      formula, table: catalog.table(atPointsOf: charts[chart]), values: values)
    if let fault = catalog.fault(of: column) { throw .formula(fault) }
    // Others may have been computed in the same step, which the catalog does not have yet.
    let others = computed.count - catalog.computed.count
    computed.append(column)
    let kind = catalog.tables[origin].kind
    let takesMore =
      !formula.hasOwnChart && catalog.bond(ofTable: origin) == nil && kind.takesComputed
      && !catalog.isOfValues(origin)
    if takesMore {
      charts[chart].columns.append(catalog.count + others)
    } else {
      let own = SheetChart(
        id: choices.nextID, origin: catalog.tables.count + others, of: catalog.count + others)
      let new = charts[(chart + 1)...].prefix { $0.origin >= catalog.tables.count }
      charts.insert(own, at: chart + 1 + new.count)
      choices.nextID -= 1
    }
  }

  /// Takes a computed column away, from which no other one is computed.
  mutating func forget(_ column: Int, _ catalog: ColumnCatalog) throws(Refusal) {
    let first = catalog.count - catalog.computed.count
    guard first..<first + computed.count ~= column else { throw .missing }
    let place = column - first
    let table = catalog.fileTableCount + place
    let isUsed = computed.enumerated().dropFirst(place + 1).contains { index, other in
      // A name stands for what there was when it was computed.
      let known = catalog.computing(Array(catalog.computed.prefix(index)))
      return other.formula.names.contains { name in
        known.series(named: name, atPointsOf: other.table).contains { $0.table == table }
      }
    }
    guard !isUsed else {
      throw .computedFrom
    }
    if chart(ofColumn: column) != nil { try takeOff(column, catalog) }
    computed.remove(at: place)
    for index in charts.indices { charts[index].close(gapOfColumn: column, table: table) }
    choices.closeGap(ofColumn: column)
  }
}

extension ChartKind {
  /// Whether a line that is computed can be drawn among its series.
  fileprivate var takesComputed: Bool { stacking == .none && (mark == .line || mark == .step) }
}

extension SheetChart {
  /// Counts columns and tables behind one that is gone without it.
  fileprivate mutating func close(gapOfColumn column: Int, table: Int) {
    func closed(_ number: Int) -> Int { number > column ? number - 1 : number }
    columns = columns.map(closed)
    right = Set(right.map(closed))
    if origin > table { origin -= 1 }
  }
}

extension SheetChoices {
  fileprivate mutating func closeGap(ofColumn column: Int) {
    looks[column] = nil
    looks = Dictionary(
      uniqueKeysWithValues: looks.map { ($0.key > column ? $0.key - 1 : $0.key, $0.value) })
  }
}
