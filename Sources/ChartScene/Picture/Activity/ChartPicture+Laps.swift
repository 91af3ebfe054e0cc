import ChartCore

/// The tick where a lap begins: its size, and the least distance of two in pixels.
private let (tick, closestTicks) = (Size(1.5, 9), 3.0)
/// From a tick to the lap's number, and the least distance of two ticks that have numbers.
private let (besideTick, closestNumbers) = (4.0, 26.0)

extension ChartPicture {
  /// A tick on the x axis where each lap begins, with its number where there is room; the first one begins where all
  /// does, and needs none.
  var lapTicks: [Scene.Item] {
    guard let laps = table.presentation.activity?.laps, laps.count > 1 else { return [] }
    let foot = yScales.first.map { max($0.from, $0.to) } ?? layout.plot.height
    let edges = layout.rangeEdges
    var items: [Scene.Item] = []
    var (last, lastNumber) = (-Double.infinity, -Double.infinity)
    for (number, lap) in laps.enumerated().dropFirst() {
      let x = xScale(lap)
      guard edges.contains(x), x - last >= closestTicks else { continue }
      last = x
      items.append(
        .rectangle(
          Rect((x - tick.width / 2).rounded(), foot - tick.height, tick.width, tick.height),
          fill: style.theme.dim))
      guard x - lastNumber >= closestNumbers * style.textScale else { continue }
      lastNumber = x
      items.append(.text(label(of: number + 1, at: Point(x + besideTick, foot - 1))))
    }
    return items
  }

  private func label(of lap: Int, at place: Point) -> Text {
    Text(
      String(lap), at: place, style: style.label, color: style.theme.dim, halo: style.theme.card)
  }
}
