import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How much of its span a range moves per wheel click.
private let panPerClick = 0.1
/// How much a wheel click, or this many pixels of a touchpad, changes the span.
private let zoomPerClick = 1.15
private let pixelsPerClick = 40.0

/// Pans and zooms a chart's visible range by wheel, touchpad and pinch, about what is under the pointer.
final class RangeGestures {
  private let model: ChartModel
  private let indicator: Indicator
  /// The part of a step that a touchpad has scrolled a range that snaps.
  private var ratchet = Ratchet()

  /// Follows the hand over a chart's widget.
  init(
    over widget: UnsafeMutablePointer<GtkWidget>, _ model: ChartModel, _ indicator: Indicator
  ) {
    (self.model, self.indicator) = (model, indicator)
    onScroll(widget) { [weak self] step in self?.scrolled(step) ?? false }
    followPinch(over: widget)
  }

  /// Pans and zooms; the plain wheel is the page's.
  private func scrolled(_ step: ScrollStep) -> Bool {
    guard let chart = model.chart, let state = model.state else { return false }
    if step.isControl {
      zoom(chart, state, clicks: step.isPixels ? step.dy / pixelsPerClick : step.dy)
      return true
    }
    guard step.isSideways else { return false }
    let span = state.visibleRange.span
    let perPixel = span / max(1, model.shown?.layout.rangeEdges.span ?? 0)
    let perClick = max(span * panPerClick, state.snapStep ?? 0)
    pan(chart, state, by: step.sideways * (step.isPixels ? perPixel : perClick))
    return true
  }

  private func followPinch(over widget: UnsafeMutablePointer<GtkWidget>) {
    let pinch = Gesture.pinch()
    var last = 1.0
    connect(pinch, "begin") { [weak self] in
      last = 1
      self?.model.store.hold(true)
    }
    for end in ["end", "cancel"] {
      connect(pinch, end) { [weak self] in self?.model.store.hold(false) }
    }
    connect(pinch, "scale-changed") { [weak self] (scale: Double) in
      guard let self, scale > 0 else { return }
      var x = 0.0
      var y = 0.0
      gtk_gesture_get_bounding_box_center(pinch, &x, &y)
      let plot = model.shown?.layout.plot
      indicator.point(at: Point(x - (plot?.x ?? 0), y - (plot?.y ?? 0)))
      pinched(by: last / scale)
      last = scale
    }
    gtk_widget_add_controller(widget, pinch)
  }

  private func pan(_ chart: Int, _ state: ChartState, by distance: Double) {
    guard let step = state.snapStep else {
      model.store.send(.moveRange(chart: chart, by: distance))
      return
    }
    let steps = ratchet.steps(adding: distance / step)
    if steps != 0 { model.store.send(.moveRange(chart: chart, by: steps * step), .glide) }
  }

  private func zoom(_ chart: Int, _ state: ChartState, clicks: Double) {
    if let step = state.snapStep {
      lengthen(chart, state, by: clicks, of: step)
    } else {
      zoom(chart, by: pow(zoomPerClick, clicks))
    }
  }

  private func pinched(by factor: Double) {
    guard let chart = model.chart, let state = model.state else { return }
    if let step = state.snapStep {
      lengthen(chart, state, by: state.visibleRange.span * (factor - 1) / step, of: step)
    } else {
      zoom(chart, by: factor)
    }
  }

  private func lengthen(_ chart: Int, _ state: ChartState, by steps: Double, of step: Double) {
    let span = state.visibleRange.span
    let longer = max(step, span + ratchet.steps(adding: steps) * step)
    if longer != span { zoom(chart, by: longer / span, .glide) }
  }

  private func zoom(_ chart: Int, by factor: Double, _ transition: Transition = .follow) {
    model.store.send(
      .zoom(chart: chart, factor: factor, about: indicator.momentUnderPointer), transition)
  }
}

/// Small movements that count only once they make up a whole step.
struct Ratchet {
  private var rest = 0.0

  /// Adds a movement in steps; returns the whole steps that are made up now, and keeps the rest.
  ///
  /// A turn the other way starts anew.
  mutating func steps(adding movement: Double) -> Double {
    guard movement.isFinite else { return 0 }
    rest = rest * movement < 0 ? movement : rest + movement
    let whole = rest.rounded(.towardZero)
    rest -= whole
    return whole
  }
}
