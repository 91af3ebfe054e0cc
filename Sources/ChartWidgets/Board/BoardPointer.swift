import CGtk
import ChartScene
import GtkBridge

/// Where the pointer is over a board: GTK tells when the pointer moves, not when what is under it does, and
/// tells a chart that the pointer leaves only if it came by itself.
final class BoardPointer {
  private let canvas: Canvas
  private let views: () -> [ChartView]
  private var place: Point?
  private lazy var telling = Debounce(milliseconds: 0) { [weak self] in self?.tell() }

  /// Follows the pointer over a canvas with these views.
  init(_ canvas: Canvas, views: @escaping () -> [ChartView]) {
    (self.canvas, self.views) = (canvas, views)
    let motion = Controller.motion()
    for signal in ["enter", "motion"] {
      connect(motion, signal) { [weak self] (x: Double, y: Double) in self?.moved(to: Point(x, y)) }
    }
    connect(motion, "leave") { [weak self] in self?.moved(to: nil) }
    gtk_widget_add_controller(canvas.widget, motion)
  }

  /// Tells the charts where the pointer is, as they have moved under it.
  func viewsMoved() { telling.schedule() }

  /// The chart under the pointer knows that by itself, the others may not.
  private func moved(to place: Point?) {
    self.place = place
    let part = self.part
    for view in views() where view.pointer.widget != part { view.pointer.follow(nil) }
  }

  private func tell() {
    guard let place else { return }
    let part = self.part
    for view in views() {
      let graph = view.pointer.widget
      view.pointer.follow(graph == part ? translated(place, to: graph) : nil)
    }
  }

  /// What is under the pointer.
  private var part: UnsafeMutablePointer<GtkWidget>? {
    place.flatMap { gtk_widget_pick(canvas.widget, $0.x, $0.y, GTK_PICK_DEFAULT) }
  }

  /// A place of the board in the pixels of a part.
  private func translated(_ point: Point, to part: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (x, y) = (0.0, 0.0)
    let isPossible = gtk_widget_translate_coordinates(
      canvas.widget, part, point.x, point.y, &x, &y)
    return isPossible != 0 ? Point(x, y) : nil
  }
}
