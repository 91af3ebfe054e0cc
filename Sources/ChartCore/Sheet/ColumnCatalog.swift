/// All columns of numbers that a file has, those on its charts and those that wait for one.
///
/// Columns are counted through all tables, from 0 on: those of the first table, then those of the next.
public struct ColumnCatalog: Equatable, Sendable {
  /// The file's tables: its charts, then those that wait.
  public let tables: [Table]
  /// How many of the tables are charts as the file opens.
  public let chartCount: Int
  /// For each of the tables which of several files it is of.
  public let files: [Int]
  /// The columns that people compute, each of a table of its own behind those of the files.
  public let computed: [ComputedColumn]
  /// The language of titles that are not the file's own.
  public let words: Words
  /// The units that are known.
  let units: UnitSystem
  /// For each table the number of its first column; at the end, how many columns there are.
  private let starts: [Int]

  /// The columns of a file's charts and of tables that wait; `files` tells those of several files apart, table by table.
  /// Linear time in the tables.
  public init(
    charts: [Table], waiting: [Table] = [], files: [Int] = [], words: Words = .english,
    units: UnitSystem = .none
  ) {
    let tables = charts + waiting
    precondition(files.isEmpty || files.count == tables.count, "every table is of a file")
    self.init(
      tables: tables, chartCount: charts.count,
      files: files.isEmpty ? tables.map { _ in 0 } : files, computed: [], words: words,
      units: units)
  }

  private init(
    tables: [Table], chartCount: Int, files: [Int], computed: [ComputedColumn], words: Words,
    units: UnitSystem
  ) {
    (self.tables, self.chartCount, self.files) = (tables, chartCount, files)
    (self.computed, self.words, self.units) = (computed, words, units)
    starts = tables.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.series.count) }
  }

  /// The same charts and files with other tables, the last of which are `computed`: each is of the file at whose points it
  /// is.
  func with(tables: [Table], computed: [ComputedColumn]) -> ColumnCatalog {
    ColumnCatalog(
      tables: tables, chartCount: chartCount,
      files: files.prefix(tables.count - computed.count) + computed.map { files[$0.table] },
      computed: computed, words: words, units: units)
  }

  /// The same columns, in the memory of another catalog's where a table at its place is equal. Linear time in the points.
  public func sharing(_ other: ColumnCatalog) -> ColumnCatalog {
    let known = other.tables
    let shared = tables.enumerated().map { index, table in
      known.indices.contains(index) && known[index] == table ? known[index] : table
    }
    return with(tables: shared, computed: computed)
  }

  /// How many columns there are.
  public var count: Int { starts[starts.count - 1] }

  /// The columns of a table.
  public func columns(ofTable table: Int) -> Range<Int> { starts[table]..<starts[table + 1] }

  /// The table that a column is of. Logarithmic time.
  public func table(ofColumn column: Int) -> Int {
    starts.dropLast().partitioningIndex { $0 > column } - 1
  }

  /// A column as the file has it. Logarithmic time.
  public func series(_ column: Int) -> Series {
    let table = table(ofColumn: column)
    return tables[table].series[column - starts[table]]
  }

  /// The columns of words, those of the same name once.
  public var labels: [Labels] {
    tables.flatMap(\.labels).reduce(into: []) { found, labels in
      if !found.contains(where: { $0.name == labels.name }) { found.append(labels) }
    }
  }

  /// The charts of the file that stand on one with a table of it in turn: itself alone, if there are no others. Time in
  /// proportion to their number.
  public func metrics(ofTable table: Int) -> Range<Int> {
    guard table < chartCount, let metrics = tables[table].presentation.metrics else {
      return table..<table + 1
    }
    let first = table - metrics.shown
    let end = first + metrics.names.count
    let isWhole =
      first >= 0 && end <= chartCount
      && (first..<end).allSatisfy { other in
        let own = tables[other].presentation.metrics
        return own?.shown == other - first && metrics.isSame(as: own)
      }
    return isWhole ? first..<end : table..<table + 1
  }

  /// Whether the columns of two tables have one x, so that they can stand on one chart; linear time in the
  /// points at worst, constant where both have the same memory.
  func haveOneX(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (tables[a], tables[b])
    return a.xKind == b.xKind && a.domain == b.domain && a.x == b.x
  }
}

// MARK: - From a sheet to tables

extension ColumnCatalog {
  /// The tables of a sheet's charts; those that nothing has changed since another sheet stay the same. What compares prices
  /// changes with these.
  public func tables(of sheet: Sheet, after old: Sheet, with oldTables: [Table]) -> [Table] {
    let kept = Dictionary(uniqueKeysWithValues: zip(old.charts.map(\.id), old.charts.indices))
    let (catalog, isAdjustedAnew) = (
      comparing(as: sheet), areAdjusted(in: sheet) != areAdjusted(in: old)
    )
    var tables: [Table] = []
    for chart in sheet.charts {
      if let place = kept[chart.id], old.charts[place] == chart,
        sheet.choices.dropped == old.choices.dropped,
        sheet.choices.looks(of: chart) == old.choices.looks(of: chart),
        sheet.choices.view(of: chart) == old.choices.view(of: chart),
        sheet.computed == old.computed || !chart.columns.contains(where: isComputed),
        !(isAdjustedAnew && compares(chart))
      {
        tables.append(oldTables[place])
      } else {
        let whole = catalog.table(of: chart, in: sheet)
        tables.append(whole.dropping(sheet.choices.dropped, beside: tables + oldTables, words))
      }
    }
    return tables
  }

  /// Whether people compute a column. Logarithmic time.
  public func isComputed(_ column: Int) -> Bool { table(ofColumn: column) >= fileTableCount }

