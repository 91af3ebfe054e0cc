import ChartCore

/// When the overview's x labels have gone, and when the detail's begin to come: in between they
/// would stand too close.
private let oldLabelsEnd = 0.4
private let newLabelsStart = 0.6
/// When the indicator has gone: it stands still while its point moves.
private let indicatorEnd = 0.25
/// When a pie's percentages begin to come: its sectors are nearly where they will be.
private let percentsStart = 0.8

extension ZoomPicture: ChartScenes {
  /// All that the picture of a part depends on.
  public func inputs(of part: ChartPart) -> ChartPartInputs {
    if let atRest { return atRest.inputs(of: part) }
    return ChartPartInputs(
      ends: [ends.overview, ends.detail].map { ChartPartInput(of: part, in: $0) },
      progress: progress)
  }

  /// The picture of a part, in its own pixels.
  public func scene(of part: ChartPart, measure: some TextMeasure) -> Scene {
    if let atRest { return atRest.scene(of: part, measure: measure) }
    return switch part {
    case .grid: gridLines(measure: measure)
    case .plot: plot()
    case .states: states(measure: measure)
    case .zones: zones(measure: measure)
    case .yLabels: yLabels(measure: measure)
    case .xLabels: xLabels(measure: measure)
    case .header: header(measure: measure)
    case .calendar: calendar(measure: measure)
    case .miniMapSeries: miniMapSeries(measure: measure)
    case .miniMapWindow: miniMapWindow()
    case .overlay: overlay(measure: measure)
    }
  }

  /// The grid lines behind the series; one that both charts have stays.
  private func gridLines(measure: some TextMeasure) -> Scene {
    grid(
      of: overview.scene(of: .grid, measure: measure), detail.scene(of: .grid, measure: measure))
  }

  /// The grid lines of those charts whose series would hide them, at their place in the plot.
  var gridInFront: [Scene.Item] {
    let scenes = [overview, detail].map {
      Scene(size: layout.grid.size, items: $0.gridIsInFront ? $0.gridItems : [])
    }
    let items = grid(of: scenes[0], scenes[1]).items
    return items.isEmpty ? [] : [.moved(overview.gridOffset, items)]
  }

  private func grid(of first: Scene, _ second: Scene) -> Scene {
    .fading(from: first, to: second, by: progress, size: layout.grid.size, isCrowded: false)
  }

  /// The states, which come and go.
  private func states(measure: some TextMeasure) -> Scene {
    return .fading(
      from: overview.scene(of: .states, measure: measure),
      to: detail.scene(of: .states, measure: measure), by: progress,
      size: layout.states?.size ?? Size(0, 0), isCrowded: false)
  }

  /// What is told of zones, which comes and goes.
  private func zones(measure: some TextMeasure) -> Scene {
    .fading(
      from: overview.scene(of: .zones, measure: measure),
      to: detail.scene(of: .zones, measure: measure), by: progress,
      size: layout.zones?.size ?? Size(0, 0), isCrowded: false)
  }

  /// The values of the grid lines; one that both charts have at one place stays.
  private func yLabels(measure: some TextMeasure) -> Scene {
    return .fading(
      from: overview.scene(of: .yLabels, measure: measure),
      to: detail.scene(of: .yLabels, measure: measure),
      by: progress, size: layout.grid.size)
  }

  /// The title and the range in words; what both charts have at one place stays.
  private func header(measure: some TextMeasure) -> Scene {
    return .fading(
      from: overview.scene(of: .header, measure: measure),
      to: detail.scene(of: .header, measure: measure),
      by: progress, size: layout.header.size)
  }

  /// The days of a month, which stay.
  private func calendar(measure: some TextMeasure) -> Scene {
    overview.scene(of: .calendar, measure: measure)
  }

  /// The dates, which move with the time axis and give way to the times; those are closer than they will
  /// be, and come only as far as they have room.
  private func xLabels(measure: some TextMeasure) -> Scene {
    let size = layout.xAxis.size
    let old = overview.scene(of: .xLabels, measure: measure).moved(axis.position(ofOverview:))
    let new = detail.scene(of: .xLabels, measure: measure).moved(axis.position(ofDetail:))
      .legible(measure: measure)
    let going = eased(progress, from: 0, to: oldLabelsEnd)
    let coming = eased(progress, from: newLabelsStart, to: 1)
    let scene = Scene.fading(from: old, to: new, by: (going + coming) / 2, size: size)
    return scene.items.isEmpty
      ? scene : Scene(size: size, items: [.clipped(Rect(size), scene.items)])
  }

