import ChartCore

/// The height of an activity's figures with the line above them, for letters of the usual size.
let activityFiguresHeight = 82.0
/// The height of the same in one line.
let activityLineHeight = 24.0
/// How far apart figures begin, at most and at least, for letters of the usual size.
private let (widestStep, narrowestStep) = (136.0, 92.0)
/// From a figure that is wider to the next one.
private let leastSpace = 12.0
/// How high the middles of the three lines are, as parts of the height.
private let (factLine, labelLine, valueLine) = (0.13, 0.46, 0.76)
/// The letters of a figure are so much larger than those of a title.
private let figureSize = 1.3
/// From a figure to its unit, from a label to its figure in one line, and from there to the next label.
private let (unitSpace, labelSpace, nextSpace) = (3.0, 5.0, 18.0)

extension ChartDrawing {
  /// The activity whose figures stand above the plot, where they do.
  var shownFigures: ShownActivity? {
    table.presentation.activity.flatMap { $0.hasFigures ? $0 : nil }
  }

  /// What an activity was and when, and below that its figures, as many as there is room for.
  func activityFigures(of shown: ShownActivity, measure: some TextMeasure) -> [Scene.Item] {
    guard layout.hasActivityFigures(textScale: style.textScale) else {
      return figuresInOneLine(of: shown, measure: measure)
    }
    let figures = style.formats.figures(of: shown)
    let step = figureStep(figures.count)
    let top = layout.header.height - layout.figureLineHeight
    let facts = facts(of: shown, on: baseline(style.plain, factLine, below: top))
    var (items, x) = ([Scene.Item.text(facts)], 0.0)
    for figure in figures {
      let texts = texts(of: figure, at: x, below: top, measure: measure)
      let end = texts.map { $0.position.x + measure.width(of: $0.string, style: $0.style) }.max()
      guard x == 0 || end ?? x <= layout.header.width else { return items }
      items += texts.map(Scene.Item.text)
      // One that is wider than its column moves the next.
      x = max(x + step, (end ?? x) + leastSpace)
    }
    return items
  }

  /// The same on a low card: each figure behind its label, as many as the line holds.
  private func figuresInOneLine(
    of shown: ShownActivity, measure: some TextMeasure
  ) -> [Scene.Item] {
    let line = style.plain.baseline(
      centredOn: layout.header.height - layout.figureLineHeight / 2
    ).rounded()
    let facts = facts(of: shown, on: line)
    var (items, x) = ([Scene.Item.text(facts)], measure.width(of: facts.string, style: facts.style))
    for figure in style.formats.figures(of: shown) {
      let words = words(of: figure, from: Point(x + nextSpace, line), measure: measure)
      let last = words[words.count - 1]
      x = last.position.x + measure.width(of: last.string, style: last.style)
      guard x <= layout.header.width else { return items }
      items += words.map(Scene.Item.text)
    }
    return items
  }

  /// A label, its figure and its unit, one behind the other.
  private func words(
    of figure: ActivityFigureText, from start: Point, measure: some TextMeasure
  ) -> [Text] {
    var place = start
    return [
      (figure.label, style.plain, style.theme.dim, labelSpace),
      (figure.value, style.strong, style.theme.text, unitSpace),
      (figure.unit, style.plain, style.theme.dim, 0),
    ].filter { !$0.0.isEmpty }.map { string, text, color, space in
      defer { place.x += measure.width(of: string, style: text) + space }
      return Text(string, at: place, style: text, color: color)
    }
  }

  /// What an activity was and when.
  private func facts(of shown: ShownActivity, on baseline: Double) -> Text {
    Text(
      style.formats.words(for: shown.activity, in: table.presentation.zone),
      at: Point(0, baseline), style: style.plain, color: style.theme.dim,
      maximumWidth: layout.header.width)
  }

  /// All of them where they are not too narrow, spread no wider than they are read.
  private func figureStep(_ count: Int) -> Double {
    let even = layout.header.width / Double(max(1, count))
    return even.clamped(to: narrowestStep * style.textScale...widestStep * style.textScale)
  }

  /// The label of a figure, and below it its value and its unit.
  private func texts(
    of figure: ActivityFigureText, at x: Double, below top: Double, measure: some TextMeasure
  ) -> [Text] {
    var large = style.title
    large.size *= figureSize
    let line = baseline(large, valueLine, below: top)
    let value = Text(
      figure.value, at: Point(x, line), style: large, color: style.theme.text)
    let label = Text(
      figure.label, at: Point(x, baseline(style.label, labelLine, below: top)), style: style.label,
      color: style.theme.dim)
    let end = x + measure.width(of: figure.value, style: large) + unitSpace
    let unit = Text(figure.unit, at: Point(end, line), style: style.label, color: style.theme.dim)
    return figure.unit.isEmpty ? [label, value] : [label, value, unit]
  }

  private func baseline(_ text: TextStyle, _ part: Double, below top: Double) -> Double {
    text.baseline(centredOn: top + layout.figureLineHeight * part).rounded()
  }
}

extension ChartLayout {
  /// Whether there is room for an activity's figures below its facts, and not for one line alone.
  fileprivate func hasActivityFigures(textScale: Double) -> Bool {
    figureLineHeight >= (activityFiguresHeight * textScale).rounded() - 0.5
  }
}
