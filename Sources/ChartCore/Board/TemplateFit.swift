/// What a template comes to on the columns of a file.
public struct TemplateFit: Equatable, Sendable {
  /// The charts, and what is computed for them.
  let sheet: Sheet
  /// For each chart what the template says of it.
  let views: [View]
  let layout: BoardLayout
  let isLinked: Bool
  /// The names of what it has and the file has not, each once.
  public let missing: [String]

  /// How a chart is seen.
  struct View: Equatable, Sendable {
    /// The series that are off, and the y axis.
    let hidden: Set<Int>
    let yScale: YScaleChoice
  }
}

extension BoardTemplate {
  /// The template on the columns of files, whose computed ones go; nil where nothing of it is there. Time as that of its
  /// formulas.
  public func fitted(to catalog: ColumnCatalog) -> TemplateFit? {
    var (catalog, missing) = (catalog.ofFiles, [String]())
    for text in formulas {
      if let column = catalog.column(computedBy: text) {
        catalog = catalog.computing(catalog.computed + [column])
      } else {
        missing.append((try? Formula(text))?.name ?? text)
      }
    }
    var places = TemplatePlaces(on: catalog)
    var charts: [(kept: Sheet.KeptChart, found: [(place: Int, column: Column)], chart: Chart)] = []
    for chart in self.charts {
      let found = chart.columns.compactMap { column in
        places.take(column).map { (place: $0, column: column) }
      }
      let names = Set(found.map(\.column.name))
      missing += chart.columns.map(\.name).filter { !names.contains($0) }
      let kept = found.isEmpty ? nil : places.chart(of: found)
      if let kept { charts.append((kept, found, chart)) } else { missing += names.sorted() }
    }
    guard var sheet = Sheet(kept: charts.map(\.kept), on: catalog) else { return nil }
    sheet = sheet.changed(by: changes(charts.map { ($0.found, $0.chart) }), on: catalog)
    return TemplateFit(
      sheet: sheet,
      views: charts.map { chart in
        let hidden = chart.found.indices.filter { chart.found[$0].column.isHidden }
        return TemplateFit.View(hidden: Set(hidden), yScale: chart.chart.yScale)
      }, layout: layout, isLinked: isLinked, missing: missing.uniqued)
  }

  /// How columns look, prices are seen and which words are dropped.
  private func changes(
    _ charts: [(found: [(place: Int, column: Column)], chart: Chart)]
  ) -> [Sheet.Change] {
    let looks = charts.flatMap(\.found).map { Sheet.Change.wear(column: $0.place, $0.column.look) }
    let views = charts.enumerated().compactMap { place, chart in
      chart.chart.prices.map { Sheet.Change.view(chart: place, $0) }
    }
    return looks + views
      + dropped.sorted { $0.key < $1.key }.map { Sheet.Change.drop(words: $1, of: $0) }
  }
}

extension BoardTemplate.Column {
  fileprivate var look: ColumnLook {
    var look = ColumnLook()
    (look.name, look.color) = (title, color)
    return look
  }
}

extension Sheet {
  /// The sheet after those of some changes that can be made.
  fileprivate func changed(by changes: [Change], on catalog: ColumnCatalog) -> Sheet {
    changes.reduce(self) { sheet, change in (try? sheet.applying(change, on: catalog)) ?? sheet }
  }
}

extension ColumnCatalog {
  /// A column of a formula at the points of the first table that has a series of it, or else of any where it can be computed;
  /// nil where there is none. Time in proportion to the tables and their names.
  fileprivate func column(computedBy text: String) -> ComputedColumn? {
    guard let formula = try? Formula(text) else { return nil }
    let columns = (0..<fileTableCount).map { ComputedColumn(formula, table: $0) }
      .filter { fault(of: $0) == nil }
    return columns.first { column in
      formula.names.contains { name in
        series(named: name, atPointsOf: column.table).contains { $0.table == column.table }
      }
    } ?? columns.first
  }
}

/// Where the columns of a template are on a catalog, each of whose columns stands for one of them.
private struct TemplatePlaces {
  private let catalog: ColumnCatalog
  private let names: [String]
  private var taken: Set<Int> = []
  private var usedIDs: Set<Int> = []
  private var nextID = -1

  init(on catalog: ColumnCatalog) {
    self.catalog = catalog
    let names = ColumnNames(of: catalog) { catalog.series($0).name }
    self.names = (0..<catalog.count).map(names.qualified)
  }

  /// The column that a template means.
  mutating func take(_ column: BoardTemplate.Column) -> Int? {
    let free = (0..<catalog.count).filter { !taken.contains($0) }
    let own = column.isComputed ? nil : place(named: column.name, among: free)
    let place = own ?? free.first { catalog.computedName($0) == column.name }
    if let place { taken.insert(place) }
    return place
  }

  /// The column that is called so, with whose it is or without, or else but for its unit and capital letters.
  private func place(named name: String, among free: [Int]) -> Int? {
    free.first { names[$0] == name } ?? free.first { catalog.series($0).name == name }
      ?? free.first { catalog.series($0).name.isNamed(loosely: name.withoutUnit) }
  }

  /// The chart of some columns, over the x of the first one of a file; nil where they cannot be on one chart.
  mutating func chart(
    of found: [(place: Int, column: BoardTemplate.Column)]
  ) -> Sheet.KeptChart? {
    let tables = found.map { catalog.table(ofColumn: $0.place) }
    let origin = tables.first { $0 < catalog.fileTableCount } ?? tables[0]
    let right = found.filter(\.column.isRight).map(\.place)
    let isFree = origin < catalog.chartCount && !usedIDs.contains(origin)
    let chart = Sheet.KeptChart(
      id: isFree ? origin : nextID, origin: origin, columns: found.map(\.place),
      right: right.count < found.count ? right : [])
    guard Sheet(kept: [chart], on: catalog) != nil else { return nil }
    if isFree { usedIDs.insert(origin) } else { nextID -= 1 }
    return chart
  }
}

extension Board {
  /// Sets itself up as a template says.
  mutating func use(_ fit: TemplateFit) -> Change {
    let before = charts.map(\.id)
    _ = apply(.rearrange(fit.sheet))
    for (chart, view) in fit.views.enumerated() where charts.indices.contains(chart) {
      _ = charts[chart].zoomOut()
      charts[chart].view.see(as: view)
    }
    apply(.setLayout(fit.layout))
    apply(.bringToFront(chart: 0))
    apply(.link(fit.isLinked))
    return .charts(after: charts.map { before.firstIndex(of: $0.id) })
  }
}

extension ChartState {
  /// Has what a template says of a chart, as far as it can be.
  fileprivate mutating func see(as view: TemplateFit.View) {
    let on = Set(0..<seriesCount).subtracting(view.hidden)
    if !on.isEmpty { showOnly(on) }
    setYScale(view.yScale)
  }
}
