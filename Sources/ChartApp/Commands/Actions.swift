import CGtk
import GtkBridge

/// The type of values that are texts.
private let textType: OpaquePointer = g_variant_type_new("s")

/// Adds a command without a value to the program or a window. Returns its action, which its map keeps.
@discardableResult
func addAction(
  _ command: Command, to map: some ObjectPointer, _ handler: @escaping () -> Void
) -> OpaquePointer {
  let action: OpaquePointer = g_simple_action_new(command.rawValue, nil)
  connect(action, "activate") { handler() }
  return add(action, of: command, to: map)
}

/// Adds a command that is told a text.
func addCommand(
  _ command: Command, to map: some ObjectPointer, _ handler: @escaping (String) -> Void
) {
  let action: OpaquePointer = g_simple_action_new(command.rawValue, textType)
  connect(action, "activate") { (value: OpaquePointer) in
    handler(String(cString: g_variant_get_string(value, nil)))
  }
  _ = add(action, of: command, to: map)
}

/// Adds a command that is on or off, at first off; `onChange` hears what it has become. Returns its action, which its map
/// keeps.
func addToggle(
  _ command: Command, to map: some ObjectPointer, onChange: @escaping (Bool) -> Void
) -> OpaquePointer {
  let action: OpaquePointer = g_simple_action_new_stateful(
    command.rawValue, nil, g_variant_new_boolean(0))
  connect(action, "change-state") { [action] (value: OpaquePointer) in
    g_simple_action_set_state(action, value)
    onChange(g_variant_get_boolean(value) != 0)
  }
  return add(action, of: command, to: map)
}

/// Adds a command that is one of the values of its rows, at first the first; `onChange` hears of one that is asked for.
/// Returns its action, which its map keeps.
func addChoice(
  _ command: Command, to map: some ObjectPointer, onChange: @escaping (String) -> Void
) -> OpaquePointer {
  let values = command.rows.compactMap(\.target)
  let action: OpaquePointer = g_simple_action_new_stateful(
    command.rawValue, textType, g_variant_new_string(values[0]))
  connect(action, "change-state") { (value: OpaquePointer) in
    let value = String(cString: g_variant_get_string(value, nil))
    if values.contains(value) { onChange(value) }
  }
  return add(action, of: command, to: map)
}

/// Adds an action to a map, which keeps it, and to a window the keys that mean it where nothing else takes them.
private func add(
  _ action: OpaquePointer, of command: Command, to map: some ObjectPointer
) -> OpaquePointer {
  g_action_map_add_action(map.opaque, action)
  g_object_unref(action.raw)
  for row in command.rows {
    guard case .unlessTaken(let key) = row.key else { continue }
    bind(key, to: command.action, in: map.cast())
  }
  return action
}

/// Binds keys that always mean commands, for all windows of a program.
func bindKeys(in application: OpaquePointer) {
  for command in Command.allCases {
    for row in command.rows {
      guard case .always(let key) = row.key else { continue }
      key.withCString { key in
        var keys = [key, nil]
        gtk_application_set_accels_for_action(application.cast(), command.action(of: row), &keys)
      }
    }
  }
}

/// Binds the keys of a command that the part of a window binds which it is about.
func bindKeys(of command: Command, in part: UnsafeMutablePointer<GtkWidget>) {
  for row in command.rows {
    guard case .inPart(let key) = row.key else { continue }
    bind(key, to: command.action, in: part)
  }
}

/// Binds a key to an action where nothing in a widget takes that.
func bind(
  _ key: String, to action: String, in widget: UnsafeMutablePointer<GtkWidget>
) {
  let keys: OpaquePointer = gtk_shortcut_controller_new()
  gtk_shortcut_controller_add_shortcut(
    keys,
    gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string(key), gtk_named_action_new(action)))
  gtk_widget_add_controller(widget, keys)
}

/// Takes all actions away from a window that goes: GTK 4.8 keeps the action group of a window that
/// the pointer was over, and with it everything the actions hold.
func removeActions(from map: some ObjectPointer) {
  let names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = g_action_group_list_actions(
    map.opaque)
  defer { g_strfreev(names) }
  for name in sequence(first: names, next: { $0 + 1 }).prefix(while: { $0.pointee != nil }) {
    g_action_map_remove_action(map.opaque, name.pointee)
  }
}

/// A button for a command, called by its title or else by `label`, whose letter after `_` is underlined and presses it
/// with Alt.
func button(
  for command: Command, _ label: String? = nil
) -> UnsafeMutablePointer<GtkWidget> {
  let button = Widget.button(mnemonic: label ?? command.title)
  // GTK 4.8 calls it "_Open Open": by this text, with its underscore, and by its label besides.
  gtk_accessible_reset_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  gtk_actionable_set_action_name(button.opaque, command.action)
  return button
}

/// Has a window fill the screen, or no more.
func toggleFullscreen(_ window: UnsafeMutablePointer<GtkWidget>) {
  if gtk_window_is_fullscreen(window.cast()) != 0 {
    gtk_window_unfullscreen(window.cast())
  } else {
    gtk_window_fullscreen(window.cast())
  }
}
