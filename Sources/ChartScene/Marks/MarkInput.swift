import ChartCore

/// The lines' width in pixels, where neither the file nor their number says otherwise.
private let usualLineWidth = 2.0
/// So many lines are that wide; up to twelve are a quarter thinner, more half as wide, or they would hide each
/// other.
private let (mostWideLines, mostMediumLines) = (5.0, 12.0)
/// How far beyond the ends of the visible range a point may be and still have its dot, in pixels; a line that
/// goes on there has no visible bend.
let lineOverhang = 0.5
/// Pixels beyond an area up to which shapes are kept, so that joins and caps at its edges are right.
let markReach = 2000.0

/// What marks draw: the data, the scales that place it, and how its series look.
///
/// The marks know nothing of plots and mini-maps, so the same ones draw both, and a chart on its way
/// from one to another.
struct MarkInput {
  /// The data.
  var table: Table
  /// How their kind draws them.
  var draw: (MarkInput) -> [Scene.Item]
  /// Moments to pixels.
  var xScale: LinearScale
  /// Values of each y axis to pixels.
  var yScales: [ValueScale]
  /// For each series how far it is on, from 0 to 1.
  var weights: [Double]
  /// For each series its colour.
  var colors: [Color]
  /// What lies behind the series: shapes that are half there are half of this colour.
  var ground: Color
  /// The area that is seen, from the origin.
  var size: Size
  /// The lines' width in pixels.
  var lineWidth: Double
  /// How wide a line of the ground's colour is between surfaces that touch; 0 where there is none.
  var seam = 0.0
  /// The colour of what all series cover, where they are too many to be told apart.
  var crowdColor: Color
  /// A stack that is known, perhaps of other points and weights.
  var knownStack: Stack?
  /// The series in front of the others, if any is.
  var raised: RaisedSeries?
  /// From where to where the series go in the area, in pixels, if not through all of it.
  var rangeEdges: ClosedRange<Double>?
  /// Whether what all series cover is drawn, however many they are.
  var isCrowd = false
  /// For each series how its line is broken and marked; empty where all are like any other.
  var patterns: [LinePattern?] = []
  /// For each series the lines over its surface; empty where none has some.
  var hatches: [Hatch] = []
  /// For each series what it is compared with, where the scale is in percent; nil for one without a place on it.
  var bases: [Double?]?
  /// The colour of upright lines on the points of a plot that has rings on them; nil for a mini-map.
  var uprightColor: Color?
  /// How far bars that stand apart have grown from the axis, from 0 to 1.
  var growth = 1.0
  /// How prices look that are not drawn as a line alone; nil where they are.
  var priceLook: PriceLook?
}

extension MarkInput {
  /// The series in the form of the table's kind, the first item behind.
  ///
  /// Time and items are in proportion to the pixels, not to the points. Over time, a pie is columns
  /// of shares; the pie itself has a mark of its own.
  func items() -> [Scene.Item] {
    if isCrowd || shownSeries.count > Limits.drawnSeries { return crowdItems() }
    return draw(self)
  }

  /// What all series cover together, and the raised one in front of it.
  private func crowdItems() -> [Scene.Item] {
    let crowd = EnvelopeMark(input: self).items()
    guard let raised, table.kind.stacking == .none, weights[raised.series] > 0 else { return crowd }
    var alone = self
    alone.isCrowd = false
    alone.weights = weights.indices.map { $0 == raised.series ? weights[$0] : 0 }
    return crowd + draw(alone)
  }

  /// From where to where the series go, in pixels.
  var edges: ClosedRange<Double> { rangeEdges ?? 0...max(0, size.width) }

  /// What shapes are cut to: the range at both sides, which lines reach over by a little; above and below, and
  /// where they go through all of the area, far beyond what is seen.
  var area: Rect {
    rangeEdges.map { seriesArea($0, in: size, overhang: table.kind.isFilled ? 0 : lineOverhang) }
      ?? Rect(size).inset(horizontally: -markReach, vertically: -markReach)
  }

  /// The moments from the left edge to the right one.
  var range: ClosedRange<Double> {
    let lower = xScale.invert(edges.lowerBound)
    return lower...max(lower, xScale.invert(edges.lowerBound + Double(columns)))
  }

  /// The time of a column of pixels, in milliseconds.
  var bucketSpan: Double { xScale.bucketSpan }

  /// How many columns of pixels there are between the edges, begun ones included.
  var columns: Int { max(1, Int(clamping: edges.span.rounded(.up))) }

  /// Where the series stand on each other in groups of points.
  func stack(at groups: [Range<Int>]) -> Stack {
    if let knownStack, knownStack.weights == weights, knownStack.groups == groups {
      return knownStack
    }
    return Stack(of: table, at: groups, weights: weights)
  }

  /// The values of a series to pixels.
  func yScale(ofSeries series: Int) -> ValueScale {
    let scale = yScales[table.axis(ofSeries: series)]
    return bases?[series].map(scale.placing) ?? scale
  }

  /// The series that can be seen at all, in drawing order: what shows others as they were earlier is behind these.
  var shownSeries: [Int] {
    let shown = table.series.indices.filter { weights[$0] > 0 }
    return shown.filter { table.series[$0].showsEarlier }
      + shown.filter { !table.series[$0].showsEarlier }
  }

  /// The items of each series that is on, as one layer while it is not all on.
  func layered(_ add: (_ series: Int, _ items: inout [Scene.Item]) -> Void) -> [Scene.Item] {
    var scene = Scene(size: size)
    for series in seriesInOrder {
      var items: [Scene.Item] = []
      add(series, &items)
      scene.add(items, opacity: weights[series])
    }
    return scene.items
  }

  /// Adds the seam along an edge, where there are seams.
  func addSeam(along edge: [Point], to items: inout [Scene.Item]) {
    if seam > 0 && edge.count > 1 { addLine(through: edge, width: seam, color: ground, to: &items) }
  }

  /// Adds a line of a width and a colour, without what is far outside; a lone point is a dot.
  func addLine(
    through points: [Point], width: Double, color: Color, to items: inout [Scene.Item]
  ) {
    LinePen(width: width, in: area).add(points, color: color, to: &items)
  }
}

/// What series of a range between two edges are cut to in a plot of a size.
func seriesArea(_ edges: ClosedRange<Double>, in size: Size, overhang: Double) -> Rect {
  Rect(
    edges.lowerBound - overhang, -markReach, edges.span + 2 * overhang,
    size.height + 2 * markReach)
}

extension Table {
  /// The width of the series' lines in pixels while so many are on, or partly: the file's, or else what their
  /// number allows.
  func lineWidth(of count: Double) -> Double {
    let thinnings = [mostWideLines, mostMediumLines].map { (count - $0).clamped(to: 0...1) }
    return presentation.drawing.lineWidth ?? usualLineWidth * (1 - thinnings.reduce(0, +) / 4)
  }
}

extension LinearScale {
  /// The time of a column of pixels, in milliseconds, for moments; computed as for the y axis, so that
  /// both have the same points in a column.
  var bucketSpan: Double { domain.span / max(to - from, 1) }
}
