import ChartCore

/// All of a store that a step back brings again.
struct StoreState {
  /// What every layout shows.
  var board: Board
  /// The charts' data, one table a chart; of a chart that is zoomed in, its overview.
  var tables: [Table]
  /// The data of the charts that are zoomed in.
  var zoomedTables: [Int: Table] = [:]
  /// What the charts are made of.
  var files: BoardFiles

  /// The state of files as they open.
  init(_ files: BoardFiles, layout: BoardLayout) {
    let shelf = files.shelf
    self.files = files
    board = Board(
      tables: Array(shelf.tables.prefix(shelf.chartCount)),
      waiting: Array(shelf.tables.dropFirst(shelf.chartCount)))
    board.apply(.setLayout(layout))
    tables = shelf.openingTables
  }

  /// The data that a chart shows: of the detail while it is zoomed in.
  func table(of chart: Int) -> Table {
    board.zooms[chart] == nil ? tables[chart] : zoomedTables[chart] ?? tables[chart]
  }

  /// Goes on with what the tables have become while their file is read.
  mutating func grow(to files: BoardFiles) {
    board.apply(.grow(from: tables, to: files.shelf))
    (self.files, tables, zoomedTables) = (files, files.shelf.openingTables, [:])
    sumParts()
  }

  /// Leaves what is off on one chart out of the sums of others.
  mutating func sumParts() { tables = board.summing(tables, of: files.shelf) }

  /// For each chart what is in its sums, where those are of parts that other charts switch.
  var summedParts: [Set<Int>?] { tables.map { $0.presentation.faces?.parts?.on } }

  /// Has another sheet of the same files.
  mutating func rearrange(as sheet: Sheet) {
    rearrange(as: sheet, files.shelf.tables(of: sheet, after: board.sheet, with: tables))
  }

  /// Has other files, or what these have become: charts keep what people changed of them. Returns for each chart where it
  /// was before, nil where it is new.
  @discardableResult
  mutating func take(_ files: BoardFiles) -> [Int?] {
    let shelf = files.shelf
    let carried = board.sheet.carried(from: self.files.shelf, to: shelf)
    self.files = files
    rearrange(
      as: carried.sheet,
      shelf.tables(of: carried.sheet, after: Sheet(of: shelf), with: shelf.openingTables),
      after: carried.places)
    return carried.places
  }

  private mutating func rearrange(
    as sheet: Sheet, _ tables: [Table], after places: [Int?]? = nil
  ) {
    let places = places ?? sheet.charts.map { board.chart(withID: $0.id) }
    board.apply(.rearrange(sheet, from: self.tables, to: tables, after: places))
    let zoomed = places.enumerated().compactMap { chart, place in
      board.zooms[chart] == nil ? nil : place.flatMap { zoomedTables[$0] }.map { (chart, $0) }
    }
    (self.tables, zoomedTables) = (tables, Dictionary(uniqueKeysWithValues: zoomed))
    sumParts()
  }

  /// Forgets the data of details that are not open any more.
  mutating func dropClosedDetails() {
    zoomedTables = zoomedTables.filter { board.zooms[$0.key] != nil }
  }
}
