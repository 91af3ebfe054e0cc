import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How much of its span a range moves per wheel click.
private let panPerClick = 0.1
/// How much a wheel click, or this many pixels of a touchpad, changes the span.
private let zoomPerClick = 1.15
private let pixelsPerClick = 40.0

extension ChartView {
  /// Pans and zooms; the plain wheel is the page's.
  func scrolled(_ step: ScrollStep) -> Bool {
    guard let chart, let state else { return false }
    if step.isControl {
      zoom(chart, state, clicks: step.isPixels ? step.dy / pixelsPerClick : step.dy)
      return true
    }
    guard step.isSideways else { return false }
    let span = state.visibleRange.span
    let perPixel = span / max(1, side?.layout.grid.width ?? 0)
    let perClick = max(span * panPerClick, state.snapStep ?? 0)
    pan(chart, state, by: step.sideways * (step.isPixels ? perPixel : perClick))
    return true
  }

  func followPinch() {
    let pinch = gtk_gesture_zoom_new()!
    var last = 1.0
    connect(pinch, "begin") { last = 1 }
    connect(pinch, "scale-changed") { [weak self] (scale: Double) in
      guard let self, scale > 0 else { return }
      var x = 0.0
      var y = 0.0
      gtk_gesture_get_bounding_box_center(pinch, &x, &y)
      let plot = side?.layout.plot
      hover = Point(x - (plot?.x ?? 0), y - (plot?.y ?? 0))
      pinched(by: last / scale)
      last = scale
    }
    gtk_widget_add_controller(canvas.widget, pinch)
  }

  private func pan(_ chart: Int, _ state: ChartState, by distance: Double) {
    guard let step = state.snapStep else {
      store.send(.moveRange(chart: chart, by: distance))
      return
    }
    let steps = ratchet.steps(adding: distance / step)
    if steps != 0 { store.send(.moveRange(chart: chart, by: steps * step), .glide) }
  }

  private func zoom(_ chart: Int, _ state: ChartState, clicks: Double) {
    if let step = state.snapStep {
      lengthen(chart, state, by: clicks, of: step)
    } else {
      let factor = pow(zoomPerClick, clicks)
      store.send(.zoom(chart: chart, factor: factor, about: momentUnderPointer))
    }
  }

  private func pinched(by factor: Double) {
    guard let chart, let state else { return }
    if let step = state.snapStep {
      lengthen(chart, state, by: state.visibleRange.span * (factor - 1) / step, of: step)
    } else {
      store.send(.zoom(chart: chart, factor: factor, about: momentUnderPointer))
    }
  }

  private func lengthen(_ chart: Int, _ state: ChartState, by steps: Double, of step: Double) {
    let span = state.visibleRange.span
    let longer = max(step, span + ratchet.steps(adding: steps) * step)
    guard longer != span else { return }
    store.send(.zoom(chart: chart, factor: longer / span, about: momentUnderPointer), .glide)
  }
}