  /// The table of one of a sheet's charts, all words drawn.
  func table(of chart: SheetChart, in sheet: Sheet) -> Table {
    let origin = tables[chart.origin]
    let looks = sheet.choices.looks(of: chart)
    let isUnchanged = chart.isWhole(on: self) && looks.isEmpty
    if let prices = origin.prices {
      let first = columns(ofTable: chart.origin).lowerBound
      return origin.shown(as: sheet.choices.view(of: chart) ?? prices.view)
        .worn(Dictionary(uniqueKeysWithValues: looks.map { ($0.key - first, $0.value) }))
    }
    if let scatter = origin.scatter(as: looks[chart.columns[0]] ?? ColumnLook()) { return scatter }
    if isUnchanged { return origin }
    if let spectrogram = origin.spectrogram,
      chart.columns == Array(columns(ofTable: chart.origin))
    {
      return origin.worn([0: looks[chart.columns[0]] ?? ColumnLook()]).showing(spectrogram)
    }
    let places = placesOnX(of: chart, as: looks)
    let x = places.readingX
    let isOwnX = x.isSameMemory(as: origin.x)
    let named = withNamesApart(
      chart.columns.map { shown($0, on: chart.origin, as: looks[$0]) }, of: chart.columns)
    let series = zip(named, places).map { $0.laid(at: $1, on: x, words) }
    let right = Set(chart.columns.indices.filter { chart.right.contains(chart.columns[$0]) })
    return Table(
      title: title(of: chart, series), kind: origin.kind.with(axisCount: right.isEmpty ? 1 : 2),
      x: x, series: series.withColorsApart.withColorsOfShown,
      labels: isOwnX ? origin.labels : [],
      presentation: isOwnX ? origin.presentation : origin.presented(at: x),
      right: right.isEmpty ? nil : right)
  }

  /// Why the columns of a table stay together and by themselves; nil where they do not.
  func bond(ofTable table: Int) -> Sheet.Refusal? {
    if tables[table].prices != nil { return .prices }
    if isAlone(table) { return .scatter }
    return tables[table].kind.isOfPlaces ? .places : nil
  }

  /// Why a column stays on its chart; nil where it does not.
  func bond(ofColumn column: Int) -> Sheet.Refusal? { bond(ofTable: table(ofColumn: column)) }

  /// A column on the chart of a table, where ids of several tables may meet.
  private func shown(_ column: Int, on origin: Int, as look: ColumnLook?) -> Series {
    let (table, series) = (table(ofColumn: column), series(column))
    let id = table == origin ? series.id : "\(series.id)@\(table)"
    return series.worn(look ?? ColumnLook(), id: id)
  }

  /// A chart keeps the title that its file gave it, unless that only lists its columns.
  private func title(of chart: SheetChart, _ series: [Series]) -> String? {
    let origin = tables[chart.origin]
    let isNamed = chart.id >= 0 && origin.title != .title(listing: origin.series.map(\.name), words)
    // What shows another series as it was earlier has the name of that.
    let own = series.filter { one in !series.contains { $0.isShown(by: one) } }
    return isNamed ? origin.title : .title(listing: own.map(\.name), words)
  }
}

extension Table {
  /// The table with what people have changed of how its series look, by their numbers.
  fileprivate func worn(_ looks: [Int: ColumnLook]) -> Table {
    guard !looks.isEmpty else { return self }
    return Table(
      title: title, kind: kind, x: x,
      series: series.enumerated().map { $1.worn(looks[$0] ?? ColumnLook()) }, labels: labels,
      presentation: presentation, right: right.isEmpty ? nil : right, prices: prices)
  }
}

extension Series {
  /// The series by another name.
  public func named(_ name: String) -> Series {
    var series = self
    series.name = name
    return series
  }

  /// The series with what people have changed of how it looks, perhaps under another id.
  public func worn(_ look: ColumnLook, id: String? = nil) -> Series {
    var series = self
    series.id = id ?? self.id
    series.name = look.name ?? name
    series.zones = look.zones
    guard let color = look.color else { return series }
    (series.color, series.nightColor, series.isColorChosen) = (color, nil, true)
    return series
  }
}

/// So many names of series are in a chart's title.
private let namesInTitle = 3

extension String {
  /// The title of a chart that is called by its series, `Outside, Inside and 2 more`; their units, in
  /// parentheses at the end of the names, are left out.
  public static func title(listing names: [String], _ words: Words = .english) -> String {
    let listed = names.prefix(namesInTitle).map(\.withoutUnit).joined(separator: ", ")
    let more = names.count - namesInTitle
    return more > 0
      ? words(
        Phrase(
          counting: more, one: "\(listed) and \(more) more", many: "\(listed) and \(more) more"))
      : listed
  }

  /// A name of a series without the unit in parentheses at its end.
  var withoutUnit: String { partedUnit?.name ?? self }

  /// The unit in parentheses at the end of a name of a series; nil where there is none.
  var unitBehind: String? { partedUnit?.unit }

  /// A name with a unit in parentheses behind it, unless it has it already.
  func with(unit: MeasureUnit?) -> String {
    guard let text = unit?.textIfAny, unitBehind != text else { return self }
    return "\(self) (\(text))"
  }

  /// A unit may have parentheses of its own: `W/(m²·K)`.
  private var partedUnit: (name: String, unit: String)? {
    guard hasSuffix(")") else { return nil }
    var (depth, start) = (0, endIndex)
    repeat {
      guard start > startIndex else { return nil }
      start = index(before: start)
      depth += self[start] == ")" ? 1 : self[start] == "(" ? -1 : 0
    } while depth > 0
    let name = self[..<start]
    guard name.hasSuffix(" "), name.count > 1 else { return nil }
    return (String(name.dropLast()), String(self[index(after: start)...].dropLast()))
  }
}
