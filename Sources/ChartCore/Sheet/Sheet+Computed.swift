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
    let place = try place(ofComputed: column, catalog)
    guard users(ofComputed: place, catalog).isEmpty else { throw .computedFrom }
    if chart(ofColumn: column) != nil { try takeOff(column, catalog) }
    computed.remove(at: place)
    let table = catalog.fileTableCount + place
    // What stood on a chart of its points goes on over the same x.
    for index in charts.indices where charts[index].origin == table {
      charts[index].origin = catalog.table(ofColumn: charts[index].columns[0])
    }
    for index in charts.indices { charts[index].close(gapOfColumn: column, table: table) }
    choices.closeGap(ofColumn: column)
  }

  /// Computes a computed column by another formula where it stands, and what is computed from it; one that needs a chart of
  /// its own, or needs it no more, is put anew. Its name stays where another one is computed from it.
  mutating func recompute(
    _ column: Int, by formula: Formula, as values: ComputedValues?, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    let place = try place(ofComputed: column, catalog)
    let old = computed[place]
    if formula == old.formula { return }
    let new = ComputedColumn(formula, table: old.table, values: values)
    let before = catalog.computing(Array(computed.prefix(place)))
    if let fault = before.fault(of: new) { throw .formula(fault) }
    let users = users(ofComputed: place, catalog)
    let isCalledSo = formula.name == old.formula.name
    guard users.isEmpty || isCalledSo && formula.hasOwnChart == old.formula.hasOwnChart else {
      throw .computedFrom
    }
    let fits =
      formula.hasOwnChart == old.formula.hasOwnChart
      && (!formula.standsAlone || isAlone(column, catalog))
    guard fits || chart(ofColumn: column) == nil else {
      return try replace(column, by: formula, as: values, catalog)
    }
    computed[place] = new
    for user in users {
      computed[user] = ComputedColumn(computed[user].formula, table: computed[user].table)
    }
    try check(from: place + 1, users, against: catalog)
  }

  /// Whether a column stands on its own table's only chart, and nothing else does.
  private func isAlone(_ column: Int, _ catalog: ColumnCatalog) -> Bool {
    let table = catalog.table(ofColumn: column)
    return charts.filter { $0.origin == table }.map(\.columns) == [[column]]
  }

  /// Refuses what later columns could not be computed from, or what takes a name that stands for something else in these.
  private func check(
    from first: Int, _ users: [Int], against catalog: ColumnCatalog
  ) throws(Refusal) {
    for index in computed.indices.dropFirst(first) {
      let column = computed[index]
      let (old, new) = (
        catalog.computing(Array(catalog.computed.prefix(index))),
        catalog.computing(Array(computed.prefix(index)))
      )
      let isSame = column.formula.names.allSatisfy { name in
        let found = [old, new].map { $0.series(named: name, atPointsOf: column.table) }
        return found[0].map(\.table) == found[1].map(\.table)
          && found[0].map(\.number) == found[1].map(\.number)
      }
      guard isSame else { throw .computedFrom }
      if users.contains(index), let fault = new.fault(of: column) { throw .formula(fault) }
    }
  }

  /// Takes a computed column away and computes another one, at the same points: on a chart of its own behind one of
  /// these points, or on that.
  private mutating func replace(
    _ column: Int, by formula: Formula, as values: ComputedValues?, _ catalog: ColumnCatalog
  ) throws(Refusal) {
    guard let chart = chart(ofColumn: column) else { throw .missing }
    let points = computed[try place(ofComputed: column, catalog)].table
    try forget(column, catalog)
    let left = catalog.computing(computed)
    let fitting = charts.indices.filter {
      charts[$0].origin < left.fileTableCount && charts[$0].origin == points
    }
    guard let place = fitting.last(where: { $0 <= chart }) ?? fitting.first else { throw .otherX }
    try compute(formula, on: place, as: values, left)
  }

  /// The place of a computed column among those.
  private func place(
    ofComputed column: Int, _ catalog: ColumnCatalog
  ) throws(Refusal) -> Int {
    let first = catalog.count - catalog.computed.count
    guard first..<first + computed.count ~= column else { throw .missing }
    return column - first
  }

  /// The computed columns that are computed from one, also by way of others, by their places.
  private func users(ofComputed place: Int, _ catalog: ColumnCatalog) -> [Int] {
    var found: [Int] = []
    for index in computed.indices.dropFirst(place + 1) {
      // A name stands for what there was when it was computed.
      let known = catalog.computing(Array(catalog.computed.prefix(index)))
      let tables = computed[index].formula.names.flatMap { name in
        known.series(named: name, atPointsOf: computed[index].table).map(\.table)
      }
      let sources = ([place] + found).map { catalog.fileTableCount + $0 }
      if tables.contains(where: sources.contains) { found.append(index) }
    }
    return found
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
