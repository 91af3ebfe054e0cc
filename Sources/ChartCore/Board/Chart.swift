/// A chart of a board: its columns, its data, what people see of that, and the detail that it shows in its place.
public struct Chart: Equatable, Sendable {
  /// The columns that stand on it, and what tells it from all other charts.
  public internal(set) var content: SheetChart
  /// Its data; while it is zoomed in, that of its overview.
  public internal(set) var table: Table
  /// What people see of the data that it shows.
  public internal(set) var view: ChartState
  /// The detail that it shows in place of its own data.
  public internal(set) var zoom: DrillDown?

  /// A chart as it opens.
  init(_ content: SheetChart, _ table: Table) {
    (self.content, self.table) = (content, table)
    view = ChartState(table: table)
  }

  /// What tells it from all others as long as its file is open, wherever it stands.
  public var id: Int { content.id }

  /// The data that it shows: of the detail while it is zoomed in.
  public var shownTable: Table { zoom?.table ?? table }

  /// What people see of its own data, or return to.
  public var overview: ChartState { zoom?.overview(after: view) ?? view }

  /// Whether it shows a page of notes now; nil for its own data.
  func shows(_ page: NotePages.Page?) -> Bool {
    page == zoom.map { .detail(moment: $0.moment) }
  }
}

extension Chart {
  /// The chart with other columns or other points, which keeps what people changed as far as it still makes sense, and
  /// shows its overview; with the same data it stays as it is.
  func moved(to content: SheetChart, _ table: Table) -> Chart {
    var chart = self
    (chart.content, chart.table) = (content, table)
    guard table != self.table else { return chart }
    (chart.view, chart.zoom) = (overview.moved(from: self.table, to: table), nil)
    return chart
  }

  /// The chart of a table that is still read, which has become a longer one, and shows its overview.
  func grown(to content: SheetChart, _ table: Table) -> Chart {
    var chart = Chart(content, table)
    chart.view = overview.grown(from: self.table, to: table)
    return chart
  }

  /// Shows the detail of a moment in place of its own data; from one detail to the next it still returns to the overview.
  mutating func zoomIn(at moment: Double, to detail: Table, as kept: KeptBoard.Detail?) {
    let overview = overview
    zoom = DrillDown(
      moment: moment, overview: overview, of: table, detail)
    view = zoom?.opening ?? view
    view.notes = overview.pages[.detail(moment: moment)]
    guard let kept else { return }
    view.show(kept.range)
    view.setIndicator(kept.indicator)
  }

  /// Shows its own data again; returns whether it did not.
  mutating func zoomOut() -> Bool {
    guard zoom != nil else { return false }
    (view, zoom) = (overview, nil)
    return true
  }

  /// Writes a note on what it shows, on its overview, or on a page that it need not show.
  mutating func write(_ note: ChartNote?, _ range: ClosedRange<Double>, on page: NotePages.Page?) {
    if shows(page) {
      view.write(note, at: range)
    } else if zoom != nil {
      zoom?.write(note, at: range, on: page)
    } else {
      view.write(note, at: range, on: page)
    }
  }
}
