/// The shared model: what people can change about a set of charts, whatever the layout.
public struct Board: Equatable, Sendable {
  /// All columns of the files, as they have them.
  public internal(set) var catalog: ColumnCatalog
  /// The charts in order.
  public internal(set) var charts: [Chart]
  /// What people have changed of the columns, wherever they stand.
  var choices = SheetChoices()
  /// The chosen arrangement.
  public private(set) var layout = BoardLayout.list
  /// The chart in front, which every layout shows: the one in hand in the list, the carousel's page, the
  /// front card. 0 where there is none.
  public private(set) var front = 0
  /// The chart that is open in full over the cards, if any.
  public private(set) var openedChart: Int?
  /// Which charts move together.
  var links: BoardLinks

  /// A board of files' columns as they open.
  public init(_ catalog: ColumnCatalog) {
    self.catalog = catalog
    charts = catalog.openingCharts
    links = BoardLinks(of: charts.map(\.table))
    linkOpened()
    sumParts()
  }

  /// A board of a file's charts as they open, with tables that wait to be put on one.
  public init(tables: [Table], waiting: [Table] = []) {
    self.init(ColumnCatalog(charts: tables, waiting: waiting))
  }

  /// How far behind the chart in front a chart stands, those before it last; `chart` is one of the board's.
  public func rank(of chart: Int) -> Int { chart - front + (chart < front ? charts.count : 0) }

  /// The chart at a rank, from 0 to one less than the charts.
  public func chart(atRank rank: Int) -> Int { (front + rank) % charts.count }

  /// What tells a chart from all others as long as its file is open, wherever it stands; nil where there is none.
  public func id(of chart: Int) -> Int? {
    charts.indices.contains(chart) ? charts[chart].id : nil
  }

  /// Where the chart of an id stands now; nil where it is gone. Linear time in the charts.
  public func chart(withID id: Int) -> Int? { charts.firstIndex { $0.id == id } }

  /// Changes the board in its bounds, and says what has changed: nothing where an action makes no sense (a chart or series
  /// that is not there, a number that is not finite); what goes too far is clamped.
  @discardableResult
  public mutating func apply(_ action: Action) -> Change {
    switch action {
    case .change(let change): return self.change(change)
    case .grow(let catalog): return grow(to: catalog)
    case .take(let catalog): return take(catalog)
    case .use(let fit): return use(fit)
    case .narrow(let column, let range, let values): return narrow(column, to: range, values)
    case .rearrange(let sheet): return sheet == self.sheet ? .nothing : rearrange(as: sheet)
    default: break
    }
    let before = self
    view(action)
    if let (chart, part) = action.moved { haveFollow(chart, part) }
    if let chart = action.switchedChart { switchAlong(with: chart) }
    sumParts()
    return shows(the: before) ? .nothing : .views
  }

  /// Changes what is seen of the charts.
  private mutating func view(_ action: Action) {
    switch action {
    case .setRange(let chart, let range): change(chart) { $0.show(range) }
    case .moveRange(let chart, let distance): change(chart) { $0.move(by: distance) }
    case .resizeLower(let chart, let moment): change(chart) { $0.resizeLower(to: moment) }
    case .resizeUpper(let chart, let moment): change(chart) { $0.resizeUpper(to: moment) }
    case .zoom(let chart, let factor, let moment):
      change(chart) { $0.zoom(by: factor, about: moment) }
    case .centre(let chart, let moment): change(chart) { $0.centre(on: moment) }
    case .showAll(let chart): change(chart) { $0.show($0.domain) }
    case .toggle(let chart, let series): change(chart) { $0.toggle(series) }
    case .solo(let chart, let series): change(chart) { $0.solo(series) }
    case .showOnly(let chart, let series): change(chart) { $0.showOnly(series) }
    case .setIndicator(let chart, let moment): change(chart) { $0.setIndicator(moment) }
    case .setMark(let chart, let moment): change(chart) { $0.setMark(moment) }
    case .write(let chart, let note, let range): change(chart) { $0.write(note, at: range) }
    case .rewrite(let chart, let note, let range, let page):
      if charts.indices.contains(chart) { charts[chart].write(note, range, on: page) }
    case .writeAll(let notes):
      for placed in notes where charts.indices.contains(placed.chart) {
        charts[placed.chart].write(placed.note, placed.note.range, on: placed.page)
      }
    case .setYScale(let chart, let choice): change(chart) { $0.setYScale(choice) }
    case .zoomIn(let chart, let moment, let detail, let kept):
      if charts.indices.contains(chart), moment.isFinite {
        charts[chart].zoomIn(at: moment, to: detail, as: kept)
      }
    case .zoomOut(let chart):
      if charts.indices.contains(chart), charts[chart].zoomOut() { rejoin(chart) }
    case .setLayout(let layout): arrange(as: layout)
    case .bringToFront(let chart): bringToFront(chart)
    case .frontToBack: bringToFront(front + 1 < charts.count ? front + 1 : 0)
    case .backToFront: bringToFront(front > 0 ? front - 1 : charts.count - 1)
    case .open(let chart): if charts.indices.contains(chart) { openedChart = chart }
    case .close: openedChart = nil
    case .link(let isOn): link(isOn)
    case .resume(let kept): resume(kept)
    case .change, .grow, .take, .rearrange, .narrow, .use: break
    }
  }

  /// Whether people see the same as on another board of the same charts.
  private func shows(the other: Board) -> Bool {
    layout == other.layout && front == other.front && openedChart == other.openedChart
      && links == other.links
      && zip(charts, other.charts).allSatisfy {
        $0.view == $1.view && $0.zoom == $1.zoom
      }
  }

