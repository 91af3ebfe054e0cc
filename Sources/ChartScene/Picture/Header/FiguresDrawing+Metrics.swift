public import ChartCore

/// The height of the figures of a total with the lines around them, for letters of the usual size.
let metricFiguresHeight = 138.0
/// The middles of the lines below the title: the period, the labels, the numbers, what has changed.
private let (periodLine, labelLine, valueLine, changeLine) = (20.0, 58.0, 86.0, 115.0)
/// How far apart figures begin at most, and what is free before the next one; narrower ones are written smaller.
private let (widestStep, beforeNext, smallStep) = (240.0, 32.0, 180.0)
/// The line between two figures: how high it is, and below which line of text it begins.
private let (ruleTop, ruleHeight) = (48.0, 76.0)
/// The letters of the period, of a number and of its unit are so much larger than those of a title; in a small figure.
private let (periodSize, numberSize, unitSize) = (20.0 / 17, 32.0 / 17, 1.0)
private let (smallNumberSize, smallUnitSize) = (24.0 / 17, 14.0 / 17)
/// From a number to its unit, and from the triangle to the change.
private let (unitSpace, changeSpace) = (5.0, 6.0)
private let triangle = Size(8, 6)
/// From a figure to the edge of what a press on it means.
private let pressMargin = 8.0

extension ChartLayout {
  /// Where a press means one of the figures above a table's plot, on the card; none where there are none.
  public func figurePlaces(of table: Table, textScale: Double, isMirrored: Bool = false) -> [Rect] {
    let count = table.presentation.metrics?.figures.count ?? 0
    guard count > 1, hasMetricFigures(textScale: textScale) else { return [] }
    let step = figureStep(count, textScale: textScale)
    let free = step < smallStep * textScale ? 0 : beforeNext - pressMargin
    let top = header.maxY - figureLineHeight + (ruleTop - pressMargin / 2) * textScale
    return (0..<count).map { number in
      let place = Rect(
        Double(number) * step - pressMargin, top, step - free,
        (ruleHeight + pressMargin) * textScale)
      return (isMirrored ? place.mirrored(in: header.width) : place).moved(x: header.x)
    }
  }

  /// Whether there is room for the figures, and not for a single line alone.
  fileprivate func hasMetricFigures(textScale: Double) -> Bool {
    figureLineHeight >= (metricFiguresHeight * textScale).rounded() - 0.5
  }

  /// How far apart the figures begin.
  fileprivate func figureStep(_ count: Int, textScale: Double) -> Double {
    min(widestStep * textScale, header.width / Double(max(1, count)))
  }
}

extension FiguresDrawing {
  /// The figures of what the table's chart shows in turn, where they stand above the plot.
  var metricFigures: TableMetrics? {
    layout.hasMetricFigures(textScale: style.textScale)
      ? table.presentation.metrics.flatMap { $0.figures.isEmpty ? nil : $0 } : nil
  }

  /// The period that is read, else the last one in sight, what each figure comes to in it, and what has changed since
  /// the one before.
  func figures(of metrics: TableMetrics, measure: some TextMeasure) -> [Scene.Item] {
    let index = toldIndex
    let before = comparedIndex
    return periods(index, before, measure: measure)
      + metrics.figures.indices.flatMap { number in
        rule(before: number, of: metrics)
          + figure(number, of: metrics, at: index, before, measure: measure)
      }
  }

  /// The point that is told above the plot.
  var toldIndex: Int {
    let last = table.index(atOrAfter: visibleRange.upperBound.nextUp) - 1
    return readIndex ?? max(0, min(last, table.pointCount - 1))
  }

  /// The point that it is compared with: the one before, where something is known of that.
  var comparedIndex: Int? {
    let before = toldIndex - 1
    let isKnown =
      before >= 0
      && table.series.indices.contains { !table.value(ofSeries: $0, at: before).isNaN }
    return isKnown ? before : nil
  }

  private func step(_ metrics: TableMetrics) -> Double {
    layout.figureStep(metrics.figures.count, textScale: style.textScale)
  }

  private func isSmall(_ metrics: TableMetrics) -> Bool {
    step(metrics) < smallStep * style.textScale
  }

  private func y(_ line: Double, _ text: TextStyle) -> Double {
    let top = layout.header.height - layout.figureLineHeight
    return text.baseline(centredOn: top + line * style.textScale).rounded()
  }

