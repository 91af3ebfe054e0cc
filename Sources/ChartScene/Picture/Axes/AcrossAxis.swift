import ChartCore

/// The least space between labels, and the room that one of the usual size has at least.
private let (leastSpace, leastLabel) = (12.0, 28.0)
/// From the upper edge of the row below the labels to the middle of what is written there.
private let footMiddle = 8.0

/// A value along a scatter: where it is in the plot, and how it is written.
struct AcrossTick {
  let value, x: Double
  var opacity: Double
  let notation: TickNotation
}

extension AxesDrawing {
  /// The values along a scatter of all layers of their axis, those that several have once; none of other kinds.
  var acrossTicks: [AcrossTick] {
    guard table.kind.isScatter, axes.count > 1 else { return [] }
    let (scale, area) = (yScales[1], layout.scatterArea)
    return axes[1].layers.reduce(into: [AcrossTick]()) { ticks, layer in
      for value in acrossValues(of: layer) {
        if let known = ticks.firstIndex(where: { $0.value == value }) {
          ticks[known].opacity = min(1, ticks[known].opacity + layer.opacity)
        } else {
          ticks.append(
            AcrossTick(
              value: value, x: scale(value), opacity: layer.opacity, notation: layer.notation))
        }
      }
    }.filter { $0.x >= area.x - 0.5 && $0.x <= area.maxX + 0.5 }
  }

  /// The values of a layer whose labels have room.
  private func acrossValues(of layer: YLabelSet) -> [Double] {
    let domain = axes[1].domain
    let widest =
      layer.ticks.values(in: domain).map { style.formats.tick($0, in: layer.notation).count }.max()
      ?? 0
    // Figures are about half as wide as letters are high.
    let room = max(leastLabel, Double(widest) * TextStyle.usualLabel.size * 0.6) + leastSpace
    return spacedTicks(layer.ticks, on: yScales[1], least: room * style.textScale)?
      .values(in: domain) ?? []
  }
}

/// What the labels along a scatter depend on.
struct AcrossAxis: AxesDrawing, Equatable {
  let setting: ChartSetting
  let axes: [YAxisSample]
  let yScales: [ValueScale]
  private let regression: Regression?

  /// That of a picture.
  init(_ picture: ChartPicture) {
    (setting, axes, yScales) = (picture.setting, picture.axes, picture.yScales)
    regression = picture.sample.cloud?.regression
  }

  /// The values below their lines, as far as they are on the card, and where there is room what they are and how
  /// closely the points keep to a line.
  func labels(centredOn middle: Double, measure: some TextMeasure) -> [Scene.Item] {
    var scene = Scene(size: layout.xAxis.size)
    let baseline = style.label.baseline(centredOn: middle).rounded()
    for tick in acrossTicks {
      let string = style.formats.tick(tick.value, in: tick.notation)
      let reach = measure.width(of: string, style: style.label) / 2 + xLabelEdgeSpace
      let x = min(max(tick.x, reach), layout.xAxis.width - reach)
      let text = Text(
        string, at: Point(x, baseline), anchor: .middle, style: style.label, color: style.theme.dim)
      scene.add([.text(text)], opacity: tick.opacity)
    }
    return scene.items + foot(measure: measure) + heading(baseline: baseline)
  }

  /// What is written once for all labels, as a power of ten is, at the end of their row.
  private func heading(baseline: Double) -> [Scene.Item] {
    guard let notation = axes[1].layers.last?.notation,
      let heading = style.formats.heading(of: notation)
    else { return [] }
    return [
      .text(
        Text(
          heading, at: Point(layout.xAxis.width - xLabelEdgeSpace, baseline), anchor: .trailing,
          style: style.label, color: style.theme.dim, halo: style.theme.card))
    ]
  }

  /// What is across, and at the other end how closely the points keep to their line.
  private func foot(measure: some TextMeasure) -> [Scene.Item] {
    guard layout.xContextHeight > 0 else { return [] }
    let middle = layout.xAxis.height - layout.xContextHeight + footMiddle * style.textScale
    let area = layout.scatterArea
    let figures = regression.map(style.words(of:)) ?? ""
    let width = measure.width(of: figures, style: style.label)
    return [
      .text(
        Text(
          table.series[1].name.onOneLine,
          at: Point(area.x, style.smallStrong.baseline(centredOn: middle).rounded()),
          style: style.smallStrong, color: style.theme.text,
          maximumWidth: max(0, area.width - width - leastSpace))),
      .text(
        Text(
          figures, at: Point(area.maxX, style.label.baseline(centredOn: middle).rounded()),
          anchor: .trailing, style: style.label, color: style.theme.dim, maximumWidth: area.width)),
    ]
  }
}
