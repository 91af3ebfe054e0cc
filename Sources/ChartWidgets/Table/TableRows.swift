import ChartCore
import ChartScene

/// So many series have columns: GTK makes a widget of each cell of a row that is seen.
private let mostSeries = 60

/// The visible points of a chart as rows of words.
nonisolated struct TableRows: Equatable, Sendable {
  /// The chart.
  let chart: Int
  /// Its name.
  let title: String
  /// The columns: what x is, of each series that is on its values or prices, then the points' words.
  let columns: [TableColumn]
  /// The points of the rows.
  let indexes: Range<Int>
  private let table: Table
  private let shownSeries: Int
  /// How many series are on.
  private let seriesCount: Int
  private let formats: Formats
  /// How much of their times the rows have.
  private let precision: TimePrecision

  /// The rows of the chart in front of a store.
  @MainActor init(of store: Store, _ formats: Formats) {
    let (chart, board) = (store.board.front, store.board)
    let (table, state) = (store.table(of: chart), board.charts[chart].view)
    (self.chart, self.table, self.formats) = (chart, table, formats)
    title = store.title(of: chart)
    let on = table.series.indices.filter { state.isVisible($0) }
    let series = Array(on.prefix(mostSeries))
    (shownSeries, seriesCount) = (series.count, on.count)
    indexes = table.isOfFiguresAlone ? 0..<0 : table.indexes(inside: state.visibleRange)
    precision = table.timePrecision(at: indexes)
    columns = table.columns(
      ofSeries: series, called: store.seriesNames(of: chart), at: indexes, formats.words)
  }

  /// What a cell says; a point's date with its weekday where there is room.
  func cell(row: Int, column: Int, hasWeekday: Bool = false) -> String {
    let index = indexes.lowerBound + row
    guard indexes.contains(index) else { return "" }
    switch columns[column].content {
    case .x:
      return formats.row(index, of: table, hasWeekday: hasWeekday, precision: precision)
    case .values(let column, let places):
      return formats.value(column.value(at: index), unit: table.presentation.unit, places: places)
    case .words(let labels): return labels.word(at: index)?.onOneLine.shortened ?? ""
    }
  }

  /// The longest that the cells of a column say, about: what it is called, or what the first and the last row, or the
  /// lowest and the highest value, say.
  func samples(ofColumn place: Int, hasWeekday: Bool) -> [String] {
    let cells: [String] =
      switch columns[place].content {
      case .x, .words:
        indexes.isEmpty
          ? []
          : [0, indexes.count - 1].map { cell(row: $0, column: place, hasWeekday: hasWeekday) }
      case .values(let column, let places):
        column.extent(at: indexes).map { extent in
          [extent.lowerBound, extent.upperBound].map {
            formats.value($0, unit: table.presentation.unit, places: places)
          }
        } ?? []
      }
    return cells + [columns[place].title.shortened]
  }

  /// A row for those who hear it: each value after its name.
  func words(ofRow row: Int) -> String {
    let values = columns.indices.dropFirst().map { place in
      "\(columns[place].title.shortened) \(cell(row: row, column: place))"
    }
    return ([cell(row: row, column: 0, hasWeekday: true)] + values).joined(separator: ", ")
  }

  /// Where a row's point is.
  func moment(ofRow row: Int) -> Double {
    table.x(at: min(indexes.lowerBound + row, table.pointCount - 1))
  }

  /// The row that the indicator of the chart reads; nil where it reads none of them.
  @MainActor func row(readBy store: Store) -> Int? {
    guard store.board.charts.indices.contains(chart),
      let moment = store.board.charts[chart].view.indicator
    else { return nil }
    let index = table.index(reading: moment)
    return indexes.contains(index) ? index - indexes.lowerBound : nil
  }

  /// How many rows there are, and how many of them are shown.
  func words(showing count: Int) -> String {
    let told = formats.value(Double(indexes.count))
    let all = Phrase(counting: indexes.count, one: "\(told) row", many: "\(told) rows")
    let rows: Phrase =
      count == indexes.count
      ? all : "The first \(formats.value(Double(count))) of \(all): zoom in for others"
    return tr(
      shownSeries == seriesCount
        ? rows
        : "\(rows), the first \(shownSeries) of \(formats.value(Double(seriesCount))) series")
  }
}

// MARK: - Copying

nonisolated extension TableRows {
  /// Rows for spreadsheets, after the names of the columns, their cells apart by tabs, as `copied` and `copiedPoints`
  /// write them. Linear time.
  func copied(_ rows: [Int]) -> String {
    let point = table.copiedPoints
    let lines = rows.lazy.map { indexes.lowerBound + $0 }.filter(indexes.contains).map { index in
      columns.map { column in
        switch column.content {
        case .x: point(index)
        case .values(let column, _): column.value(at: index).copied
        case .words(let labels): labels.word(at: index)?.onOneLine ?? ""
        }
      }.joined(separator: "\t")
    }
    let names = columns.map(\.title.onOneLine).joined(separator: "\t")
    return ([names] + lines).joined(separator: "\n")
  }
}
