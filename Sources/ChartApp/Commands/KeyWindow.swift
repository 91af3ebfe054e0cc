import ChartWidgets
import CGtk
import ChartCore
import GtkBridge

/// Lists the keys in a window that is freed when it is closed.
func showShortcuts(over parent: UnsafeMutablePointer<GtkWidget>) {
  let window = shortcutsWindow()
  // What is written in its header bar is not its name.
  gtk_window_set_title(window.cast(), tr("Keyboard Shortcuts"))
  gtk_window_set_transient_for(window.cast(), parent.cast())
  gtk_window_set_destroy_with_parent(window.cast(), 1)
  gtk_window_present(window.cast())
}

/// A window that lists the keys; GTK owns it until it is closed.
private func shortcutsWindow() -> OpaquePointer {
  let builder: OpaquePointer = gtk_builder_new_from_string(markup, -1)
  // A window belongs to GTK's list of windows, not to its builder.
  let window: UnsafeMutablePointer<GObject> = gtk_builder_get_object(builder, "shortcuts")
  g_object_unref(builder.raw)
  return window.opaque
}

/// The lines of a column, as GTK counts them: two columns are a page.
private let linesOfColumn = "18"

private var markup: String {
  let body = KeyGroup.sections.map { name, title, groups in
    object(
      "GtkShortcutsSection",
      [("section-name", name), ("title", escaped(tr(title))), ("max-height", linesOfColumn)],
      groups.map(markup(of:)).joined())
  }
  return """
    <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>
    \(body.joined())
    </object></interface>
    """
}

private func markup(of group: KeyGroup) -> String {
  let lines = group.lines.map { keys, words in
    object(
      "GtkShortcutsShortcut", [("accelerator", escaped(keys)), ("title", escaped(words))], "")
  }
  return object("GtkShortcutsGroup", [("title", escaped(tr(group.title)))], lines.joined())
}

/// An object of a type within another one.
private func object(
  _ type: String, _ properties: [(String, String)], _ children: String
) -> String {
  let lines = properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined()
  return "<child><object class=\"\(type)\">\(lines)\(children)</object></child>"
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
