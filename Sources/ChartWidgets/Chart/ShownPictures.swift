import ChartCore
import ChartScene

/// What a chart view shows at a time: the picture of an end of its zoom, or of both on their way.
struct ShownPictures {
  let model: ChartModel
  let indicator: Indicator
  let sectors: PieSectors
  let raising: Raising

  /// An end with what is read and chosen in it; nil before its first layout.
  func picture(of end: ZoomEnd, at seconds: Double) -> ChartPicture? {
    model.picture(
      of: end, at: seconds, reading: indicator.reading(in: end, at: seconds),
      effects: effects(on: end, at: seconds))
  }

  /// What stands out in an end: while the other one goes, nothing but the sectors of a pie.
  private func effects(on end: ZoomEnd, at seconds: Double) -> PlotEffects {
    let sectors = sectors.selections(in: end, at: seconds)
    guard model.leaving == nil else { return PlotEffects(sectors: sectors) }
    return PlotEffects(
      sectors: sectors, raised: raising.raised(at: seconds), arrival: model.arrival(at: seconds),
      growth: model.growth(at: seconds))
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
    model.shown?.frame.isFinished(at: seconds) == false || !model.zoom.isFinished(at: seconds)
      || indicator.isMoving(at: seconds) || raising.isMoving(at: seconds)
      || sectors.isMoving(at: seconds) || model.arrival(at: seconds) != nil
      || model.growth(at: seconds) < 1
  }

  /// How all parts are painted at a scale.
  func look(scale: Double) -> Look { Look(fonts: model.appearance.current.fonts, scale: scale) }
}
