import ChartCore

/// Points in a plane of two values: one is read where it lies, whatever its x.
struct ScatterDrawing: KindDrawing {
  var hasAnnotations: Bool { false }
  func plot(_ picture: ChartPicture) -> Scene { picture.scatterPlot() }

  func isSeen(_ index: Int, at place: ClosedRange<Double>, in picture: ChartPicture) -> Bool {
    picture.visibleRange.contains(picture.table.x(at: index))
  }

  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double> {
    let middle = picture.layout.scatterArea.x
    return picture.scatterCardPlace(of: index) ?? middle...middle
  }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    picture.scatterReading(measure: measure)
  }

  func hasCard(of index: Int, in picture: ChartPicture) -> Bool {
    picture.scatterCardPlace(of: index) != nil
  }

  func x(at place: Point, in picture: ChartPicture) -> Double? {
    picture.moment(ofScatterAt: place)
  }
}
