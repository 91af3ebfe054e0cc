import CGtk
import GtkBridge

/// What the pointer looks like over a part that can be grabbed.
enum PointerShape: String {
  case standard = "default"
  case resize = "ew-resize"
  case grab
  case grabbing
  case button = "pointer"
}

/// Gives `widget` a pointer shape; a theme without it keeps the arrow.
func setPointer(_ shape: PointerShape, over widget: UnsafeMutablePointer<GtkWidget>) {
  gtk_widget_set_cursor_from_name(widget, shape.rawValue)
}

/// Whether a held key is among the modifiers of an event.
func has(_ modifier: GdkModifierType, in state: UInt32) -> Bool { state & modifier.rawValue != 0 }
