import ChartCore

/// All of a store that a step back brings again.
struct StoreState {
  /// What every layout shows.
  private(set) var board: Board
  /// Which of the sets of files it is that a window has had.
  private(set) var revision: Int
  /// What the points of the files' own charts open into.
  private var details: [DrillSource]

  /// The state of files as they open.
  init(_ files: BoardFiles, layout: BoardLayout) {
    board = Board(files.catalog)
    board.apply(.setLayout(layout))
    (details, revision) = (files.details, files.revision)
  }

  /// Changes the board.
  mutating func apply(_ action: Board.Action) -> Board.Change { board.apply(action) }

  /// Has other files, or what these have become.
  @discardableResult
  mutating func take(_ files: BoardFiles) -> Board.Change {
    (details, revision) = (files.details, files.revision)
    return board.apply(.take(files.catalog))
  }

  /// Goes on with what the file has become while it is read.
  mutating func grow(to files: BoardFiles) {
    (details, revision) = (files.details, files.revision)
    board.apply(.grow(files.catalog))
  }

  /// What the points of a chart open into; those of charts that people made open into nothing.
  func details(of chart: Int) -> DrillSource {
    let id = board.charts[chart].id
    return details.indices.contains(id) ? details[id] : .none
  }

  /// For each chart what is in its sums, where those are of parts that other charts switch.
  var summedParts: [Set<Int>?] { board.charts.map { $0.table.presentation.metrics?.parts?.on } }
}
