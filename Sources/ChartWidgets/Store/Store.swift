import ChartCore
import ChartScene

/// The one place that holds the board's state: widgets send actions and are told what changed.
public final class Store {
  /// The charts' data, one table a chart; of a chart that is zoomed in, its overview.
  public private(set) var tables: [Table]
  /// For each chart, what its points open into.
  public private(set) var details: [Details]
  /// What every layout shows.
  public private(set) var board: Board
  /// The data of the charts that are zoomed in.
  private var zoomedTables: [Int: Table] = [:]
  private var observers: [(Board, Board, Transition) -> Void] = []
  private var growthObservers: [() -> Void] = []
  var failureObservers: [(OpeningFailure) -> Void] = []
  private var listeners: [(String) -> Void] = []
  /// The moments that charts are to open once they are read.
  var awaited: [Int: Double] = [:]
  var cache = DayCache()

  /// A store whose board is fresh; without `details`, nothing opens.
  public init(tables: [Table], details: [Details] = []) {
    self.tables = tables
    self.details = complete(details, for: tables)
    board = Board(tables: tables)
  }

  /// Goes on with what the tables have become while their file is read, and tells the observers of
  /// growth; what people changed stays as far as it still makes sense.
  public func grow(to tables: [Table], details: [Details] = []) {
    board.apply(.grow(from: self.tables, to: tables))
    self.tables = tables
    self.details = complete(details, for: tables)
    zoomedTables = [:]
    awaited = [:]
    for observer in growthObservers { observer() }
  }

  /// Applies `action` and tells the observers, unless nothing changed.
  ///
  /// Returns whether something did. `transition` says how the pictures get there.
  @discardableResult
  public func send(_ action: Board.Action, _ transition: Transition = .follow) -> Bool {
    let old = board
    board.apply(action)
    guard board != old else { return false }
    if board.zooms != old.zooms {
      zoomedTables = zoomedTables.filter { board.zooms[$0.key] != nil }
    }
    for observer in observers { observer(old, board, transition) }
    return true
  }

  /// Shows `detail` in place of the overview of the point at `moment`.
  func zoom(into detail: Table, of chart: Int, at moment: Double) {
    let overview = tables[chart]
    let opening = detail.presentation.openingRange ?? moment...(moment + overview.spacing)
    let state = board.overview(of: chart).detail(detail, of: overview, opening: opening)
    zoomedTables[chart] = detail
    send(.zoomIn(chart: chart, moment: moment, detail: state), .glide)
  }

  /// Calls `observer` with the old and the new board after each change; it lives as long as the
  /// store, so let it capture its owner weakly.
  public func observe(_ observer: @escaping (Board, Board, Transition) -> Void) {
    observers.append(observer)
  }

  /// Has a sentence told for a moment: what was done that cannot be seen, or why nothing was.
  func tell(_ sentence: String) {
    for listener in listeners { listener(sentence) }
  }

  /// Calls `listener` with each sentence that is to be told, under the same condition.
  public func listen(_ listener: @escaping (String) -> Void) { listeners.append(listener) }

  /// Calls `observer` after each growth, under the same condition.
  public func observeGrowth(_ observer: @escaping () -> Void) {
    growthObservers.append(observer)
  }
}

extension Store {
  /// The data that a chart shows: of the detail while it is zoomed in.
  public func table(of chart: Int) -> Table {
    board.zooms[chart] == nil ? tables[chart] : zoomedTables[chart] ?? tables[chart]
  }

  /// Whether the points of what a chart shows open into something, or are what one opened into.
  public func role(of chart: Int) -> ChartRole {
    if board.zooms[chart] != nil { return .detail }
    if case .none = details[chart] { return .plain }
    return .overview
  }

  /// The title of a chart's table, or "Chart n", counted from 1; zoomed in it stays the overview's.
  public func title(of chart: Int) -> String {
    guard let title = tables[chart].title, !title.isEmpty else { return "Chart \(chart + 1)" }
    return title
  }
}

/// Details for every table: none where there are none.
private func complete(_ details: [Details], for tables: [Table]) -> [Details] {
  precondition(details.isEmpty || details.count == tables.count, "details are for every chart")
  return details.isEmpty ? tables.map { _ in .none } : details
}
