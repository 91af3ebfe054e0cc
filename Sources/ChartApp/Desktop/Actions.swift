import CGtk
import GtkBridge

/// Adds an action without a parameter to an application or a window. Returns the action, which its map keeps.
@discardableResult
func addAction(
  _ name: String, to map: some ObjectPointer, _ handler: @escaping () -> Void
) -> OpaquePointer {
  let action = g_simple_action_new(name, nil)!
  connect(action, "activate") { handler() }
  g_action_map_add_action(map.opaque, action)
  g_object_unref(action.raw)
  return action
}

/// Adds an action that is told a text.
func addCommand(
  _ name: String, to map: some ObjectPointer, _ handler: @escaping (String) -> Void
) {
  let type = g_variant_type_new("s")!
  defer { g_variant_type_free(type) }
  let action = g_simple_action_new(name, type)!
  connect(action, "activate") { (value: OpaquePointer) in
    handler(String(cString: g_variant_get_string(value, nil)))
  }
  g_action_map_add_action(map.opaque, action)
  g_object_unref(action.raw)
}

/// Adds an action that is on or off, at first off; `onChange` hears what it has become. Returns the action,
/// which its map keeps.
@discardableResult
func addToggle(
  _ name: String, to map: some ObjectPointer, onChange: @escaping (Bool) -> Void
) -> OpaquePointer {
  let action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))!
  connect(action, "change-state") { [action] (value: OpaquePointer) in
    g_simple_action_set_state(action, value)
    onChange(g_variant_get_boolean(value) != 0)
  }
  g_action_map_add_action(map.opaque, action)
  g_object_unref(action.raw)
  return action
}

/// Adds an action that is one of several words; `onChange` hears of a word that is asked for, and
/// the answer says whether it is taken. Returns the action, which its map keeps.
@discardableResult
func addChoice(
  _ name: String, to map: some ObjectPointer, words: [String],
  onChange: @escaping (String) -> Void
) -> OpaquePointer {
  let type = g_variant_type_new("s")!
  defer { g_variant_type_free(type) }
  let action = g_simple_action_new_stateful(name, type, g_variant_new_string(words[0]))!
  connect(action, "change-state") { (value: OpaquePointer) in
    let word = String(cString: g_variant_get_string(value, nil))
    guard words.contains(word) else { return }
    onChange(word)
  }
  g_action_map_add_action(map.opaque, action)
  g_object_unref(action.raw)
  return action
}

/// Takes all actions away from a window that goes: GTK 4.8 keeps the action group of a window that
/// the pointer was over, and with it everything the actions hold.
func removeActions(from map: some ObjectPointer) {
  let names = g_action_group_list_actions(map.opaque)!
  defer { g_strfreev(names) }
  for name in sequence(first: names, next: { $0 + 1 }).prefix(while: { $0.pointee != nil }) {
    g_action_map_remove_action(map.opaque, name.pointee)
  }
}

/// A button for an action, whose label has an underlined letter, the one after `_`, that presses it with Alt.
func button(_ label: String, for action: String) -> UnsafeMutablePointer<GtkWidget> {
  let button = gtk_button_new_with_mnemonic(label)!
  // GTK 4.8 calls it "_Open Open": by this text, with its underscore, and by its label besides.
  gtk_accessible_reset_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  gtk_actionable_set_action_name(button.opaque, action)
  return button
}

/// Activates an action on a key, where nothing in the window takes that. Not a key of the application's,
/// which would take it from the charts, and from what people write.
func activate(
  _ action: String, on key: gint, _ modifiers: UInt32 = 0,
  in window: UnsafeMutablePointer<GtkWidget>
) {
  let keys = gtk_shortcut_controller_new()!
  gtk_shortcut_controller_add_shortcut(
    keys.opaque,
    gtk_shortcut_new(
      gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: modifiers)),
      gtk_named_action_new(action)))
  gtk_widget_add_controller(window, keys)
}

/// Has a window fill the screen, or no more.
func toggleFullscreen(_ window: UnsafeMutablePointer<GtkWidget>) {
  if gtk_window_is_fullscreen(window.cast()) != 0 {
    gtk_window_unfullscreen(window.cast())
  } else {
    gtk_window_fullscreen(window.cast())
  }
}
