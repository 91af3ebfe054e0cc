extension Sheet {
  /// The sheet on another shelf, to which files have come: as the charts of the old one are, with what people changed,
  /// and behind them the charts that are new. Tables are the same that have one title, the others as they follow each
  /// other; of one that has fewer columns than before the last ones are gone. Linear time in the columns.
  public func carried(from old: ColumnShelf, to new: ColumnShelf) -> Sheet {
    let places = TablePlaces(from: old, to: new)
    func column(_ column: Int) -> Int? {
      let place = old.table(ofColumn: column)
      guard let table = places.new[place] else { return nil }
      let columns = new.columns(ofTable: table)
      let index = columns.lowerBound + (column - old.columns(ofTable: place).lowerBound)
      return columns.contains(index) ? index : nil
    }
    var sheet = self
    sheet.charts = charts.compactMap { chart in
      let id = chart.id < 0 ? chart.id : places.new[chart.id]
      guard let id, let origin = places.new[chart.origin] else { return nil }
      if chart.isOwn(of: old) { return SheetChart(ofTable: origin, on: new) }
      var chart = chart
      (chart.id, chart.origin) = (id, origin)
      chart.columns = chart.columns.compactMap(column)
      chart.right = Set(chart.right.compactMap(column))
      return chart.columns.isEmpty ? nil : chart
    }
    let known = Set(places.new.compactMap(\.self))
    sheet.charts += Sheet(of: new).charts.filter { !known.contains($0.id) }
    sheet.looks = Dictionary(
      uniqueKeysWithValues: looks.compactMap { look in column(look.key).map { ($0, look.value) } })
    sheet.views = Dictionary(
      uniqueKeysWithValues: views.compactMap { view in
        (view.key < 0 ? view.key : places.new[view.key]).map { ($0, view.value) }
      })
    return sheet
  }
}

/// Where the tables of a shelf are on the one that has taken its place.
private struct TablePlaces {
  /// For each table of the old shelf its place on the new one; nil where it is gone.
  private(set) var new: [Int?]

  /// Linear time in the tables.
  init(from old: ColumnShelf, to shelf: ColumnShelf) {
    let charts = Self.pairs(
      old.tables.prefix(old.chartCount).map(\.title),
      shelf.tables.prefix(shelf.chartCount).map(\.title))
    let waiting = old.tables.indices.dropFirst(old.chartCount).map { table in
      let place = table - old.chartCount + shelf.chartCount
      return shelf.tables.indices.contains(place) ? place : nil
    }
    new = charts + waiting
  }

  /// For each title the place of the same one among others, those that are there several times in their order; what is
  /// left on both sides belongs together as it follows.
  private static func pairs(_ titles: [String?], _ others: [String?]) -> [Int?] {
    if titles == others { return Array(others.indices) }
    var places = Dictionary(grouping: others.indices.reversed()) { others[$0] }
    var pairs = titles.map { places[$0]?.popLast() }
    var left = places.values.joined().sorted()[...]
    for index in pairs.indices where pairs[index] == nil { pairs[index] = left.popFirst() }
    return pairs
  }
}

extension SheetChart {
  /// Whether it is as its file has it.
  fileprivate func isOwn(of shelf: ColumnShelf) -> Bool {
    id >= 0 && id < shelf.chartCount && self == SheetChart(ofTable: id, on: shelf)
  }
}
