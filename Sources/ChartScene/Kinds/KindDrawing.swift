import ChartCore

/// How a kind of chart draws what others draw otherwise: what is not said here all kinds have alike.
protocol KindDrawing {
  /// What its series look like, in the plot and in the mini-map.
  func marks(_ input: MarkInput) -> [Scene.Item]
  /// The plot.
  func plot(_ picture: ChartPicture) -> Scene
  /// Whether what people write and mark has a place along x.
  var hasAnnotations: Bool { get }
  /// Whether a point that is read has rings on its values.
  var hasRings: Bool { get }
  /// Whether a point can be read where its place in the plot is this.
  func isSeen(_ index: Int, at place: ClosedRange<Double>, in picture: ChartPicture) -> Bool
  /// The pixels from the left to the right edge of what stands for a point, where a card leaves room for it; of other kinds
  /// where the hairline is.
  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double>
  /// What shows the point that is read, and the card with its values.
  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item]
  /// Whether the point that is read has a card.
  func hasCard(of index: Int, in picture: ChartPicture) -> Bool
  /// What the card says in place of the values of the series that are on; nil where it says these.
  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]?
  /// The names and values of a point for other programs.
  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)]
  /// What stands in large letters above the plot; nil where nothing does.
  func figure(of drawing: some FiguresDrawing) -> Figure?
}

extension KindDrawing {
  func marks(_ input: MarkInput) -> [Scene.Item] { LineMark(input: input).items() }
  func plot(_ picture: ChartPicture) -> Scene { picture.marksPlot() }
  var hasAnnotations: Bool { true }
  var hasRings: Bool { true }

  func isSeen(_ index: Int, at place: ClosedRange<Double>, in picture: ChartPicture) -> Bool {
    picture.isInPlot(place)
  }

  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double> {
    let (table, xScale) = (picture.table, picture.xScale)
    let start = xScale(table.x[index])
    guard table.kind.fillsPeriods else { return start...start }
    // A step's ring lies on its level part: at its beginning it would be on the way up or down.
    let middle = (start + xScale(table.end(ofPeriod: index))) / 2
    return middle...middle
  }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    guard let index = picture.readIndex else { return [] }
    return picture.hairlineAndRings(at: index) + picture.card(of: index, measure: measure)
  }

  func hasCard(of index: Int, in picture: ChartPicture) -> Bool { true }
  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]? { nil }

  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)] {
    let table = picture.table
    return table.series.indices.filter(picture.isOn).map {
      (table.series[$0].name, table.series[$0].column[index])
    }
  }

  func figure(of drawing: some FiguresDrawing) -> Figure? { nil }
}

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
    }
  }
}

/// A figure in large letters, what it was before, and words for what it is compared with.
struct Figure {
  let value, before: Double
  /// From the longest to the shortest.
  let comparisons: [String]
  /// The colours of a change upwards and downwards.
  let rising, falling: Color
  /// Whether the change is told in percent too.
  let isPrice: Bool
}
