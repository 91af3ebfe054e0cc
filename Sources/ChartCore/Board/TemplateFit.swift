/// What a template comes to on the columns of a file.
public struct TemplateFit: Equatable, Sendable {
  /// The charts, and what is computed for them.
  let sheet: Sheet
  /// For each chart what the template says of it.
  let views: [View]
  /// What is left to be done once it has these charts: how they are arranged, and whether they are linked.
  public let arrangement: [Board.Action]
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
    var places = TemplatePlaces(of: self.charts.flatMap(\.columns), on: catalog)
    var charts: [(kept: Sheet.KeptChart, found: [(place: Int, column: Column)], chart: Chart)] = []
    for chart in self.charts {
      let found = chart.columns.compactMap { column in
        places.next().map { (place: $0, column: column) }
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
      },
      arrangement: [.setLayout(layout), .bringToFront(chart: 0), .link(isLinked)],
      missing: missing.uniqued)
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
    (look.name, look.color, look.zones) = (title, color, zones)
    return look
  }
}

extension Sheet {
  /// The same sheet, the ids of charts that people make from the next one down.
  fileprivate func renumbered(below nextID: Int) -> Sheet {
    var sheet = self
    func renumbered(_ id: Int) -> Int { id < 0 ? id + nextID + 1 : id }
    for index in sheet.charts.indices { sheet.charts[index].id = renumbered(charts[index].id) }
    sheet.choices.views = Dictionary(
      uniqueKeysWithValues: choices.views.map { (renumbered($0.key), $0.value) })
    sheet.choices.nextID = renumbered(choices.nextID)
    return sheet
  }

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
  /// For each column of the template where it is; nil where it is not there.
  private var places: [Int?]
  private var taken: Set<Int> = []
  private var usedIDs: Set<Int> = []
  private var nextID = -1

  /// Those of columns: first of all of those that are called so, with whose they are or without, then of those that are but
  /// for their units and capital letters. Time in proportion to both numbers of columns.
  init(of columns: [BoardTemplate.Column], on catalog: ColumnCatalog) {
    self.catalog = catalog
    places = columns.map { _ in nil }
    let names = ColumnNames(of: catalog) { catalog.series($0).name }
    let all = (0..<catalog.count).map { (names.qualified($0), catalog.series($0).name) }
    let ways: [(Int, BoardTemplate.Column) -> Bool] = [
      { $1.isComputed && catalog.computedName($0) == $1.name },
      { !$1.isComputed && all[$0].0 == $1.name },
      { !$1.isComputed && all[$0].1 == $1.name },
      { !$1.isComputed && catalog.computedName($0) == $1.name },
      { !$1.isComputed && all[$0].1.isNamed(loosely: $1.name.withoutUnit) },
    ]
    for isMeant in ways {
      for (number, column) in columns.enumerated() where places[number] == nil {
        let place = (0..<catalog.count).first { !taken.contains($0) && isMeant($0, column) }
        places[number] = place
        if let place { taken.insert(place) }
      }
    }
    places.reverse()
  }

  /// Where the next column of the template is.
  mutating func next() -> Int? { places.popLast() ?? nil }

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
  /// Has the charts of a template, whose new ones are none that people made before.
  mutating func use(_ fit: TemplateFit) -> Change {
    let before = charts.map(\.id)
    _ = apply(.rearrange(fit.sheet.renumbered(below: choices.nextID)))
    for (chart, view) in fit.views.enumerated() where charts.indices.contains(chart) {
      _ = charts[chart].zoomOut()
      charts[chart].view.see(as: view)
    }
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
