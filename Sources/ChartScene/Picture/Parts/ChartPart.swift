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
  /// How long values were in their zones, beside the plot.
  case zones
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

/// What the picture of a part depends on, and all that it is made of.
public struct ChartPartInput: Equatable, Sendable {
  private let part: Part

  /// That of a part of a chart.
  init(of part: ChartPart, in picture: ChartPicture) {
    self.part =
      switch part {
      case .grid: .grid(GridInput(picture))
      case .plot: .plot(PlotInput(picture))
      case .states: .states(StatesInput(picture))
      case .zones: .zones(ZonesInput(picture))
      case .yLabels: .yLabels(YLabelsInput(picture))
      case .xLabels: .xLabels(XLabelsInput(picture))
      case .header: .header(HeaderInput(picture))
      case .calendar: .calendar(CalendarInput(picture))
      case .miniMapSeries: .miniMapSeries(MiniMapSeriesInput(picture))
      case .miniMapWindow: .miniMapWindow(MiniMapWindowInput(picture))
      case .overlay: .overlay(OverlayInput(picture))
      }
  }

  /// The picture of the part, in its own pixels.
  func scene(measure: some TextMeasure) -> Scene {
    switch part {
    case .grid(let input): input.scene()
    case .plot(let input): input.scene()
    case .states(let input): input.scene(measure: measure)
    case .zones(let input): input.scene(measure: measure)
    case .yLabels(let input): input.scene()
    case .xLabels(let input): input.scene(measure: measure)
    case .header(let input): input.scene(measure: measure)
    case .calendar(let input): input.scene(measure: measure)
    case .miniMapSeries(let input): input.scene()
    case .miniMapWindow(let input): input.scene()
    case .overlay(let input): input.scene(measure: measure)
    }
  }

  private enum Part: Equatable {
    case grid(GridInput)
    case plot(PlotInput)
    case states(StatesInput)
    case zones(ZonesInput)
    case yLabels(YLabelsInput)
    case xLabels(XLabelsInput)
    case header(HeaderInput)
    case calendar(CalendarInput)
    case miniMapSeries(MiniMapSeriesInput)
    case miniMapWindow(MiniMapWindowInput)
    case overlay(OverlayInput)
  }
}

extension ChartLayout {
  /// Where a part lies on the card; nil where it has no place.
  public func rect(of part: ChartPart) -> Rect? {
    switch part {
    case .grid, .yLabels: grid
    case .plot, .overlay: plot
    case .states: states
    case .zones: zones
    case .xLabels: xAxis
    case .header: header
    case .calendar: calendar
    case .miniMapSeries, .miniMapWindow: miniMap
    }
  }
}

extension ChartScenes {
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
  /// All that the picture of a part depends on.
  func inputs(of part: ChartPart) -> ChartPartInputs
  /// The picture of a part.
  func scene(of part: ChartPart, measure: some TextMeasure) -> Scene
}

/// What the picture of a part depends on in a chart at rest, or at both ends of the way into a day.
public struct ChartPartInputs: Equatable, Sendable {
  let ends: [ChartPartInput]
  /// How far it is on its way, from 0 to 1.
  var progress = 0.0
}

extension ChartPicture: ChartScenes {
  /// All that the picture of a part depends on.
  public func inputs(of part: ChartPart) -> ChartPartInputs {
    ChartPartInputs(ends: [ChartPartInput(of: part, in: self)])
  }

  /// The picture of a part, in its own pixels.
  public func scene(of part: ChartPart, measure: some TextMeasure) -> Scene {
    let scene = ChartPartInput(of: part, in: self).scene(measure: measure)
    return part == .yLabels && setting.isStill ? withFewHalos(scene, measure: measure) : scene
  }
}
