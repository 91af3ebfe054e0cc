extension Sheet {
  /// The sheet on another catalog, to which files have come, or from which one has gone: as the charts of the old one are,
  /// with what people changed, and behind them the charts that are new. Tables of a file are the same that have one
  /// title, the others as they follow each other; of one that has fewer columns than before the last ones are gone. Where
  /// nothing would be left, it is as its files have it. With it for each chart where that was before, nil where it is new.
  /// Linear time in the columns.
  public func carried(
    from old: ColumnCatalog, to new: ColumnCatalog
  ) -> (sheet: Sheet, places: [Int?]) {
    let places = TablePlaces(from: old, to: new)
    func column(_ column: Int) -> Int? {
      let place = old.table(ofColumn: column)
      guard let table = places.new[place] else { return nil }
      let columns = new.columns(ofTable: table)
      let index = columns.lowerBound + (column - old.columns(ofTable: place).lowerBound)
      return columns.contains(index) ? index : nil
    }
    func carried(_ chart: SheetChart) -> SheetChart? {
      if chart.isOwn(of: old) {
        return places.new[chart.origin].map { SheetChart(ofTable: $0, on: new) }
      }
      let id = chart.id < 0 ? chart.id : places.new[chart.id]
      let known = chart.columns.compactMap(column)
      guard let id, let first = known.first else { return nil }
      var chart = chart
      chart.origin = places.new[chart.origin] ?? new.table(ofColumn: first)
      // What its origin has become may take fewer columns.
      let columns = known.filter {
        new.mayStandTogether(new.table(ofColumn: $0), on: chart.origin)
      }
      if columns.isEmpty { return nil }
      (chart.id, chart.columns) = (id, columns)
      chart.right = Set(chart.right.compactMap(column))
      if chart.right.count == columns.count { chart.right = [] }
      return chart
    }
    var sheet = self
    sheet.computed = new.computed
    let kept = charts.enumerated().compactMap { place, chart in
      carried(chart).map { (place: place, chart: $0) }
    }
    sheet.charts = kept.map(\.chart)
    let known = Set(places.new.compactMap(\.self))
    sheet.charts += Sheet(of: new).charts.filter { !known.contains($0.id) }
    if sheet.charts.isEmpty { sheet.charts = Sheet(of: new).charts }
    sheet.choices.looks = Dictionary(
      uniqueKeysWithValues: choices.looks.compactMap { look in
        column(look.key).map { ($0, look.value) }
      })
    sheet.choices.views = Dictionary(
      uniqueKeysWithValues: choices.views.compactMap { view in
        (view.key < 0 ? view.key : places.new[view.key]).map { ($0, view.value) }
      })
    return (sheet, sheet.charts.indices.map { $0 < kept.count ? kept[$0].place : nil })
  }
}

extension ColumnCatalog {
  /// The catalog that takes the place of another one, with the columns that people computed on that as far as the tables at
  /// whose points they are are still there. Linear time in the points.
  func computing(asOn old: ColumnCatalog) -> ColumnCatalog {
    guard !old.computed.isEmpty else { return self }
    let places = TablePlaces(from: old.ofFiles, to: self)
    return computing(
      old.computed.compactMap { column in
        places.new[column.table].map { ComputedColumn(column.formula, table: $0) }
      })
  }
}

/// Where the tables of a catalog are on the one that has taken its place.
private struct TablePlaces {
  /// For each table of the old catalog its place on the new one; nil where it is gone.
  private(set) var new: [Int?]

  /// Tables are looked for in the file that they are of. n log n time in the tables.
  init(from old: ColumnCatalog, to catalog: ColumnCatalog) {
    new = old.tables.map { _ in nil }
    for file in Set(old.files) {
      for (charts, others) in zip(old.parts(of: file), catalog.parts(of: file)) {
        let pairs = charts.map { old.tables[$0].title }
          .places(among: others.map { catalog.tables[$0].title })
        for (table, place) in zip(charts, pairs) { new[table] = place.map { others[$0] } }
      }
    }
  }
}

extension [String?] {
  /// For each title the place of the same one among others, those that are there several times in their order; what is
  /// left on both sides belongs together as it follows. n log n time.
  public func places(among others: [String?]) -> [Int?] {
    if self == others { return others.indices.map(Optional.init) }
    var places = Dictionary(grouping: others.indices.reversed()) { others[$0] }
    var pairs = map { places[$0]?.popLast() }
    var left = places.values.joined().sorted()[...]
    for index in pairs.indices where pairs[index] == nil { pairs[index] = left.popFirst() }
    return pairs
  }
}

extension ColumnCatalog {
  /// The tables of one of several files: its charts, and those that wait.
  fileprivate func parts(of file: Int) -> [[Int]] {
    let own = tables.indices.filter { files[$0] == file }
    return [own.filter { $0 < chartCount }, own.filter { $0 >= chartCount }]
  }
}

extension SheetChart {
  /// Whether it is as its file has it.
  fileprivate func isOwn(of catalog: ColumnCatalog) -> Bool {
    id >= 0 && id < catalog.chartCount && self == SheetChart(ofTable: id, on: catalog)
  }
}
