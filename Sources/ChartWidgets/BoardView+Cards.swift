import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How far a press moves before it pulls the card, in pixels.
private let pullThreshold = 6.0

extension BoardView {
  func followPulls() {
    let drag = gtk_gesture_drag_new()!
    // On the way back up it would not hear of the end of a press that a chart has taken meanwhile, and
    // take the next one for the same.
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      self?.pullBegan(at: Point(x, y), drag)
    }
    connect(drag, "drag-update") { [weak self] (_: Double, dy: Double) in
      self?.pulled(by: dy, drag)
    }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.pullEnded() }
    connect(drag, "cancel") { [weak self] in self?.pullEnded() }
    gtk_widget_add_controller(canvas.widget, drag)
  }

  private func pullBegan(at point: Point, _ gesture: OpaquePointer) {
    let board = store.board
    let isOnFront =
      board.layout == .cards && board.openedChart == nil
      && chart(at: point) == board.cardOrder.first
    if !isOnFront { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
  }

  private func pulled(by dy: Double, _ gesture: OpaquePointer) {
    guard pull > 0 || dy > pullThreshold else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    springing.stop()
    pull = max(0, dy - pullThreshold)
    update()
  }

  private func pullEnded() {
    guard pull > 0 else { return }
    if !(cards.isPastHalf(drag: pull) && store.send(.frontToBack)) {
      springing.move(from: pull, to: 0)
    }
  }
}
