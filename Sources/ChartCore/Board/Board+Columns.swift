extension Board {
  /// Which columns of the files stand on which chart, and how people have them look. Linear time in the charts.
  public var sheet: Sheet { Sheet(charts.map(\.content), choices, catalog.computed) }

  /// The chart that a column stands on; nil where it waits. Linear time in the columns.
  public func chart(ofColumn column: Int) -> Int? {
    charts.firstIndex { $0.content.columns.contains(column) }
  }

  /// How people have a column look.
  public func look(of column: Int) -> ColumnLook { choices.look(of: column) }

  /// The words whose points are not drawn, of the column of words of a name.
  public func dropped(of name: String) -> Set<String> { choices.dropped[name] ?? [] }
}

extension ColumnCatalog {
  /// The charts on which a file opens.
  public var openingCharts: [Chart] {
    Sheet(of: self).charts.map { Chart($0, tables[$0.origin]) }
  }
}
