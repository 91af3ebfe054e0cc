/// How the charts of a board are arranged.
public enum BoardLayout: String, CaseIterable, Sendable {
  /// One under the other.
  case list
  /// Pages beside each other.
  case carousel
  /// A stack, the front card whole.
  case cards
}

/// The shared model: what people can change about a set of charts, whatever the layout.
public struct Board: Equatable, Sendable {
  /// A state for each chart, in the file's order: of its detail while it is zoomed in.
  public private(set) var charts: [ChartState]
  /// The charts that are zoomed in, by index.
  public private(set) var zooms: [Int: DayZoom] = [:]
  /// Which columns of the file stand on which chart.
  public private(set) var sheet: Sheet
  /// The chosen arrangement.
  public private(set) var layout = BoardLayout.list
  /// The chart in front, which every layout shows: the one in hand in the list, the carousel's page, the
  /// front card. 0 where there is none.
  public private(set) var front = 0
  /// The chart that is open in full over the cards, if any.
  public private(set) var openedChart: Int?
  /// Which charts move together.
  private var links: BoardLinks

  /// A board of a file's charts as they open, with tables that wait to be put on one.
  public init(tables: [Table], waiting: [Table] = []) {
    let shelf = ColumnShelf(charts: tables, waiting: waiting)
    let shown = shelf.openingTables
    charts = shown.map(ChartState.init(table:))
    sheet = Sheet(of: shelf)
    links = BoardLinks(of: shown)
    linkAll()
  }

  /// How far behind the chart in front a chart stands, those before it last; `chart` is one of the board's.
  public func rank(of chart: Int) -> Int { chart - front + (chart < front ? charts.count : 0) }

  /// The chart at a rank, from 0 to one less than the charts.
  public func chart(atRank rank: Int) -> Int { (front + rank) % charts.count }

  /// What tells a chart from all others as long as its file is open, wherever it stands; nil where there is none.
  public func id(of chart: Int) -> Int? {
    sheet.charts.indices.contains(chart) ? sheet.charts[chart].id : nil
  }

  /// Where the chart of an id stands now; nil where it is gone. Linear time in the charts.
  public func chart(withID id: Int) -> Int? { sheet.charts.firstIndex { $0.id == id } }

  /// Changes the board in its bounds.
  ///
  /// What makes no sense (a chart or series that is not there, a number that is not finite) changes
  /// nothing; what goes too far is clamped.
  public mutating func apply(_ action: Action) {
    applyAlone(action)
    if let (chart, part) = action.moved { haveFollow(chart, part) }
    if let chart = action.switchedChart { switchAlong(with: chart) }
  }

