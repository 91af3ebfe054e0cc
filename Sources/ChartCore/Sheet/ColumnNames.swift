/// A line of a list of columns.
public enum ColumnLine: Equatable, Sendable {
  /// Whose the columns below it are: those of a table.
  case heading(table: Int)
  /// A column.
  case column(Int)

  /// The column, if it is one.
  public var column: Int? { if case .column(let column) = self { column } else { nil } }
}

/// The names of a file's columns, and whose they are where one name is that of several.
public struct ColumnNames: Sendable {
  private let catalog: ColumnCatalog
  private let names: [String]
  /// The names that columns of several tables have, and those that columns of several of the file's charts have.
  private let repeated, repeatedOnCharts: Set<String>
  private let hasSeveralSources: Bool

  /// The names of a catalog's columns, which people may have changed. Linear time in the columns.
  public init(of catalog: ColumnCatalog, named name: (Int) -> String) {
    self.catalog = catalog
    names = (0..<catalog.count).map(name)
    repeated = Self.repeated(names, in: catalog, amongTables: catalog.tables.count)
    repeatedOnCharts = Self.repeated(names, in: catalog, amongTables: catalog.chartCount)
    hasSeveralSources = Set(catalog.tables.map(\.presentation.source)).count > 1
  }

  /// A column's name, after whose it is where a column of another table is called so too: `ACME Volume`. A column of the
  /// file's charts is told from those of other charts alone: what waits beside them says by itself that it does.
  public func qualified(_ column: Int) -> String {
    let table = catalog.table(ofColumn: column)
    let (name, owner) = (names[column], owner(ofTable: table))
    let isRepeated = (table < catalog.chartCount ? repeatedOnCharts : repeated).contains(name)
    return isRepeated && owner != name ? "\(owner) \(name)" : name
  }

  /// What a table's columns are of: the file where there are several, and the chart's title where that does not only
  /// list the columns; of tables that are on no chart as the file opens whose they are, or only `Other columns`. Those of
  /// prices are the same columns one by one.
  public func owner(ofTable place: Int) -> String {
    let table = catalog.tables[place]
    let title = table.ownTitle(catalog.words)
    if title == nil, place >= catalog.chartCount {
      return waitingOwner(table.presentation.source)
    }
    let source = hasSeveralSources ? table.presentation.source : nil
    let parts = [source == title ? nil : source, title].compactMap(\.self)
    return parts.isEmpty ? catalog.words("Chart \(place + 1)") : parts.joined(separator: ", ")
  }

  private func waitingOwner(_ source: String?) -> String {
    guard let source else { return catalog.words("Other columns") }
    let isOfPrices = catalog.tables.prefix(catalog.chartCount).contains {
      $0.prices != nil && $0.title == source
    }
    return catalog.words(isOfPrices ? "\(source), single columns" : "\(source), other columns")
  }

  /// The lines of a list of some columns, which are in order: below headings of whose they are where columns of several
  /// tables are called alike, else they alone.
  public func lines(of columns: [Int]) -> [ColumnLine] {
    guard !repeated.isEmpty else { return columns.map { .column($0) } }
    var lines: [ColumnLine] = []
    var last: (table: Int, owner: String)?
    for column in columns {
      let table = catalog.table(ofColumn: column)
      if table != last?.table {
        let owner = owner(ofTable: table)
        if owner != last?.owner { lines.append(.heading(table: table)) }
        last = (table, owner)
      }
      lines.append(.column(column))
    }
    return lines
  }

  /// The names that columns of more than one of the first tables have.
  private static func repeated(
    _ names: [String], in catalog: ColumnCatalog, amongTables count: Int
  ) -> Set<String> {
    var tables: [String: Int] = [:]
    var repeated: Set<String> = []
    for table in 0..<count {
      for column in catalog.columns(ofTable: table) {
        if tables[names[column], default: table] != table { repeated.insert(names[column]) }
        tables[names[column]] = table
      }
    }
    return repeated
  }
}

extension ColumnCatalog {
  /// Series of several tables that stand on one chart, those of one name called after whose they are.
  func withNamesApart(_ series: [Series], of columns: [Int]) -> [Series] {
    let tables = columns.map(table)
    let counts = Dictionary(series.map { ($0.name, 1) }, uniquingKeysWith: +)
    guard Set(tables).count > 1, counts.count < series.count else { return series }
    let names = ColumnNames(of: self) { self.series($0).name }
    return zip(series, tables).map { series, table in
      guard counts[series.name] != 1 else { return series }
      return series.named("\(names.owner(ofTable: table)) \(series.name)")
    }
  }
}

extension Table {
  /// The title, unless there is none or it only lists the series.
  fileprivate func ownTitle(_ words: Words) -> String? {
    guard let title, !title.isBlank else { return nil }
    return title == .title(listing: series.map(\.name), words) ? nil : title
  }
}
