import ChartCore

/// From a grid line up to the baseline of its label; below the plot's upper edge a label stands lower,
/// at last on its line.
private let labelRise = 5.0
/// The height of letters of the usual size, with a little air.
private let labelHeight = 13.0
/// The least distance of labelled lines, for letters of the usual size; where ticks are closer, those
/// of a larger step are drawn.
private let closestLines = 17.0
/// How many times the step may become larger for that: to about 50 times its size. On their way to a
/// scale from far off, lines may be too close for any choice.
private let mostCoarsenings = 5
/// Pixels below the domain's upper end over which a line fades. The last tick at rest is further down,
/// in all but the lowest plots: 0.3 of the finest step is more.
private let topFadeLength = 2.0
/// How much further than usual large letters may reach into the header in low plots, in pixels.
private let lowPlotOverhang = 2.0
/// How opaque labels and their rims are in front of surfaces.
private let strongLabel = 0.85
private let softHalo = 0.3

/// One line of the grid with its label.
private struct GridLine {
  var value, step, opacity: Double
  /// The line's upper edge, on a whole pixel.
  var y: Double
}

extension ChartPicture {
  /// The grid lines, one pixel high and on whole pixels, behind the series.
  ///
  /// None where the series are surfaces, which have them in front.
  public func gridLines() -> Scene {
    Scene(size: layout.grid.size, items: gridIsInFront ? [] : gridItems)
  }

  /// The grid lines of all axes; two on the same pixels are one, as opaque as the more opaque.
  var gridItems: [Scene.Item] {
    var lines: [GridLine] = []
    for line in sample.axes.indices.flatMap(lines(ofAxis:)) {
      if let known = lines.firstIndex(where: { $0.y == line.y }) {
        lines[known].opacity = max(lines[known].opacity, line.opacity)
      } else {
        lines.append(line)
      }
    }
    return lines.map { line in
      .rectangle(
        Rect(0, line.y, layout.grid.width, 1), fill: style.theme.grid.faded(by: line.opacity))
    }
  }

  /// The values of the grid lines, above them: at the left, those of a second axis at the right.
  public func yLabels(measure: some TextMeasure) -> Scene {
    var scene = Scene(size: layout.grid.size)
    for axis in sample.axes.indices { scene.items += labels(ofAxis: axis) }
    return isStill ? withFewHalos(scene, measure: measure) : scene
  }

  private func labels(ofAxis axis: Int) -> [Scene.Item] {
    var scene = Scene(size: layout.grid.size)
    let height = labelHeight * style.textScale
    let (lines, color) = (lines(ofAxis: axis), labelColor(ofAxis: axis))
    for line in lines {
      let isCrowded = lines.contains { $0.y != line.y && abs($0.y - line.y) < height }
      scene.add(
        [.text(label(of: line, axis: axis, color: color))],
        opacity: isCrowded ? crowdedOpacity(line.opacity) : line.opacity)
    }
    return scene.items
  }

  private func label(of line: GridLine, axis: Int, color: Color) -> Text {
    let hasTwoAxes = sample.axes.count > 1
    let room = hasTwoAxes ? layout.grid.width / 2 : layout.grid.width
    return Text(
      style.formats.tick(line.value, step: line.step, unit: table.presentation.unit),
      at: Point(axis == 0 ? 0 : layout.grid.width, baseline(above: line)),
      anchor: axis == 0 ? .leading : .trailing, style: style.label, color: color,
      halo: labelHalo, maximumWidth: room)
  }

  /// Above the line, where the letters reach no further into the header than what it has free.
  private func baseline(above line: GridLine) -> Double {
    min(max(line.y - labelRise, highestBaseline), line.y)
  }

  private var highestBaseline: Double {
    let overhang = min(ChartLayout.labelOverhang, layout.plot.y)
    return (style.label.capitalHeight - overhang).rounded(.up)
  }

  /// Letters on surfaces of any colour have but a soft rim, or they would look cut out.
  private var labelHalo: Color {
    table.kind.isFilled ? style.theme.card.faded(by: softHalo) : style.theme.card
  }

  /// The labels of two axes are told apart by their series' colours; in front of surfaces they are
  /// stronger.
  private func labelColor(ofAxis axis: Int) -> Color {
    guard sample.axes.count > 1 else {
      return table.kind.isFilled ? style.theme.text.faded(by: strongLabel) : style.theme.dim
    }
    return style.theme.seriesTextColor(of: table.series[axis], on: style.theme.card)
  }

  /// The lines of all layers of an axis; a value that several layers have is there once, as opaque
  /// as all together.
  private func lines(ofAxis axis: Int) -> [GridLine] {
    let (scale, sample) = (yScales[axis], sample.axes[axis])
    var lines: [GridLine] = []
    for layer in sample.layers {
      guard let ticks = spacedTicks(layer.ticks, on: scale) else { continue }
      let step = ticks.step
      // The domain starts at no coarser tick: one in the inset below it would stay half faded.
      let range = ticks == layer.ticks ? shownValues(on: scale) : sample.domain
      for value in ticks.values(in: range) {
        if let known = lines.firstIndex(where: { $0.value == value }) {
          lines[known].opacity = min(1, lines[known].opacity + layer.opacity)
          lines[known].step = step
        } else {
          let y = (scale(value) - 0.5).rounded()
          lines.append(GridLine(value: value, step: step, opacity: layer.opacity, y: y))
        }
      }
    }
    for index in lines.indices { lines[index].opacity *= edgeOpacity(at: lines[index].y) }
    return lines.filter { $0.opacity > 0 }
  }

  /// The values from the plot's lower edge to its upper one.
  private func shownValues(on scale: LinearScale) -> ClosedRange<Double> {
    let bounds = [scale.invert(0), scale.invert(layout.plot.height)].map { $0.isFinite ? $0 : 0 }
    return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
  }

  /// These ticks or coarser ones, whose labels have room; nil where not even those have.
  private func spacedTicks(_ ticks: YTicks, on scale: LinearScale) -> YTicks? {
    let least = closestLines * style.textScale
    let pixels = abs(scale.to - scale.from) / scale.domain.span
    var ticks = ticks
    for _ in 0..<mostCoarsenings where ticks.step * pixels < least { ticks = ticks.coarser }
    return ticks.step * pixels < least ? nil : ticks
  }

  /// Lines come and go in the inset at the plot's lower edge, and just below the domain's upper end,
  /// or below where their labels are whole.
  private func edgeOpacity(at y: Double) -> Double {
    let below = (layout.plot.height - y) / Self.lowerInset
    let end = max(upperInset, highestBaseline - lowPlotOverhang - topFadeLength)
    let above = (y - end) / topFadeLength
    return min(below, above).clamped(to: 0...1)
  }
}
