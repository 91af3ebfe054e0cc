import ChartCore
import ChartScene
import GtkBridge

extension Store {
  /// The columns whose names are what people look for with some words; all where there are none. Time in
  /// proportion to the columns.
  func columns(matching words: String) -> [Int] {
    words.isEmpty
      ? Array(0..<catalog.count) : (0..<catalog.count).filter { matches(name(ofColumn: $0), words) }
  }

  /// The names of the file's columns, and whose they are. Linear time in the columns.
  var columnNames: ColumnNames { ColumnNames(of: catalog, named: name) }

  /// The names of the series that a chart shows, with whose they are where columns of other charts are called so too.
  func seriesNames(of chart: Int) -> [String] {
    let columns = board.charts[chart].content.columns
    let names = table(of: chart).series.map(\.name)
    guard catalog.tables.count > 1, board.charts[chart].zoom == nil, columns.count == names.count
    else {
      return names
    }
    let all = columnNames
    return columns.map(all.qualified)
  }

  /// What people call a column, or its file; what is compared says whether it is adjusted.
  private func name(ofColumn column: Int) -> String {
    let table = catalog.tables[catalog.table(ofColumn: column)]
    let series = table.presentation.isComparison ? shownSeries(column) : catalog.series(column)
    return board.look(of: column).name ?? series.name
  }

  /// A column as its chart shows it, or as it would be shown.
  func shownSeries(_ column: Int) -> Series {
    guard let chart = board.chart(ofColumn: column),
      let place = board.charts[chart].content.columns.firstIndex(of: column)
    else { return catalog.series(column).worn(board.look(of: column)) }
    let shown = board.charts[chart].table
    // A scatter is called as a whole.
    return shown.kind.isScatter
      ? shown.series[place].named(name(ofColumn: column)) : shown.series[place]
  }

  /// Whether the values of a column can be seen in zones.
  func mayHaveZones(_ column: Int) -> Bool {
    let shown = board.chart(ofColumn: column).map { board.charts[$0].table }
    return (shown ?? catalog.tables[catalog.table(ofColumn: column)]).kind.mayHaveZones
  }

  /// Where people have put a column; nil where it stands on its table's chart, or on none.
  func place(ofColumn column: Int) -> String? {
    guard let place = board.chart(ofColumn: column) else { return nil }
    let chart = board.charts[place].content
    guard chart.id < 0 || chart.origin != catalog.table(ofColumn: column) else { return nil }
    return chart.columns == [column] ? tr("own chart") : tr("on \(title(of: place).shortened)")
  }

  /// Draws the prices of a chart in the form after the one they have; returns whether there are any.
  func drawPricesOtherwise(on chart: Int) -> Bool {
    guard var view = board.charts[chart].table.prices?.view else { return false }
    let forms = PriceView.Form.allCases
    let place = forms.firstIndex(of: view.form) ?? 0
    view.form = forms[(place + 1) % forms.count]
    return change(.view(chart: chart, view))
  }

  /// Puts a column on the chart in front, or on one of its own where that takes it not; takes one that is on a
  /// chart off it.
  func toggle(column: Int) {
    if board.chart(ofColumn: column) != nil {
      change(.takeOff(column: column))
    } else if (try? board.sheet.applying(.put(column: column, chart: board.front), on: catalog))
      != nil
    {
      change(.put(column: column, chart: board.front))
    } else {
      change(.separate(column: column, after: board.front))
    }
  }
}

/// So many points are computed before anybody sees a frame less, whatever the formula.
private let fewPoints = 50_000

extension Store {
  /// Computes a series at the points of a chart, of many of them behind what people do meanwhile; `then` hears whether it is
  /// there.
  func compute(_ formula: Formula, on chart: Int, then: @escaping (Bool) -> Void) {
    guard let id = board.id(of: chart) else { return then(false) }
    let (catalog, content) = (catalog, board.charts[chart].content)
    evaluate(at: catalog.pointCount(ofFormulasFor: content)) {
      catalog.values(of: formula, at: content)
    } then: { [weak self] values in
      guard let self, let chart = board.chart(withID: id) else { return then(false) }
      then(change(.compute(formula, chart: chart, values: values)))
    }
  }

  /// Computes a computed column by another formula, of many points behind what people do meanwhile; `then` hears whether it is
  /// so.
  public func recompute(_ column: Int, by formula: Formula, then: @escaping (Bool) -> Void) {
    let (catalog, old) = (catalog, catalog.formula(ofColumn: column))
    guard old != nil else { return then(false) }
    evaluate(at: catalog.pointCount(ofComputed: column)) {
      catalog.values(of: formula, inPlaceOf: column)
    } then: { [weak self] values in
      guard let self, self.catalog.formula(ofColumn: column) == old else { return then(false) }
      then(change(.recompute(column: column, formula, values: values)))
    }
  }

  /// Tells what somebody computes at many points, where the files and what is computed from them are the same then; of a few
  /// at once that it is not known yet.
  func evaluate(
    at pointCount: Int, _ values: @escaping @Sendable () -> ComputedValues?,
    then: @escaping (ComputedValues?) -> Void
  ) {
    guard pointCount > fewPoints else { return then(nil) }
    let catalog = catalog
    inBackground(values) { [weak self] values in
      guard let self else { return }
      then(self.catalog.computes(like: catalog) ? values : nil)
    }
  }
}

extension Sheet.Refusal {
  /// What people are told.
  var sentence: String {
    switch self {
    case .otherX: tr("That chart has another x: the column can have a chart of its own.")
    case .unmoved: tr("Only lines that nothing keeps together are moved along x.")
    case .stacked:
      tr("The series of that chart belong together: it takes no other columns and no second axis.")
    case .places: tr("The places of a track stay on one chart, which nothing else can join.")
    case .scatter:
      tr("A scatter or a histogram has a chart for itself, which nothing else can join.")
    case .prices: tr("Prices and their volume stay on one chart, which nothing else can join.")
    case .lastColumn: tr("The last column stays on the board.")
    case .lastOnAxis: tr("One column stays on the axis at the left.")
    case .noPoints: tr("No row would be left: some words stay.")
    case .formula(let error): tr(error.phrase)
    case .computedFrom: tr("Another series is computed from it.")
    case .missing: tr("There is no such column any more.")
    }
  }
}
