import CGtk
import ChartCore
import ChartScene
import GtkBridge

// From the overview to a detail and back: for a while both sides are seen at once.
extension ChartView {
  /// The side that the board shows, at rest.
  func newSide() -> ChartSide? {
    chart.map { chart in
      let table = store.table(of: chart)
      return ChartSide(
        table: table, moment: store.board.zooms[chart]?.moment, role: store.role(of: chart),
        layout: layout(of: table))
    }
  }

  /// Turns to the side that the board shows now, from the other one.
  func turnOver() {
    guard var old = side, let wanted = newSide() else { return }
    old.indicator = shownMoment
    hover = nil
    sectors.choose(nil, isAnimated: canvas.isAnimated, at: canvas.frameSeconds)
    // Turned back midway, it is the side that has not gone yet.
    side = leaving.flatMap { $0.moment == wanted.moment ? $0 : nil } ?? wanted
    leaving = canvas.isAnimated && old.motion != nil && old.isDetail != wanted.isDetail ? old : nil
    zoom.head(
      toDetail: wanted.isDetail, isAnimated: leaving != nil, at: canvas.frameSeconds)
    if zoomOut.hasFocus, !wanted.isDetail { gtk_widget_grab_focus(graph.picture.widget) }
    sidesChanged()
    retarget(.follow)
    ticker.start()
  }

  /// A frame on the way. Never within an allocation.
  func turn(at seconds: Double) {
    if zoom.isFinished(at: seconds) {
      leaving = nil
      sidesChanged()
      refresh(at: seconds)
    } else {
      fadeSides(at: seconds)
      if zoomPicture(at: seconds)?.layout != placed { canvas.queueAllocate() }
    }
  }

  /// Makes what only one side has as opaque as the side is.
  private func fadeSides(at seconds: Double) {
    fadeChecks(at: seconds)
    sides.first(where: \.isDetail).map { zoomOut.fade(to: share(of: $0, at: seconds)) }
  }

  /// Brings in what the sides on show have, and takes away the rest. Never within an allocation.
  func sidesChanged() {
    bindChecks()
    let hasMiniMap = parts == .full && sides.contains { $0.table.presentation.hasMiniMap }
    for widget in [miniMap.series.widget, miniMap.window.widget] {
      gtk_widget_set_visible(widget, hasMiniMap ? 1 : 0)
    }
    if sides.contains(where: \.isDetail) {
      zoomOut.show(title: chart.map(store.title) ?? "", in: canvas, below: veil.canvas.widget)
    } else {
      zoomOut.hide()
    }
    fadeSides(at: canvas.frameSeconds)
    canvas.queueAllocate()
  }

  /// The side on show, and the one on its way out.
  var sides: [ChartSide] { [side, leaving].compactMap { $0 } }

  /// Both sides as one picture on its way, while one of them goes.
  func zoomPicture(at seconds: Double) -> ZoomPicture? {
    guard let side, let leaving, let shown = picture(of: side, at: seconds),
      let left = picture(of: leaving, at: seconds)
    else { return nil }
    return ZoomPicture(
      overview: side.isDetail ? left : shown, detail: side.isDetail ? shown : left,
      progress: zoom.progress(at: seconds))
  }

  /// How much of what only a side has is seen, from 0 to 1.
  func share(of side: ChartSide, at seconds: Double) -> Double {
    guard leaving != nil else { return 1 }
    let progress = zoom.progress(at: seconds)
    return side.isDetail ? progress : 1 - progress
  }
}
