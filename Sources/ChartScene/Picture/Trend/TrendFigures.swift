import ChartCore

/// The height of a line with small figures: those of trends, or the key of colours; for letters of the usual size.
let smallLineHeight = 24.0
/// A sample of a trend's line, and the space behind it and between trends.
private let (sampleLength, sampleWidth, sampleSpace, space) = (14.0, 2.0, 6.0, 18.0)
/// So many figures a slope has, and so many parts of 1 a correlation is told in.
private let (slopeDigits, correlationParts) = (3, 1000.0)
/// Of a length of time that is so often in all points.
private let leastTimes = 2.0
/// A year of Julian days, in milliseconds.
private let yearLength = 365.25 * millisecondsPerDay

extension FiguresDrawing {
  /// How steep each straight line is, and how closely its values keep to it: by their names where there is room for all of
  /// these, else behind a sample of each line.
  func trendFigures(measure: some TextMeasure) -> [Scene.Item] {
    let trends = shownTrends
    let forms = [trends, trends.map { (series: $0.series, name: "", words: $0.words) }]
    let widths = forms.map { form in form.map { width(of: $0, measure: measure) } }
    let isNamed = widths[0].reduce(0, +) <= layout.header.width + space
    let middle = layout.header.height - layout.figureLineHeight / 2
    let place = isNamed ? 0 : 1
    var x = 0.0
    return zip(forms[place], widths[place]).flatMap { trend, width in
      defer { x += width }
      return x + width - space <= layout.header.width
        ? items(of: trend, at: Point(x, middle), measure: measure) : []
    }
  }

  /// The same of all trends for those who hear it; nil where there are none.
  var spokenTrends: String? {
    let trends = shownTrends.map { style.words("\($0.name): \($0.words)") }
    return trends.isEmpty ? nil : trends.joined(separator: "; ")
  }

  private var shownTrends: [(series: Int, name: String, words: String)] {
    table.series.indices.compactMap { series in
      table.series[series].trend.flatMap { trend in
        isOn(series) ? (series, table.series[series].name, words(of: trend, series)) : nil
      }
    }
  }

  private func width(
    of trend: (series: Int, name: String, words: String), measure: some TextMeasure
  ) -> Double {
    sampleLength + sampleSpace + nameWidth(trend.name, measure)
      + measure.width(of: trend.words, style: style.label) + space
  }

  private func nameWidth(_ name: String, _ measure: some TextMeasure) -> Double {
    name.isEmpty ? 0 : measure.width(of: name, style: style.strong) + sampleSpace
  }

  private func items(
    of trend: (series: Int, name: String, words: String), at place: Point,
    measure: some TextMeasure
  ) -> [Scene.Item] {
    let start = place.x + sampleLength + sampleSpace
    let baseline = style.label.baseline(centredOn: place.y).rounded()
    let line = [Point(place.x, place.y), Point(place.x + sampleLength, place.y)]
    let texts = [
      Text(
        trend.name, at: Point(start, baseline), style: style.strong, color: style.theme.text),
      Text(
        trend.words, at: Point(start + nameWidth(trend.name, measure), baseline),
        style: style.label, color: style.theme.text),
    ]
    return [.polyline(line, width: sampleWidth, color: color(ofSeries: trend.series))]
      + texts.filter { !$0.string.isEmpty }.map(Scene.Item.text)
  }

  /// `+3.2 km/h a day, r = 0.83`; the slope alone of values that are all one.
  private func words(of trend: Trend, _ series: Int) -> String {
    let steps = xSteps
    let slope = (trend.slope * steps.length).rounded(slopeDigits)
    let unit = table.unit(of: [series])
    let rise = style.formats.change(slope, in: ValueNotation(resolving: [slope], unit: unit))
    let words = style.words(steps.words(rise))
    guard let correlation = trend.correlation else { return words }
    let rounded = (correlation * correlationParts).rounded() / correlationParts
    let notation = ValueNotation(resolving: [rounded], unit: .plain)
    return style.words("\(words), r = \(style.formats.value(rounded, in: notation))")
  }

  /// The length of x for which a rise is told, and how.
  private var xSteps: (length: Double, words: (String) -> Phrase) {
    switch table.xKind {
    case .rows: return (1, { "\($0) a row" })
    case .numbers:
      let unit = table.presentation.xUnit
      return (1, { rise in unit.map { "\(rise) per \($0)" } ?? "slope \(rise)" })
    case .moments, .sessions, .timesOfDay, .durations: break
    }
    let domain = table.domain
    let span = table.formulaX(at: domain.upperBound) - table.formulaX(at: domain.lowerBound)
    let steps: [(length: Double, words: (String) -> Phrase)] = [
      (yearLength, { "\($0) a year" }), (millisecondsPerDay, { "\($0) a day" }),
      (millisecondsPerHour, { "\($0) an hour" }), (60_000, { "\($0) a minute" }),
    ]
    return steps.first { span >= leastTimes * $0.length } ?? (1000, { "\($0) a second" })
  }
}
