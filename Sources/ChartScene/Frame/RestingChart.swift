public import ChartCore

extension ChartLayout {
  /// The layout of a table's chart on a card of a size; `hasChoice` where there is somebody to choose on it. A figure
  /// names the series of `shown`.
  public init(
    of table: Table, size: Size, form: ChartForm = .full, style: ChartStyle,
    hasChoice: Bool = false, shown: [Int] = [], measure: some TextMeasure
  ) {
    let named =
      switch form {
      case .full: table.buttonSeries
      case .card: [Series]()
      case .figure: table.buttonSeries.map { all in all.isEmpty ? [] : shown.map { all[$0] } }
      }
    let widths = named?.map {
      ChartPicture.checkboxSize(
        name: $0.name, textScale: style.textScale, hasSample: table.hasPatterns(in: style),
        measure: measure
      ).width
    }
    let measures = CheckboxMeasures(
      textScale: style.textScale, hasSample: table.hasPatterns(in: style))
    self.init(
      size: size, form: form, checkboxWidths: widths,
      leastCheckboxWidth: SeriesNames.leastWidth(
        of: named?.map(\.name) ?? [], measures, style.strong),
      choiceWidth: hasChoice ? table.cardChoice?.width(style, measure: measure) ?? 0 : 0,
      hasMiniMap: table.presentation.layout.hasMiniMap, hasXContexts: table.hasXContexts,
      hasCalendar: table.presentation.layout.hasCalendar,
      figureHeights: table.figureHeights, axisCount: table.kind.isScatter ? 1 : table.axisCount,
      namesEnds: table.kind.drawsSum,
      hasZones: table.tellsZones, stateHeight: table.stateHeight(in: style),
      xTicks: table.xTickHeight, textScale: style.textScale, isMirrored: style.isMirrored)
  }

  /// Where a table's chart in this layout comes to rest in a state; `previous`, a target of the same
  /// table, makes it quicker.
  public func target(
    of table: Table, state: ChartState, labels: XLabelMetrics, after previous: ChartTarget? = nil
  ) -> ChartTarget {
    ChartTarget(
      table: table, state: state, width: max(1, rangeEdges.upperBound - rangeEdges.lowerBound),
      miniMapWidth: grid.width, labels: labels, hasContext: xContextHeight > 0,
      height: scatterArea.height, after: previous)
  }
}

extension Table {
  /// Whether its x labels may leave something to a second level, as dates do, and a scatter the name of what is across. A pie,
  /// which has none, keeps the room, so that the parts around it stay where they are as it opens.
  var hasXContexts: Bool { xKind.hasDates || kind.isScatter }
}

extension ChartPicture {
  /// The picture of a chart at rest, from its data, its state, and how large, of which parts and in which style it is
  /// drawn.
  public init(
    resting table: Table, title: String, state: ChartState, size: Size, form: ChartForm = .full,
    style: ChartStyle, indicator: Double? = nil, role: ChartRole = .plain,
    measure: some TextMeasure
  ) {
    let shown = table.series.indices.filter(state.isVisible)
    let layout = ChartLayout(
      of: table, size: size, form: form, style: style, shown: shown, measure: measure)
    let frame = ChartFrame(of: table, role: role, in: layout)
    let target = frame.target(
      of: state, labels: Self.labelMetrics(style: style, measure: measure))
    self = frame.picture(
      settledAt: target, title: title, style: style,
      reading: ChartReading(
        indicator, mark: state.mark, sums: state.mark == nil ? nil : RangeSums(of: table),
        zoneCounting: .all, notes: state.notes))
  }
}
