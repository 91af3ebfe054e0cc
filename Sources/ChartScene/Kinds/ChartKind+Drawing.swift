public import ChartCore

extension ChartKind {
  /// How it is drawn.
  var drawing: any KindDrawing {
    switch mark {
    case .line: LineDrawing()
    case .step: StepDrawing()
    case .column: ColumnDrawing()
    case .area: AreaDrawing()
    case .total: TotalDrawing()
    case .sector: PieDrawing()
    case .price: PriceDrawing(hasRings: !showsQuotes)
    case .track: TrackDrawing()
    case .scatter: ScatterDrawing()
    case .cells: SpectrogramDrawing()
    }
  }
}

extension ChartPicture {
  /// The picture of a table at the time of `sample`; constant time.
  public init(
    table: Table, title: String, sample: ChartSample, style: ChartStyle, layout: ChartLayout,
    role: ChartRole = .plain, reading: ChartReading = ChartReading(),
    effects: PlotEffects = PlotEffects()
  ) {
    self.init(
      ChartSetting(
        table: table, drawing: table.kind.drawing, title: title, style: style, layout: layout,
        role: role), sample, reading, effects)
  }
}
