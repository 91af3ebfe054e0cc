import CGtk
import ChartScene
import GtkBridge

// GTK tells where the pointer is when the pointer moves, not when what is under it does.
extension BoardView {
  /// Keeps where the pointer is over the board.
  func followPointer() {
    let motion = gtk_event_controller_motion_new()!
    for signal in ["enter", "motion"] {
      connect(motion, signal) { [weak self] (x: Double, y: Double) in
        self?.pointer = Point(x, y)
      }
    }
    connect(motion, "leave") { [weak self] in self?.pointer = nil }
    gtk_widget_add_controller(canvas.widget, motion)
  }

  /// Tells the charts where the pointer is after they have moved under it.
  func pointAgain() {
    guard let pointer else { return }
    let part = gtk_widget_pick(canvas.widget, pointer.x, pointer.y, GTK_PICK_DEFAULT)
    for view in allViews {
      let graph = view.graph.picture.widget
      let place = graph == part ? translated(pointer, to: graph) : nil
      if place != view.hover { view.hovered(place) }
    }
  }

  /// A place of the board in the pixels of a part.
  private func translated(_ point: Point, to part: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (x, y) = (0.0, 0.0)
    let isPossible = gtk_widget_translate_coordinates(
      canvas.widget, part, point.x, point.y, &x, &y)
    return isPossible != 0 ? Point(x, y) : nil
  }
}
