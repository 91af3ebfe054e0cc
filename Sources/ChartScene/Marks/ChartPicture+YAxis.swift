import ChartCore

/// From a grid line up to the baseline of its label.
private let labelRise = 5.0
/// The height of letters of the usual size, with a little air.
private let labelHeight = 13.0
/// The least distance of labelled lines, for letters of the usual size; where ticks are closer, those
/// of a larger step are drawn.
private let closestLines = 17.0
/// How many times the step may become larger for that: to about 50 times its size. On their way to a
/// scale from far off, lines may be too close for any choice.
private let mostCoarsenings = 5
/// Pixels below the domain's upper end over which a line fades: a label up there would stand in the
/// header. The last tick at rest is further down, as 0.3 of the least distance of lines is more.
private let topFadeLength = 5.0

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
    for layer in sample.axes[0].layers {
      guard let ticks = spacedTicks(layer.ticks) else { continue }
      let step = ticks.step
      // The domain starts at no coarser tick: one in the inset below it would stay half faded.
      let range = ticks == layer.ticks ? shownValues : sample.axes[0].domain
      for value in ticks.values(in: range) {
        if let known = lines.firstIndex(where: { $0.value == value }) {
          lines[known].opacity = min(1, lines[known].opacity + layer.opacity)
          lines[known].step = step
        } else {
          let y = (yScales[0](value) - 0.5).rounded()
          lines.append(GridLine(value: value, step: step, opacity: layer.opacity, y: y))
        }
      }
    }
    for index in lines.indices { lines[index].opacity *= edgeOpacity(at: lines[index].y) }
    return lines.filter { $0.opacity > 0 }
  }

  /// The values from the plot's lower edge to its upper one.
  private var shownValues: ClosedRange<Double> {
    let bounds = [yScales[0].invert(0), yScales[0].invert(layout.plot.height)].map {
      $0.isFinite ? $0 : 0
    }
    return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
  }

  /// These ticks or coarser ones, whose labels have room; nil where not even those have.
  private func spacedTicks(_ ticks: YTicks) -> YTicks? {
    let least = closestLines * style.textScale
    let pixels = abs(yScales[0].to - yScales[0].from) / yScales[0].domain.span
    var ticks = ticks
    for _ in 0..<mostCoarsenings where ticks.step * pixels < least { ticks = ticks.coarser }
    return ticks.step * pixels < least ? nil : ticks
  }

  /// Lines come and go in the inset at the plot's lower edge, and just below the domain's upper end.
  private func edgeOpacity(at y: Double) -> Double {
    let below = (layout.plot.height - y) / Self.verticalInset
    let above = (y - Self.verticalInset) / topFadeLength
    return min(below, above).clamped(to: 0...1)
  }
}
