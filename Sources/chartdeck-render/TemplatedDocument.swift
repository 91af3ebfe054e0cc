import ChartCore
import ChartFiles
import ChartUnits

extension ChartDocument {
  /// The charts of the document as a template sets them up, and what of it is not here. Blocks while formulas are computed.
  func setUp(
    by template: BoardTemplate, named file: String, _ formats: Formats
  ) throws(RenderError) -> (document: ChartDocument, missing: [String]) {
    var board = Board(
      ColumnCatalog(charts: tables, waiting: waiting, words: formats.words, units: .udunits))
    guard let fit = template.fitted(to: board.catalog) else { throw .template(file) }
    board.apply(.use(fit))
    board.followRanges()
    let charts = board.charts.map { chart in
      let hidden = Set(0..<chart.view.seriesCount).filter { !chart.view.isVisible($0) }
      return chart.table.opening(without: hidden, chart.view.yScale)
    }
    let details = board.charts.map { chart in
      self.details.indices.contains(chart.id) ? self.details[chart.id] : .none
    }
    return (showing(charts, details), fit.missing)
  }
}