  /// What lies over the series: what is written and marked on them moves with the time axis and comes and goes with its
  /// labels. The indicator and its card, or a pie's percentages, stand still, so they are gone before the rest is far.
  private func overlay(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.plot.size)
    let going = 1 - eased(progress, from: 0, to: indicatorEnd)
    let coming = eased(
      progress, from: detail.table.kind.hasAxes ? newLabelsStart : percentsStart, to: 1)
    scene.add(overview.veils, opacity: going)
    scene.add(detail.veils, opacity: coming)
    scene.items += annotations(measure: measure)
    scene.addOverlay(overview.readingItems(measure: measure), opacity: going)
    scene.addOverlay(detail.readingItems(measure: measure), opacity: coming)
    return scene
  }

  private func annotations(measure: some TextMeasure) -> [Scene.Item] {
    var scene = Scene(size: layout.plot.size)
    for item in overview.on(axis.scale).annotations(measure: measure) {
      scene.add([item], opacity: 1 - eased(progress, from: 0, to: oldLabelsEnd))
    }
    for item in detail.on(axis.scale).annotations(measure: measure) {
      scene.add([item], opacity: eased(progress, from: newLabelsStart, to: 1))
    }
    return scene.items
  }

  /// The one mini-map fading into the other; one that only one chart has fades and collapses.
  private func miniMapSeries(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.miniMap?.size ?? Size(0, 0))
    if ends.overview.layout.miniMap != nil {
      scene.add(overview.scene(of: .miniMapSeries, measure: measure).items, opacity: 1 - progress)
    }
    if ends.detail.layout.miniMap != nil {
      scene.add(detail.scene(of: .miniMapSeries, measure: measure).items, opacity: progress)
    }
    return scene
  }

  /// The mini-map's window, on its way from the one frame to the other; where only one chart has a
  /// mini-map, it fades with it.
  private func miniMapWindow() -> Scene {
    guard let size = layout.miniMap?.size else { return Scene(size: Size(0, 0)) }
    if ends.detail.layout.miniMap == nil { return window(of: overview, opacity: 1 - progress) }
    if ends.overview.layout.miniMap == nil { return window(of: detail, opacity: progress) }
    guard let first = overview.miniMapGeometry, let second = detail.miniMapGeometry else {
      return Scene(size: size)
    }
    return overview.miniMapWindow(
      first.interpolated(to: second, by: progress), in: size,
      tint: overview.miniMapTint.mixed(with: detail.miniMapTint, by: progress))
  }

  private func window(of chart: ChartPicture, opacity: Double) -> Scene {
    let window = MiniMapWindowInput(chart).scene()
    var scene = Scene(size: window.size)
    scene.add(window.items, opacity: opacity)
    return scene
  }
}

extension Scene {
  /// Adds what fades: a card as one layer, which its shadow begins, and all before it item by item: a
  /// layer as large as the plot would cost more than the rest of the frame.
  fileprivate mutating func addOverlay(_ overlay: [Item], opacity: Double) {
    let card = overlay.firstIndex { if case .shadow = $0 { true } else { false } }
    let end = card ?? overlay.endIndex
    for item in overlay[..<end] { add([item], opacity: opacity) }
    add(Array(overlay[end...]), opacity: opacity)
  }

  /// The scene with the labels in it moved sideways.
  fileprivate func moved(_ place: (Double) -> Double) -> Scene {
    var scene = self
    scene.items = items.map { $0.moved(place) }
    return scene
  }
}

extension Scene.Item {
  fileprivate func moved(_ place: (Double) -> Double) -> Scene.Item {
    switch self {
    case .text(var text):
      text.position.x = place(text.position.x)
      return .text(text)
    case .rectangle(var rect, let radius, let fill):
      rect.x = place(rect.x + rect.width / 2) - rect.width / 2
      return .rectangle(rect, radius: radius, fill: fill)
    case .moved(var offset, let items):
      offset.x = place(offset.x)
      return .moved(offset, items)
    case .faded(let opacity, let items): return .faded(opacity, items.map { $0.moved(place) })
    default: return self
    }
  }
}
