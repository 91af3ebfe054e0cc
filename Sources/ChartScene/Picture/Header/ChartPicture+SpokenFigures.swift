import ChartCore

// What stands in large letters above the plot, for those who hear it.
extension ChartPicture {
  /// All of it: what an activity was, and its figures; a period and what each figure comes to in it, compared with the
  /// period before; what a price is, and what it was; how closely the points of a scatter keep to their line; how long values
  /// were in each zone. Also where a card has no room for it: it is known all the same. Nil where there is nothing.
  public var spokenFigures: String? {
    let told = [figuresAbovePlot, spokenZones].compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: "; ")
  }

  private var figuresAbovePlot: String? {
    if let cloud = sample.cloud {
      return [style.words(of: cloud.regression), spokenColors].compactMap(\.self)
        .joined(separator: "; ")
    }
    if table.spectrogram != nil { return spokenColors }
    if let shownFigures { return spoken(shownFigures) }
    guard let metrics = metricFigures else { return spokenFigureLine }
    let figures = metrics.figures.indices.compactMap { number in
      spokenFigure(number).map { "\(metrics.names[number]) \($0)" }
    }
    return ([style.formats.point(toldIndex, of: table)] + figures + [comparison].compactMap(\.self))
      .joined(separator: ", ")
  }

  /// One of the figures in turn, and what has changed of it: `38.4 km, +4.3 km`; nil where it is not above the plot.
  public func spokenFigure(_ number: Int) -> String? {
    guard let metrics = metricFigures, metrics.figures.indices.contains(number) else { return nil }
    let (figure, index, formats) = (metrics.figures[number], toldIndex, style.formats)
    let value = total(figure, at: index)
    let told = formats.parts(of: value, figure)
      .map { $0.unit.isEmpty ? $0.number : "\($0.number) \($0.unit)" }.joined(separator: " ")
    guard let before = comparedIndex else { return told }
    return told + ", " + formats.change(value - total(figure, at: before), of: figure)
  }

  /// What the period that is told is compared with.
  private var comparison: String? {
    comparedIndex.map { style.words("compared with \(style.formats.point($0, of: table))") }
  }

  private func spoken(_ shown: ShownActivity) -> String {
    let figures = style.formats.figures(of: shown).map { figure in
      [figure.label, figure.value, figure.unit].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return ([style.formats.words(for: shown.activity, in: table.presentation.zone)] + figures)
      .joined(separator: ", ")
  }
}
