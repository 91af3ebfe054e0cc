import ChartCore

extension ChartPicture {
  /// Where the pie of a table of that kind lies.
  public var pieGeometry: PieGeometry {
    PieGeometry(of: table, sample: sample, in: layout.plot.size)
  }

  /// The sectors.
  func piePlot() -> Scene {
    let mark = PieMark(geometry: pieGeometry, selections: effects.sectors)
    return Scene(
      size: layout.plot.size,
      items: mark.items(
        color: sectorColor(ofSeries:), empty: style.theme.grid,
        seam: (style.theme.seam, style.theme.card), hatches: hatches))
  }

  private func sectorColor(ofSeries series: Int) -> Color {
    let usual = color(ofSeries: series)
    return raised?.color(usual, ofSeries: series, on: style.theme.card, isSurface: true) ?? usual
  }

  /// The percentages, and the cards of the sectors that have moved out.
  func pieOverlay(measure: some TextMeasure) -> Scene {
    let (geometry, size) = (pieGeometry, layout.plot.size)
    let labels = PieLabels(
      geometry: geometry, selections: effects.sectors, style: style, size: size,
      haveHalos: !hatches.isEmpty)
    var scene = Scene(size: size)
    scene.items = labels.items(color: color(ofSeries:), measure: measure)
    for selection in effects.sectors {
      guard let share = geometry.shares.sector(ofSeries: selection.series) else { continue }
      let card = PieCard(
        geometry: geometry, share: share, series: table.series[share.series],
        unit: table.presentation.unit, style: style, size: size)
      scene.add(card.items(measure: measure), opacity: selection.amount)
    }
    return scene
  }
}
