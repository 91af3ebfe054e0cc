import CGtk
import GtkBridge

/// What the pointer looks like over a part that can be grabbed.
enum PointerShape: String {
  case standard = "default"
  case resize = "ew-resize"
  case grab
  case grabbing
  case button = "pointer"
  case select = "crosshair"
}

/// Gives `widget` a pointer shape; a theme without it keeps the arrow.
func setPointer(_ shape: PointerShape, over widget: UnsafeMutablePointer<GtkWidget>) {
  gtk_widget_set_cursor_from_name(widget, shape.rawValue)
}

/// One step of a wheel or a touchpad, with what was held.
struct ScrollStep {
  /// Wheel clicks or pixels, to the right and downwards.
  let dx, dy: Double
  /// Whether the deltas are pixels.
  let isPixels: Bool
  let isShift, isControl: Bool

  /// How far the step goes sideways: Shift turns a wheel on its side.
  var sideways: Double { isShift && dx == 0 ? dy : dx }

  /// Whether the step is meant along the time axis.
  var isSideways: Bool { isShift || abs(dx) > abs(dy) }
}

/// Calls `handler` for each scroll step over `widget` until it returns that it used one.
func onScroll(
  _ widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping (ScrollStep) -> Bool
) {
  let controller = Controller.scroll(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
  let source = controller.opaque
  connect(controller, "scroll") { (dx: Double, dy: Double) in
    let state = gtk_event_controller_get_current_event_state(source).rawValue
    return handler(
      ScrollStep(
        dx: dx, dy: dy,
        isPixels: gtk_event_controller_scroll_get_unit(source) == GDK_SCROLL_UNIT_SURFACE,
        isShift: has(GDK_SHIFT_MASK, in: state), isControl: has(GDK_CONTROL_MASK, in: state)))
  }
  gtk_widget_add_controller(widget, controller)
}
