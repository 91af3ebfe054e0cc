import ChartCore
import ChartScene

/// So many series have columns: GTK makes a widget of each cell of a row that is seen.
private let mostSeries = 60

/// The visible points of a chart as rows of words.
struct TableRows: Equatable {
  /// The chart.
  let chart: Int
  /// Its name.
  let title: String
  /// The names of the columns: what x is, and each series that is on.
  let columns: [String]
  /// The points of the rows.
  let indexes: Range<Int>
  private let table: Table
  private let series: [Int]
  /// How many series are on.
  private let seriesCount: Int
  private let formats: Formats

  /// The rows of the chart in front of a store.
  init(of store: Store, _ formats: Formats) {
    let (chart, board) = (store.board.front, store.board)
    let (table, state) = (store.table(of: chart), board.charts[chart])
    (self.chart, self.table, self.formats) = (chart, table, formats)
    title = store.title(of: chart)
    let shown = table.series.indices.filter { state.isVisible($0) }
    (series, seriesCount) = (Array(shown.prefix(mostSeries)), shown.count)
    columns = [table.xWords] + series.map { table.series[$0].name }
    let range = state.visibleRange
    let end = table.kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    let first = table.index(atOrAfter: range.lowerBound)
    indexes = first..<max(first, table.index(atOrAfter: end))
  }

  /// What a cell says.
  func cell(row: Int, column: Int) -> String {
    let index = indexes.lowerBound + row
    guard indexes.contains(index) else { return "" }
    if column == 0 { return formats.point(index, of: table) }
    return formats.value(
      table.series[series[column - 1]].column[index], unit: table.presentation.unit)
  }

  /// A row for those who hear it: each value after its name.
  func words(ofRow row: Int) -> String {
    let values = series.indices.map { place in
      "\(columns[place + 1].shortened) \(cell(row: row, column: place + 1))"
    }
    return ([cell(row: row, column: 0)] + values).joined(separator: ", ")
  }

  /// A row for other programs: values with all digits and a point, gaps empty.
  func copied(row: Int) -> String {
    let index = indexes.lowerBound + row
    let values = series.map { table.series[$0].column[index] }
    return ([formats.point(index, of: table)] + values.map { $0.isNaN ? "" : "\($0.plain)" })
      .joined(separator: "\t")
  }

  /// Where a row's point is.
  func moment(ofRow row: Int) -> Double {
    table.x[min(indexes.lowerBound + row, table.x.count - 1)]
  }

  /// The row that the indicator of the chart reads; nil where it reads none of them.
  func row(readBy store: Store) -> Int? {
    guard store.board.charts.indices.contains(chart),
      let moment = store.board.charts[chart].indicator
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
      series.count == seriesCount
        ? rows
        : "\(rows), the first \(series.count) of \(formats.value(Double(seriesCount))) series")
  }
}

extension Table {
  /// What its x is called.
  fileprivate var xWords: String {
    if let name = presentation.xName { return name }
    return switch xKind {
    case .moments, .sessions: tr("Time")
    case .timesOfDay: tr("Hour")
    case .durations: tr("Duration")
    case .numbers: "x"
    case .rows: tr("Row")
    }
  }
}

extension Double {
  /// The number with all digits, whole ones without a point.
  fileprivate var plain: String { Int64(exactly: self).map(String.init) ?? description }
}
