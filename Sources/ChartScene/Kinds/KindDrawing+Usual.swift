import ChartCore

/// What most kinds have alike: lines, and a hairline with rings and a card.
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
    let start = xScale(table.x(at: index))
    guard table.kind.fillsPeriods else { return start...start }
    // A step's ring lies on its level part: at its beginning it would be on the way up or down.
    let middle = (start + xScale(table.end(ofPeriod: index))) / 2
    return middle...middle
  }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    guard let index = picture.readIndex else { return [] }
    return picture.hairlineAndRings(at: index) + picture.card(of: index, measure: measure)
  }

  func x(at place: Point, in picture: ChartPicture) -> Double? { nil }
  func hasCard(of index: Int, in picture: ChartPicture) -> Bool { true }
  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]? { nil }

  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)] {
    let table = picture.table
    return table.series.indices.filter(picture.isOn).map {
      (table.series[$0].name, table.value(ofSeries: $0, at: index))
    }
  }

  func figure(of drawing: some FiguresDrawing) -> Figure? { nil }
}
