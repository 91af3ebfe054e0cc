import ChartCore

/// The way that places make: a point is read where the way is then.
struct TrackDrawing: KindDrawing {
  var hasAnnotations: Bool { false }
  func plot(_ picture: ChartPicture) -> Scene { picture.trackPlot() }

  func isSeen(_ index: Int, at place: ClosedRange<Double>, in picture: ChartPicture) -> Bool {
    picture.visibleRange.contains(picture.table.x(at: index))
  }

  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double> {
    let start = picture.xScale(picture.table.x(at: index))
    return picture.trackCardPlace(of: index) ?? start...start
  }

  func x(at place: Point, in picture: ChartPicture) -> Double? {
    picture.moment(ofTrackAt: place)
  }

  func readingItems(_ picture: ChartPicture, measure: some TextMeasure) -> [Scene.Item] {
    picture.trackOverlay(measure: measure).items
  }

  func hasCard(of index: Int, in picture: ChartPicture) -> Bool {
    picture.trackCardPlace(of: index) != nil
  }
}
