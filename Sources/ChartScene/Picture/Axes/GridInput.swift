import ChartCore

/// The height of letters of the usual size, with a little air.
let labelHeight = 13.0
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

/// One line of the grid and how its label is written: in two ways, where one fades into another.
struct GridLine {
  var value, opacity: Double
  /// The line's upper edge, on a whole pixel.
  var y: Double
  var notations: [(notation: TickNotation, opacity: Double)]

  mutating func fade(by opacity: Double) {
    self.opacity *= opacity
    for index in notations.indices { notations[index].opacity *= opacity }
  }
}

/// What the grid lines depend on.
struct GridInput: AxesDrawing, Equatable {
  let setting: ChartSetting
  let axes: [YAxisSample]
  let yScales: [ValueScale]

  /// Those of a picture.
  init(_ picture: ChartPicture) {
    (setting, axes, yScales) = (picture.setting, picture.axes, picture.yScales)
  }

  /// The grid lines, one pixel high and on whole pixels, behind the series.
  ///
  /// None where the series are surfaces, which have them in front.
  func scene() -> Scene {
    Scene(size: layout.grid.size, items: gridIsInFront ? [] : gridItems)
  }
}

extension AxesDrawing {
  /// The grid lines of all axes; two on the same pixels are one, as opaque as the more opaque.
  var gridItems: [Scene.Item] {
    var lines: [GridLine] = []
    for line in uprightAxes.flatMap(lines(ofAxis:)) {
      if let known = lines.firstIndex(where: { $0.y == line.y }) {
        lines[known].opacity = max(lines[known].opacity, line.opacity)
      } else {
        lines.append(line)
      }
    }
    let minor = minorLines.filter { line in !lines.contains { $0.y == line.y } }
    return (minor + lines).map { line in
      .rectangle(Rect(0, line.y, gridWidth, 1), fill: style.theme.grid.faded(by: line.opacity))
    } + acrossLines
  }

  /// The axes whose values go up: all but that along a scatter.
  var uprightAxes: Range<Int> { table.kind.isScatter ? 0..<1 : axes.indices }

  /// The lines of the axis along a scatter.
  private var acrossLines: [Scene.Item] {
    acrossTicks.map { tick in
      .rectangle(
        Rect((tick.x - 0.5).rounded() - gridOffset.x, 0, 1, layout.grid.height),
        fill: style.theme.grid.faded(by: tick.opacity))
    }
  }

  /// How long the lines are: labels at the right of a total's have room behind them.
  private var gridWidth: Double {
    table.kind.drawsSum
      ? layout.rangeEdges.upperBound + ChartLayout.endInset + layout.plot.x - layout.grid.x
      : layout.grid.width
  }

  /// Whether a line may be at the upper end of the axis.
  private var hasLoneTicks: Bool { table.kind.drawsSum || table.namesOneValue }

  /// Where the letters reach no further into the header than what it has free, nor into what is written
  /// above an axis.
  func highestBaseline(ofAxis axis: Int) -> Double {
    axes[axis].layers.contains { $0.notation.hasHeading }
      ? headingBaseline + (labelHeight * style.textScale).rounded() : highestBaseline
  }

  /// Below the header's room, so that it does not look like the title's second line.
  var headingBaseline: Double { style.label.capitalHeight.rounded(.up) }

  private var highestBaseline: Double {
    let overhang = min(ChartLayout.labelOverhang, layout.plot.y)
    return (style.label.capitalHeight - overhang).rounded(.up)
  }

  /// The lines of all layers of an axis; a value that several layers have is there once, as opaque
  /// as all together.
  func lines(ofAxis axis: Int) -> [GridLine] {
    let (scale, sample) = (yScales[axis], axes[axis])
    var lines: [GridLine] = []
    for layer in sample.layers {
      let least = closestLines * style.textScale
      guard let ticks = spacedTicks(layer.ticks, on: scale, least: least) else { continue }
      // The domain starts at no coarser tick: one in the inset below it would stay half faded.
      let range = ticks == layer.ticks ? shownValues(on: scale) : sample.domain
      for value in ticks.values(in: range) {
        if let known = lines.firstIndex(where: { $0.value == value }) {
          lines[known].opacity = min(1, lines[known].opacity + layer.opacity)
          lines[known].notations.append((layer.notation, layer.opacity))
        } else {
          let y = (scale(value) - 0.5).rounded()
          lines.append(
            GridLine(
              value: value, opacity: layer.opacity, y: y,
              notations: [(layer.notation, layer.opacity)]))
        }
      }
    }
    let highest = highestBaseline(ofAxis: axis)
    for index in lines.indices {
      if hasLoneTicks { continue }
      lines[index].fade(by: edgeOpacity(at: lines[index].y, highestBaseline: highest))
    }
    return lines.filter { $0.opacity > 0 }
  }

  /// The values from the plot's lower edge to its upper one.
  func shownValues(on scale: ValueScale) -> ClosedRange<Double> {
    let bounds = [scale.invert(0), scale.invert(layout.plot.height)].map { $0.isFinite ? $0 : 0 }
    return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
  }

  /// These ticks or coarser ones, as many pixels apart as their labels need; nil where not even those are.
  func spacedTicks(_ ticks: AxisTicks, on scale: ValueScale, least: Double) -> AxisTicks? {
    var ticks = ticks
    for _ in 0..<mostCoarsenings where distance(of: ticks, on: scale) < least {
      ticks = ticks.coarser
    }
    return distance(of: ticks, on: scale) < least ? nil : ticks
  }

  /// The pixels between the two lines that are closest to each other.
  private func distance(of ticks: AxisTicks, on scale: ValueScale) -> Double {
    if scale.form != .logarithmic, case .even(let ticks) = ticks {
      return ticks.step * abs(scale.to - scale.from) / scale.domain.span
    }
    let places = ticks.values(in: scale.domain).map(scale.callAsFunction)
    return zip(places, places.dropFirst()).map { abs($0 - $1) }.min() ?? .infinity
  }

  /// Lines come and go in the inset at the plot's lower edge, and just below the domain's upper end,
  /// or below where their labels are whole.
  func edgeOpacity(at y: Double, highestBaseline: Double) -> Double {
    let below = (layout.plot.height - layout.stateHeight - y) / ChartLayout.lowerInset
    let end = max(layout.upperInset, highestBaseline - lowPlotOverhang - topFadeLength)
    let above = (y - end) / topFadeLength
    return min(below, above).clamped(to: 0...1)
  }
}
