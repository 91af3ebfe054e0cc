import ChartCore

/// Columns: all others are veiled while one is read, so that there is no hairline.
struct ColumnDrawing: KindDrawing {
  var hasRings: Bool { false }

  func marks(_ input: MarkInput) -> [Scene.Item] {
    input.table.kind.stacking == .none
      ? BarMark(input: input).items() : StackedBarMark(input: input).items()
  }

  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double> {
    picture.marks(
      picture.xScale, picture.yScales, in: picture.layout.plot.size,
      edges: picture.layout.rangeEdges, lineWidth: picture.lineWidth
    ).barEdges(ofPoint: index)
  }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    picture.readIndex.map { picture.card(of: $0, measure: measure) } ?? []
  }
}
