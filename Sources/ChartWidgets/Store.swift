import ChartCore

/// The one place that holds the board's state: widgets send actions and are told what changed.
public final class Store {
  /// The charts' data, one table a chart.
  public let tables: [Table]
  /// What every layout shows.
  public private(set) var board: Board
  private var observers: [(Board, Board, Transition) -> Void] = []

  /// A store whose board is fresh.
  public init(tables: [Table]) {
    self.tables = tables
    board = Board(tables: tables)
  }

  /// Applies `action` and tells the observers, unless nothing changed.
  ///
  /// Returns whether something did. `transition` says how the pictures get there.
  @discardableResult
  public func send(_ action: Board.Action, _ transition: Transition = .follow) -> Bool {
    let old = board
    board.apply(action)
    guard board != old else { return false }
    for observer in observers { observer(old, board, transition) }
    return true
  }

  /// Calls `observer` with the old and the new board after each change; it lives as long as the
  /// store, so let it capture its owner weakly.
  public func observe(_ observer: @escaping (Board, Board, Transition) -> Void) {
    observers.append(observer)
  }

  /// The title of a chart's table, or "Chart n", counted from 1.
  public func title(of chart: Int) -> String {
    guard let title = tables[chart].title, !title.isEmpty else { return "Chart \(chart + 1)" }
    return title
  }
}