  private func periods(_ index: Int, _ before: Int?, measure: some TextMeasure) -> [Scene.Item] {
    var large = style.title
    large.size *= periodSize
    let words = style.formats.point(index, of: table)
    let period = Text(
      words, at: Point(0, y(periodLine, large)), style: large, color: style.theme.text,
      maximumWidth: layout.header.width)
    guard let before else { return [.text(period)] }
    let other = Text(
      style.words("compared with \(style.formats.point(before, of: table))"),
      at: Point(layout.header.width, y(periodLine, style.plain)), anchor: .trailing,
      style: style.plain, color: style.theme.dim)
    let needed =
      measure.width(of: words, style: large) + beforeNext
      + measure.width(of: other.string, style: style.plain)
    return needed <= layout.header.width ? [.text(period), .text(other)] : [.text(period)]
  }

  private func rule(before number: Int, of metrics: TableMetrics) -> [Scene.Item] {
    guard number > 0, !isSmall(metrics) else { return [] }
    let top = layout.header.height - layout.figureLineHeight + ruleTop * style.textScale
    let x = (Double(number) * step(metrics) - beforeNext).rounded()
    return [.rectangle(Rect(x, top, 1, ruleHeight * style.textScale), fill: style.theme.grid)]
  }

  private func figure(
    _ number: Int, of metrics: TableMetrics, at index: Int, _ before: Int?,
    measure: some TextMeasure
  ) -> [Scene.Item] {
    let (figure, x) = (metrics.figures[number], Double(number) * step(metrics))
    let isShown = number == metrics.shown && metrics.names.count > 1
    let label = Text(
      metrics.names[number], at: Point(x, y(labelLine, style.plain)),
      style: isShown ? style.strong : style.plain,
      color: isShown ? style.theme.text : style.theme.dim)
    let value = total(figure, at: index)
    let items = [.text(label)] + numbers(value, of: figure, metrics, at: x, measure: measure)
    guard let before else { return items }
    return items
      + change(value - total(figure, at: before), of: figure, metrics, at: x)
  }

  private func numbers(
    _ value: Double, of figure: MetricFigure, _ metrics: TableMetrics, at x: Double,
    measure: some TextMeasure
  ) -> [Scene.Item] {
    var (large, unit) = (style.title, style.title)
    large.size *= isSmall(metrics) ? smallNumberSize : numberSize
    unit.size *= isSmall(metrics) ? smallUnitSize : unitSize
    unit.isBold = false
    var place = Point(x, y(valueLine, large))
    var items: [Scene.Item] = []
    for part in style.formats.parts(of: value, figure, isShort: isSmall(metrics)) {
      items.append(.text(Text(part.number, at: place, style: large, color: style.theme.text)))
      place.x += measure.width(of: part.number, style: large) + unitSpace
      items.append(.text(Text(part.unit, at: place, style: unit, color: style.theme.dim)))
      place.x += measure.width(of: part.unit, style: unit) + 2 * unitSpace
    }
    return items
  }

  /// Up is not good and down is not bad: both have the text's colour.
  private func change(
    _ difference: Double, of figure: MetricFigure, _ metrics: TableMetrics, at x: Double
  ) -> [Scene.Item] {
    let text = style.formats.change(difference, of: figure, isShort: isSmall(metrics))
    let baseline = y(changeLine, style.plain)
    let words = { (x: Double) in
      Scene.Item.text(
        Text(text, at: Point(x, baseline), style: self.style.plain, color: self.style.theme.text))
    }
    guard style.formats.isChange(difference, of: figure) else { return [words(x)] }
    let sign = changeSign(
      triangle, at: Point(x, baseline), pointsDown: difference < 0)
    return [
      .polygon(sign, fill: style.theme.text), words(x + triangle.width + changeSpace),
    ]
  }

  /// What the series that are on come to in a figure at a point; while one comes or goes, so much of it as is there.
  func total(_ figure: MetricFigure, at index: Int) -> Double {
    figure.columns.indices.reduce(0) { sum, series in
      let opacity = opacity(ofSeries: series)
      return opacity > 0 ? sum + opacity * figure.columns[series][index] : sum
    }
  }
}

/// A triangle of a size that stands on a baseline.
func changeSign(_ size: Size, at place: Point, pointsDown: Bool) -> [Point] {
  let (top, bottom, middle) = (
    place.y - size.height - 1, place.y - 1, place.x + size.width / 2
  )
  let right = place.x + size.width
  return pointsDown
    ? [Point(place.x, top), Point(right, top), Point(middle, bottom)]
    : [Point(place.x, bottom), Point(middle, top), Point(right, bottom)]
}