  private mutating func applyAlone(_ action: Action) {
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
    case .rewrite(let chart, let note, let range, let page): write(chart, note, range, on: page)
    case .resumeNotes(let chart, let notes, let pages):
      change(chart) { ($0.notes, $0.pages) = (notes, pages) }
    case .setYScale(let chart, let choice): change(chart) { $0.setYScale(choice) }
    case .zoomIn(let chart, let moment, let detail): zoomIn(chart, at: moment, to: detail)
    case .zoomOut(let chart): zoomOut(chart)
    case .setLayout(let layout): arrange(as: layout)
    case .bringToFront(let chart): bringToFront(chart)
    case .frontToBack: bringToFront(front + 1 < charts.count ? front + 1 : 0)
    case .backToFront: bringToFront(front > 0 ? front - 1 : charts.count - 1)
    case .open(let chart): if charts.indices.contains(chart) { openedChart = chart }
    case .close: openedChart = nil
    case .grow(let old, let shelf): grow(from: old, to: shelf)
    case .rearrange(let sheet, let old, let new, let places):
      rearrange(as: sheet, from: old, to: new, after: places)
    case .link(let isOn): link(isOn)
    case .hide(let chart, let series): change(chart) { $0.hide(series) }
    case .resume(let chart, let range, let domain): change(chart) { $0.resume(range, of: domain) }
    case .restore(let board): self = board
    }
  }

  /// Goes on with the tables that `old` have become while their file is read: more charts, and charts
  /// with more series. What people changed stays as far as it still makes sense; a chart that was
  /// zoomed in shows its overview.
  private mutating func grow(from old: [Table], to shelf: ColumnShelf) {
    let new = shelf.openingTables
    let before = charts.indices.map(overview(of:))
    charts = new.enumerated().map { index, table in
      index < min(before.count, old.count)
        ? before[index].grown(from: old[index], to: table) : ChartState(table: table)
    }
    sheet = Sheet(of: shelf)
    zooms = [:]
    bringToFront(front)
    if let chart = openedChart, !charts.indices.contains(chart) { openedChart = nil }
    links = links.grown(to: new)
    linkAll()
  }

  /// Has the charts whose series stand for the same as those of one have the same ones off.
  private mutating func switchAlong(with chart: Int) {
    guard charts.indices.contains(chart), zooms[chart] == nil else { return }
    let state = charts[chart]
    for other in charts.indices where zooms[other] == nil { charts[other].switchAlong(state) }
  }

  private mutating func change(_ chart: Int, _ changes: (inout ChartState) -> Void) {
    if charts.indices.contains(chart) { changes(&charts[chart]) }
  }

  /// A chart that is zoomed in already returns to its overview from the new detail too.
  private mutating func zoomIn(_ chart: Int, at moment: Double, to detail: DetailState) {
    guard charts.indices.contains(chart), moment.isFinite else { return }
    let overview = overview(of: chart)
    zooms[chart] = DayZoom(moment: moment, overview: overview, detail: detail)
    charts[chart] = detail.state
    charts[chart].notes = overview.pages[.detail(moment: moment)]
  }

  private mutating func write(
    _ chart: Int, _ note: ChartNote?, _ range: ClosedRange<Double>, on page: NotePages.Page?
  ) {
    if shows(page, of: chart) {
      change(chart) { $0.write(note, at: range) }
    } else if zooms[chart] != nil {
      zooms[chart]?.write(note, at: range, on: page)
    } else {
      change(chart) { $0.write(note, at: range, on: page) }
    }
  }

  /// The overview of a chart: what it shows, or returns to.
  public func overview(of chart: Int) -> ChartState {
    zooms[chart]?.overview(after: charts[chart]) ?? charts[chart]
  }

  private mutating func zoomOut(_ chart: Int) {
    guard let zoom = zooms.removeValue(forKey: chart) else { return }
    charts[chart] = zoom.overview(after: charts[chart])
    rejoin(chart)
  }

  /// An opened chart belongs to the layout that it was opened in: it closes when that goes, and is the one
  /// in front then.
  private mutating func arrange(as layout: BoardLayout) {
    guard layout != self.layout else { return }
    if let chart = openedChart { bringToFront(chart) }
    openedChart = nil
    self.layout = layout
  }

  /// Takes what another sheet makes of it, with these tables.
  mutating func replace(
    _ sheet: Sheet, _ tables: [Table], _ charts: [ChartState], _ zooms: [Int: DayZoom], front: Int,
    opened: Int?
  ) {
    (self.sheet, self.charts, self.zooms) = (sheet, charts, zooms)
    links = links.grown(to: tables)
    bringToFront(front)
    openedChart = opened
  }

  private mutating func bringToFront(_ chart: Int) { front = max(0, min(chart, charts.count - 1)) }
}

// MARK: - Linked charts

extension Board {
  /// Whether there are charts that can be linked: their x is of one kind, and their domains overlap.
  public var canLink: Bool { links.arePossible }

  /// Whether these are linked: visible range and indicator of one are those of the others.
  public var isLinked: Bool { links.areOn }

  /// Whether what is read in one chart is read in another one too: both are linked, and show their overviews.
  public func areLinked(_ chart: Int, _ other: Int) -> Bool {
    links.areLinked(chart, other) && zooms[chart] == nil && zooms[other] == nil
  }

  /// The x of a chart that stands for what an x of another one does, where it has that.
  public func x(in chart: Int, reading x: Double, of other: Int) -> Double? {
    charts[chart].times.x(reading: x, of: charts[other].times)
  }

  private mutating func link(_ isOn: Bool) {
    guard canLink, isOn != isLinked else { return }
    if !isOn { forgetFollowedReadings() }
    links = links.chosen(isOn)
    linkAll()
  }

  /// Takes away the indicators and marks of charts that only show those of the one that they follow: once each is by
  /// itself nobody would ask for them, and they would have to be taken away one by one.
  private mutating func forgetFollowedReadings() {
    for chart in charts.indices where zooms[chart] == nil {
      let head = links.head(of: chart, front: front)
      guard head != chart, links.areLinked(head, chart) else { continue }
      (charts[chart].indicator, charts[chart].mark) = (nil, nil)
    }
  }

