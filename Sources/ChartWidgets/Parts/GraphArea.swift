import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The series of a chart, and what the pointer does over them.
///
/// Positions are handed out in the graph's own pixels.
final class GraphArea {
  let picture = SceneCanvas<PartKey>()
  /// The pointer is over this place, or has left.
  var onHover: ((Point?) -> Void)?
  /// A press and release in one place; the second one counts 2.
  var onClick: ((_ place: Point, _ presses: Int, _ isShift: Bool) -> Void)?
  /// A sideways drag begins.
  var onDragBegin: (() -> Void)?
  /// The pointer is this many pixels from where the drag began.
  var onDrag: ((Double) -> Void)?
  /// The drag is over.
  var onDragEnd: (() -> Void)?
  /// Whether presses are the graph's; where not, they go on to the widgets around it.
  var takesPresses = true { didSet { updatePhases() } }
  private var pressControllers: [OpaquePointer] = []
  private var isDragging = false

  init() {
    gtk_widget_set_focusable(picture.widget, 1)
    gtk_widget_set_focus_on_click(picture.widget, 1)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_IMG, of: picture.widget)
    followPointer()
    followClicks()
    followDrags()
  }

  private func followPointer() {
    let motion = Controller.motion()
    connect(motion, "enter") { [weak self] (x: Double, y: Double) in self?.onHover?(Point(x, y)) }
    connect(motion, "motion") { [weak self] (x: Double, y: Double) in self?.onHover?(Point(x, y)) }
    connect(motion, "leave") { [weak self] in self?.onHover?(nil) }
    gtk_widget_add_controller(picture.widget, motion)
  }

  private func followClicks() {
    let click = Gesture.click()
    connect(click, "pressed") { [weak self] (_: Int, _: Double, _: Double) in
      guard let self else { return }
      gtk_widget_grab_focus(picture.widget)
    }
    connect(click, "released") { [weak self] (presses: Int, x: Double, y: Double) in
      let state = gtk_event_controller_get_current_event_state(click).rawValue
      self?.onClick?(Point(x, y), presses, has(GDK_SHIFT_MASK, in: state))
    }
    add(click)
  }

  /// How far a press moves before it is a drag, whatever that does, in pixels: less is a click.
  static let threshold = 4.0

  private func followDrags() {
    let drag = Gesture.drag()
    connect(drag, "drag-begin") { [weak self] (_: Double, _: Double) in self?.isDragging = false }
    connect(drag, "drag-update") { [weak self] (dx: Double, dy: Double) in
      self?.dragged(by: dx, dy, drag)
    }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.endDrag() }
    add(drag)
  }

  private func endDrag() {
    if isDragging { onDragEnd?() }
  }

  private func dragged(by dx: Double, _ dy: Double, _ gesture: OpaquePointer) {
    if !isDragging {
      guard abs(dx) > Self.threshold, abs(dx) >= abs(dy) else { return }
      isDragging = true
      claim(gesture)
      onDragBegin?()
    }
    onDrag?(dx)
  }

  private func add(_ gesture: OpaquePointer) {
    gtk_widget_add_controller(picture.widget, gesture)
    pressControllers.append(gesture)
  }

  private func updatePhases() {
    for controller in pressControllers {
      gtk_event_controller_set_propagation_phase(
        controller, takesPresses ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
    }
  }
}
