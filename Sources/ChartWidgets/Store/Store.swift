import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The one place that holds the board's state: widgets send actions and are told what changed.
public final class Store {
  /// The charts' data, one table a chart; of a chart that is zoomed in, its overview.
  public private(set) var tables: [Table]
  /// For each chart, what its points open into.
  public private(set) var details: [Details]
  /// All columns of the file, as it has them.
  public private(set) var shelf: ColumnShelf
  /// What the points of the file's own charts open into.
  private var fileDetails: [Details]
  /// What every layout shows.
  public private(set) var board: Board
  /// The data of the charts that are zoomed in.
  private var zoomedTables: [Int: Table] = [:]
  private var observers: [(Board, Board, Transition) -> Void] = []
  private var tablesObservers: [(Transition) -> Void] = []
  var failureObservers: [(OpeningFailure) -> Void] = []
  var cardsObservers: [(Int, Double, [CardCharts]) -> Void] = []
  private var listeners: [(String) -> Void] = []
  /// The moments that charts are to open once they are read.
  var awaited: [Int: Double] = [:]
  var cache = DayCache()
  /// The charts that were seen, by their ids.
  private var greeted: Set<Int> = []
  /// Where the pointer reads.
  let linkedPointer = LinkedPointer()
  /// What charts showed before ranges of them were selected, by their ids.
  var left: [Int: [ClosedRange<Double>]] = [:]
  private var history = History<StoreState>()
  private var historyObservers: [() -> Void] = []

  /// A store whose board is fresh; without `details`, nothing opens. The columns of `waiting` are on no chart.
  public init(
    tables: [Table], details: [Details] = [], waiting: [Table] = [], layout: BoardLayout = .list
  ) {
    fileDetails = complete(details, for: tables)
    shelf = ColumnShelf(charts: tables, waiting: waiting, words: .system)
    board = Board(tables: tables, waiting: waiting)
    board.apply(.setLayout(layout))
    self.tables = shelf.openingTables
    self.details = []
    self.details = openings(on: board.sheet)
  }

  /// Goes on with what the tables have become while their file is read, and tells the observers of the
  /// tables; what people changed stays as far as it still makes sense.
  public func grow(to tables: [Table], details: [Details] = [], waiting: [Table] = []) {
    shelf = ColumnShelf(charts: tables, waiting: waiting, words: .system)
    board.apply(.grow(from: self.tables, to: shelf))
    fileDetails = complete(details, for: tables)
    replace(shelf.openingTables, details: openings(on: board.sheet), .cut)
    forgetHistory()
  }

  /// What the points of a sheet's charts open into; those of charts that people made open into nothing.
  private func openings(on sheet: Sheet) -> [Details] {
    sheet.charts.map { fileDetails.indices.contains($0.id) ? fileDetails[$0.id] : .none }
  }

  /// Changes which columns stand on which chart, or how they look; what cannot be is told in a sentence.
  /// Returns whether something changed.
  @discardableResult
  public func change(_ change: Sheet.Change) -> Bool {
    do throws(Sheet.Refusal) {
      let sheet = try board.sheet.applying(change, on: shelf)
      guard sheet != board.sheet else { return false }
      record(change.step)
      rearrange(as: sheet, shelf.tables(of: sheet, after: board.sheet, with: tables))
      return true
    } catch {
      tell(error.sentence)
      return false
    }
  }

  /// Takes files that have come, or what has become of one: charts keep their places and what people changed of them,
  /// new ones stand behind the others, and the first of these comes to the front.
  public func take(files tables: [Table], details: [Details] = [], waiting: [Table] = []) {
    let before = shelf
    shelf = ColumnShelf(charts: tables, waiting: waiting, words: .system)
    fileDetails = complete(details, for: tables)
    let sheet = board.sheet.carried(from: before, to: shelf)
    rearrange(
      as: sheet, shelf.tables(of: sheet, after: Sheet(of: shelf), with: shelf.openingTables))
    forgetHistory()
  }

  /// Goes on where people were when they closed the file: with the columns that were kept, and the charts' states.
  public func resume(_ kept: KeptBoard) {
    if kept.sheet != board.sheet {
      rearrange(as: kept.sheet, shelf.tables(of: kept.sheet, after: board.sheet, with: tables))
    }
    let old = board
    for action in kept.actions { board.apply(action) }
    if board != old { for observer in observers { observer(old, board, .cut) } }
    forgetHistory()
  }

  private func rearrange(as sheet: Sheet, _ tables: [Table]) {
    let (old, zoomed) = (board, zoomedTables)
    board.apply(.rearrange(sheet, from: self.tables, to: tables))
    let ids = Dictionary(uniqueKeysWithValues: zip(sheet.charts.map(\.id), sheet.charts.indices))
    cache = DayCache()
    replace(
      tables, details: openings(on: sheet),
      zoomed: Dictionary(
        uniqueKeysWithValues: zoomed.compactMap { chart, table in
          ids[old.sheet.charts[chart].id].flatMap { board.zooms[$0] == nil ? nil : ($0, table) }
        }), .glide)
  }

