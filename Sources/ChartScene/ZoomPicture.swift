import ChartCore

/// A chart on its way from an overview into the detail of one of its points.
public struct ZoomPicture: ChartScenes, Sendable {
  /// The chart as it is before.
  let overview: ChartPicture
  /// The chart as it will be.
  let detail: ChartPicture
  /// How far it has come: 0 shows the overview, 1 the detail.
  let progress: Double

  /// The picture `progress` of the way, from 0 to 1.
  public init(overview: ChartPicture, detail: ChartPicture, progress: Double) {
    self.overview = overview
    self.detail = detail
    self.progress = progress.clamped(to: 0...1)
  }

  private var nearest: ChartPicture { progress < 0.5 ? overview : detail }

  /// Where the parts lie.
  public var layout: ChartLayout { nearest.layout }
  /// The grid lines behind the series.
  public func gridLines() -> Scene { nearest.gridLines() }
  /// The visible series.
  public func plot() -> Scene { nearest.plot() }
  /// The values of the grid lines.
  public func yLabels(measure: some TextMeasure) -> Scene { nearest.yLabels(measure: measure) }
  /// The dates or times below the plot.
  public func xLabels(measure: some TextMeasure) -> Scene { nearest.xLabels(measure: measure) }
  /// The title and the visible range in words.
  public func header(measure: some TextMeasure) -> Scene { nearest.header(measure: measure) }
  /// The visible series over their whole time.
  public func miniMapSeries() -> Scene { nearest.miniMapSeries() }
  /// The mini-map's window.
  public func miniMapWindow() -> Scene { nearest.miniMapWindow() }
  /// The indicator and its card.
  public func overlay(measure: some TextMeasure) -> Scene { nearest.overlay(measure: measure) }
}