  /// Has all linked charts show one range and one indicator: those of the chart in front.
  private mutating func linkAll() {
    guard isLinked else { return }
    for chart in charts.indices where zooms[chart] == nil {
      let head = links.head(of: chart, front: front)
      if head != chart { charts[chart].follow(overview(of: head)) }
    }
  }

  /// Has the charts that are linked with one show what it shows. A chart that is zoomed in is left out.
  private mutating func haveFollow(_ chart: Int, _ part: LinkedPart) {
    guard charts.indices.contains(chart), zooms[chart] == nil else { return }
    for other in links.charts(linkedWith: chart) where zooms[other] == nil {
      charts[other].follow(charts[chart], [part])
    }
  }

  /// Has a chart that was zoomed in, or is new, show what those that it is linked with do now.
  mutating func rejoin(_ chart: Int) {
    guard let other = links.charts(linkedWith: chart).first(where: { zooms[$0] == nil }) else {
      return
    }
    charts[chart].follow(charts[other])
  }
}

extension Board {
  /// A change to the board, in moments and indexes, never in pixels.
  public enum Action: Equatable, Sendable {
    /// Shows a range; its span stays if it fits.
    case setRange(chart: Int, ClosedRange<Double>)
    /// Moves the visible range by milliseconds; its span stays.
    case moveRange(chart: Int, by: Double)
    /// Moves the lower bound of the visible range; the upper one stays.
    case resizeLower(chart: Int, to: Double)
    /// Moves the upper bound of the visible range; the lower one stays.
    case resizeUpper(chart: Int, to: Double)
    /// Shows `factor` times as much, less below 1; `about` keeps its place.
    case zoom(chart: Int, factor: Double, about: Double)
    /// Brings a moment to the middle of the visible range.
    case centre(chart: Int, on: Double)
    /// Shows the whole domain.
    case showAll(chart: Int)
    /// Switches a series off or on; refused for the last visible one.
    case toggle(chart: Int, series: Int)
    /// Leaves only one series on; if it is the only one already, all.
    case solo(chart: Int, series: Int)
    /// Leaves these series on and no others, perhaps none.
    case showOnly(chart: Int, series: Set<Int>)
    /// Puts the indicator at a moment, or takes it away.
    case setIndicator(chart: Int, Double?)
    /// Marks a moment beside the indicator's, or none.
    case setMark(chart: Int, Double?)
    /// Writes a note in place of the one at a range, or takes that away.
    case write(chart: Int, ChartNote?, at: ClosedRange<Double>)
    /// Chooses from where to where the y axis goes, and how; refused where the kind does not offer it.
    case setYScale(chart: Int, YScaleChoice)
    /// Shows the detail of a moment in place of the overview.
    case zoomIn(chart: Int, moment: Double, detail: DetailState)
    /// Shows the overview again, as it was.
    case zoomOut(chart: Int)
    /// Arranges the charts.
    case setLayout(BoardLayout)
    /// Brings a chart to the front, the nearest there is.
    case bringToFront(chart: Int)
    /// Puts the front chart behind all others.
    case frontToBack
    /// Puts the last chart in front of all others.
    case backToFront
    /// Opens a chart in full over the cards.
    case open(chart: Int)
    /// Closes the opened chart.
    case close
    /// Links the charts that can be, or each is moved by itself again; linked they show what the one in front
    /// does.
    case link(Bool)
    /// Goes on with the tables that others have become while their file is read: what people changed
    /// stays as far as it still makes sense, but each column is where its file has it.
    case grow(from: [Table], to: ColumnShelf)
    /// Puts columns on other charts, whose tables change with that. What people changed of a chart stays as
    /// far as it still makes sense; a new chart comes to the front. `after` tells for each chart where it was, nil for a
    /// new one; without it their ids do.
    case rearrange(Sheet, from: [Table], to: [Table], after: [Int?]? = nil)
    /// Has these series off and no others; refused where none would be left.
    case hide(chart: Int, series: Set<Int>)
    /// Shows a range that was kept of what the domain was then.
    case resume(chart: Int, ClosedRange<Double>, of: ClosedRange<Double>)
    /// Writes a note on the overview of a chart, or on a page that it need not show, or takes one away.
    case rewrite(chart: Int, ChartNote?, at: ClosedRange<Double>, on: NotePages.Page?)
    /// Has the notes that were kept of a chart, and of what it does not show.
    case resumeNotes(chart: Int, [ChartNote], NotePages)
    /// Returns to a board that it was before, of the same files.
    case restore(Board)
  }
}
