import ChartCore

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
