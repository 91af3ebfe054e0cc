import ChartCore

/// From a grid line up to the baseline of its label.
private let labelRise = 5.0
/// The height of letters of the usual size, with a little air.
private let labelHeight = 13.0
/// The least distance of labelled lines, for letters of the usual size; where ticks are closer, only
/// every second, fifth and so on is drawn.
private let closestLines = 17.0

/// One line of the grid with its label.
private struct GridLine {
  var value, step, opacity: Double
  /// The line's upper edge, on a whole pixel.
  var y: Double
}

extension ChartPicture {
  /// The grid lines, one pixel high and on whole pixels.
  public func gridLines() -> Scene {
    var scene = Scene(size: layout.grid.size)
    for line in lines() {
      let rect = Rect(0, line.y, layout.grid.width, 1)
      scene.items.append(.rectangle(rect, fill: style.theme.grid.faded(by: line.opacity)))
    }
    return scene
  }

  /// The values of the grid lines, above them at the left.
  public func yLabels(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.grid.size)
    let height = labelHeight * style.textScale
    let lines = lines()
    for line in lines {
      let text = Text(
        style.formats.tick(line.value, step: line.step), at: Point(0, line.y - labelRise),
        style: style.label, color: style.theme.dim, halo: style.theme.card,
        maximumWidth: layout.grid.width)
      let isCrowded = lines.contains { $0.y != line.y && abs($0.y - line.y) < height }
      scene.add([.text(text)], opacity: isCrowded ? crowdedOpacity(line.opacity) : line.opacity)
    }
    return scene
  }

  /// The lines of all layers; a value that several layers have is there once, as opaque as all
  /// together.
  private func lines() -> [GridLine] {
    var lines: [GridLine] = []
    for layer in sample.yLayers {
      for value in values(of: layer.ticks) {
        if let known = lines.firstIndex(where: { $0.value == value }) {
          lines[known].opacity = min(1, lines[known].opacity + layer.opacity)
          lines[known].step = layer.ticks.step
        } else {
          lines.append(line(at: value, layer))
        }
      }
    }
    for index in lines.indices { lines[index].opacity *= edgeOpacity(at: lines[index].y) }
    return lines.filter { $0.opacity > 0 }
  }

  private func line(at value: Double, _ layer: YLayer) -> GridLine {
    GridLine(
      value: value, step: layer.ticks.step, opacity: layer.opacity,
      y: (yScale(value) - 0.5).rounded())
  }

  /// A layer's values in the plot, only as many as have room for their labels.
  private func values(of ticks: YTicks) -> [Double] {
    let bounds = [yScale.invert(0), yScale.invert(layout.plot.height)].map {
      $0.isFinite ? $0 : 0
    }
    let distance = abs(yScale(ticks.first + ticks.step) - yScale(ticks.first))
    let least = closestLines * style.textScale
    // A scale on its way from far off may have lines too close for any choice: then none.
    guard let every = [1.0, 2, 5, 10, 20, 50].first(where: { distance * $0 >= least }) else {
      return []
    }
    // Counted from the lowest tick, which stays at the axis' foot.
    return ticks.values(in: min(bounds[0], bounds[1])...max(bounds[0], bounds[1])).filter {
      (($0 - ticks.first) / ticks.step).rounded().remainder(dividingBy: every) == 0
    }
  }

  /// Lines come and go in the inset at the plot's lower and upper edges.
  private func edgeOpacity(at y: Double) -> Double {
    let distance = min(y + 1, layout.plot.height - y)
    return (distance / Self.verticalInset).clamped(to: 0...1)
  }
}
