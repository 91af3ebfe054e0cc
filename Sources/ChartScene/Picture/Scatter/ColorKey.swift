import ChartCore

/// How wide the colours from low to high are at least and at most, how high, and how far from what stands beside them.
private let (leastWidth, mostWidth, height, space) = (40.0, 160.0, 10.0, 8.0)
/// So many colours are told apart.
private let colorCount = 48
/// So many digits of the weakest amplitude are told.
private let weakestDigits = 2

extension FiguresDrawing {
  /// What the colours of a scatter's points, or of frequencies, say: what they are of, the lowest, the colours, and the highest; without its name
  /// where there is no room for that, and nothing where there is none for the rest.
  func colorKey(measure: some TextMeasure) -> [Scene.Item] {
    guard let ends = colorEnds else { return [] }
    let widths = [ends.low, ends.high].map { measure.width(of: $0, style: style.label) + space }
    let name = measure.width(of: colorName, style: style.strong) + space
    let room = layout.header.width - widths[0] - widths[1]
    guard room >= leastWidth else { return [] }
    let isNamed = room - name >= leastWidth
    let start = (isNamed ? name : 0) + widths[0]
    let width = min(mostWidth, room - (isNamed ? name : 0)).rounded(.down)
    let middle = layout.header.height - layout.figureLineHeight / 2
    func text(
      _ string: String, _ x: Double, _ anchor: Text.Anchor, _ style: TextStyle
    ) -> Scene.Item {
      .text(
        Text(
          string, at: Point(x, style.baseline(centredOn: middle).rounded()), anchor: anchor,
          style: style, color: self.style.theme.text))
    }
    let colors = Rect(start.rounded(), (middle - height / 2).rounded(), width, height)
    return (isNamed ? [text(colorName, 0, .leading, style.strong)] : []) + [
      text(ends.low, colors.x - space, .trailing, style.label), bar(colors),
      text(ends.high, colors.maxX + space, .leading, style.label),
    ]
  }

  /// The same for those who hear it; nil where points have one colour.
  var spokenColors: String? {
    guard let (low, high) = colorEnds else { return nil }
    return style.words("coloured by \(colorName), \(low) to \(high)")
  }

  private func bar(_ place: Rect) -> Scene.Item {
    let colors =
      table.spectrogram == nil
      ? ColorRamp(style.theme, count: colorCount).colors : SpectrogramMark.colors(style.theme)
    return .cells(
      place,
      ShadedCells(
        columns: colors.count, rows: 1, shades: (1...colors.count).map { UInt8($0) },
        colors: colors))
  }

  /// What the lowest and the highest value are that have colours; nil where there is none.
  private var colorEnds: (low: String, high: String)? {
    if let shown = table.spectrogram {
      let ends = shown.spectrogram.domain
      return (
        style.formats.amplitude(ends.lowerBound.rounded(weakestDigits), of: shown),
        style.formats.amplitude(ends.upperBound, of: shown)
      )
    }
    guard let coloring = table.coloring, let domain = table.colorDomain(in: visibleRange) else {
      return nil
    }
    switch coloring {
    case .series(let number):
      let notation = colorNotation(ofSeries: number, among: domain)
      return (
        style.formats.value(domain.lowerBound, in: notation),
        style.formats.value(domain.upperBound, in: notation)
      )
    case .x:
      let ends = [domain.lowerBound, domain.upperBound].map(table.nearestIndex)
      let days = ends.map { style.formats.date(of: table.moment(ofPoint: $0), in: table.zone) }
      if table.xKind.hasDates, days[0] != days[1] { return (days[0], days[1]) }
      let points = ends.map { style.formats.shortPoint($0, of: table) }
      return (points[0], points[1])
    }
  }

  private var colorName: String {
    if table.spectrogram != nil { return style.words("Amplitude") }
    if case .series(let number) = table.coloring { return table.series[number].name.onOneLine }
    return table.xWords(style.formats.words)
  }
}

extension ValuesDrawing {
  /// How values that points are coloured by are written, which no axis has: with as many digits as tell them apart.
  func colorNotation(ofSeries number: Int, among domain: ClosedRange<Double>) -> ValueNotation {
    ValueNotation(
      resolving: [domain.lowerBound, domain.upperBound], unit: table.unit(of: [number]))
  }
}
