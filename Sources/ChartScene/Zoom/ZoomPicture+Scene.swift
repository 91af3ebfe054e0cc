import ChartCore

extension ZoomPicture {
  /// The whole chart on its card, which fills the layout's size on the window's ground.
  public func scene(measure: some TextMeasure) -> Scene {
    if let atRest { return atRest.scene(measure: measure) }
    let (card, theme) = (Rect(layout.size), overview.style.theme)
    let radius = ends.overview.layout.cornerRadius.interpolated(
      to: ends.detail.layout.cornerRadius, by: progress)
    var scene = Scene(size: layout.size)
    scene.items = [
      .rectangle(card, fill: theme.window), .rectangle(card, radius: radius, fill: theme.card),
    ]
    scene.items += parts(measure: measure).filter { !$0.scene.items.isEmpty }.map {
      .moved($0.place.origin, $0.scene.items)
    }
    for checkbox in checkboxes { add(checkbox, to: &scene, measure: measure) }
    scene.items.append(
      .outline(
        card.inset(horizontally: 0.5, vertically: 0.5), radius: radius - 0.5, width: 1,
        color: theme.border))
    return scene
  }

  /// Everything but the check buttons, in paint order.
  private func parts(measure: some TextMeasure) -> [(place: Rect, scene: Scene)] {
    let miniMap = layout.miniMap.map { [($0, miniMapSeries()), ($0, miniMapWindow())] } ?? []
    return [
      (layout.grid, gridLines()), (layout.plot, plot()), (layout.grid, yLabels(measure: measure)),
      (layout.xAxis, xLabels(measure: measure)), (layout.header, header(measure: measure)),
    ] + miniMap + [(layout.plot, overlay(measure: measure))]
  }

  private func add(_ checkbox: ZoomCheckbox, to scene: inout Scene, measure: some TextMeasure) {
    let chart = checkbox.isOfDetail ? ends.detail : ends.overview
    let button = chart.checkbox(
      checkbox.series, isOn: chart.isOn(checkbox.series), measure: measure)
    scene.add([.moved(checkbox.place.origin, button.items)], opacity: checkbox.opacity)
  }
}