  /// Shows other tables, those of the charts that are still zoomed in beside them, and tells of it.
  private func replace(
    _ tables: [Table], details: [Details], zoomed: [Int: Table] = [:], _ transition: Transition
  ) {
    (self.tables, self.details, zoomedTables) = (tables, details, zoomed)
    awaited = [:]
    for observer in tablesObservers { observer(transition) }
  }

  /// Whether a chart is seen for the first time; from now on it is not.
  func greet(_ chart: Int) -> Bool {
    board.sheet.charts.indices.contains(chart)
      && greeted.insert(board.sheet.charts[chart].id).inserted
  }

  /// Applies `action` and tells the observers, unless nothing changed.
  ///
  /// Returns whether something did. `transition` says how the pictures get there.
  @discardableResult
  public func send(_ action: Board.Action, _ transition: Transition = .follow) -> Bool {
    let old = state
    board.apply(action)
    guard board != old.board else { return false }
    if let step = old.board.step(of: action) { record(step, before: old) }
    if board.zooms != old.board.zooms {
      zoomedTables = zoomedTables.filter { board.zooms[$0.key] != nil }
    }
    for observer in observers { observer(old.board, board, transition) }
    return true
  }

  /// Shows `detail` in place of the overview of the point at `moment`.
  func zoom(into detail: Table, of chart: Int, at moment: Double) {
    let state = board.overview(of: chart).detail(detail, of: tables[chart], at: moment)
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

  /// Calls `observer` after other tables have taken the place of some, under the same condition: at once while a file
  /// is read.
  public func observeTables(_ observer: @escaping (Transition) -> Void) {
    tablesObservers.append(observer)
  }
}

// MARK: - Steps back

/// All that a step back brings again.
private struct StoreState {
  let board: Board
  let tables: [Table]
  let zoomedTables: [Int: Table]
}

extension Store {
  /// Whether there is a change to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is an undone change to do again.
  public var canRedo: Bool { history.canRedo }

  /// Undoes the last step of changes; returns whether there was one.
  @discardableResult
  public func undo() -> Bool { restore(history.undo(from: state)) }

  /// Does the step again that was undone last; returns whether there was one.
  @discardableResult
  public func redo() -> Bool { restore(history.redo(from: state)) }

  /// A hand takes hold of something, or lets go of it: all that it changes meanwhile is one step.
  func hold(_ isHeld: Bool) { history.hold(isHeld) }

  /// Calls `observer` when there is another step to undo or to do again; it lives as long as the store, so let it
  /// capture its owner weakly.
  public func observeHistory(_ observer: @escaping () -> Void) { historyObservers.append(observer) }

  private var state: StoreState {
    StoreState(board: board, tables: tables, zoomedTables: zoomedTables)
  }

  private func record(_ step: BoardStep, before: StoreState? = nil) {
    history.record(before ?? state, step, at: monotonicSeconds)
    for observer in historyObservers { observer() }
  }

  /// Other files have other charts: there is no way back to those before.
  private func forgetHistory() {
    (history, left) = (History(), [:])
    for observer in historyObservers { observer() }
  }

  private func restore(_ state: StoreState?) -> Bool {
    guard let state else { return false }
    let old = board
    board.apply(.restore(state.board))
    if old.sheet == board.sheet {
      (zoomedTables, awaited) = (state.zoomedTables, [:])
      for observer in observers { observer(old, board, .glide) }
    } else {
      cache = DayCache()
      replace(
        state.tables, details: openings(on: board.sheet), zoomed: state.zoomedTables, .glide)
    }
    for observer in historyObservers { observer() }
    return true
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
    guard let title = tables[chart].title, !title.isEmpty else { return tr("Chart \(chart + 1)") }
    return title
  }
}

/// Details for every table: none where there are none.
private func complete(_ details: [Details], for tables: [Table]) -> [Details] {
  precondition(details.isEmpty || details.count == tables.count, "details are for every chart")
  return details.isEmpty ? tables.map { _ in .none } : details
}

extension Sheet.Refusal {
  /// What people are told.
  fileprivate var sentence: String {
    switch self {
    case .otherX: tr("That chart has another x: the column can have a chart of its own.")
    case .stacked:
      tr("The series of that chart belong together: it takes no other columns and no second axis.")
    case .places: tr("The places of a track stay on one chart, which nothing else can join.")
    case .prices: tr("Prices and their volume stay on one chart, which nothing else can join.")
    case .lastColumn: tr("The last column stays on the board.")
    case .lastOnAxis: tr("One column stays on the axis at the left.")
    case .noPoints: tr("No row would be left: some words stay.")
    case .missing: tr("There is no such column any more.")
    }
  }
}
