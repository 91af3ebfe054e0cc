import ChartCore

/// What a chart set is made of beside its check buttons, from back to front: each part has a place, a
/// scene and a key, and is listed here and nowhere else.
public enum ChartPart: String, CaseIterable, Sendable {
  /// The grid lines behind the series.
  case grid = "grid lines"
  /// The visible series.
  case plot
  /// The words that last, as bands at the plot's foot.
  case states
  /// The values of the grid lines.
  case yLabels = "y labels"
  /// The dates or times below the plot.
  case xLabels = "x labels"
  /// The title and the visible range in words.
  case header
  /// The days of a month, beside all else.
  case calendar
  /// The visible series over their whole time.
  case miniMapSeries = "mini-map series"
  /// The mini-map's window.
  case miniMapWindow = "mini-map window"
  /// The indicator and its card.
  case overlay
}

/// What the picture of a part depends on, beside what those of all parts do: it is built anew only when
/// this changed.
public struct ChartPartKey: Equatable, Sendable {
  fileprivate let part: ChartPart
  fileprivate let kind: ChartKind
  fileprivate var range: ClosedRange<Double>?
  fileprivate var axes: [YAxisSample] = []
  fileprivate var domains: [ClosedRange<Double>] = []
  fileprivate var forms: [ScaleForm] = []
  fileprivate var opacities: [Double] = []
  fileprivate var xLabelSets: [XLabelSet] = []
  fileprivate var moment: Double?
  fileprivate var remark: CardRemark?
  fileprivate var slide: Double?
  fileprivate var mark: Double?
  fileprivate var hasSums = false
  fileprivate var notes: [ChartNote] = []
  fileprivate var selection: ClosedRange<Double>?
  fileprivate var pointerY: Double?
  fileprivate var pie: [PieSelection] = []
  fileprivate var raised: RaisedSeries?
  fileprivate var arrived: Double?
  fileprivate var growth = 1.0
}

extension ChartPicture {
  /// What the picture of a part depends on.
  public func key(of part: ChartPart) -> ChartPartKey {
    var key = ChartPartKey(part: part, kind: table.kind)
    switch part {
    case .grid, .yLabels: key.axes = sample.axes
    case .miniMapWindow: key.range = sample.visibleRange
    case .header:
      key.range = sample.visibleRange
      if table.kind == .total { (key.moment, key.opacities) = (indicator, sample.opacities) }
    case .calendar:
      (key.range, key.opacities, key.moment) = (sample.visibleRange, sample.opacities, indicator)
    case .states: key.range = sample.visibleRange
    case .xLabels: (key.range, key.xLabelSets) = (sample.visibleRange, sample.xLabelSets)
    case .miniMapSeries:
      (key.domains, key.opacities) = (sample.axes.map(\.miniMapDomain), sample.opacities)
      key.forms = sample.axes.map(\.miniMapForm)
      if isBand { key.raised = raised }
    case .plot, .overlay:
      (key.range, key.axes) = (sample.visibleRange, sample.axes)
      (key.opacities, key.pie, key.raised) = (sample.opacities, pie, raised)
      if part == .overlay {
        (key.moment, key.remark, key.slide) = (indicator, remark, slide)
        (key.mark, key.hasSums, key.selection) = (mark, sums != nil, selection)
        key.notes = notes
      }
      if part == .plot { (key.arrived, key.growth) = (arrival?.progress, growth) }
      if part == .overlay, table.isToldByPointer { key.pointerY = pointerY }
    }
    return key
  }
}

extension ChartLayout {
  /// Where a part lies on the card; nil where it has no place.
  public func rect(of part: ChartPart) -> Rect? {
    switch part {
    case .grid, .yLabels: grid
    case .plot, .overlay: plot
    case .states: states
    case .xLabels: xAxis
    case .header: header
    case .calendar: calendar
    case .miniMapSeries, .miniMapWindow: miniMap
    }
  }
}

extension ChartScenes {
  /// The picture of a part, in the part's own pixels.
  public func scene(of part: ChartPart, measure: some TextMeasure) -> Scene {
    switch part {
    case .grid: gridLines()
    case .plot: plot()
    case .states: states(measure: measure)
    case .yLabels: yLabels(measure: measure)
    case .xLabels: xLabels(measure: measure)
    case .header: header(measure: measure)
    case .calendar: calendar(measure: measure)
    case .miniMapSeries: miniMapSeries()
    case .miniMapWindow: miniMapWindow()
    case .overlay: overlay(measure: measure)
    }
  }

  /// The pictures of some parts at their places on the card.
  func items(
    of parts: some Sequence<ChartPart>, measure: some TextMeasure
  ) -> [Scene.Item] {
    parts.compactMap { part in
      guard let place = layout.rect(of: part) else { return nil }
      let scene = scene(of: part, measure: measure)
      return scene.items.isEmpty ? nil : .moved(place.origin, scene.items)
    }
  }

  /// Items on a card that fills the layout's size on the window's ground. There is no shadow: it would lie
  /// outside.
  func card(_ items: [Scene.Item], radius: Double, theme: Theme) -> Scene {
    let ground = Scene.Item.rectangle(Rect(layout.size), fill: theme.window)
    return Scene(
      size: layout.size, items: [ground] + cardItems(items, radius: radius, theme: theme))
  }

  /// Items on a card that fills the layout's size, within its border.
  func cardItems(_ items: [Scene.Item], radius: Double, theme: Theme) -> [Scene.Item] {
    let card = Rect(layout.size)
    return [.rectangle(card, radius: radius, fill: theme.card)] + items + [
      .outline(
        card.inset(horizontally: 0.5, vertically: 0.5), radius: radius - 0.5, width: 1,
        color: theme.border)
    ]
  }
}

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
  /// The words that last, as bands at the plot's foot.
  func states(measure: some TextMeasure) -> Scene
  /// The values of the grid lines.
  func yLabels(measure: some TextMeasure) -> Scene
  /// The dates or times below the plot.
  func xLabels(measure: some TextMeasure) -> Scene
  /// The title and the visible range in words.
  func header(measure: some TextMeasure) -> Scene
  /// The days of a month.
  func calendar(measure: some TextMeasure) -> Scene
  /// The visible series over their whole time.
  func miniMapSeries() -> Scene
  /// The mini-map's window.
  func miniMapWindow() -> Scene
  /// The indicator and its card.
  func overlay(measure: some TextMeasure) -> Scene
}

extension ChartPicture: ChartScenes {}
