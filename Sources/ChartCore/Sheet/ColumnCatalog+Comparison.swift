extension ColumnCatalog {
  /// The catalog whose comparison has each history of prices adjusted where its own chart on a sheet is; the catalog itself
  /// where the file opens so. Time in proportion to the points of prices times the histories where it does not.
  func comparing(as sheet: Sheet) -> ColumnCatalog {
    guard let place = comparison, areAdjusted(in: sheet) != areAdjusted(in: Sheet(of: self)),
      let compared = Table(comparing: histories(in: sheet), words)
    else { return self }
    var tables = tables
    tables[place] = tables[place].comparing(the: compared)
    return with(tables: tables, computed: computed)
  }

  /// For each history of prices whether its chart on a sheet adjusts it. Linear time in the charts.
  func areAdjusted(in sheet: Sheet) -> [Bool] {
    prices.map { table, prices in
      prices.history.isAdjusted(in: sheet.choices.views[table] ?? prices.view)
    }
  }

  /// Whether a chart has a column that compares prices. Linear time in its columns.
  func compares(_ chart: SheetChart) -> Bool {
    chart.columns.contains { tables[table(ofColumn: $0)].presentation.isComparison }
  }

  /// The chart of the files that compares their prices, if there is one.
  private var comparison: Int? {
    tables.prefix(chartCount).firstIndex { $0.presentation.isComparison }
  }

  /// The charts of the files that have prices.
  private var prices: [(table: Int, prices: ShownPrices)] {
    tables.prefix(chartCount).enumerated().compactMap { table, chart in
      chart.prices.map { (table, $0) }
    }
  }

  /// The histories of the files, adjusted as on a sheet: sessions and forms are no matter of a comparison, which would be
  /// of another x else.
  private func histories(in sheet: Sheet) -> [Table] {
    zip(prices, areAdjusted(in: sheet)).map { chart, isAdjusted in
      var view = chart.prices.view
      view.isAdjusted = isAdjusted
      return tables[chart.table].shown(as: view)
    }
  }
}

extension Table {
  /// The comparison as its file has it, of other prices of the same moments.
  fileprivate func comparing(the other: Table) -> Table {
    guard other.x == x, other.series.count == series.count else { return self }
    return Table(
      title: title, kind: kind, x: x, series: other.series, labels: labels,
      presentation: presentation)
  }
}
