import ChartCore

/// The tick where a lap begins: its size, and the least distance of two in pixels.
private let (tick, closestTicks) = (Size(1.5, 9), 3.0)
/// From a tick to its label, and how wide a label is at least, with the space behind it.
private let (besideTick, narrowestLabel) = (4.0, 26.0)
/// How wide a letter is, about, as a part of its size.
private let letterWidth = 0.6

extension ChartPicture {
  /// A tick on the x axis where each lap begins, with its number where there is room, or what somebody did from there on
  /// where that is one of several things; each label leaves the next of these its place. The first lap begins where
  /// all does, and has no tick.
  var lapTicks: [Scene.Item] {
    guard let shown = table.presentation.activity, shown.laps.count > 1 else { return [] }
    let names = Dictionary(
      shown.legs.map { ($0.start, style.words($0.sport.phrase)) }, uniquingKeysWith: { $1 })
    var items: [Scene.Item] = []
    var (last, labelEnd) = (-Double.infinity, -Double.infinity)
    for (number, lap) in shown.laps.enumerated() {
      let (x, name) = (xScale(lap), names[lap])
      guard layout.rangeEdges.contains(x), x - last >= closestTicks else { continue }
      if number > 0 { items.append(lapTick(at: x)) }
      last = x
      guard number > 0 || name != nil, x >= labelEnd else { continue }
      let label = name ?? String(number + 1)
      let end = x + max(narrowestLabel * style.textScale, width(ofLabel: label))
      let nextName = shown.laps[(number + 1)...].first { names[$0] != nil }
      if let nextName, end > xScale(nextName) { continue }
      labelEnd = end
      items.append(.text(lapLabel(label, at: x)))
    }
    return items
  }

  private var lapFoot: Double { yScales.first.map { max($0.from, $0.to) } ?? layout.plot.height }

  private func lapTick(at x: Double) -> Scene.Item {
    .rectangle(
      Rect((x - tick.width / 2).rounded(), lapFoot - tick.height, tick.width, tick.height),
      fill: style.theme.dim)
  }

  private func width(ofLabel label: String) -> Double {
    2 * besideTick + Double(label.count) * style.label.size * letterWidth
  }

  private func lapLabel(_ label: String, at x: Double) -> Text {
    Text(
      label, at: Point(x + besideTick, lapFoot - 1), style: style.label, color: style.theme.dim,
      halo: style.theme.card)
  }
}
