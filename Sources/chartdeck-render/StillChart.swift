import ChartCore
import ChartFiles
import ChartScene

/// A chart of a file as the options want it, at rest.
struct StillChart {
  private let table: Table
  private let title: String
  private let state: ChartState
  private let size: Size
  private let style: ChartStyle
  /// The range that was asked for, or else the one on which the chart opens.
  private let range: ClosedRange<Double>
  /// What is to be said of the chart beside it, if anything.
  let notice: String?

  /// Chooses the chart, its range and its series.
  init(
    of document: ChartDocument, options: RenderOptions, formats: Formats
  ) throws(RenderError) {
    let tables = document.tables
    let index = try Self.index(of: options.chart, in: tables)
    table = try Self.table(tables[index], as: options.priceForm)
    title = table.title ?? "Chart \(index + 1)"
    let asked = try Self.range(of: table, options: options)
    state = try Self.state(of: table, range: asked, options: options)
    notice = asked.flatMap { [table, state] in Self.notice(of: state, asked: $0, table: table) }
    range = asked ?? state.visibleRange
    size = options.size
    let theme = Theme(
      table.presentation.palette, isDark: options.isDark, isHighContrast: false)
    style = ChartStyle(theme: theme, formats: formats, hasPatterns: options.hasPatterns)
  }

  /// Which of the charts has a title, the first of several, or a number from 1.
  private static func index(of chart: String, in tables: [Table]) throws(RenderError) -> Int {
    if let index = tables.firstIndex(where: { $0.title == chart }) { return index }
    guard let number = Int(chart) else { throw .missingTitle(chart, count: tables.count) }
    guard tables.indices.contains(number - 1) else {
      throw .missingChart(number, count: tables.count)
    }
    return number - 1
  }

  /// A table in a form of prices, where one is asked for; a lone series over time is what trades were made at.
  private static func table(
    _ table: Table, as form: PriceView.Form?
  ) throws(RenderError) -> Table {
    guard let form else { return table }
    guard let shown = table.drawn(as: form) else { throw .missingKind(form.rawValue) }
    return shown
  }

  /// The chart on its card.
  func scene(measure: some TextMeasure) -> Scene {
    ChartPicture(
      resting: table, title: title, state: state, size: size, style: style, measure: measure
    ).scene(measure: measure)
  }

  /// Tells the values of the visible series in the range as CSV, part by part.
  func tellValues<Failure>(_ tell: (String) throws(Failure) -> Void) throws(Failure) {
    let shown = table.series.indices.filter { state.isVisible($0) }
    try table.tellCSV(of: range, series: shown, tell)
  }

  /// The range that is asked for, nil where none is.
  private static func range(
    of table: Table, options: RenderOptions
  ) throws(RenderError) -> ClosedRange<Double>? {
    guard let range = options.range else { return nil }
    let words = Formats.english.range(table.domain, of: table)
    let part = try range.part(
      of: table.moments(of: table.domain), kind: table.xKind, zone: table.zone, inWords: words)
    return table.withLastPeriod(table.presentation.sessions?.times(of: part) ?? part)
  }

  /// A sentence where a chart shows points that nobody asked for: charts have a shortest range.
  private static func notice(
    of state: ChartState, asked: ClosedRange<Double>, table: Table
  ) -> String? {
    let shown = state.visibleRange
    let before = asked.lowerBound - shown.lowerBound
    let behind = shown.upperBound - asked.upperBound
    guard max(before, behind) >= table.spacing else { return nil }
    let words = Formats.english.range(shown, of: table)
    return "The range is shorter than a chart can show; it shows \(words)."
  }

  private static func state(
    of table: Table, range: ClosedRange<Double>?, options: RenderOptions
  ) throws(RenderError) -> ChartState {
    var board = Board(tables: [table])
    if let range { board.apply(.setRange(chart: 0, range)) }
    let hidden = try hidden(in: table, named: options.hidden)
    let remaining = table.series.indices.filter {
      board.charts[0].isVisible($0) && !hidden.contains($0)
    }
    guard table.kind.yScaleChoices.contains(options.yScale) else {
      throw .missingYScale(options.yScale)
    }
    board.apply(.setYScale(chart: 0, options.yScale))
    if remaining.isEmpty { throw .nothingLeft(count: table.series.count) }
    for series in hidden where board.charts[0].isVisible(series) {
      board.apply(.toggle(chart: 0, series: series))
    }
    return board.charts[0]
  }

  /// The series with these ids or, where no id fits, names.
  private static func hidden(
    in table: Table, named names: [String]
  ) throws(RenderError) -> Set<Int> {
    var hidden: Set<Int> = []
    for name in names {
      let ids = table.series.indices.filter { table.series[$0].id == name }
      let found =
        ids.isEmpty ? table.series.indices.filter { table.series[$0].name == name } : ids
      if found.isEmpty { throw .series(name, known: table.series.map(\.name)) }
      hidden.formUnion(found)
    }
    return hidden
  }
}

extension Table {
  /// The range up to the end of the period that its end is in, where points fill periods: a day that is
  /// asked for is there with its bar, as it is with its point on a line.
  fileprivate func withLastPeriod(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard kind.fillsPeriods else { return range }
    let last = max(0, index(atOrAfter: range.upperBound.nextUp) - 1)
    return range.lowerBound...max(range.upperBound, end(ofPeriod: last))
  }
}

/// Guesses the widths of texts as long as there are no fonts.
struct RoughMeasure: TextMeasure {
  /// How wide a letter is in most families, about.
  private static let letterPerEm = 0.55

  func width(of string: String, style: TextStyle) -> Double {
    Double(string.utf8.count) * style.size * Self.letterPerEm
  }
}
