import CGtk
import GtkBridge

/// What can be chosen in a window now, by the names of its actions: a menu has no more, and is short.
struct WindowChoices {
  private let can: (String) -> Bool

  /// The choices of which a closure says whether they can be made.
  init(_ can: @escaping (String) -> Bool) { self.can = can }

  /// The choices of the window that a widget is in; nil where it is in none.
  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    self.init { g_action_group_get_action_enabled(root, $0) != 0 }
  }

  /// Whether any of these can be chosen.
  func have(_ actions: String...) -> Bool { actions.contains(where: can) }
}
