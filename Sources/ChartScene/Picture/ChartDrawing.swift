import ChartCore

// What is drawn of a chart says what it depends on: each part has an input, a value of some of these kinds, and its scene
// is made of that alone.

/// What is drawn in a chart's setting.
protocol ChartDrawing {
  var setting: ChartSetting { get }
}

extension ChartDrawing {
  var table: Table { setting.table }
  var drawing: any KindDrawing { setting.drawing }
  var title: String { setting.title }
  var style: ChartStyle { setting.style }
  var role: ChartRole { setting.role }
  var layout: ChartLayout { setting.layout }
}

/// What is of a visible range of x.
protocol RangeDrawing: ChartDrawing {
  var visibleRange: ClosedRange<Double> { get }
}

/// What has places in the plot for moments.
protocol TimeDrawing: RangeDrawing {
  /// Moments to pixels from the plot's left edge; the padding at its sides lies beyond the visible range.
  var xScale: LinearScale { get }
}

/// What has places in the plot for values.
protocol AxesDrawing: ChartDrawing {
  var axes: [YAxisSample] { get }
  /// Values of each y axis to pixels from the plot's upper edge.
  var yScales: [ValueScale] { get }
}

/// What depends on which series are on.
protocol SeriesDrawing: ChartDrawing {
  /// For each series how visible it is, from 0 to 1.
  var opacities: [Double] { get }
}

/// What tells values of a range.
protocol ValuesDrawing: RangeDrawing, AxesDrawing, SeriesDrawing {}

/// What tells the values of a point that is read.
protocol FiguresDrawing: ValuesDrawing {
  /// The point that the indicator reads, where that is seen.
  var readIndex: Int? { get }
}

/// What draws the series.
protocol MarksDrawing: SeriesDrawing {
  /// The series that is raised over the others, if any is.
  var raised: RaisedSeries? { get }
  /// Where series that stand on each other will stand at rest, where that is known.
  var stack: Stack? { get }
}

extension TimeDrawing {
  /// The visible range, and what would be seen beside it as far as the card's padding is wide: x labels go there.
  var shownRange: ClosedRange<Double> {
    let edges = layout.rangeEdges
    let lower = xScale.invert(edges.lowerBound - ChartLayout.padding)
    return lower...max(lower, xScale.invert(edges.upperBound + ChartLayout.padding))
  }
}

extension ChartDrawing {
  /// The colour of a series' line or surface.
  func color(ofSeries series: Int) -> Color {
    style.theme.seriesColor(of: table.series[series], isSurface: table.kind.isFilled)
  }

  /// The colour of letters and ticks on grounds of all series' colours, so that a row of them has one; nil where none
  /// can be read on all. Time in proportion to the series, of many to the first ones.
  var seriesInk: Color? {
    style.theme.ink(onAll: table.series.indices.prefix(Limits.drawnSeries).map(color(ofSeries:)))
  }
}

extension SeriesDrawing {
  /// How visible a series is, from 0 to 1.
  func opacity(ofSeries series: Int) -> Double {
    opacities.indices.contains(series) ? opacities[series].clamped(to: 0...1) : 0
  }

  /// Whether a series is on, or more on than off while it fades.
  func isOn(_ series: Int) -> Bool { opacity(ofSeries: series) >= 0.5 }

  /// Whether a series is one of those that are compared: of those that are on, or of all where none is.
  func isCompared(_ series: Int) -> Bool {
    isOn(series) || !table.series.indices.contains(where: isOn)
  }
}

extension Scene {
  /// Appends items as one layer: none where it is clear, as they are where it is opaque.
  mutating func add(_ parts: [Item], opacity: Double) {
    if parts.isEmpty || opacity <= 0 { return }
    if opacity >= 1 { items += parts } else { items.append(.faded(opacity, parts)) }
  }
}
