import ChartCore

/// How names are cut follows from those of so many series.
private let mostCompared = 200

/// The columns of numbers in a legend, as many as leave the names their room: they are as wide as the longest
/// number of the visible range, so that nothing jumps while the indicator moves.
public struct LegendColumns: Sendable {
  /// What a column says of a series.
  enum Kind: Equatable, Sendable {
    /// The value that the indicator reads, or the last one where it reads none.
    case value
    /// The lowest and the highest value, and the last one, of the visible range.
    case minimum, maximum, last
  }

  /// Each column's right end, in pixels of a row, from left to right.
  let ends: [(kind: Kind, x: Double)]
  /// Where names end.
  let nameEnd: Double
  /// A row's size.
  public let row: Size
  /// How names are cut that have too little room there.
  let cut: NameCut
  /// The colour of all ticks, where one can be seen on all colours.
  let ink: Color?
  /// How the values of each axis are written.
  let notations: [ValueNotation?]

  /// The columns of a picture's legend in rows of a width.
  public init(of picture: ChartPicture, width: Double, measure: some TextMeasure) {
    let measures = picture.legendMeasures
    notations = picture.sample.axes.indices.map { picture.valueNotation(ofAxis: $0, with: []) }
    let cell = picture.widestLegendNumber(notations, measure: measure) + measures.gap
    let room = width - LegendMeasures.padding - measures.beforeName - measures.leastName
    let count = max(1, Int(clamping: (room / max(cell, 1)).rounded(.down)))
    let kinds: [Kind] =
      [.value, .minimum, .maximum] + (picture.readIndex == nil ? [] : [.last])
    let order: [Kind] = [.value, .maximum, .minimum, .last]
    let kept = Set(order.prefix(count))
    let shown = kinds.filter(kept.contains)
    let right = width - LegendMeasures.padding
    ends = shown.enumerated().map { (index, kind) in
      (kind, right - Double(shown.count - 1 - index) * cell)
    }
    nameEnd = max(0, right - Double(shown.count) * cell + measures.gap / 2)
    row = Size(max(0, width), measures.row)
    cut = NameCut(
      of: picture.table.series.prefix(mostCompared).map(\.name),
      in: max(0, nameEnd - measures.beforeName), picture.style.plain, measure: measure)
    ink = picture.seriesInk
  }
}

extension ChartPicture {
  /// The inner lengths of its legend.
  public var legendMeasures: LegendMeasures {
    LegendMeasures(textScale: style.textScale, hasSamples: hasPatterns)
  }

  /// How wide the widest of the lowest and highest numbers of the visible range is, in bold letters, or the
  /// widest name of a column.
  fileprivate func widestLegendNumber(
    _ notations: [ValueNotation?], measure: some TextMeasure
  ) -> Double {
    let numbers = notations.enumerated().flatMap { axis, notation in
      let series = table.series.indices.filter { table.axis(ofSeries: $0) == axis }
      let extent = table.valueRange(of: series, in: sample.visibleRange)
      return extent.map { [$0.lowerBound, $0.upperBound].map { legendText($0, in: notation) } }
        ?? []
    }
    let heads = [LegendColumns.Kind.minimum, .maximum].map(legendHead)
    return
      (numbers.map { measure.width(of: $0, style: style.strong) }
      + heads.map { measure.width(of: $0, style: style.label) }).max() ?? 0
  }

  /// A value as the legend writes it: all its digits where nothing says how many are meant.
  func legendText(_ value: Double, in notation: ValueNotation?) -> String {
    notation.map { style.formats.value(value, in: $0) }
      ?? style.formats.value(value, unit: table.presentation.unit)
  }

  /// What a column is called: that of values after the moment that the indicator reads.
  func legendHead(_ kind: LegendColumns.Kind) -> String {
    switch kind {
    case .value: readIndex.map { style.formats.shortPoint($0, of: table) } ?? style.words("Last")
    case .minimum: style.words("Min")
    case .maximum: style.words("Max")
    case .last: style.words("Last")
    }
  }
}