  /// Has the charts whose series stand for the same as those of one have the same ones off. Constant time where its series
  /// stand for nothing that others have: a thousand charts are resumed one by one.
  private mutating func switchAlong(with chart: Int) {
    guard charts.indices.contains(chart), charts[chart].zoom == nil else { return }
    let state = charts[chart].view
    guard state.seriesGroup != nil else { return }
    for other in charts.indices where charts[other].zoom == nil {
      charts[other].view.switchAlong(state)
    }
  }

  /// Shows what was kept of the views of its charts.
  private mutating func resume(_ kept: KeptBoard) {
    link(false)
    let kept = kept.timed(by: charts.map(\.table))
    for (chart, kept) in zip(charts.indices, kept.charts) {
      charts[chart].view.resume(kept)
      switchAlong(with: chart)
    }
    bringToFront(kept.front)
    let areAlike = zip(charts, kept.charts).allSatisfy { $0.view.domain == $1.domain }
    link(kept.isLinked, areAlike: areAlike)
    arrange(as: kept.layout)
  }

  private mutating func change(_ chart: Int, _ changes: (inout ChartState) -> Void) {
    if charts.indices.contains(chart) { changes(&charts[chart].view) }
  }

  /// The overview of a chart: what it shows, or returns to.
  public func overview(of chart: Int) -> ChartState { charts[chart].overview }

  /// An opened chart belongs to the layout that it was opened in: it closes when that goes, and is the one
  /// in front then.
  private mutating func arrange(as layout: BoardLayout) {
    guard layout != self.layout else { return }
    if let chart = openedChart { bringToFront(chart) }
    openedChart = nil
    self.layout = layout
  }

  private mutating func bringToFront(_ chart: Int) { front = max(0, min(chart, charts.count - 1)) }
}

// MARK: - Other data

extension Board {
  /// What people change stays as far as it still makes sense; a chart that was zoomed in shows its overview.
  private mutating func grow(to catalog: ColumnCatalog) -> Change {
    let before = charts
    charts = catalog.openingCharts.enumerated().map { place, chart in
      before.indices.contains(place) ? before[place].grown(to: chart.content, chart.table) : chart
    }
    (self.catalog, choices) = (catalog, SheetChoices())
    bringToFront(front)
    if let chart = openedChart, !charts.indices.contains(chart) { openedChart = nil }
    links = links.grown(to: charts.map(\.table))
    linkOpened()
    sumParts()
    return .charts(after: charts.indices.map { before.indices.contains($0) ? $0 : nil })
  }

  private mutating func take(_ catalog: ColumnCatalog) -> Change {
    let catalog = catalog.computing(asOn: self.catalog)
    let carried = sheet.carried(from: self.catalog, to: catalog)
    self.catalog = catalog
    let tables = catalog.tables(
      of: carried.sheet, after: Sheet(of: catalog), with: catalog.openingCharts.map(\.table))
    return rearrange(as: carried.sheet, tables, after: carried.places)
  }

  private mutating func change(_ change: Sheet.Change) -> Change {
    do throws(Sheet.Refusal) {
      return apply(.rearrange(try sheet.applying(change, on: catalog)))
    } catch {
      return .refused(error)
    }
  }

  private mutating func rearrange(as sheet: Sheet) -> Change {
    let before = self.sheet
    catalog = catalog.computing(sheet.computed)
    let tables = catalog.tables(of: sheet, after: before, with: charts.map(\.table))
    return rearrange(as: sheet, tables, after: sheet.charts.map { chart(withID: $0.id) })
  }

  /// Has the charts of another sheet, with these tables. Those that it has already keep their state; a new one shows as much
  /// as the one in front. `places` tells for each chart where it was before.
  private mutating func rearrange(
    as sheet: Sheet, _ tables: [Table], after places: [Int?]
  ) -> Change {
    let before = self
    charts = zip(sheet.charts, tables).enumerated().map { index, chart in
      places[index].map { before.charts[$0].moved(to: chart.0, chart.1) }
        ?? before.fresh(chart.0, chart.1)
    }
    choices = sheet.choices
    links = links.grown(to: tables)
    let place = { (chart: Int) in places.firstIndex(of: chart) }
    bringToFront(places.firstIndex(of: nil) ?? place(before.front) ?? before.front)
    openedChart = before.openedChart.flatMap(place)
    for chart in places.indices where places[chart] == nil { rejoin(chart) }
    // What has come to a chart may have brought it to others.
    if links != before.links { linkAll() }
    sumParts()
    return .charts(after: places)
  }

  /// A chart that was not there before.
  private func fresh(_ content: SheetChart, _ table: Table) -> Chart {
    var chart = Chart(content, table)
    let front = overview(of: front)
    if front.domain == chart.view.domain { chart.view.show(front.visibleRange) }
    return chart
  }

  /// Leaves what is off on one chart out of the sums of others: on a chart whose series stand for the parts. Linear time in
  /// the charts, and in the points of tables that change.
  private mutating func sumParts() {
    let metrics = charts.map(\.table.presentation.metrics)
    guard metrics.contains(where: { $0?.parts != nil }) else { return }
    for chart in charts.indices {
      guard let parts = metrics[chart]?.parts else { continue }
      let group = SummedParts.group(of: parts.names)
      guard let switches = metrics.firstIndex(where: { $0?.seriesGroup == group }) else { continue }
      let on = Set(parts.names.indices).subtracting(overview(of: switches).hidden)
      charts[chart].table = charts[chart].table.summing(on, catalog.words)
    }
  }
}
