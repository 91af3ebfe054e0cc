import CGtk

/// GTK's controllers of events, none of which fails to be made.
public enum Controller {
  /// The pointer over a widget.
  public static func motion() -> OpaquePointer { gtk_event_controller_motion_new() }

  /// The keyboard's coming and going.
  public static func focus() -> OpaquePointer { gtk_event_controller_focus_new() }

  /// Keys.
  public static func keys() -> OpaquePointer { gtk_event_controller_key_new() }

  /// Wheels and two fingers.
  public static func scroll(_ flags: GtkEventControllerScrollFlags) -> OpaquePointer {
    gtk_event_controller_scroll_new(flags)
  }

  /// What is dragged over a widget.
  public static func dropMotion() -> OpaquePointer { gtk_drop_controller_motion_new() }
}

/// GTK's gestures, none of which fails to be made.
public enum Gesture {
  /// Presses and releases.
  public static func click() -> OpaquePointer { gtk_gesture_click_new() }

  /// A press that moves.
  public static func drag() -> OpaquePointer { gtk_gesture_drag_new() }

  /// Two fingers that come together or part.
  public static func pinch() -> OpaquePointer { gtk_gesture_zoom_new() }

  /// A press that stays.
  public static func longPress() -> OpaquePointer { gtk_gesture_long_press_new() }
}
