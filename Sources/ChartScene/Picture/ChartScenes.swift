/// What draws a chart's parts: a chart at rest, or one on its way into a day.
///
/// A scene is in its part's own pixels: the origin is the upper left corner of the part's place in
/// the layout.
public protocol ChartScenes {
  /// Where the parts lie.
  var layout: ChartLayout { get }
  /// The grid lines behind the series.
  func gridLines() -> Scene
  /// The visible series.
  func plot() -> Scene
  /// The values of the grid lines.
  func yLabels(measure: some TextMeasure) -> Scene
  /// The dates or times below the plot.
  func xLabels(measure: some TextMeasure) -> Scene
  /// The title and the visible range in words.
  func header(measure: some TextMeasure) -> Scene
  /// The visible series over their whole time.
  func miniMapSeries() -> Scene
  /// The mini-map's window.
  func miniMapWindow() -> Scene
  /// The indicator and its card.
  func overlay(measure: some TextMeasure) -> Scene
}

extension ChartPicture: ChartScenes {}
