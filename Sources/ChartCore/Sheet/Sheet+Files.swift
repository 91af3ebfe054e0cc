extension Sheet {
  /// The sheet on another shelf, to which files have come: as the charts of the old one are, with what people changed,
  /// and behind them the charts that are new. Both shelves have the old tables in one order; of a table that has fewer
  /// columns than before the last ones are gone. Linear time in the columns.
  public func carried(from old: ColumnShelf, to new: ColumnShelf) -> Sheet {
    let added = new.chartCount - old.chartCount
    func table(_ place: Int) -> Int { place < old.chartCount ? place : place + added }
    func column(_ column: Int) -> Int? {
      let place = old.table(ofColumn: column)
      guard new.tables.indices.contains(table(place)) else { return nil }
      let columns = new.columns(ofTable: table(place))
      let index = columns.lowerBound + (column - old.columns(ofTable: place).lowerBound)
      return columns.contains(index) ? index : nil
    }
    var sheet = self
    sheet.charts = charts.compactMap { chart in
      if chart.isOwn(of: old) {
        return chart.id < new.chartCount ? SheetChart(ofTable: chart.id, on: new) : nil
      }
      var chart = chart
      guard new.tables.indices.contains(table(chart.origin)) else { return nil }
      chart.origin = table(chart.origin)
      chart.columns = chart.columns.compactMap(column)
      chart.right = Set(chart.right.compactMap(column))
      return chart.columns.isEmpty ? nil : chart
    }
    sheet.charts += (old.chartCount..<max(old.chartCount, new.chartCount)).map {
      SheetChart(ofTable: $0, on: new)
    }
    sheet.looks = Dictionary(
      uniqueKeysWithValues: looks.compactMap { look in column(look.key).map { ($0, look.value) } })
    return sheet
  }
}

extension SheetChart {
  /// Whether it is as its file has it.
  fileprivate func isOwn(of shelf: ColumnShelf) -> Bool {
    id >= 0 && id < shelf.chartCount && self == SheetChart(ofTable: id, on: shelf)
  }
}
