import ChartCore

extension ChartPicture {
  /// The whole chart on its card, for a picture that stays: labels have halos only where something
  /// passes behind them.
  public func scene(measure: some TextMeasure) -> Scene {
    card(wholeItems(measure: measure), radius: layout.cornerRadius, theme: style.theme)
  }

  /// The same without the ground that its card lies on.
  func cardItems(measure: some TextMeasure) -> [Scene.Item] {
    cardItems(wholeItems(measure: measure), radius: layout.cornerRadius, theme: style.theme)
  }

  private func wholeItems(measure: some TextMeasure) -> [Scene.Item] {
    let parts = ChartPart.allCases.prefix { $0 != .overlay }
    let buttons = layout.form == .figure ? figureNames(measure: measure) : checkboxes(measure)
    let legend = layout.legend.map { legendItems(in: $0, measure: measure) } ?? []
    return still.items(of: parts, measure: measure) + buttons + legend
      + items(of: [.overlay], measure: measure)
  }

  private func checkboxes(_ measure: some TextMeasure) -> [Scene.Item] {
    layout.visibleCheckboxes.map { series in
      let button = checkbox(series, isOn: isOn(series), measure: measure)
      return .moved(layout.checkboxes[series].origin, button.items)
    }
  }
}
