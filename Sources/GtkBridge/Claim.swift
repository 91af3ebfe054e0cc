import CGtk

/// Has a gesture take the press that it follows, and has all others of its widget, and of those around it, forget it.
///
/// GTK 4.8 does not tell a gesture of the end of a press that another one of an earlier phase has taken: it would take
/// the next press for the same, and swallow it. Linear in the widgets around it the first time, then constant.
@MainActor public func claim(_ gesture: OpaquePointer) {
  guard gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) != 0 else { return }
  var widget = gtk_event_controller_get_widget(gesture)
  while let place = widget {
    for other in gestures(of: place) where other != gesture { gtk_event_controller_reset(other) }
    widget = gtk_widget_get_parent(place)
  }
}

/// The gestures of a widget, which it keeps.
private func gestures(of widget: UnsafeMutablePointer<GtkWidget>) -> [OpaquePointer] {
  let controllers = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(controllers.raw) }
  return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
    guard let controller = g_list_model_get_item(controllers, index) else { return nil }
    g_object_unref(controller)
    let isGesture = g_type_check_instance_is_a(
      controller.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_get_type())
    return isGesture == 0 ? nil : OpaquePointer(controller)
  }
}
