import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// Selects a range of x with a drag, which the chart then shows: on its time axis, or on its graph where Shift is held.
final class RangeSelection {
  private let model: ChartModel
  private let indicator: Indicator
  private let part: ChartPart
  private var start: Double?

  /// Follows drags over the widget of a part of a model's chart.
  init(
    over widget: UnsafeMutablePointer<GtkWidget>, _ part: ChartPart, withShift: Bool,
    _ model: ChartModel, _ indicator: Indicator
  ) {
    (self.part, self.model, self.indicator) = (part, model, indicator)
    let drag = Gesture.drag()
    // Before the drags that move the indicator hear of it.
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(drag, "drag-begin") { [weak self] (x: Double, _: Double) in
      let state = gtk_event_controller_get_current_event_state(drag).rawValue
      let isMeant = !withShift || has(GDK_SHIFT_MASK, in: state)
      if isMeant, self?.canSelect == true {
        self?.start = x
      } else {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    connect(drag, "drag-update") { [weak self] (dx: Double, _: Double) in
      guard let self, let start, indicator.selection != nil || abs(dx) > GraphArea.threshold else {
        return
      }
      claim(drag)
      indicator.selection = range(from: start, to: start + dx)
    }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.end() }
    connect(drag, "cancel") { [weak self] in self?.cancel() }
    gtk_widget_add_controller(widget, drag)
  }

  private var canSelect: Bool {
    model.form == .full && model.leaving == nil && model.shown?.table.kind.hasAxes == true
  }

  /// The range of x between two places of the part, as far as it is visible.
  private func range(from a: Double, to b: Double) -> ClosedRange<Double>? {
    guard let scale = model.xScale, let layout = model.shown?.layout,
      let place = layout.rect(of: part), let visible = model.state?.visibleRange
    else { return nil }
    let ends = [a, b].map {
      scale.invert($0 + place.x - layout.plot.x).clamped(to: visible)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  private func end() {
    let range = indicator.selection
    cancel()
    guard let range, range.span > 0, let chart = model.chart else { return }
    model.store.select(range, of: chart)
  }

  private func cancel() {
    start = nil
    indicator.selection = nil
  }
}
