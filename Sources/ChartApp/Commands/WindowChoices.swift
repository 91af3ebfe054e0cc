import CGtk
import GtkBridge

/// What can be chosen in a window now: a menu has no more, and is short.
struct WindowChoices {
  /// Whether a command is among them.
  let have: (Command) -> Bool
}

extension WindowChoices {
  /// The choices of the window that a widget is in; nil where it is in none.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    self.init { g_action_group_get_action_enabled(root, $0.rawValue) != 0 }
  }
}
