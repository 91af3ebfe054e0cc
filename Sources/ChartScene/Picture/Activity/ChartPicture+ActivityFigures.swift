import ChartCore

/// The height of an activity's figures with the line above them, for letters of the usual size.
let activityFiguresHeight = 82.0
/// How far apart figures begin, at most and at least, for letters of the usual size.
private let (widestStep, narrowestStep) = (136.0, 92.0)
/// How high the middles of the three lines are, as parts of the height.
private let (factLine, labelLine, valueLine) = (0.13, 0.46, 0.76)
/// The letters of a figure are so much larger than those of a title.
private let figureSize = 1.3
/// From a figure to its unit.
private let unitSpace = 3.0

extension ChartPicture {
  /// The activity whose figures stand above the plot, where they do.
  var shownFigures: ShownActivity? {
    table.presentation.activity.flatMap { $0.hasFigures ? $0 : nil }
  }

  /// What an activity was and when, and below that its figures, as many as there is room for.
  func activityFigures(of shown: ShownActivity, measure: some TextMeasure) -> [Scene.Item] {
    let figures = style.formats.figures(of: shown)
    let step = figureStep(figures.count)
    let top = layout.header.height - layout.figureLineHeight
    let facts = Text(
      style.formats.words(for: shown.activity, in: table.presentation.zone),
      at: Point(0, baseline(style.plain, factLine, below: top)), style: style.plain,
      color: style.theme.dim, maximumWidth: layout.header.width)
    let room = Int(clamping: (layout.header.width / step).rounded(.down))
    return [.text(facts)]
      + figures.prefix(max(1, room)).enumerated().flatMap { number, figure in
        items(of: figure, at: Double(number) * step, below: top, measure: measure)
      }
  }

  /// All of them where they are not too narrow, spread no wider than they are read.
  private func figureStep(_ count: Int) -> Double {
    let even = layout.header.width / Double(max(1, count))
    return even.clamped(to: narrowestStep * style.textScale...widestStep * style.textScale)
  }

  private func items(
    of figure: ActivityFigureText, at x: Double, below top: Double, measure: some TextMeasure
  ) -> [Scene.Item] {
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
    return (figure.unit.isEmpty ? [label, value] : [label, value, unit]).map(Scene.Item.text)
  }

  private func baseline(_ text: TextStyle, _ part: Double, below top: Double) -> Double {
    text.baseline(centredOn: top + layout.figureLineHeight * part).rounded()
  }
}
