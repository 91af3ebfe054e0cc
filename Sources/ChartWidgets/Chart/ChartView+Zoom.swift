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
    guard let wanted = newSide() else { return }
    let read = shownMoment
    restingPlace = hover
    hover = nil
    sectors.choose(nil, isAnimated: canvas.isAnimated, at: canvas.frameSeconds)
    turn.turn(
      to: wanted, indicator: read, isAnimated: canvas.isAnimated, at: canvas.frameSeconds)
    if zoomOut.hasFocus, !wanted.isDetail { gtk_widget_grab_focus(graph.picture.widget) }
    sidesChanged()
    retarget(.follow)
    ticker.start()
  }

  /// A frame on the way. Never within an allocation.
  func turnOn(at seconds: Double) {
    if turn.isFinished(at: seconds) {
      turn.end()
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
    turn.sides.first(where: \.isDetail).map {
      zoomOut.fade(to: turn.opacity(of: $0, at: seconds))
    }
  }

  /// Brings in what the sides on show have, and takes away the rest. Never within an allocation.
  func sidesChanged() {
    bindChecks()
    let hasMiniMap = parts == .full && turn.sides.contains { $0.table.presentation.hasMiniMap }
    for widget in [miniMap.series.widget, miniMap.window.widget] {
      gtk_widget_set_visible(widget, hasMiniMap ? 1 : 0)
    }
    if turn.sides.contains(where: \.isDetail) {
      zoomOut.show(title: chart.map(store.title) ?? "", in: canvas, below: veil.canvas.widget)
    } else {
      zoomOut.hide()
    }
    fadeSides(at: canvas.frameSeconds)
    canvas.queueAllocate()
  }

  /// Both sides as one picture on its way, while one of them goes.
  func zoomPicture(at seconds: Double) -> ZoomPicture? {
    guard let side, let leaving, let shown = picture(of: side, at: seconds),
      let left = picture(of: leaving, at: seconds)
    else { return nil }
    return ZoomPicture(
      overview: side.isDetail ? left : shown, detail: side.isDetail ? shown : left,
      progress: turn.progress(at: seconds))
  }
}
