import ChartCore

/// A chart on its way from an overview into the detail of one of its points.
///
/// At its ends it is exactly the one chart or the other. In between there is one time axis, on which
/// the detail's stretch opens to the full width, while the series of the overview become those of
/// the detail.
public struct ZoomPicture: Sendable {
  /// The charts at the ends of the way, each in its own layout.
  let ends: (overview: ChartPicture, detail: ChartPicture)
  /// The chart as it is before, in the present layout.
  let overview: ChartPicture
  /// The chart as it will be, in the present layout.
  let detail: ChartPicture
  /// How far it has come: 0 shows the overview, 1 the detail.
  let progress: Double
  /// The time axis.
  let axis: ZoomAxis
  /// Where the parts lie.
  public let layout: ChartLayout

  /// The picture `progress` of the way, from 0 to 1.
  public init(overview: ChartPicture, detail: ChartPicture, progress: Double) {
    ends = (overview, detail)
    self.progress = progress.clamped(to: 0...1)
    layout = overview.layout.interpolated(to: detail.layout, by: self.progress)
    self.overview = overview.placed(in: layout)
    self.detail = detail.placed(in: layout)
    axis = ZoomAxis(
      from: self.overview.xScale, to: self.detail.xScale, progress: self.progress)
  }

  /// The chart that it is at an end of the way, nil in between.
  var atRest: ChartPicture? {
    if progress <= 0 { return ends.overview }
    return progress >= 1 ? ends.detail : nil
  }

  /// The series on their way.
  func plot() -> Scene {
    let size = layout.plot.size
    let items = plotItems
    let series: [Scene.Item] = items.isEmpty ? [] : [.clipped(Rect(size), items)]
    return Scene(size: size, items: zones + series + gridInFront)
  }

  /// The grounds of zones, which come and go.
  private var zones: [Scene.Item] {
    var scene = Scene(size: layout.plot.size)
    scene.add(overview.zoneBands, opacity: 1 - progress)
    scene.add(detail.zoneBands, opacity: progress)
    return scene.items
  }

  private var plotItems: [Scene.Item] {
    let (before, after) = (overview.table.kind, detail.table.kind)
    switch (before.mark, after.mark) {
    case (.line, .line), (.line, .step), (.step, .line), (.step, .step): return lines
    case (.column, .column): return columns
    case (.column, .line), (.column, .step): return openedColumns
    case (.area, .sector) where before.opensShares: return disc
    default: return crossFade
    }
  }

  /// One chart fading into the other: what kinds have in common that turn into nothing of each other.
  private var crossFade: [Scene.Item] {
    var scene = Scene(size: layout.plot.size)
    scene.add(moved(overview), opacity: 1 - progress)
    scene.add(moved(detail), opacity: progress)
    return scene.items
  }

  /// A chart's series at their own heights on the common time axis.
  func moved(_ chart: ChartPicture) -> [Scene.Item] {
    guard chart.table.kind.hasAxes else { return chart.plotScene().items }
    return chart.marks(
      axis.scale, chart.yScales, in: layout.plot.size, edges: layout.rangeEdges,
      lineWidth: chart.lineWidth
    ).items()
  }
}

/// A part of a progress, from 0 at `start` to 1 at `end`, slow at both.
func eased(_ progress: Double, from start: Double, to end: Double) -> Double {
  let part = ((progress - start) / (end - start)).clamped(to: 0...1)
  return part * part * (3 - 2 * part)
}

extension ZoomPicture {
  /// The whole chart on its card, which fills the layout's size on the window's ground.
  public func scene(measure: some TextMeasure) -> Scene {
    if let atRest { return atRest.scene(measure: measure) }
    let radius = ends.overview.layout.cornerRadius.interpolated(
      to: ends.detail.layout.cornerRadius, by: progress)
    var scene = Scene(size: layout.size, items: items(of: ChartPart.allCases, measure: measure))
    for checkbox in checkboxes { add(checkbox, to: &scene, measure: measure) }
    return card(scene.items, radius: radius, theme: overview.style.theme)
  }

  private func add(_ checkbox: ZoomCheckbox, to scene: inout Scene, measure: some TextMeasure) {
    let chart = checkbox.isOfDetail ? ends.detail : ends.overview
    let button = chart.checkbox(
      checkbox.series, isOn: chart.isOn(checkbox.series), measure: measure)
    scene.add([.moved(checkbox.place.origin, button.items)], opacity: checkbox.opacity)
  }
}
