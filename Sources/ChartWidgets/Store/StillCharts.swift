import ChartCore
public import ChartScene

/// The charts of a store as pictures at rest, as people have them: range, series, indicator and all.
public struct StillCharts {
  private let store: Store
  private let style: ChartStyle
  private let appearance: AppearanceSource
  private let form: ChartForm

  /// Pictures of a store's charts with all parts or some, in the colours that the window has or in light or dark ones.
  public init(
    _ store: Store, _ appearance: AppearanceSource, isDark: Bool? = nil, form: ChartForm = .full
  ) {
    (self.store, self.appearance, self.form) = (store, appearance, form)
    var style = appearance.current.style
    let palette = store.board.charts.first?.table.presentation.drawing.palette ?? .desktop
    if let isDark, isDark != style.theme.isDark {
      style.theme = Theme(palette, isDark: isDark, isHighContrast: false)
    }
    self.style = style
  }

  /// A chart on a card of a size.
  public func scene(of chart: Int, size: Size) -> Scene {
    let state = store.board.charts[chart].view
    return ChartPicture(
      resting: store.table(of: chart), title: store.title(of: chart), state: state, size: size,
      form: form, style: style, indicator: state.indicator, role: store.role(of: chart),
      measure: appearance.measure
    ).scene(measure: appearance.measure)
  }

  /// All charts one under the other, on cards of a width.
  public func page(cardWidth: Double) -> Scene {
    let charts = store.board.charts.enumerated().map { number, chart in
      PageChart(
        chart.shownTable, title: store.title(of: number), state: chart.view,
        role: store.role(of: number))
    }
    return BoardPage(charts, cardWidth: cardWidth, form: form, style: style)
      .scene(measure: appearance.measure)
  }
}
