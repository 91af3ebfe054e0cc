import ChartCore

/// The height of the line with a figure.
private let usualFigureHeight = 34.0
/// The letters of a figure are so much larger than those of a title.
private let figureSize = 1.5
/// From the figure to what has changed, and from there to what it is compared with, in pixels.
private let space = 12.0
/// The triangle before a change, and its distance from it.
private let (triangle, triangleSpace) = (Size(9, 7), 6.0)

extension FiguresDrawing {
  /// Whether what stands in large letters above the plot is of points of the chart.
  var hasFiguresOfPoints: Bool { layout.figureLineHeight > 0 && shownFigures == nil }

  /// A figure in large letters, and what has changed: a triangle says without colours whether it rose. Of prices the last
  /// one of the visible range and since when; of a total that of the point that is read, else of the last one in sight,
  /// and what it was at the point before. None where the card has no room for it.
  func figureLine(measure: some TextMeasure) -> [Scene.Item] {
    guard layout.figureLineHeight > 0 else { return [] }
    if let activity = shownFigures { return activityFigures(of: activity, measure: measure) }
    if let metricFigures { return figures(of: metricFigures, measure: measure) }
    guard let figure = drawing.figure(of: self) else {
      return trendFigures(measure: measure) + colorKey(measure: measure)
    }
    let middle = layout.header.height - layout.figureLineHeight / 2
    var large = style.title
    large.size *= figureSize
    let notation = valueNotation(ofAxis: 0, with: [figure.value])
    let value = notation.map { style.formats.value(figure.value, in: $0) } ?? ""
    let baseline = large.baseline(centredOn: middle).rounded()
    let items = [text(value, large, style.theme.text, at: Point(0, baseline))]
    guard !figure.before.isNaN else { return items }
    let start = Point(measure.width(of: value, style: large) + space, baseline)
    return items + change(in: figure, notation, from: start, measure: measure)
  }

  /// The same in words; nil where there is none.
  var spokenFigureLine: String? {
    guard let figure = drawing.figure(of: self) else { return spokenTrends }
    let notation = valueNotation(ofAxis: 0, with: [figure.value])
    let value = notation.map { style.formats.value(figure.value, in: $0) }
    let change = figure.before.isNaN ? nil : words(ofChangeIn: figure, notation)
    return [value, change, figure.comparisons.first].compactMap(\.self).joined(separator: ", ")
  }

  private func words(ofChangeIn figure: Figure, _ notation: ValueNotation?) -> String {
    let change = PriceChange(from: figure.before, to: figure.value)
    return figure.isPrice
      ? change.words(style.formats, in: notation)
      : notation.map { style.formats.change(change.difference, in: $0) } ?? ""
  }

  private func change(
    in figure: Figure, _ notation: ValueNotation?, from start: Point, measure: some TextMeasure
  ) -> [Scene.Item] {
    let difference = figure.value - figure.before
    let isFalling = difference < 0
    let color = difference == 0 ? style.theme.text : isFalling ? figure.falling : figure.rising
    let words = words(ofChangeIn: figure, notation)
    let width = measure.width(of: words, style: style.strong)
    var place = start
    let signWidth = difference == 0 ? 0 : triangle.width + triangleSpace
    guard place.x + signWidth + width <= layout.header.width else { return [] }
    var items: [Scene.Item] = []
    if difference != 0 {
      let sign = changeSign(triangle, at: place, pointsDown: isFalling)
      items = [.polygon(sign, fill: color)]
    }
    place.x += signWidth
    items.append(text(words, style.strong, color, at: place))
    place.x += width + space
    let comparison = figure.comparisons.first {
      place.x + measure.width(of: $0, style: style.label) <= layout.header.width
    }
    return items
      + (comparison.map { [text($0, style.label, style.theme.dim, at: place)] } ?? [])
  }

  private func text(_ string: String, _ style: TextStyle, _ color: Color, at place: Point)
    -> Scene.Item
  {
    .text(Text(string, at: place, style: style, color: color))
  }
}

extension Table {
  /// The heights that what stands in large letters above its plot may have, for letters of the usual size, the best one
  /// first; none where nothing does.
  var figureHeights: [Double] {
    if presentation.metrics?.figures.isEmpty == false {
      return [metricFiguresHeight, usualFigureHeight]
    }
    if prices != nil || kind.drawsSum { return [usualFigureHeight] }
    if presentation.activity?.hasFigures == true {
      return [activityFiguresHeight, activityLineHeight]
    }
    let hasLine = coloring != nil || spectrogram != nil || series.contains { $0.trend != nil }
    return hasLine ? [smallLineHeight] : []
  }
}
