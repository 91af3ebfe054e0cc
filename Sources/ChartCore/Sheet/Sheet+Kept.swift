// A sheet that was kept while its file was closed.

/// The lowest id of a chart that people make: they make no more than that, and a lower one is damage.
private let lowestID = -1_000_000

extension Sheet {
  /// The columns of a chart that was kept: what it is, whose x it has, what is on it, and what of that at the right.
  public struct KeptChart: Equatable, Sendable {
    /// The chart's id, and the table whose x and kind it has.
    public let id, origin: Int
    /// Its columns in drawing order, and those of them whose values the axis at the right has.
    public let columns, right: [Int]

    /// A chart as it was written; nothing about it is certain.
    public init(id: Int, origin: Int, columns: [Int], right: [Int]) {
      (self.id, self.origin, self.columns, self.right) = (id, origin, columns, right)
    }
  }

  /// What is kept of its charts.
  public var keptCharts: [KeptChart] {
    charts.map {
      KeptChart(id: $0.id, origin: $0.origin, columns: $0.columns, right: $0.right.sorted())
    }
  }

  /// A sheet of charts that were kept; nil where one of them cannot be on this catalog. Linear time in the columns, and in
  /// the points where charts have columns of several tables.
  public init?(kept: [KeptChart], on catalog: ColumnCatalog) {
    let columns = kept.flatMap(\.columns)
    guard !kept.isEmpty, Set(columns).count == columns.count,
      Set(kept.map(\.id)).count == kept.count,
      kept.allSatisfy({ $0.canBe(on: catalog) })
    else { return nil }
    self.init(of: catalog)
    charts = kept.map { SheetChart($0) }
    choices.nextID = min(-1, (kept.map(\.id).min() ?? 0) - 1)
  }
}

extension SheetChart {
  fileprivate init(_ kept: Sheet.KeptChart) {
    (id, origin, columns, right) = (kept.id, kept.origin, kept.columns, Set(kept.right))
  }
}

extension Sheet.KeptChart {
  /// Whether people could have made such a chart of a catalog's columns.
  fileprivate func canBe(on catalog: ColumnCatalog) -> Bool {
    guard lowestID..<catalog.chartCount ~= id, catalog.tables.indices.contains(origin),
      !columns.isEmpty,
      columns.allSatisfy({ 0..<catalog.count ~= $0 }), Set(right).isSubset(of: columns),
      right.isEmpty || Set(right).count < columns.count
    else { return false }
    let whole = SheetChart(ofTable: origin, on: catalog)
    if columns == whole.columns, Set(right) == whole.right { return true }
    let kind = catalog.tables[origin].kind
    let strangers = columns.filter { catalog.table(ofColumn: $0) != origin }
    return catalog.bond(ofTable: origin) == nil
      && (right.isEmpty || kind.with(axisCount: 2).axisCount == 2)
      && (strangers.isEmpty || kind.stacking == .none)
      && strangers.allSatisfy {
        catalog.bond(ofColumn: $0) == nil
          && catalog.mayStandTogether(catalog.table(ofColumn: $0), on: origin)
      }
  }
}

extension ColumnCatalog {
  /// What tells the columns of its files from those of other files, or of what its own has become: the names of tables and
  /// columns, by FNV-1a (Fowler, Noll, Vo: draft-eastlake-fnv). Linear time in the names.
  public var signature: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func take(_ text: String) {
      for byte in text.utf8 + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for table in tables.prefix(fileTableCount) {
      take(table.title ?? "")
      for series in table.series { take(series.name) }
    }
    return hash
  }
}
