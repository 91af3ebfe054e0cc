import CGtk

/// The lines of a menu, as GTK's menus show them.
@MainActor public final class Menu {
  private let model: OpaquePointer

  /// A menu without lines.
  public init() { model = g_menu_new() }

  isolated deinit { g_object_unref(model.raw) }

  /// Appends a line that asks for an action, its target among the name; `key` is shown where GTK does not know it.
  public func append(_ label: String, _ action: String, key: String? = nil) {
    let line = g_menu_item_new(label, action)
    if let key { g_menu_item_set_attribute_value(line, "accel", g_variant_new_string(key)) }
    append(line)
  }

  /// Appends a line that tells an action any text.
  public func append(_ label: String, _ action: String, telling text: String) {
    let line = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(line, action, g_variant_new_string(text))
    append(line)
  }

  private func append(_ line: OpaquePointer?) {
    g_menu_append_item(model, line)
    g_object_unref(line?.raw)
  }

  /// Appends lines that stand apart, also those that they get later.
  public func append(section: Menu) { g_menu_append_section(model, nil, section.model.cast()) }

  /// Appends a menu within it.
  public func append(_ label: String, submenu: Menu) {
    g_menu_append_submenu(model, label, submenu.model.cast())
  }

  /// Calls `body` with GLib's menu; whoever keeps that needs a reference of its own.
  public func with<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(model) }
  }

  /// Takes all lines away.
  public func clear() { g_menu_remove_all(model) }
}
