import ChartCore

/// The least thickness of a line with a pattern that was asked for, in pixels.
private let leastPatterned = 1.5

extension ChartDrawing {
  /// Whether any series has a pattern, so that there is a sample of each beside its name.
  var hasPatterns: Bool { table.hasPatterns(in: style) }

  /// The pattern of each series' line; empty where none has one.
  var patterns: [LinePattern?] {
    hasPatterns && !table.kind.isFilled ? table.series.indices.map(pattern(ofSeries:)) : []
  }

  /// The lines over each series' surface; empty where none has some.
  var hatches: [Hatch] {
    hasPatterns && table.kind.isFilled ? table.series.indices.map(Hatch.init(ofSeries:)) : []
  }

  /// What tells a series from others beside its colour.
  func look(ofSeries series: Int) -> SeriesPattern {
    table.kind.isFilled ? .surface(Hatch(ofSeries: series)) : .line(pattern(ofSeries: series))
  }

  /// The pattern of a series' line; nil for a line like any other, and for surfaces.
  func pattern(ofSeries series: Int) -> LinePattern? {
    guard hasPatterns, !table.kind.isFilled else { return nil }
    let usual = LinePattern(
      ofSeries: series, of: table.series.count, isWanted: style.wantsPatterns)
    return usual ?? table.earlierDash(ofSeries: series).map { LinePattern(dash: $0) }
  }
}

extension SeriesDrawing {
  /// The width of the lines in pixels: dots of thin ones would be too faint where patterns are wanted.
  var lineWidth: Double {
    let width = table.lineWidth(of: opacities.reduce(0, +))
    return style.wantsPatterns && hasPatterns && !table.kind.isFilled
      ? max(width, leastPatterned) : width
  }
}

extension ChartPicture {
  /// The markers of a series, moved to where another scale has their moments.
  func markers(ofSeries series: Int, at x: LinearScale, color: Color) -> [Scene.Item] {
    guard pattern(ofSeries: series)?.marker != nil else { return [] }
    var marks = marks(xScale, yScales, in: layout.plot.size, lineWidth: lineWidth)
    marks.patterns = patterns
    marks.colors[series] = color
    var items: [Scene.Item] = []
    marks.addMarkers(of: series, at: x, to: &items)
    return items
  }
}
