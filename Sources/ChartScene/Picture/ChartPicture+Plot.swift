import ChartCore

extension ChartPicture {
  /// The visible series, clipped by the plot, with the grid over them where they would hide it; or a
  /// pie's sectors.
  func plotScene() -> Scene {
    let scene = drawing.plot(self)
    return effects.arrival.map { SceneMorph.scene(from: $0.before, to: scene, at: $0.progress) }
      ?? scene
  }

  /// The same of series on axes, without what they come from.
  func marksPlot() -> Scene {
    let size = layout.plot.size
    var marks = marks(
      xScale, yScales, in: size, edges: layout.rangeEdges, lineWidth: lineWidth)
    marks.raise(raised, isSurface: table.kind.isFilled)
    marks.patterns = patterns
    marks.hatches = effects.arrival == nil ? hatches : []
    marks.growth = effects.growth
    marks.priceLook = style.theme.priceLook
    marks.uprightColor = style.theme.grid
    var scene = marks.clippedScene(radius: 0)
    scene.items.insert(contentsOf: zoneBands + trendBands, at: 0)
    if gridIsInFront && !scene.items.isEmpty { scene.items += plotGrid }
    scene.items += splitMarks + lapTicks
    addNote(to: &scene)
    return scene
  }

  /// Says that there is nothing to see, where no series is on.
  private func addNote(to scene: inout Scene) {
    let most = opacities.max() ?? 0
    guard most < 0.5, !opacities.isEmpty else { return }
    scene.add([note(style.words("No series is shown"))], opacity: 1 - 2 * most)
  }

  /// A sentence in the middle of the plot, where there is nothing to see.
  func note(_ sentence: String) -> Scene.Item {
    let middle = Point(
      layout.rangeEdges.lowerBound + layout.rangeEdges.span / 2,
      style.strong.baseline(centredOn: layout.plot.height / 2).rounded())
    return .text(
      Text(
        sentence, at: middle, anchor: .middle, style: style.strong, color: style.theme.dim,
        maximumWidth: layout.rangeEdges.span))
  }

  /// The grid lines at their place in the plot.
  var plotGrid: [Scene.Item] { [.moved(gridOffset, gridItems)] }
}

extension MarksDrawing {
  /// What draws the series with these scales in an area of a size.
  func marks(
    _ xScale: LinearScale, _ yScales: [ValueScale], in size: Size,
    edges: ClosedRange<Double>? = nil, lineWidth: Double
  ) -> MarkInput {
    let start = xScale.invert(edges?.lowerBound ?? 0)
    let seen = start...max(start, xScale.invert(edges?.upperBound ?? size.width))
    func isInPercent(_ series: Int) -> Bool {
      yScales[table.axis(ofSeries: series)].form == .percent
    }
    let bases = table.series.indices.map {
      isInPercent($0) ? table.base(ofSeries: $0, among: isCompared, in: seen) : nil
    }
    let weights = table.series.indices.map { series in
      isInPercent(series) && bases[series] == nil ? 0 : opacity(ofSeries: series)
    }
    // What is not seen, or not told apart, needs no colour of its own: there may be thousands.
    let isCrowd = weights.count { $0 > 0 } > Limits.drawnSeries
    var marks = MarkInput(
      table: table, draw: drawing.marks, xScale: xScale, yScales: yScales, weights: weights,
      colors: table.series.indices.map {
        (isCrowd && $0 != raised?.series) || weights[$0] <= 0
          ? style.theme.accent : lineColor(ofSeries: $0)
      }, ground: style.theme.card, size: size,
      lineWidth: lineWidth, seam: style.theme.seam, crowdColor: style.theme.accent,
      knownStack: stack, rangeEdges: edges)
    if table.series.indices.contains(where: isInPercent) { marks.bases = bases }
    return marks
  }
}

/// How far the line of what was earlier is on the way from its colour to that of the card, each further one, and at most:
/// beside what is now it stands back.
private let (earlierFading, furtherFading, mostFading) = (0.4, 0.07, 0.75)

extension ChartDrawing {
  /// The colour of a series' line: lighter where it shows another one as it was earlier, unless people need the contrast.
  fileprivate func lineColor(ofSeries series: Int) -> Color {
    let color = color(ofSeries: series)
    guard !style.theme.isHighContrast, let before = table.earlierOnes(beforeSeries: series) else {
      return color
    }
    let fading = min(earlierFading + Double(before) * furtherFading, mostFading)
    return color.mixed(with: style.theme.card, by: fading)
  }

  /// Whether series fill their plot, so that the grid has to be in front of them.
  var gridIsInFront: Bool {
    table.kind.hidesGrid && !table.presentation.drawing.barsStandApart
  }

  /// From the plot's corner to the grid's.
  var gridOffset: Point { Point(layout.grid.x - layout.plot.x, layout.grid.y - layout.plot.y) }
}

extension MarkInput {
  /// The series inside rounded corners.
  func clippedScene(radius: Double) -> Scene {
    let items = items()
    if items.isEmpty { return Scene(size: size) }
    return Scene(size: size, items: [.clipped(Rect(size), radius: radius, items)])
  }
}
