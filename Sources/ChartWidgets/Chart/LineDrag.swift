import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// Moves a line along x with a drag where Alt is held, by whole distances of its points; or Control, as some window
/// managers move windows with Alt.
final class LineDrag {
  private let model: ChartModel
  private let lineAt: (Point) -> Int?
  private var held: HeldLine?

  /// Follows drags over a graph of a model's chart; `lineAt` tells which line is at a place of it.
  init(
    over graph: UnsafeMutablePointer<GtkWidget>, _ model: ChartModel,
    lineAt: @escaping (Point) -> Int?
  ) {
    (self.model, self.lineAt) = (model, lineAt)
    let drag = Gesture.drag()
    // Before the drags that move the indicator hear of it.
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      let state = gtk_event_controller_get_current_event_state(drag).rawValue
      let isMeant = has(GDK_ALT_MASK, in: state) || has(GDK_CONTROL_MASK, in: state)
      if !isMeant || self?.hold(at: Point(x, y)) != true {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    connect(drag, "drag-update") { [weak self] (dx: Double, _: Double) in
      guard let self, held != nil else { return }
      claim(drag)
      move(by: dx)
    }
    for end in ["drag-end", "cancel"] { connect(drag, end) { [weak self] in self?.letGo() } }
    gtk_widget_add_controller(graph, drag)
  }

  private func hold(at place: Point) -> Bool {
    guard let chart = model.chart, model.leaving == nil, let scale = model.xScale,
      let series = lineAt(place), let column = model.store.movableColumn(ofSeries: series, chart)
    else { return false }
    held = HeldLine(
      column: column, moved: model.store.board.look(of: column).moved,
      lengthOfPixel: scale.invert(1) - scale.invert(0),
      step: model.store.table(of: chart).source(ofSeries: series).spacing)
    model.store.hold(true)
    return true
  }

  private func move(by pixels: Double) {
    guard let held else { return }
    model.store.move(column: held.column, by: held.moved(by: pixels), .cut)
  }

  private func letGo() {
    guard held != nil else { return }
    held = nil
    model.store.hold(false)
  }
}

/// A line that a hand holds.
private struct HeldLine {
  let column: Int
  /// By how much it was moved before.
  let moved: Double
  /// How long a pixel is in x.
  let lengthOfPixel: Double
  /// What it is moved by at least, in x.
  let step: Double

  /// By how much it is moved where the hand is so many pixels from where it took hold.
  func moved(by pixels: Double) -> Double {
    moved.moved(bySteps: Int(clamping: (pixels * lengthOfPixel / step).rounded()), of: step)
  }
}
