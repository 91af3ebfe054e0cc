/// Shares of a whole: sectors to choose, and no moments to read.
struct PieDrawing: KindDrawing {
  var hasAnnotations: Bool { false }
  func marks(_ input: MarkInput) -> [Scene.Item] { StackedBarMark(input: input).items() }
  func plot(_ picture: ChartPicture) -> Scene { picture.piePlot() }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    picture.pieOverlay(measure: measure).items
  }
}
