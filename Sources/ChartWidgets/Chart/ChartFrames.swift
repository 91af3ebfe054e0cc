import ChartCore
import ChartScene

/// What a chart view shows at a time: the picture of an end of its zoom, or of both on their way, and what
/// these depend on.
struct ChartFrames {
  let model: ChartModel
  let indicator: Indicator
  let sectors: PieSectors
  let raising: Raising

  /// An end with what is read and chosen in it; nil before its first layout.
  func picture(of end: ZoomEnd, at seconds: Double) -> ChartPicture? {
    model.picture(of: end, at: seconds).map {
      let read = indicator.read(in: $0, of: end, at: seconds)
      let moved = sectors.moved(in: read, of: end, at: seconds)
      return model.leaving == nil
        ? moved.raising(raising.raised(at: seconds)).arriving(model.arrival(at: seconds))
          .growing(model.growth(at: seconds)) : moved
    }
  }

  /// Both ends as one picture on its way, while one of them goes.
  func zoomPicture(at seconds: Double) -> ZoomPicture? {
    guard let end = model.shown, let leaving = model.leaving,
      let shown = picture(of: end, at: seconds), let left = picture(of: leaving, at: seconds)
    else { return nil }
    return ZoomPicture(
      overview: end.isDetail ? left : shown, detail: end.isDetail ? shown : left,
      progress: model.zoom.progress(at: seconds))
  }

  /// Whether anything of it moves.
  func isMoving(at seconds: Double) -> Bool {
    model.shown?.motion?.isFinished(at: seconds) == false || !model.zoom.isFinished(at: seconds)
      || indicator.isMoving(at: seconds) || raising.isMoving(at: seconds)
      || sectors.isMoving(at: seconds) || model.arrival(at: seconds) != nil
      || model.growth(at: seconds) < 1
  }

  /// What the pictures of all parts depend on, in a layout and shown at a scale.
  func key(of layout: ChartLayout, scale: Double, zoom: ZoomKey?) -> PictureKey {
    PictureKey(
      chart: model.chart ?? 0, moment: model.shown?.moment, role: model.shown?.role ?? .plain,
      layout: layout, appearance: model.appearance.current, scale: scale, zoom: zoom)
  }

  /// What they depend on beside, while the other end goes.
  func zoomKey(at seconds: Double) -> ZoomKey? {
    model.leaving?.motion.map {
      ZoomKey(progress: model.zoom.progress(at: seconds), left: $0.sample(at: seconds))
    }
  }
}
